import type { Story } from './story.ts';

const diagram = '```mermaid\nflowchart LR\n  tank --> pump --> house\n```';

export const stories: Story[] = [
  {
    id: 'code-fence',
    title: 'Code, as plain source',
    markdown:
      '```ts\nexport function fill(tank: Tank, litres: number): Tank {\n  // What does not fit runs over.\n  return { ...tank, level: Math.min(tank.size, tank.level + litres) };\n}\n```',
  },
  {
    id: 'code-wide',
    title: 'Lines that are longer than the reply scroll inside',
    markdown: `\`\`\`json\n{"token": "${'0123456789abcdef'.repeat(16)}"}\n\`\`\``,
  },
  {
    id: 'code-streaming',
    title: 'Code that is being written',
    markdown: '```py\ndef fill(tank):\n    tank.level +',
    state: 'streaming',
  },
  {
    id: 'code-math',
    title: 'Formulas, as their source',
    markdown: 'The pressure is $p = \\rho g h$, so\n\n$$\n\\int_0^h \\rho g \\, dz = \\rho g h\n$$\n\nat the bottom.',
  },
  { id: 'code-diagram', title: 'A diagram, as its source', markdown: diagram },
  {
    id: 'code-flow',
    title: 'A FLOW, as its source',
    markdown: '```flow\nstart: Ask for the day\nday -> book\n```',
  },
];

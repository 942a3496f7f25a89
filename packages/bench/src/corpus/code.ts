import { plainSentence } from './prose.ts';
import type { Random } from './random.ts';
import { codeNames, nouns } from './words.ts';

/** One line of a program that does nothing in particular. */
export function codeLine(random: Random): string {
  const name = random.pick(codeNames);
  return random.pick([
    () => `const ${random.pick(nouns)} = ${name}(${random.between(0, 99)}); // ${plainSentence(random)}`,
    () => `  if (${name}() < ${random.between(1, 20)}) return "${random.pick(nouns)}";`,
    () => `export function ${name}(first: string, *rest: [number]) {`,
    () => `    for (const one of ${name}(\`\${first}\`)) total += one * 2;`,
    () => '}',
    () => '',
  ])();
}

const body = (random: Random) => Array.from({ length: random.between(4, 14) }, () => codeLine(random)).join('\n');

export const fence = (random: Random) => `\`\`\`${random.pick(['ts', 'js', 'text', ''])}\n${body(random)}\n\`\`\``;

export const shell = (random: Random) => `~~~sh\n$ ferry --from ${random.pick(nouns)} | sort\n# done: 3 lines\n~~~`;

export const treeFence = (random: Random) =>
  ['```tree', `${random.pick(nouns)}/`, '├── index.html # start', '└── img/', '    └── map.svg', '```'].join('\n');

export const mermaid = (random: Random) =>
  `\`\`\`mermaid\nflowchart LR\n  a[${random.pick(nouns)}] --> b[${random.pick(nouns)}]\n  b --> c[Done]\n\`\`\``;

export const flowFence = () =>
  ['```flow', 'FLOW:', '  entry_point: ask', '  ask:', '    REASONING: false', '    RESPOND: "Where to?"', '```'].join(
    '\n',
  );

export const displayMath = (random: Random) => `$$\n\\sum_{k=1}^{${random.between(3, 40)}} k^2 = n + 1\n$$`;

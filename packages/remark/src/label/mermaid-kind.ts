/** The words that Mermaid's diagrams start with, as it spells them; `-beta`, `-v2` and `-elk` may follow. */
const words: ReadonlySet<string> = new Set([
  'architecture',
  'block',
  'C4Component',
  'C4Container',
  'C4Context',
  'C4Deployment',
  'C4Dynamic',
  'classDiagram',
  'erDiagram',
  'flowchart',
  'gantt',
  'gitGraph',
  'graph',
  'info',
  'ishikawa',
  'journey',
  'kanban',
  'mindmap',
  'packet',
  'pie',
  'quadrantChart',
  'radar',
  'requirement',
  'requirementDiagram',
  'sankey',
  'sequenceDiagram',
  'stateDiagram',
  'timeline',
  'treemap',
  'venn',
  'xychart',
  'zenuml',
]);

const frontMatter = /^\s*---[ \t]*\n(?:[\s\S]*?\n)?[ \t]*---[ \t]*(?:\n|$)/;

/** Where the diagram starts: after front matter, and after the lines and directives that Mermaid reads as comments. */
function startOf(text: string): number {
  let at = frontMatter.exec(text)?.[0].length ?? 0;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++;
    if (!text.startsWith('%%', at)) return at;
    const lineEnd = text.indexOf('\n', at);
    // A directive without an end leaves no diagram.
    const end = text.startsWith('%%{', at) ? text.indexOf('}%%', at) : -1;
    if (end !== -1) at = end + 3;
    else if (lineEnd !== -1 && !text.startsWith('%%{', at)) at = lineEnd;
    else return text.length;
  }
}

/** The first word of a diagram where it is none that Mermaid draws; empty when there is no word at all. */
export function unknownDiagram(value: string): string | undefined {
  const text = value.replace(/\r\n?/g, '\n');
  const word = /^[\w-]*/.exec(text.slice(startOf(text)))?.[0] ?? '';
  return words.has(word.replace(/-(?:beta|v2|elk)$/, '')) ? undefined : word;
}

import type { Heading, Paragraph, RootContent, ThematicBreak } from 'mdast';

/** What draws nothing may stand between a marker and what it governs. */
const isDefinition = (node: RootContent | undefined): boolean =>
  node?.type === 'definition' || node?.type === 'footnoteDefinition';

/** Setext headings take two lines and more; ATX ones take one. */
const isSetext = (node: Heading): boolean =>
  node.position !== undefined && node.position.start.line !== node.position.end.line;

/** The siblings that a marker takes: from `start` up to `end`. */
export interface Run {
  start: number;
  end: number;
}

/** The one list that follows, definitions skipped. */
export function listAfter(siblings: readonly RootContent[], from: number): Run | undefined {
  let start = from;
  while (isDefinition(siblings[start])) start++;
  return siblings[start]?.type === 'list' ? { start, end: start + 1 } : undefined;
}

/**
 * A `---` right under text makes a heading of it; in a run of sections it is the rule that ends the run, and the text stays
 * a paragraph (dialect.md §4).
 */
function splitSetext(heading: Heading): [Paragraph, ThematicBreak] {
  const { start, end } = heading.position as NonNullable<Heading['position']>;
  const textEnd = heading.children[heading.children.length - 1]?.position?.end ?? start;
  const ruleStart = { line: end.line, column: 1, offset: (end.offset ?? 0) - (end.column - 1) };
  return [
    { type: 'paragraph', children: heading.children, position: { start, end: textEnd } },
    { type: 'thematicBreak', position: { start: ruleStart, end } },
  ];
}

/**
 * The run of sections that starts at the heading that follows: up to a shallower heading, a rule, or the end. May part a
 * setext heading in `siblings` into its text and the rule.
 */
export function sectionsAfter(siblings: RootContent[], from: number): Run | undefined {
  let start = from;
  while (isDefinition(siblings[start])) start++;
  const first = siblings[start];
  if (first?.type !== 'heading' || isSetext(first)) return undefined;
  for (let end = start + 1; end < siblings.length; end++) {
    const node = siblings[end];
    if (node?.type === 'thematicBreak') return { start, end };
    if (node?.type !== 'heading') continue;
    if (isSetext(node) && node.depth === 2) {
      siblings.splice(end, 1, ...splitSetext(node));
      return { start, end: end + 1 };
    }
    if (isSetext(node)) node.data = { ...node.data, flowdown: { type: 'heading', inPanel: true } };
    else if (node.depth < first.depth) return { start, end };
  }
  return { start, end: siblings.length };
}

import type { Heading, Paragraph, RootContent, ThematicBreak } from 'mdast';

/**
 * How many runs nest in each other. Each set of panels takes all that follows, the next set too, and a tree has to stay
 * shallow enough to walk (security.md, Load).
 */
export const mostNestedRuns = 100;

/** What draws nothing, and so may stand between the parts of a form. */
export const isDefinition = (node: RootContent | undefined): boolean =>
  node?.type === 'definition' || node?.type === 'footnoteDefinition';

/** The first of some siblings from an index on that is no definition; where they end when there is none. */
export function skipDefinitions(siblings: readonly RootContent[], from: number): number {
  let index = from;
  while (isDefinition(siblings[index])) index++;
  return index;
}

/** Setext headings take two lines and more; ATX ones take one. */
const isSetext = (node: Heading): boolean =>
  node.position !== undefined && node.position.start.line !== node.position.end.line;

/** The siblings that a marker takes: those from `start` up to `end`. */
export interface Run {
  start: number;
  end: number;
  taken: RootContent[];
  /** What is left of the last one. */
  rest: RootContent[];
}

/** The one list that follows, definitions skipped. */
export function listAfter(siblings: readonly RootContent[], from: number): Run | undefined {
  const start = skipDefinitions(siblings, from);
  const list = siblings[start];
  return list?.type === 'list' ? { start, end: start + 1, taken: [list], rest: [] } : undefined;
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

/** The run of sections that starts at the heading that follows: up to a shallower heading, a rule, or the end. */
export function sectionsAfter(siblings: readonly RootContent[], from: number): Run | undefined {
  const start = skipDefinitions(siblings, from);
  const first = siblings[start];
  if (first?.type !== 'heading' || isSetext(first)) return undefined;
  const taken: RootContent[] = [first];
  for (let end = start + 1; end < siblings.length; end++) {
    const node = siblings[end] as RootContent;
    if (node.type === 'thematicBreak') return { start, end, taken, rest: [] };
    if (node.type === 'heading') {
      if (isSetext(node) && node.depth === 2) {
        const [text, rule] = splitSetext(node);
        taken.push(text);
        return { start, end: end + 1, taken, rest: [rule] };
      }
      if (isSetext(node)) node.data = { ...node.data, flowdown: { type: 'heading', inPanel: true } };
      else if (node.depth < first.depth) return { start, end, taken, rest: [] };
    }
    taken.push(node);
  }
  return { start, end: siblings.length, taken, rest: [] };
}

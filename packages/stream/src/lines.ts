/** How much of a line that has not ended can be read already. Offsets count UTF-16 units of the line. */
import {
  type BlockTable,
  findClosingColons,
  findUndecidedBlock,
  isDashAlone,
  knownMarker,
  readMarker,
} from '@flowdown/grammar';

/**
 * What the complete lines before left open. In code only a closer matters, as long as a line is indented as the code is;
 * a table or tree takes whole rows.
 */
export interface Surroundings {
  type: 'text' | 'code' | 'rows';
  /** The column that code starts at, from 0. */
  indent: number;
}

/** Container markers and blanks that stand before what a line holds. */
export const containers: RegExp = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/;

/** A further line of something, without what quotes and items put before it. */
export const withoutContainers = (line: string): string => line.replace(/^[ \t>]+/, '');

/** Starts of plain Markdown that the rest of the line may make a rule, number, heading, fence, box or HTML of. */
const undecidedStart = new RegExp(
  [
    '',
    '#{1,6}[ \\t]*',
    '[-*_=+:| \\t]+',
    '\\d{1,9}[.)]?',
    '`{1,2}',
    '`{3,}[^`]*',
    '~{3,}.*',
    '<[A-Za-z/!?].*',
    '\\[[^\\]]*',
    '\\[[^\\]]*\\](?::.*)?',
    '\\[[ xX]\\][ \\t]*',
    '\\$\\$.*',
  ]
    .map((start) => `^${start}$`)
    .join('|'),
);

/** Whether a line starts with a marker of ours, which is shown as what its quote becomes. */
export function isMarkerLine(text: string): boolean {
  const marker = readMarker(text);
  return marker !== undefined && knownMarker(marker.kind) !== undefined;
}

/** The end of a line that the next character may make part of something: a run of marks, an escape, an entity, blanks. */
const undecidedEnd = /(?:[ \t]+|\\|!|<|\]|&#?\w{0,32}|[*_~`$]+)$/;

/** No such end is longer but for runs, which are taken off piece by piece. */
const longestEnd = 40;

/** Whether a line may be nothing but the end of a fence, or of the containers around it. */
const mayCloseCode = /^[ \t>]*(?:`*|~*)[ \t]*$/;

/** A line without such ends. Colons that what was taken off stood after would close a block now. */
function withoutEnd(line: string): string {
  let text = line;
  for (;;) {
    const last = text.slice(-longestEnd);
    const at = undecidedEnd.exec(last)?.index;
    const length = at === undefined ? findClosingColons(text, false) : text.length - last.length + at;
    if (length === undefined) return text;
    text = text.slice(0, length);
  }
}

/**
 * The part of an unfinished line whose reading no further character changes. An open emphasis, link or formula in it is
 * for whoever knows the paragraph.
 *
 * @returns its length; 0 when the line's kind is not known
 */
export function decidedLength(line: string, around: Surroundings, table: BlockTable): number {
  if (around.type === 'rows') return 0;
  const isCode = around.type === 'code' && line.length - line.trimStart().length >= around.indent;
  if (isCode) return mayCloseCode.test(line) ? 0 : line.length;
  const from = containers.exec(line)?.[0].length ?? 0;
  const block = findUndecidedBlock(line.slice(from), table);
  const cell = line.indexOf('|');
  const ends = [line.length, block === undefined ? Infinity : from + block, cell === -1 ? Infinity : cell];
  const text = withoutEnd(line.slice(0, Math.min(...ends)));
  const inside = text.slice(from);
  if (text.length <= from || undecidedStart.test(inside) || isDashAlone(inside)) return 0;
  return line.lastIndexOf('>', from - 1) !== -1 && isMarkerLine(inside) ? 0 : text.length;
}

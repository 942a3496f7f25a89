import type { AlignType, Nodes, Table } from 'mdast';

/** The words of each cell, as they are on the page. */
export const cellsOf = (table: HTMLTableElement): string[][] =>
  Array.from(table.rows, ({ cells }) => Array.from(cells, ({ textContent }) => textContent.trim()));

const rules = { left: ':--', center: ':-:', right: '--:' } as const;

const ruleOf = (align: AlignType | undefined): string => (align ? rules[align] : '---');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const escaped = (words: string): string => words.replace(/[\\|]/g, '\\$&').replace(/\s+/g, ' ');

/** The rows as they were written, without what they stand in; undefined when nobody wrote them. */
function writtenRows({ children }: Table, source: string, start: number): string[] | undefined {
  const rows = children.map(({ position }: Nodes) => {
    const [from, to] = [position?.start.offset, position?.end.offset];
    return from === undefined || to === undefined ? '' : source.slice(from - start, to - start).trim();
  });
  return rows.includes('') ? undefined : rows;
}

/**
 * A table as Markdown: its rows as they were written.
 *
 * @param source the text of the block, and `start` its offset in the reply
 */
export function toMarkdown(table: Table, cells: readonly string[][], source: string, start: number): string {
  const [head = '', ...body] = writtenRows(table, source, start) ?? cells.map((row) => line(row.map(escaped)));
  const rule = line(Array.from({ length: cells[0]?.length ?? 0 }, (_, index) => ruleOf(table.align?.[index])));
  return `${[head, rule, ...body].join('\n')}\n`;
}

/** What a spreadsheet takes for a formula; numbers with their sign are none. */
const isFormula = (words: string): boolean =>
  /^[=+\-@＝＋－＠]/.test(words) && !/^[+-]\s?[\d.,\s]*\d\s?%?$/.test(words);

/** A field of CSV. One that a spreadsheet would run gets a quote before it; one that some other separator would cut is quoted too. */
function field(words: string): string {
  const safe = isFormula(words) ? `'${words}` : words;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as CSV (RFC 4180). */
export const toCsv = (cells: readonly string[][]): string =>
  cells.map((row) => `${row.map(field).join(',')}\r\n`).join('');

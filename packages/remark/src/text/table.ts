import stringWidth from 'string-width';

type Align = 'left' | 'right' | 'center' | null | undefined;

/**
 * Cells wider than this do not widen their column: one long cell over many short rows would cost the product of the two.
 */
const widest = 60;

const gap = '  ';

/** How wide a cell is, or a number beyond the widest column: the time to measure grows with the square of the length. */
const widthOf = (cell: string): number => stringWidth(cell.length > widest * 16 ? cell.slice(0, widest * 16) : cell);

function pad(cell: string, width: number, align: Align): string {
  const missing = Math.max(width - widthOf(cell), 0);
  const before = align === 'right' ? missing : align === 'center' ? Math.floor(missing / 2) : 0;
  return ' '.repeat(before) + cell + ' '.repeat(missing - before);
}

/**
 * Rows as columns that stand under each other, counted in terminal cells, with a line under the first row.
 *
 * @param rows at least one; the first is the head, left out when it is empty. Short rows are fine.
 */
export function alignColumns(rows: readonly (readonly string[])[], align: readonly Align[] = []): string {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\n+/g, ' ')));
  const widths: number[] = [];
  for (const row of cells)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 1, Math.min(widthOf(cell), widest));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, align[column]))
      .join(gap)
      .trimEnd();
  const [head = [], ...body] = cells;
  const lines = body.map(lineOf);
  if (head.every((cell) => cell === '')) return lines.join('\n');
  return [lineOf(head), widths.map((width) => '-'.repeat(width)).join(gap), ...lines].join('\n');
}

import type { AlignType, Table } from 'mdast';
import { hang } from './layout.ts';
import { fill, type Line, most, type Span, span, widthOf } from './line.ts';
import type { Pen } from './pen.ts';
import { wrap } from './wrap.ts';

const separator = ' │ ';

/** Where columns have to be narrower than this, rows are drawn one under the other. */
const narrowest = 6;

type Cells = readonly (readonly Span[])[];

/**
 * Widths for columns that have room for their content, or share what there is: narrow ones keep their width, wide ones
 * get equal parts of the rest. Undefined when there is not enough for all.
 */
function fitColumns(wanted: readonly number[], width: number): number[] | undefined {
  let room = width - separator.length * (wanted.length - 1);
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const widths: number[] = [];
  for (const [index, column] of order.entries()) {
    const share = Math.floor(room / (order.length - index));
    const got = Math.min(wanted[column] ?? 0, share);
    if (got < Math.min(narrowest, wanted[column] ?? 0)) return undefined;
    widths[column] = got;
    room -= got;
  }
  return widths;
}

/** Rows of cells in columns, fitted to the width; a rule under the first row. */
export function drawRows(rows: readonly Cells[], align: readonly (AlignType | undefined)[], width: number): Line[] {
  const [head = [], ...body] = rows;
  const wanted = head.map(() => 1);
  for (const row of rows)
    for (const [column, cell] of row.entries())
      for (const line of wrap(cell, Number.MAX_SAFE_INTEGER))
        wanted[column] = Math.max(wanted[column] ?? 1, widthOf(line));
  const widths = fitColumns(wanted, width);
  if (!widths) return drawRecords(head, body, width);
  const bold = (cell: readonly Span[]) => cell.map((each) => span(each.text, { ...each.style, bold: true }));
  const hasHead = head.some((cell) => cell.length > 0);
  const edge = widths.map((size) => '─'.repeat(size)).join('─┼─');
  return [
    ...(hasHead ? [...drawRow(head.map(bold)), [span(edge, { dim: true })]] : []),
    ...body.flatMap((row) => drawRow(row)),
  ];

  function drawRow(row: Cells): Line[] {
    const cells = (widths ?? []).map((size, column) => wrap(row[column] ?? [], size));
    const height = most(cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, index) =>
      cells.flatMap((lines, column) => [
        ...(column === 0 ? [] : [span(separator, { dim: true })]),
        ...fill(lines[index] ?? [], widths?.[column] ?? 0, align[column]),
      ]),
    );
  }
}

/** Rows that do not fit side by side: each cell behind the head of its column. */
function drawRecords(head: Cells, body: readonly Cells[], width: number): Line[] {
  const names = head.map((cell) => cell.map((each) => span(each.text, { ...each.style, bold: true })));
  if (body.length === 0) return names.flatMap((name) => wrap(name, width));
  return body.flatMap((row, index) => [
    ...(index === 0 ? [] : [[]]),
    ...row.flatMap((cell, column) =>
      cell.length === 0 ? [] : hang(width, [], (inner) => wrap([...(names[column] ?? []), span(': '), ...cell], inner)),
    ),
  ]);
}

/** A table of the reply. */
export function drawTable({ align, children }: Table, width: number, pen: Pen): Line[] {
  // GFM drops cells beyond the head's.
  const count = children[0]?.children.length ?? 0;
  const rows = children.map((row) => row.children.slice(0, count).map((cell) => pen.inline(cell.children)));
  return drawRows(rows, align ?? [], width);
}

import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { pick } from '../lines.ts';

const delimiters = ['---', ':--', '--:', ':-:', '-'];

const row = (cells: Lines, framed: boolean): string => (framed ? `| ${cells.join(' | ')} |` : cells.join(' | '));

/** Tables of up to three columns. Rows may be short. */
export const tables: Construct = ({ phrase }) => {
  const cell = fc.oneof({ weight: 6, arbitrary: phrase }, pick('', '@<br>@', '`@ \\| @`'));
  return fc.integer({ min: 1, max: 3 }).chain((width) =>
    fc
      .record({
        head: fc.array(cell, { minLength: width, maxLength: width }),
        line: fc.array(pick(...delimiters), { minLength: width, maxLength: width }),
        body: fc.array(fc.array(cell, { minLength: 1, maxLength: width }), { maxLength: 3 }),
        // One column needs its frame, or it is a heading.
        framed: width === 1 ? fc.constant(true) : pick(true, true, false),
      })
      .map(({ head, line, body, framed }) => [
        row(head, framed),
        row(line, framed),
        ...body.map((cells) => row(cells, framed || cells.length === 1)),
      ]),
  );
};

import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { maybe, pick, pieces, quoted } from '../lines.ts';

const kinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'Note', 'warning', 'DETAILS', 'details'];
const titles = [
  '',
  '',
  '',
  ' ',
  '  ',
  ' @',
  ' @ @',
  '\t@',
  ' 从@',
  ' @ &amp; @',
  ' **@** @',
  ' @ `@`',
  ' [@](/§)',
  ' @\\',
  ' \\*@',
];
const folds = ['', '', '', '', '+', '-'];

/** A marker with its fold sign and what follows it on its line. */
export const marker = (kind: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(kind, pick(...folds), pick(...titles)).map(([name, fold, title]) => `[!${name}]${fold}${title}`);

const strays: readonly Lines[] = [
  '[!NOTE]@',
  '[! NOTE] @',
  '[!]',
  '\\[!NOTE] @',
  '**[!NOTE]** @',
  '[!DANGER] @',
  '[!constructor]',
].map((line) => [line, '@']);

/** Callouts and folded sections, and quotes that are nearly ones. */
export const callouts: Construct = ({ flow }) => {
  const kind = pick(...kinds);
  const whole = fc
    .tuple(marker(kind), pick([], [''], ['@']), maybe(flow, []))
    .map(([line, gap, lines]) => quoted([line, ...(lines.length > 0 ? gap : []), ...lines]));
  const stray = pick(...strays).map(quoted);
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: stray },
    // The marker line ends its paragraph for what could not interrupt one.
    pieces(
      '> [!NOTE]\n> 3. @',
      '> [!NOTE]\n> ---',
      '> [!TIP]\n>     @',
      '> [!TIP]\n> ===',
      '> [!NOTE]\n> [§]: /§\n> @',
      '>[!NOTE]\n@',
    ),
  );
};

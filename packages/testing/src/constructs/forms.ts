import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { pick, pieces, quoted } from '../lines.ts';
import { marker } from './callouts.ts';
import { listFrom } from './lists.ts';

const steps = [
  ...['**@** — *@*, @', '**@**\n*@*\n@', '**@:** @', '**@**', '@', '**[@](/§)** @', '[ ] **@** @', '[x] **@**: *@*'],
  ...[
    '***@*** @',
    '**@** - @',
    '**@**  \n@',
    '**@**\\\n*@*',
    '**@** *@*\n\n@',
    '**@ `@`**: *@* – @',
    '[**@**](/§) @',
    '*@* @',
  ],
  ...['**@**\n- @', '**@**\n> @', '**@**\n```\n@\n```', '**$@^2$** @', '**@**\\n*@*', '**@**:', '**@** —', '**:** @'],
];

const stats = [
  ...['**3×** @', '**@**: @', '**@:** @', '**$1.2M** — @', '@', '**99.9 %**\n@', '**@** – @ *@*', '**@**', '@ **@**'],
  ...['[ ] **@** @', '**`@`** @', '**@** $x$ @', '**@**\n\n@', '**@** @\n  - @', '**@**-@'],
];

const points = ['@', '@ *@*', '**@** @', '[ ] @', '@\n\n@', '@\n- @', '`@` [@](/§)', '@\n> @'];

const references = [
  ...[
    '[@](/§)',
    '[@](/§) — @',
    'https://example.com/@',
    '@ [@](/§ "§") @',
    '<https://example.com/@>',
    '@ [@](https://example.com/§)',
  ],
];

const sources = fc
  .tuple(listFrom(pick(...references)), pick([], ['- @'], ['', '@']))
  .map(([list, more]): Lines => [...list, ...more]);

const listForms: readonly (readonly [kinds: readonly string[], list: fc.Arbitrary<Lines>])[] = [
  [['STEPS', 'steps'], listFrom(pick(...steps))],
  [['STATS', 'Stats'], listFrom(pick(...stats))],
  [['PROS', 'CONS', 'pros'], listFrom(pick(...points))],
  [['SOURCES', 'Sources'], sources],
];

/** A marker and its content in one quote, or the marker alone and its content right after it. */
const written = (line: fc.Arbitrary<string>, content: fc.Arbitrary<Lines>): fc.Arbitrary<Lines> =>
  fc
    .tuple(line, pick([], ['']), content, pick('quoted', 'quoted', 'governed', 'glued'))
    .map(([first, gap, lines, how]) => {
      if (how === 'quoted') return quoted([first, ...gap, ...lines]);
      return how === 'governed' ? [...quoted([first]), '', ...lines] : [...quoted([first]), ...lines];
    });

/** Forms over a list: steps, figures, points for or against, sources. */
export const listFormsOf: Construct = ({ flow }) => {
  const whole = fc.oneof(...listForms.map(([kinds, list]) => written(marker(pick(...kinds)), list)));
  const more = fc
    .tuple(fc.oneof(...listForms.map(([kinds, list]) => fc.tuple(marker(pick(...kinds)), list))), flow)
    .map(([[line, list], rest]) => quoted([line, ...list, '', ...rest]));
  return fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: more });
};

/** Points for and against in one quote, in two, or unquoted after their markers. */
export const prosCons: Construct = () => {
  const card = (kind: string) => fc.tuple(marker(fc.constant(kind)), listFrom(pick(...points), 2));
  return fc
    .tuple(
      pick(['PROS', 'CONS'], ['CONS', 'PROS'], ['PROS', 'PROS']).chain(([first = '', second = '']) =>
        fc.tuple(card(first), card(second)),
      ),
      pick('one quote', 'two quotes', 'unquoted'),
      pick([], [], ['@', '']),
    )
    .map(([[[first, list], [second, other]], how, between]) => {
      if (how === 'one quote') return quoted([first, ...list, '', ...between, second, '', ...other]);
      if (how === 'two quotes') return [...quoted([first, ...list]), '', ...between, ...quoted([second, ...other])];
      return [...quoted([first]), '', ...list, '', ...between, ...quoted([second]), '', ...other];
    });
};

/** Markers whose content does not fit. */
export const misfits: Construct = ({ flow }) =>
  fc.oneof(
    pieces(
      '> [!STEPS]',
      '> [!TABS] @\n> @',
      '> [!STATS]\n>\n> - @',
      '> [!SOURCES]\n> - @',
      '> [!PROS]\n> @',
      '> [!DETAILS]',
    ),
    written(marker(pick('STEPS', 'TABS', 'STATS', 'PROS', 'SOURCES', 'NOTE')), flow),
  );

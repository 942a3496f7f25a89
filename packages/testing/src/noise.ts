import fc from 'fast-check';
import { fill } from './marks.ts';

const openers = [
  '::: actions',
  ':::actions',
  ':::   Actions  ',
  ':::: actions',
  '::: actions:',
  '  ::: actions',
  '     ::: actions',
  '\t::: actions',
  '::: images',
  '::: links',
  '::: payment',
  '::: documents',
  '::: list-item',
  ':::horizontal-list-item',
  '::: reaction',
  '::: form',
  '::: video',
  '::: progress',
  '::: feedback',
  '::: chart',
  '::: summary',
  ':::constructor',
  '   ::: summary',
  '    ::: summary',
  '::: actions - @',
  '::: actions @',
  '::: list-item # @',
  '::: links [@](/@)',
  '@ ::: actions',
  '@:::images',
  '@ ::: list-item',
  '# @ ::: actions',
  '- @ ::: actions',
];

const closers = [
  ':::',
  ':::',
  ':::',
  ':::',
  '::',
  '::::',
  '  :::  ',
  ':: :',
  ':::"',
  ':::.',
  '     :::',
  '@ :::',
  '- @ ::',
  '- @:::',
];

const oneLine = [
  '::: actions - @ - @ :::',
  '@ ::: actions - @ - @ ::: @',
  '::: actions - @ ::: @',
  '@ ::: actions * @ • [@](/@) :::',
  '::: images ![@](/@) ::: links [@](/@) ::: @',
  '@ ::: images ![](/@) ::: actions - @',
  '::: actions - @ ::: images',
  '::: reaction 👍 ::: @',
  '@ ::: reaction emoji=👍 :::',
  '::: list-item # @ ## @ :::',
  '@ ::: progress value: 3 max: 5 label: @ ::: @',
  // The words before the path are syntax.
  '::: navigate ![navigate](/@?x=@) :::',
  '::: payment [@](https://example.com/@) ::: @',
  '::: documents [@](/@) filename:@.pdf mime:text/@ ::: @',
  '# @ ::: actions - @ ::: @',
  '**@ ::: actions - @ ::: @**',
  '[@ ::: actions - @ ::: @](/@)',
  '`::: actions - @ :::` @',
  '| @ ::: actions - @ ::: | @ |',
  '::: @ @ :::',
  '"::: form @ :::"',
  '::: actions @ ::: @',
  '::: actions @ - @ ::: @',
];

const bodies = [
  '- @',
  '- @',
  '- @ @',
  '* @',
  '+ @',
  '• @',
  '1. @',
  '- [ ] @',
  '- "@"',
  '- **@**',
  '- [@]',
  '- [@](/@)',
  '- ![@](/@ "@")',
  '![@](/@)',
  '![](/@)',
  'https://example.com/@',
  '<https://example.com/@>',
  '- [@](/@)',
  '[@](/@) [@](/@)',
  '[@](/@) filename:@.pdf mime:text/@',
  '[@](javascript:@)',
  '# @',
  '#@',
  '## @',
  '##@',
  '### @',
  '**@**',
  '@',
  '@',
  '@ **@** `@` @',
  'emoji=👍',
  ':thumbsup:',
  'value: 60',
  '60%',
  'label: @',
  'question: *@* @',
  'type: stars',
  'title: @',
  'fields:',
  '  - name: @',
  '    label: @',
  '    options: [@, @]',
  '@ | @ | text | required',
  '[@]',
  '![navigate](/@?x=@)',
];

const structure = [
  '',
  '',
  '',
  '   ',
  '> @',
  '> ::: actions',
  '> - @',
  '> :::',
  '>',
  '- ::: images',
  '  ![@](/@)',
  '  :::',
  '  - @',
  '    - @',
  '1. ::: actions',
  '   - @',
  '   :::',
  '> - ::: links',
  '>   [@](/@)',
  '```',
  '~~~',
  '```js',
  '- ```',
  '  ```',
  '```::: actions``` @',
  '| @ | @ |',
  '|---|---|',
  '---',
  '===',
  '<div>',
  '</div>',
  '<!-- @ -->',
  '    @',
  '@  ',
  '@\\',
  '\\::: actions',
  '&amp; @ \\* @',
  '10:30 @',
  'ratio 3:::2 @',
  'https://example.com/@:::',
  '::: a.b.C @',
  ':::image type="@"::: actions icon',
  ':@:',
];

const from = (lines: readonly string[]) => fc.constantFrom(...lines);
const line = fc.oneof(
  { weight: 4, arbitrary: from(openers) },
  { weight: 4, arbitrary: from(closers) },
  { weight: 2, arbitrary: from(oneLine) },
  { weight: 6, arbitrary: from(bodies) },
  { weight: 5, arbitrary: from(structure) },
);

/** Lines, some of them inside a quote or a list item. */
const lines = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: line.map((one) => [one]) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('> ', '- ', '1. '), fc.array(line, { minLength: 1, maxLength: 5 }))
          .map(([first, inside]) =>
            inside.map((one, index) => (index === 0 || first === '> ' ? first : ' '.repeat(first.length)) + one),
          ),
      },
    ),
    { maxLength: 12 },
  )
  .map((groups) => groups.flat());

/** One line of noise, as a template. */
export const stray: fc.Arbitrary<string> = line;

/** Lines that models write, in any order. */
const jumbled = fc.tuple(lines, fc.constantFrom('\n', '\n', '\n', '\r\n')).map(([parts, eol]) => fill(parts.join(eol)));

const scraps = [
  ...':::::  \n\n\n--->`#|@@@',
  '@ ',
  '- ',
  '> ',
  ':::',
  '::: ',
  'actions',
  'images',
  'list-item',
  'form',
  'actions\n',
  '[',
  '](u)',
  '![',
  '~~~',
  '```',
  '\t',
  '**',
  '\\',
  '\r\n',
  '    ',
];

/** Strings in which almost nothing is well formed. */
const scattered = fc.array(fc.constantFrom(...scraps), { maxLength: 30 }).map((parts) => fill(parts.join('')));

/** Replies in which lines of blocks meet in any order, and scraps of them. */
export const noise: fc.Arbitrary<string> = fc.oneof(jumbled, scattered);

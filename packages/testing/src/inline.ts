import fc from 'fast-check';
import { pick } from './lines.ts';

const text = ['@', '@', '@ @', '@, @.', '“@” (@)', '@—@', '@: @;', '@’s', '2024 @', '@ & @', '"@"'];

const marked = [
  ...['**@**', '*@*', '***@***', '__@__', '_@_', '~~@~~', '*@ **@** @*', '**@ _@_**', '**@:** @', '@*@*@', '@_@_@'],
  ...['**@', '@*', '* @ *', '**@*', '~@~', '20~30 @ 40~50', '**"@"**@', '*@*, *@*'],
];

const code = ['`@`', '``@ ` @``', '`` `@` ``', '`@ :::`', '`$@$`', '`@\\n@`', '`@', '`<b>@`', '`::: actions - @ :::`'];

const links = [
  ...['[@](/§)', '[@](/§ "§")', '[**@** @](/§)', '[@](<https://example.com/§ x>)', '[@](javascript:§)', '[@](/§(x)y)'],
  ...['[@](#§)', '[`@`](/§)', '[@ [@](/§)](/§)', '[@]', '[@][@]', '[@](/§', '[](/§) @', '[@](mailto:§¶example.com)'],
  ...['<https://example.com/@>', 'https://example.com/@', 'www.example.com/@', '@¶example.com', '<@¶example.com>'],
  ...['https://example.com/@?a=1&b=2', '(https://example.com/@)', 'https://example.com/@, @', '<ftp://example.com/@>'],
];

const images = [
  ...['![@](/§.png)', '![@](/§.png "§")', '![@](https://example.com/§.png)', '![](/§.png) @', '[![@](/§.png)](/§)'],
  ...['![@ *@*](/§.png)', '![@](javascript:§)', '!@'],
];

const escapes = [
  ...[
    '\\*@\\*',
    '\\[@\\]',
    '\\# @',
    '\\`@\\`',
    '\\\\ @',
    '\\$@',
    '\\::: actions',
    '\\<@>',
    '1\\. @',
    '\\~~@~~',
    '\\!@',
  ],
  ...['&amp; @', '&copy;@', '&#35; @', '&#x41; @', '&nosuch; @', '&lt;@&gt;', '&nbsp;@', '\\&amp; @', '&#42;@&#42;'],
  ...['@\\n@', '@\\n\\n@', '@ \\\\n @', '**@\\n@**', '[@\\n@](/§)', 'C:\\temp\\@'],
];

const letters = [
  ...[
    '👍 @',
    '👩‍👩‍👧 @',
    '🇩🇪@',
    'é@',
    '从@到@',
    '**重要（@）。**这',
    '*「@」*です',
    '~~（@）~~的',
    '**@。**@',
    '한국어 @',
    'مرحبا @',
  ],
  ...['https://example.com/@。这', '＊@＊', '**「@」**@'],
];

const formulas = [
  ...['$@^2$', '$x$', '$$@$$', '\\(@^2\\)', '\\[@^2\\] @', '$`@`$', '$0 < @ < 10$', '$n$th @', '从$@$到$x$'],
  ...['$\\text{@ \\$5}$', '$@_{1}$, $x$', '\\(see @\\)', '\\[@\\] @', '$b<a>@$', '$@', '$$@'],
  ...['$5 @ $10', '$HOME @ $PATH', 'R$ 12,29 @ R$ 15', '**$1.50** @ **$4**', '$/PR @ $/session', '$RMSE = @$', '@$'],
];

const html = [
  ...['<b>@</b>', '<br>', '<a href="§">@</a>', '<!-- @ -->', '</b>', '<b', '<?@?>', '<@>', '<kbd>@</kbd>', '@<br/>@'],
  ...['<span title="§">*@*</span>', '<img src="§">', 'a<b @', '@ > @'],
];

const colons = [
  '10:30 @',
  '@:::@',
  'use :::3000 @',
  ':@:',
  ':smile: @',
  '@::@',
  '@ ::: @',
  'ratio 3:::2',
  '@::',
  ':) @',
];

/** Marks of the dialect and of Markdown where they mean nothing. */
const strays = [
  '[!NOTE]',
  '[ ] @',
  '# @',
  '— @',
  '| @',
  '@ | @',
  '+ @',
  '> @',
  '--- @',
  '=== @',
  '[^§]',
  '^@^',
  '==@==',
];

const broken = ['@  \n@', '@\\\n@', '*@\n@*', '`@\n@`', '[@\n@](/§)', '$@ +\n@$', '@\n@'];

const onOneLine = fc.oneof(
  { weight: 12, arbitrary: pick(...text) },
  ...[marked, code, links, escapes, letters, formulas].map((templates) => ({
    weight: 3,
    arbitrary: pick(...templates),
  })),
  ...[images, html, colons, strays].map((templates) => ({ weight: 1, arbitrary: pick(...templates) })),
);

const wraps = [
  ...['**', '*', '~~', '_', '__', '***'].map((mark) => (inner: string) => mark + inner + mark),
  ...[(inner: string) => `[${inner}](/§)`, (inner: string) => `“${inner}”`, (inner: string) => `<b>${inner}</b>`],
];

/** Pieces after one another, some of them wrapped in a mark. */
function inlineOf(piece: fc.Arbitrary<string>): fc.Arbitrary<string> {
  // A digit right after a word would make another of it, wherever marks are gone.
  const glue = (gap: string, part: string): string => (gap === '' && /^\d/.test(part) ? ' ' : gap) + part;
  const joined = (most: number) =>
    fc
      .array(fc.tuple(piece, pick(' ', ' ', ' ', '')), { minLength: 1, maxLength: most })
      .map((parts) => parts.map(([part, gap], index) => (index === 0 ? part : glue(gap, part))).join(''));
  const wrapped = fc.tuple(pick(...wraps), joined(2)).map(([wrap, inner]) => wrap(inner));
  const part = fc.oneof({ weight: 5, arbitrary: piece }, { weight: 1, arbitrary: wrapped });
  return fc.oneof(
    part,
    fc.tuple(part, joined(3)).map(([first, rest]) => `${first} ${rest}`),
  );
}

/** Text of a paragraph, over one or more lines. */
export const inline = inlineOf(
  fc.oneof({ weight: 12, arbitrary: onOneLine }, { weight: 1, arbitrary: pick(...broken) }),
);

/** Text for headings, cells and titles: on one line, and without a `|` that would part cells. */
export const phrase = inlineOf(onOneLine).map((words) => words.replace(/\|/g, '\\|'));

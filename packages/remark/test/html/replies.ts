/**
 * Replies made of all that the dialect adds to Markdown, one in the other. `@` stands for a piece of text; what takes its
 * place is up to the test.
 */
import fc from 'fast-check';

const leaves = [
  '@',
  '**@** *@* `@` ~~@~~',
  '[@](/a "@") and <https://example.com/a>',
  '![@](/a.png)',
  '![@](/a.png "@")\n*@*',
  '[![@][p]](/b)\n\n[p]: /a.png "@"',
  '![@](https://img.example.com/a.png)\n_**@**_',
  '## 1.2 @',
  '### 3) **@**',
  '# @',
  '- @\n- @',
  '3. @\n4. @',
  '- [ ] @\n- [x] **@** [@](/c)',
  '- [x] ![@](/a.png)',
  '- [ ] @\n\n  @',
  '```tree\n@/\n├── @ # @\n│   └── @\n└── ...\n\n2 directories, 1 file\n```',
  '```mermaid\nflowchart LR\n  a[@] --> b\n```',
  '```abl\nFLOW: @\n```',
  '```js @\n@\n```',
  '    @',
  '| @ | @ |\n|:--|--:|\n| @ | **@** |',
  '@[^1]\n\n[^1]: @',
  '---',
  '<div class="@" onclick="alert(1)">@</div>',
  '@ <b>@</b>',
  '::: actions\n- @\n- [@](/d)\n:::',
  '::: list-item\n![@](/a.png)\n# @\n## @\n@\n:::',
  '::: form\ntitle: form\nfields:\n  - name: a\n    type: radio\n    options: [A, B]\n  - name: b\n    type: textarea\n:::',
  '::: form\n: [ @\n  @\n:::',
  '::: chart\ntype: bar\nlabels: [A]\nseries: [{name: B, values: [1]}]\n:::',
  '::: progress\nvalue: 3\nlabel: @\n:::',
  '::: documents\n[@](/a.pdf) filename:a.pdf mime:application/pdf\n:::',
];

const quoted = (text: string): string => text.replace(/^/gm, '> ');
const indented = (text: string): string => text.replace(/\n(?=.)/g, '\n  ');

type Wrap = (inner: string, other: string) => string;

const wraps: Wrap[] = [
  ...['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION', 'DETAILS'].flatMap((kind): Wrap[] => [
    (inner) => quoted(`[!${kind}]\n${inner}`),
    (inner) => quoted(`[!${kind}] @\n${inner}`),
  ]),
  (inner) => quoted(`[!TABS] @\n@\n#### @\n${inner}\n#### **@** [@](/e)\n@`),
  (inner, other) => quoted(`[!TABS]\n## @\n${inner}\n## @\n${other}`),
  (inner, other) => quoted(`[!STEPS] @\n3. **@** — *@* — @\n\n   ${inner.replace(/\n(?=.)/g, '\n   ')}\n\n${other}`),
  (inner) => quoted(`[!STEPS]\n- [x] **@**\n  *@*\n- ${indented(inner)}`),
  (inner) => quoted(`[!STATS] @\n- **@** @\n- ${indented(inner)}`),
  (inner, other) => `${quoted(`[!PROS] @\n- ${indented(inner)}`)}\n\n${quoted(`[!CONS]\n- ${indented(other)}\n-`)}`,
  (inner) => quoted(`[!SOURCES]\n- [@](https://example.com/f) @\n- ${indented(inner)}`),
  (inner) => quoted(`${inner}\n\n— @, [@](/g)`),
  (inner) => quoted(inner),
  (inner, other) => `- ${indented(inner)}\n- ${indented(other)}`,
];

const { reply } = fc.letrec<{ reply: string; piece: string; wrapped: string }>((tie) => ({
  wrapped: fc.tuple(fc.constantFrom(...wraps), tie('piece'), tie('piece')).map(([wrap, a, b]) => wrap(a, b)),
  piece: fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constantFrom(...leaves), tie('wrapped')),
  reply: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('\n\n')),
}));

/** Replies in which `@` stands for a piece of text. */
export const templates: fc.Arbitrary<string> = reply;

/** Each construct once, alone and around the others' text. */
export const samples: readonly string[] = [...leaves, ...wraps.map((wrap) => wrap('@', '@'))];

/** Puts another word in the place of each `@`, and gives each footnote a label of its own. */
export function withWords(template: string): string {
  let words = 0;
  let notes = 0;
  return template.replace(/@|\[\^1\](:?)/g, (found, colon) => {
    if (found === '@') return `w${++words}`;
    return colon ? `[^${notes}]:` : `[^${++notes}]`;
  });
}

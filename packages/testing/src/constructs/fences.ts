import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { pick } from '../lines.ts';

const fences = ['```', '```', '~~~', '````', '~~~~'];

/** Each info string with lines that stand under it. */
const bodies: readonly (readonly [info: readonly string[], lines: readonly string[]])[] = [
  [
    ['', 'js', 'js title="§"', ' ts {§}', 'text'],
    [
      '@ = @;',
      '',
      '  @',
      '::: actions',
      '- @',
      ':::',
      '> [!NOTE]',
      '# @',
      '$$',
      '``',
      '~~',
      '<b>@',
      '@\\n@',
      '[^1]: @',
    ],
  ],
  [
    ['mermaid', 'Mermaid', 'mermaid {§}'],
    ['flowchart TD', '  @ --> @', 'pie title @', '', '%% @'],
  ],
  [
    ['tree', 'TREE', 'tree §'],
    [
      ...['@/', '├── @', '│   └── @ # @', '└── @/', '|-- @', '  @', '- @', '`-- @ -> @', '…', '│', ''],
      ...['3 directories, 5 files', '├─ @.md', '┣━ @', '╠══ @ @'],
    ],
  ],
  [
    ['flow', 'abl'],
    ['# @', 'say "@"', 'Ask: @', '- @', ''],
  ],
  [['math'], ['@^2', '', '\\frac{@}{2}', '$$']],
];

const content = fc.oneof(
  ...bodies.map(([infos, lines]) => fc.tuple(pick(...infos), fc.array(pick(...lines), { maxLength: 5 }))),
);

const open = fc
  .tuple(pick(...fences), content)
  .map(([fence, [info, lines]]) => ({ fence, lines: [fence + info, ...lines] as Lines }));

/** Fences of code, diagrams, file trees, conversations and formulas. */
export const fenced: Construct = () =>
  fc.tuple(open, pick('', '', '', '`')).map(([{ fence, lines }, more]) => [
    ...lines,
    // A closer may be longer.
    fence + (more && fence[0] === more ? more : ''),
  ]);

/** A fence that the end of its container closes. */
export const openFence: Construct = () => open.map(({ lines }) => lines);

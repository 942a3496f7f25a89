import { describe, expect, it } from 'vitest';
import { parseReply, replyToText } from '../../src/index.ts';
import { inspect } from './blocks.ts';

// What is read over a line's end, each as its lines.
const replies: readonly (readonly [construct: string, lines: readonly string[]])[] = [
  ['a titled callout', ['> [!TIP] Careful', '> b', '> c']],
  ['a callout over a list from 3', ['> [!NOTE]', '> 3. a', '> 4. b']],
  ['the source of a quote', ['> a', '> q', '> — Ada']],
  ['the source under formatted words', ['> *q*', '> -- [Ada](/ada), *Notes*']],
  ['a source under a hard break', ['> q\\', '> — Ada']],
  ['lines of a dialogue', ['> They spoke.', '> — Tea?', '> — Yes.']],
  ['the source of an inner quote', ['> > q', '> > — Ada']],
  ['a figure', ['![a](u.png)', '*The **wake** queue*']],
  ['a figure with an indented caption', ['![a](u.png)', '  _c_']],
  ['a figure over a source', ['> ![a](u.png)', '> *c*', '> — Ada']],
  ['a picture over two lines', ['![a](u.png)', '*c*', '*d*']],
  ['a caption of two lines', ['![a](u.png)', '*c', 'd*']],
  ['a step with a when', ['> [!STEPS]', '> 1. **A**', '>    *when*', '>    text']],
  ['a step with lazy lines', ['> [!STEPS]', '> 1. **A**', '> *when*', '> text']],
  ['a step with separators at line ends', ['> [!STEPS]', '> - **A** —', '>   *Monday* —', '>   do it']],
  ['a headline number', ['> [!STATS]', '> - **3×**', '>   faster']],
  ['two cards in one quote', ['> [!PROS]', '> - a', '>', '> [!CONS] No', '>', '> - b']],
  ['a task with its words below', ['- [ ]', '  buy rice']],
  ['a one-line block above text', ['one ::: actions - A :::', 'two']],
  ['a one-line block under text', ['one', '::: actions - A ::: two']],
  ['a block with prose', ['::: actions', 'Pick one:', '- Yes', ':::', 'after']],
  ['a tree', ['```tree', 'src/', '├── a.ts', '└── b.ts', '```']],
  ['display math', ['$$', 'x', '$$']],
];

describe('lines may end as they do on', () => {
  describe.each([
    ['Windows', '\r\n'],
    ['an old Mac', '\r'],
  ])('%s', (_, ending) => {
    it.each(replies)('in %s', (__, lines) => {
      const reply = lines.join(ending);
      const asUsual = lines.join('\n');
      expect(withoutKeys(inspect(reply))).toEqual(withoutKeys(inspect(asUsual)));
      expect(replyToText(parseReply(reply))).toBe(replyToText(parseReply(asUsual)));
    });
  });
});

/** The keys of tasks are offsets, and a line ending may take two. */
function withoutKeys(blocks: unknown): unknown {
  return JSON.parse(JSON.stringify(blocks, (name, value: unknown) => (name === 'key' ? undefined : value)));
}

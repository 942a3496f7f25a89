import fc from 'fast-check';
import { closed, unclosed } from './constructs/index.ts';
import { paragraphs } from './constructs/paragraphs.ts';
import { inline, phrase } from './inline.ts';
import type { Lines } from './lines.ts';
import { apart, maybe } from './lines.ts';
import { fill } from './marks.ts';

/** How deep blocks stand in each other. */
const deepest = 3;

const none = fc.constant<Lines>([]);

/** Blocks one after another, the last of them perhaps without its end. */
function flowOf(depth: number, most: number): fc.Arbitrary<Lines> {
  if (depth === 0) return paragraphs({ inline, phrase, flow: none });
  const inside = { inline, phrase, flow: flowOf(depth - 1, 2) };
  const last = fc.oneof({ weight: 8, arbitrary: none }, { weight: 1, arbitrary: unclosed(inside) });
  return fc
    .tuple(fc.array(closed(inside), { minLength: 1, maxLength: most }), last)
    .map(([blocks, open]) => apart(open.length > 0 ? [...blocks, open] : blocks));
}

/** One construct that ends by itself, as lines of a template. */
export const oneBlock: fc.Arbitrary<Lines> = closed({ inline, phrase, flow: flowOf(deepest - 1, 2) });

const endings = fc.oneof(
  { weight: 8, arbitrary: fc.constant('\n') },
  { weight: 2, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constant('\r') },
);

/** Templates of replies, with the line ending to write them with. */
export const templates: fc.Arbitrary<readonly [lines: Lines, ending: string]> = fc.tuple(
  fc
    .tuple(maybe(fc.constant<Lines>(['# @', '']), []), flowOf(deepest, 5))
    .map(([title, lines]) => [...title, ...lines]),
  endings,
);

/** Replies that mix all constructs, each whole, a blank line between them. Each word stands once, see `fill`. */
export const replies: fc.Arbitrary<string> = templates.map(([lines, ending]) => fill(lines.join(ending)));

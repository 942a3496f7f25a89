import fc from 'fast-check';
import type { Lines } from './lines.ts';
import { fill } from './marks.ts';
import { stray } from './noise.ts';
import { templates } from './replies.ts';

/** One change to a template; `at` and `to` are positions, larger ones count from the start again. */
type Change = (lines: Lines, at: number, to: number, line: string) => Lines;

const replaced = (lines: Lines, at: number, others: Lines): Lines => [
  ...lines.slice(0, at),
  ...others,
  ...lines.slice(at + 1),
];

const inText =
  (change: (text: string, at: number, to: number) => string): Change =>
  (lines, at, to) => {
    const text = lines.join('\n');
    return change(text, at % (text.length + 1), to % (text.length + 1)).split('\n');
  };

const inLine =
  (change: (line: string, line2: string) => Lines): Change =>
  (lines, at, to) => {
    const index = at % lines.length;
    return replaced(lines, index, change(lines[index] ?? '', lines[to % lines.length] ?? ''));
  };

/** Takes out the blank line at or after a position: two blocks meet. */
const join: Change = (lines, at) => {
  const from = at % lines.length;
  const blank = lines.findIndex((line, index) => index >= from && /^[> ]*$/.test(line));
  return blank < 0 ? lines : replaced(lines, blank, []);
};

const changes: readonly (readonly [weight: number, change: Change])[] = [
  [4, join],
  [2, inLine(() => [])],
  [2, inLine((line) => [line, line])],
  [2, inLine((line) => [line, ''])],
  [1, inLine((line, other) => [other, line])],
  [1, inLine((line, other) => [line + other])],
  [1, inLine((line) => [line.trimStart()])],
  [2, inLine((line) => [line.replace(/^[>\s]*/, '')])],
  [1, inLine((line) => [`> ${line}`])],
  [1, inLine((line) => [`  ${line}`])],
  [1, inLine((line) => [`- ${line}`])],
  [2, (lines, at, _, line) => [...lines.slice(0, at % lines.length), line, ...lines.slice(at % lines.length)]],
  [2, inText((text, at) => text.slice(0, at))],
  [2, inText((text, at) => text.slice(at))],
  [2, inText((text, at, to) => text.slice(0, at) + text.slice(Math.max(at, Math.min(to, at + 8))))],
  [1, inText((text, at, to) => text.slice(0, at) + text.slice(Math.min(to, at + 12), at + 12) + text.slice(at))],
  [1, inText((text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2))],
];

const position = fc.nat(100_000);

const change = fc.tuple(
  fc.oneof(...changes.map(([weight, one]) => ({ weight, arbitrary: fc.constant(one) }))),
  position,
  position,
  stray,
);

/** Replies with some pieces cut, doubled, swapped or moved, as a model gets them wrong and as a stream cuts them. */
export const mutated: fc.Arbitrary<string> = fc
  .tuple(templates, fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([[lines, ending], all]) => {
    const after = all.reduce<Lines>(
      (now, [one, at, to, line]) => (now.length === 0 ? now : one(now, at, to, line)),
      lines,
    );
    return fill(after.join(ending));
  });

/** `inline: 'eager'`: an open emphasis, strikethrough or code is shown as what it opens, and taken back if it stays open. */
import { mutated, noise, replies } from '@flowdown/testing';
import fc from 'fast-check';
import { formatReply, parseReply } from 'remark-flowdown';
import { describe, expect, it, test } from 'vitest';
import { compareShown, shownOf } from '../src/compare.ts';
import { checkStream, chunksOf, createReplyStream, cutAtRandom, cutEvery } from '../src/index.ts';
import { shownAfter } from './streams.ts';

/** What is shown after each chunk and at the end, as Markdown. */
function framesOf(chunks: readonly string[], singleTilde = false): string[] {
  const stream = createReplyStream({ inline: 'eager', singleTilde });
  const draw = () => formatReply(structuredClone(stream.tree())).trimEnd();
  const frames = chunks.map((chunk) => {
    stream.append(chunk);
    return draw();
  });
  stream.end();
  return [...frames, draw()];
}

describe('an open mark is drawn as what it opens', () => {
  it.each<[name: string, chunks: string[], frames: string[]]>([
    ['strong', ['a **b', ' c', '** d'], ['a **b**', 'a **b c**', 'a **b c** d', 'a **b c** d']],
    ['emphasis', ['*a', ' b* ', 'c'], ['*a*', '*a b*', '*a b* c', '*a b* c']],
    ['emphasis with underscores', ['a _b', '_ c'], ['a *b*', 'a *b* c', 'a *b* c']],
    ['strikethrough', ['a ~~b', '~~ c'], ['a ~~b~~', 'a ~~b~~ c', 'a ~~b~~ c']],
    ['code', ['a `b', ' c` d'], ['a `b`', 'a `b c` d', 'a `b c` d']],
    ['code with more backticks', ['a `` b`c', ' `` d'], ['a ``b`c``', 'a ``b`c`` d', 'a ``b`c`` d']],
    ['code with marks in it', ['a `*b', ' [c', '` d'], ['a `*b`', 'a `*b [c`', 'a `*b [c` d', 'a `*b [c` d']],
    ['code with an escape', ['a `\\*b', '` c'], ['a `\\*b`', 'a `\\*b` c', 'a `\\*b` c']],
    ['emphasis in a strong', ['**a *b', '* c', '**'], ['**a *b***', '**a *b* c**', '**a *b* c**', '**a *b* c**']],
    ['a strong in emphasis', ['*a **b', '** c', '*'], ['*a **b***', '*a **b** c*', '*a **b** c*', '*a **b** c*']],
    ['code in a strong', ['**a `b', '` c**'], ['**a `b`**', '**a `b` c**', '**a `b` c**']],
    ['code with a closer in it', ['*a `b* c', '` d*'], ['*a `b* c`*', '*a `b* c` d*', '*a `b* c` d*']],
    ['both at once', ['***a', '* b**'], ['***a***', '***a* b**', '***a* b**']],
    ['a link in a strong', ['**a [b](/u) c', '**'], ['**a [b](/u) c**', '**a [b](/u) c**', '**a [b](/u) c**']],
    [
      'an address in a strong',
      ['**a www.example.com b', '**'],
      [
        '**a [www.example.com](http://www.example.com) b**',
        '**a [www.example.com](http://www.example.com) b**',
        '**a [www.example.com](http://www.example.com) b**',
      ],
    ],
    ['lines', ['**a\nb', '\nc**'], ['**a\nb**', '**a\nb\nc**', '**a\nb\nc**']],
    [
      'an entity and an escape',
      ['a &amp; **b &lt; \\* c', '**'],
      ['a & **b < \\* c**', 'a & **b < \\* c**', 'a & **b < \\* c**'],
    ],
    ['in a heading', ['## **a', '** b'], ['## **a**', '## **a** b', '## **a** b']],
    ['in a list', ['- a\n- **b', '** c'], ['- a\n- **b**', '- a\n- **b** c', '- a\n- **b** c']],
    ['in nested lists', ['- a\n  1. *b', '* c'], ['- a\n  1. *b*', '- a\n  1. *b* c', '- a\n  1. *b* c']],
    ['in a quote', ['> `a\n> b', '` c'], ['> `a\n> b`', '> `a\n> b` c', '> `a\n> b` c']],
    [
      'as the lead of a step',
      ['> [!STEPS]\n> 1. **A', 'b** c'],
      ['> [!STEPS]\n> 1. **A**', '> [!STEPS]\n> 1. **Ab** c', '> [!STEPS]\n> 1. **Ab** c'],
    ],
    [
      'in steps outside their quote',
      ['> [!STEPS]\n\n1. a\n2. **A', 'b**'],
      ['> [!STEPS]\n\n1. a\n2. **A**', '> [!STEPS]\n\n1. a\n2. **Ab**', '> [!STEPS]\n\n1. a\n2. **Ab**'],
    ],
    [
      'in a note',
      ['a[^1]\n\n[^1]: b\n    *c', '*'],
      ['a[^1]\n\n[^1]: b\n    *c*', 'a[^1]\n\n[^1]: b\n    *c*', 'a[^1]\n\n[^1]: b\n    *c*'],
    ],
  ])('%s', (_, chunks, frames) => expect(framesOf(chunks)).toEqual(frames));

  it('with one tilde, where that strikes through', () =>
    expect(framesOf(['a ~b', '~ c'], true)).toEqual(['a ~~b~~', 'a ~~b~~ c', 'a ~~b~~ c']));
});

describe('what stays open is taken back', () => {
  it.each<[name: string, chunks: string[], frames: string[]]>([
    ['emphasis', ['2 *3', '\n\nb'], ['2 *3*', '2 \\*3\n\nb', '2 \\*3\n\nb']],
    ['code', ['a `b', ' c'], ['a `b`', 'a `b c`', 'a \\`b c']],
    ['the nearer of two', ['**a *b', '** c'], ['**a *b***', '**a *b** c*', '\\**a *b** c']],
    ['in a list', ['- a\n- *b', '\n- c'], ['- a\n- *b*', '- a\n- \\*b\n- c', '- a\n- \\*b\n- c']],
  ])('%s', (_, chunks, frames) => expect(framesOf(chunks)).toEqual(frames));
});

describe('anything else is held as ever', () => {
  it.each<[text: string, shown: string]>([
    ['a **', 'a'],
    ['a **b [c', 'a **b**'],
    ['a [b **c', 'a'],
    ['a **b $x', 'a **b**'],
    ['a $x **b', 'a'],
    ['a **b | c', 'a **b**'],
    ['a **b <c', 'a **b**'],
    ['a **b\n-', 'a **b**'],
    ['![i](/u)\n*c', ''],
    ['> q\n> — *A', '> q'],
    ['> [!NOTE] *a', ''],
    ['> [!STATS]\n> - **4', ''],
    ['> [!STEPS]\n> 1. **A** — *w', '> [!STEPS]\n> 1. **A**'],
    ['> [!STEPS]\n> 1. **A**\n>\n>    *w', '> [!STEPS]\n> 1. **A**'],
    ['> [!TABS]\n> ## A\n> ## *b', '> [!TABS]\n> ## A'],
    ['::: actions\n- **b', ''],
    ['5 * 3 `', '5 \\* 3'],
    ['a ~b', 'a \\~b'],
  ])('%j shows %j', (text, shown) => expect(shownAfter(text, { inline: 'eager' })).toBe(shown));
});

describe('a reply of nothing but openers', () => {
  it('nests no deeper than a few of them', () => {
    const stream = createReplyStream({ inline: 'eager' });
    stream.append('*a '.repeat(500));
    expect(JSON.stringify(stream.tree()).match(/"emphasis"/g)?.length).toBeLessThan(20);
  });
});

describe('updates', () => {
  it('say what is not shown, and which block changed first', () => {
    const stream = createReplyStream({ inline: 'eager' });
    stream.append('a\n\nb\n\n');
    expect(stream.append('c **d')).toMatchObject({ firstChanged: 2, held: 0 });
    expect(stream.append(' [e')).toMatchObject({ firstChanged: 2, held: 2 });
    expect(stream.append('\n\nf')).toMatchObject({ firstChanged: 2, held: 0 });
  });

  it('name a block that was only shown ahead, and is another now', () => {
    const stream = createReplyStream({ inline: 'eager' });
    stream.append('a\n\n*b');
    // A cell would be another thing, and nothing shows of it yet.
    expect(stream.append(' |')).toMatchObject({ firstChanged: 2 });
    expect(stream.append(' c\n- | -\n')).toMatchObject({ firstChanged: 1 });
  });
});

describe('a check', () => {
  it('counts what was shown ahead and taken back', () => {
    const found = checkStream('a *b\n\nc', { cuts: 1, inline: 'eager' });
    expect(found).toMatchObject({ takeBacks: 0, kindFlips: 0, eagerTakeBacks: 1, equal: true, violations: [] });
  });

  it('finds none where all marks close, and does not count without them', () => {
    expect(checkStream('a *b* `c`', { cuts: 1, inline: 'eager' }).eagerTakeBacks).toBe(0);
    expect(checkStream('a *b\n\nc', { cuts: 1 })).not.toHaveProperty('eagerTakeBacks');
  });
});

/** Whether the frames of a text, shown eagerly, are those shown anyway with words ahead in the last block. */
function expectOnlyAhead(text: string, cuts: readonly number[]): void {
  const [decided, eager] = [createReplyStream(), createReplyStream({ inline: 'eager' })];
  for (const chunk of chunksOf(text, cuts)) {
    const [{ blocks, held }, ahead] = [decided.append(chunk), eager.append(chunk)];
    expect(ahead.held).toBeLessThanOrEqual(held);
    if (ahead.held === held) expect({ text, blocks: ahead.blocks }).toEqual({ text, blocks });
    const same = Math.max(0, ahead.blocks.length - 1);
    expect(ahead.blocks.slice(0, same)).toEqual(blocks.slice(0, same));
    const last = blocks[same];
    const more = ahead.blocks[same];
    if (last)
      expect({ text, found: compareShown(shownOf(last), more && shownOf(more), same) }).toEqual({ text, found: [] });
  }
  expect(eager.end().held).toBe(0);
  expect(eager.tree()).toEqual(parseReply(text));
}

const inline = fc
  .array(
    fc.constantFrom(
      'a',
      'b c',
      ' ',
      '*',
      '**',
      '_',
      '~~',
      '`',
      '``',
      '[',
      '](u)',
      ']',
      '\n',
      '$',
      '|',
      '<b>',
      '\\',
      '- ',
      '> ',
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

describe('S1 streams to what it parses to; only what is open differs from what is shown anyway', () => {
  const runs = Number(process.env.FLOWDOWN_RUNS ?? 10);
  const seed = process.env.FLOWDOWN_RUNS === undefined ? 1 : undefined;
  it.each([
    ['replies', replies, runs],
    ['replies with mistakes', mutated, runs],
    ['lines that nearly are blocks', noise, runs],
    ['marks', inline, runs * 20],
  ] as const)('%s', (_, texts, numRuns) => {
    fc.assert(
      fc.property(fc.tuple(texts, fc.nat()), ([text, from]) => expectOnlyAhead(text, cutAtRandom(text, 5, from))),
      { numRuns, ...(seed !== undefined && { seed }) },
    );
  });
});

test('one unit at a time, a strong never shows its marks', () => {
  const stream = createReplyStream({ inline: 'eager' });
  for (const chunk of chunksOf('a **bold *and* `code` text** b', cutEvery('a **bold *and* `code` text** b', 1))) {
    stream.append(chunk);
    expect(JSON.stringify(stream.tree())).not.toMatch(/"value":"[^"]*[*`]/);
  }
});

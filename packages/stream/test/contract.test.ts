import { parseReply } from 'remark-flowdown';
import { describe, expect, it, test } from 'vitest';
import { createReplyStream, ReplyStreamEndedError } from '../src/index.ts';

const texts = (stream: { blocks: readonly object[] }): object[] => [...stream.blocks];

describe('a stream of a reply', () => {
  it('takes no text after its end', () => {
    const stream = createReplyStream();
    stream.append('a');
    stream.end();
    expect(() => stream.append('b')).toThrow(ReplyStreamEndedError);
    expect(() => stream.append('')).toThrow(ReplyStreamEndedError);
  });

  it('says so by name, and what to do instead', () => {
    const stream = createReplyStream();
    stream.end();
    const error = (() => {
      try {
        return stream.append('b');
      } catch (thrown) {
        return thrown as Error;
      }
    })();
    expect(error).toMatchObject({
      name: 'ReplyStreamEndedError',
      message: expect.stringContaining('append()') as string,
    });
  });

  it('can be ended again, which changes nothing', () => {
    const stream = createReplyStream();
    stream.append('a *b');
    const { blocks } = stream.end();
    expect(stream.end()).toEqual({ blocks, firstChanged: blocks.length, held: 0 });
  });

  it('is not changed by an empty chunk', () => {
    const stream = createReplyStream();
    const { held } = stream.append('# a\n\nb *c');
    const before = texts(stream.append(''));
    const update = stream.append('');
    expect(update).toMatchObject({ firstChanged: update.blocks.length, held });
    expect(update.blocks.every((block, index) => block === before[index])).toBe(true);
  });

  it('of no text at all is an empty tree', () => {
    const stream = createReplyStream();
    expect(stream.end()).toEqual({ blocks: [], firstChanged: 0, held: 0 });
    expect(stream.tree()).toEqual(parseReply(''));
  });

  it('gives one live array', () => {
    const stream = createReplyStream();
    const { blocks } = stream.append('a\n\n');
    expect(stream.append('b\n\n').blocks).toBe(blocks);
    expect(stream.end().blocks).toBe(blocks);
    expect(blocks).toHaveLength(2);
  });

  it('keeps the objects of blocks that did not change, also inside the one that did', () => {
    const stream = createReplyStream();
    stream.append('# a\n\n- b\n- c\n- d');
    const [heading, list] = stream.append(' ').blocks as [object, { children: object[] }];
    const update = stream.append('e\n- f');
    const [sameHeading, grown] = update.blocks as [object, { children: object[] }];
    expect(sameHeading).toBe(heading);
    expect(grown).not.toBe(list);
    expect(grown.children.slice(0, 2).map((item, index) => item === list.children[index])).toEqual([true, true]);
    expect(update.firstChanged).toBe(1);
  });

  it('says which block changed first when a definition comes', () => {
    const stream = createReplyStream();
    stream.append('a\n\nsee [b]\n\nc\n\n');
    const [first, second] = texts(stream.append(''));
    const update = stream.append('[b]: /u\n\n');
    expect(update.firstChanged).toBe(1);
    expect(update.blocks[0]).toBe(first);
    expect(update.blocks[1]).not.toBe(second);
  });

  it('drops a byte order mark and does not count it', () => {
    const stream = createReplyStream();
    stream.append('\uFEFF');
    stream.append('# a');
    stream.end();
    expect(stream.tree()).toEqual(parseReply('\uFEFF# a'));
  });

  it('reads by the options of parseReply', () => {
    const options = { strict: true, singleTilde: true, literalNewlines: false, replyTitle: false };
    const text = '# a\n\n- > [!NOTE]\n  > b\n\n~c~ d\\ne';
    const stream = createReplyStream(options);
    stream.append(text);
    stream.end();
    expect(stream.tree()).toEqual(parseReply(text, options));
  });
});

test('streams side by side know nothing of each other', () => {
  const all = [
    '# a\n\n[x] and [^y]\n\n[x]: /u\n\n[^y]: n',
    '::: actions\n- b\n:::\n\n[x] and [^y]',
    '> [!STEPS]\n\n1. **c**',
  ];
  const streams = all.map(() => createReplyStream());
  for (let at = 0; at < 60; at++)
    for (const [index, stream] of streams.entries()) stream.append((all[index] ?? '').charAt(at));
  for (const [index, stream] of streams.entries()) {
    stream.end();
    expect(stream.tree()).toEqual(parseReply(all[index] ?? ''));
  }
});

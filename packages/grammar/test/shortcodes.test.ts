import { describe, expect, it } from 'vitest';
import { readShortcode, shortcodes } from '../src/index.ts';

describe('readShortcode', () => {
  it.each([
    [':thumbsup:', '👍'],
    [':+1:', '👍'],
    [':Tada:', '🎉'],
    [':heart:', '❤️'],
    [':white_check_mark:', '✅'],
  ])('%s is %s', (text, emoji) => {
    expect(readShortcode(text)).toBe(emoji);
  });

  it.each(['thumbsup', ':thumbsup', 'thumbsup:', ' :thumbsup:', '::', ':', '', ':no_such_thing:', ':constructor:'])(
    '%j is none',
    (text) => {
      expect(readShortcode(text)).toBeUndefined();
    },
  );
});

describe('the table of shortcodes', () => {
  it('holds about 200 emoji', () => {
    expect(new Set(shortcodes.values()).size).toBeGreaterThan(190);
  });

  it('gives each shortcode one emoji that a reader sees as one character', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const [name, emoji] of shortcodes) {
      expect(name, name).toMatch(/^[a-z0-9_+-]+$/);
      expect([...graphemes.segment(emoji)], name).toHaveLength(1);
      expect(emoji, name).toMatch(/\p{Extended_Pictographic}/u);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

const read = (name: string, body: string) => outline(`::: ${name}\n${body}\n:::`);

describe('reaction', () => {
  it.each([
    ['emoji=👍', '👍'],
    ['emoji: 👍', '👍'],
    ['emoji : 👍', '👍'],
    ['Emoji=👍', '👍'],
    ['emoji="👍"', '👍'],
    ['👍', '👍'],
    ['- 👍', '👍'],
    [':thumbsup:', '👍'],
    ['emoji=:thumbsup:', '👍'],
    [':tada:', '🎉'],
    ['❤️', '❤️'],
    ['👩‍💻', '👩‍💻'],
    ['👍🏽', '👍🏽'],
    ['🇫🇷', '🇫🇷'],
  ])('%s', (body, emoji) => {
    expect(read('reaction', body)).toEqual([`::: reaction ${emoji}`]);
  });

  it.each([
    ['two emoji are not one', 'emoji=👍👍'],
    ['a word is none', 'emoji=ok'],
    ['a letter is none', 'emoji=a'],
  ])('%s', (_, body) => {
    expect(read('reaction', body)).toEqual(['::: reaction']);
  });

  it('takes the first of two', () => {
    expect(read('reaction', '👍\n🎉')).toEqual(['::: reaction 👍']);
  });
});

describe('navigate goes to paths of the same origin', () => {
  it.each([
    ['![navigate](/cart)', '→ /cart'],
    ['![navigate](/cart?x=1&y=two%20words)', '→ /cart | x=1 | y=two words'],
    ['![navigate](/)', '→ /'],
    ['[Go](/cart)', '→ /cart'],
    ['- ![navigate](/cart)', '→ /cart'],
    ['/cart', '→ /cart'],
    ['![navigate](/cart?__proto__=1)', '→ /cart | __proto__=1'],
    ['![navigate](//evil.example)', '✗ //evil.example'],
    ['![navigate](/\\evil.example)', '✗ /\\evil.example'],
  ])('%s', (body, fields) => {
    expect(read('navigate', body)).toEqual([`::: navigate ${fields}`]);
  });
});

describe('progress', () => {
  it.each([
    ['value: 60', '60 of 100'],
    ['value=60', '60 of 100'],
    ['value: 3\nmax: 5', '3 of 5'],
    ['60%', '60 of 100'],
    ['- 60%', '60 of 100'],
    ['value: 60%', '60 of 100'],
    ['value: 0', '0 of 100'],
    ['label: Packing *now*\nvalue: 60', '60 of 100 | Packing *now*'],
    ['value: 2.5\nmax: 5', '2.5 of 5'],
    ['Value: 60\nMAX: 80', '60 of 80'],
  ])('%s', (body, fields) => {
    expect(read('progress', body)).toEqual([`::: progress ${fields}`]);
  });
});

describe('feedback', () => {
  it.each([
    ['type: thumbs', 'thumbs 1'],
    ['type: stars', 'stars 5'],
    ['type: scale', 'scale 10'],
    ['stars', 'stars 5'],
    ['Stars', 'stars 5'],
    ['type: stars\nmax: 3', 'stars 3'],
    ['type: thumbs\nquestion: Was *this* good?', 'thumbs 1 | Was *this* good?'],
    ['question: Well?\nstars', 'stars 5 | Well?'],
  ])('%s', (body, fields) => {
    expect(read('feedback', body)).toEqual([`::: feedback ${fields}`]);
  });
});

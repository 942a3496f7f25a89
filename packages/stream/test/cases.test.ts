import { describe, it } from 'vitest';
import { cutAtRandom, cutEvery } from '../src/index.ts';
import { cases } from './cases.ts';
import { expectPromises, expectPromisesByUnit, expectUpdates } from './streams.ts';

describe.each(Object.entries(cases))(
  'STR-01, STR-05 %s stream to what they parse to, and nothing is taken back',
  (_, texts) => {
    it.each(texts)('%j, one unit at a time', (text) => expectPromisesByUnit(text));
    it.each(texts)('%j, between other text', (text) => expectPromisesByUnit(`Before\n\n${text}\n\nAfter\n`));
    it.each(texts)('%j, by what each update says', (text) => expectUpdates(text, cutEvery(text, 2)));
    it.each(texts)('%j, cut at random', (text) => {
      for (const seed of [1, 2, 3]) expectPromises(text, cutAtRandom(text, 6, seed));
    });
  },
);

describe('STR-06 where chunks end has no effect', () => {
  const texts = [
    'a 👍🏽 b\n\n::: reaction 👍 :::\n',
    'a\r\n\r\n- b\r\n- c\r\n\r\n```\r\nd\r\n```\r\n',
    'a\r\rb\r> c\r\rd',
    '[a](u) [b][c] ![d](e)\n\n[c]: /u "t"\n',
    '::: actions\n- a\n:::\n\n$$\nx\n$$\n\n```js\ny\n```\n',
    '\uD800 lone \uDC00 surrogates\uD800',
    'NUL \0 and tab\t.\n\n\tcode',
  ];
  it.each(texts)('every two pieces of %j', (text) => {
    for (let at = 1; at < text.length; at++) expectPromises(text, [at]);
  });
});

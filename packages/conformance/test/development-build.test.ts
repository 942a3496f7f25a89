import { micromark } from 'micromark';
import type { Extension } from 'micromark-util-types';
import { expect, test } from 'vitest';

// An extension that closes a token it never opened. Only micromark's development build notices.
const broken: Extension = {
  flow: {
    97: {
      name: 'broken',
      tokenize: (effects, ok) => () => {
        effects.exit('paragraph');
        return ok;
      },
    },
  },
};

test('the tests run on the micromark build that checks its assertions', () => {
  expect(() => micromark('a', { extensions: [broken] })).toThrow('cannot close w/o open tokens');
});

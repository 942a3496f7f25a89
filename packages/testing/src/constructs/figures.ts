import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { pick } from '../lines.ts';

const images = [
  ...['![@](/§.png)', '![@](/§.png "§")', '![](/§.png)', '[![@](/§.png)](/§)', '![@](https://example.com/§.png)'],
  ...['![@ $x$](/§.png)', '![@](/§.png)  ', '![@](/§.png)\\', '![@](javascript:§)'],
];

const captions = [
  ...[[], [], ['*@*'], ['_@_'], ['*@ **@** `@`*'], ['**@**'], ['*@* @'], ['*@*', '*@*'], ['@'], ['', '*@*']],
  ...[['*@ $x^2$*'], ['*@\\n@*'], ['*[@](/§)*']],
];

/** Pictures alone in their paragraph, with and without a caption. */
export const figures: Construct = () =>
  fc.tuple(pick(...images), pick(...captions)).map(([image, caption]) => [image, ...caption]);

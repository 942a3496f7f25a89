import { codes } from 'micromark-util-symbol';
import type { Extension } from 'micromark-util-types';
import { createMathFence, createMathFenceWatch, type MathFences } from './fence.ts';
import { createMathText } from './text.ts';

/**
 * The syntax extension for micromark: formulas as replies write them (dialect.md §6). `$x$`, `$$x$$`, `` $`x`$ ``, `\(x\)`
 * and `\[x\]`; amounts of money and shell variables stay text. Its tokens are those of `micromark-extension-math`, so
 * `mdast-util-math` reads them; use it instead of that extension.
 */
export function flowdownMath(): Extension {
  const fences: MathFences = new WeakMap();
  const text = createMathText();
  return {
    document: { [codes.dollarSign]: createMathFenceWatch(fences) },
    flow: { [codes.dollarSign]: createMathFence(fences) },
    text: { [codes.dollarSign]: text, [codes.backslash]: text },
  };
}

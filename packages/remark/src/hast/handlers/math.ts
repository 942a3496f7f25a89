import type { Element } from 'hast';
import type { Math as MathNode } from 'mdast-util-math';
import { element } from '../element.ts';
import type { Drawing } from './drawing.ts';

/** A formula on lines of its own, as its source: it scrolls as code does. */
export function drawMath({ state }: Drawing, node: MathNode): Element {
  const code = element('code', { className: ['language-math', 'math-display'] }, node.value);
  const pre = element('pre', { tabIndex: 0 }, code);
  state.patch(node, pre);
  return pre;
}

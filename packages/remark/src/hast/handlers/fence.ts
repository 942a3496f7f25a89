import type { Element } from 'hast';
import type { Code } from 'mdast';
import { defaultHandlers } from 'mdast-util-to-hast';
import type { Drawing } from './drawing.ts';
import { treeElement } from './tree.ts';

const languages = { diagram: 'language-mermaid', flow: 'language-flow' } as const;

/** A fence: code, the source of a diagram, or a file tree. Code scrolls, so the keyboard has to reach it. */
export function drawFence(drawing: Drawing, node: Code): Element {
  const { state } = drawing;
  const label = node.data?.flowdown;
  const tree = label?.type === 'tree' ? treeElement(node.value) : undefined;
  if (tree) {
    state.patch(node, tree);
    return state.applyData(node, tree);
  }
  const pre = defaultHandlers.code(state, node);
  pre.properties.tabIndex = 0;
  const [code] = pre.children;
  if ((label?.type === 'diagram' || label?.type === 'flow') && code?.type === 'element') {
    pre.properties.className = ['fd-diagram'];
    // However the fence spells it.
    code.properties.className = [languages[label.type]];
  }
  return pre;
}

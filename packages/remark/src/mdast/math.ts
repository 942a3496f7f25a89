import { readFenceInfo, readsAsMath } from '@flowdown/grammar';
import type { Nodes, Parents, Root } from 'mdast';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import { type InlineMath, type Math as MathNode, mathFromMarkdown } from 'mdast-util-math';
import { decodeString } from 'micromark-util-decode-string';
import type { Position } from 'unist';
import '../micromark/math/types.ts';
import { walk } from './walk.ts';

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** In a table; the extension for GFM tables sets it. */
    inTable?: boolean | undefined;
  }
}

/**
 * The extension for `mdast-util-from-markdown`: formulas as the `math` and `inlineMath` nodes of `mdast-util-math`. A
 * paragraph that is nothing but `$$…$$` or `\[…\]`, and a `math` fence, become `math` (dialect.md §6).
 */
export function flowdownMathFromMarkdown(): Extension {
  const { enter, exit } = mathFromMarkdown();
  const displayed = new WeakSet<Nodes>();
  return { enter: { ...enter }, exit: { ...exit, mathText: exitMathText }, transforms: [display] };

  function exitMathText(this: CompileContext, token: Token): void {
    exit?.mathText?.call(this, token);
    const parent = this.stack[this.stack.length - 1] as Parents;
    const node = parent.children[parent.children.length - 1] as InlineMath;
    if (this.data.inTable) setValue(node, node.value.replaceAll('\\|', '|'));
    // An image has a text and no formulas.
    const inImage = this.stack.some(({ type }) => type === 'image');
    if (inImage || !isMathHere(node, token, parent)) putBack(parent, this.sliceSerialize(token));
    else if (token.math?.alone && (token.math.form === 'dollars' || token.math.form === 'bracket')) displayed.add(node);
  }

  function display(tree: Root): Root {
    walk(tree, (parent) => {
      if (!('children' in parent)) return;
      const children = parent.children as Nodes[];
      for (const [index, node] of children.entries()) children[index] = displayedFormula(node, displayed) ?? node;
    });
    return tree;
  }
}

/** Whether brackets still hold a formula where they stand, and with their pipes unescaped. */
function isMathHere({ value }: InlineMath, token: Token, parent: Parents): boolean {
  const { form, needsAlone } = token.math ?? {};
  if (needsAlone) return parent.type === 'paragraph';
  if (parent.type !== 'tableCell' || (form !== 'paren' && form !== 'bracket')) return true;
  return readsAsMath(form === 'paren' ? `\\(${value}\\)` : `\\[${value}\\]`, value, ' ', '');
}

/** Turns the formula at hand back into the text that Markdown without math reads. */
function putBack(parent: Parents, source: string): void {
  const node = parent.children.pop() as InlineMath;
  const tail = parent.children[parent.children.length - 1];
  const { position } = node;
  const value = decodeString(source);
  if (tail?.type !== 'text') {
    (parent.children as Nodes[]).push({ type: 'text', value, ...(position && { position }) });
  } else {
    tail.value += value;
    if (tail.position && position) tail.position.end = position.end;
  }
}

function setValue(node: InlineMath, value: string): void {
  node.value = value;
  if (node.data) node.data.hChildren = [{ type: 'text', value }];
}

function displayedFormula(node: Nodes, displayed: WeakSet<Nodes>): MathNode | undefined {
  if (node.type === 'code' && readFenceInfo(node.lang ?? '')?.name === 'math' && node.value.trim() !== '')
    return createMath(node.value, node.position);
  if (node.type !== 'paragraph' || node.data) return undefined;
  const [only, second] = node.children;
  return only?.type === 'inlineMath' && !second && displayed.has(only)
    ? createMath(only.value, only.position)
    : undefined;
}

/** As `mdast-util-math` makes it, hints for the way to HTML included. */
function createMath(value: string, position: Position | undefined): MathNode {
  const code = {
    type: 'element' as const,
    tagName: 'code',
    properties: { className: ['language-math', 'math-display'] },
    children: [{ type: 'text' as const, value }],
  };
  const data = { hName: 'pre', hChildren: [code] };
  return { type: 'math', meta: null, value, data, ...(position && { position }) };
}

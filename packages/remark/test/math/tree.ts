import type { Nodes, Root } from 'mdast';
import { type Extension as FromMarkdown, fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import type { InlineMath } from 'mdast-util-math';
import { type Options as ToMarkdown, toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { flowdownMathFromMarkdown, flowdownMathToMarkdown } from '../../src/mdast/index.ts';
import { flowdownMath } from '../../src/micromark/index.ts';

interface Reader {
  parse: (text: string) => Root;
  format: (tree: Root) => string;
}

function createReader(syntax: Extension[], mdast: FromMarkdown[], markdown: ToMarkdown[]): Reader {
  return {
    parse: (text) =>
      fromMarkdown(text, {
        extensions: [gfm({ singleTilde: false }), ...syntax],
        mdastExtensions: [gfmFromMarkdown(), ...mdast],
      }),
    format: (tree) => toMarkdown(tree, { bullet: '-', rule: '-', extensions: [gfmToMarkdown(), ...markdown] }),
  };
}

/** GFM with formulas. */
export const mathReader = createReader([flowdownMath()], [flowdownMathFromMarkdown()], [flowdownMathToMarkdown()]);
export const { parse, format } = mathReader;

/** GFM alone. */
export const stock = createReader([], [], []);

/** The tree of a text and of what is written from it, and both writings. */
export function roundTrip(text: string, { parse, format }: Reader): [unknown, unknown, string, string] {
  const tree = parse(text);
  const written = format(tree);
  const again = parse(written);
  return [lasting(tree), lasting(again), written, format(again)];
}

/** What has to come back when a tree is written and read again. A line ending in a formula is as good as a blank. */
const lasting = (tree: Root): unknown =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (key === 'position' || key === 'hChildren') return undefined;
      return isInlineMath(value) ? { ...value, value: value.value.replace(/\s+/g, ' ') } : value;
    }),
  );

const isInlineMath = (value: unknown): value is InlineMath =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'inlineMath';

/**
 * A reply in one line: `‹x›` is a formula in a line, `«x»` a displayed one, code is in backticks, a link is `[text](url)`,
 * strong text in `**`; blocks are parted by ` / `.
 */
export const outline = (text: string): string => show(parse(text));

const blocks = new Set(['root', 'blockquote', 'listItem', 'list', 'table', 'footnoteDefinition']);
const marks: Record<string, readonly [string, string]> = {
  blockquote: ['> ', ''],
  emphasis: ['*', '*'],
  footnoteDefinition: ['[^]: ', ''],
  heading: ['# ', ''],
  listItem: ['- ', ''],
  strong: ['**', '**'],
  tableRow: ['| ', ' |'],
};

function show(node: Nodes): string {
  if (node.type === 'inlineMath') return `‹${node.value}›`;
  if (node.type === 'math') return `«${node.value}»`;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'code') return `code(${node.lang ?? ''}) ${node.value}`;
  if (node.type === 'image') return `![${node.alt ?? ''}]`;
  if (node.type === 'html') return `html(${node.value})`;
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\\';
  if (node.type === 'thematicBreak') return '---';
  const [open, close] = marks[node.type] ?? ['', ''];
  const inner = 'children' in node ? node.children.map(show).join(separatorOf(node)) : `(${node.type})`;
  return node.type === 'link' ? `[${inner}](${node.url})` : open + inner + close;
}

function separatorOf({ type }: Nodes): string {
  if (type === 'tableRow') return ' | ';
  return blocks.has(type) ? ' / ' : '';
}

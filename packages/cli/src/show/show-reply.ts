import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { createDefinitions, createFootnotes, plainText, readFigure } from 'remark-flowdown/mdast';
import { printable } from '../printable.ts';
import { drawFence } from './fence.ts';
import { createInlineDrawer } from './inline.ts';
import { apart, hang, rule } from './layout.ts';
import { type Line, most, span, widthOf } from './line.ts';
import { drawList } from './list.ts';
import { type Paint, paint } from './paint.ts';
import type { Pen } from './pen.ts';
import { drawQuote } from './quote.ts';
import { drawReplyBlock } from './reply-block.ts';
import { drawTable } from './table.ts';
import { wrap } from './wrap.ts';

/** A terminal to draw for. */
export interface Terminal extends Paint {
  /** How many columns it has. */
  width: number;
}

/** A reply drawn for a terminal: no line is wider than it, and no control character of the reply is in it. */
export function showReply(tree: Root, { width, ...options }: Terminal): string {
  const footnotes = createFootnotes(tree);
  const find = createDefinitions(tree);
  const inline = createInlineDrawer({ find, links: options.links, call: (identifier) => footnotes.call(identifier) });
  const pen: Pen = { inline, flow, find };

  const body = flow(tree.children, width);
  const notes: Line[][] = [];
  for (const { number, definition } of footnotes.called())
    notes.push(hang(width, [span(`[${number}] `, { dim: true })], (inner) => flow(definition.children, inner)));
  return paint(apart([body, notes.length > 0 ? [rule(Math.min(width, 20)), ...notes.flat()] : []]), options);

  function flow(nodes: readonly RootContent[], inner: number, isApart = true): Line[] {
    const groups = nodes.map((node) => draw(node, inner));
    return isApart ? apart(groups) : groups.flat();
  }

  function draw(node: RootContent, inner: number): Line[] {
    switch (node.type) {
      case 'paragraph':
        return drawParagraph(node, inner);
      case 'heading':
        return drawHeading(node, inner);
      case 'blockquote':
        return drawQuote(node, inner, pen);
      case 'list':
        return drawList(node, inner, pen);
      case 'table':
        return drawTable(node, inner, pen);
      case 'code':
        return drawFence(node, inner);
      case 'thematicBreak':
        return [rule(inner)];
      case 'html':
        return wrap([span(printable(node.value), { dim: true })], inner);
      case 'replyBlock':
        return drawReplyBlock(node, inner, pen);
      default:
        if ((node.type as string) !== 'math' || !('value' in node)) return [];
        return hang(inner, [span('  ')], (room) => wrap([span(printable(node.value), { italic: true })], room));
    }
  }

  function drawParagraph(node: Paragraph, inner: number): Line[] {
    const figure = readFigure(node, find);
    if (!figure) return wrap(inline(node.children), inner);
    const caption = figure.caption ? wrap(inline(figure.caption, { italic: true, dim: true }), inner) : [];
    return [...wrap(inline(node.children.slice(0, 1)), inner), ...caption];
  }

  /** A heading: its section number quiet, the reply's title over a rule. */
  function drawHeading({ depth, children, data }: Heading, inner: number): Line[] {
    const label = data?.flowdown?.type === 'heading' ? data.flowdown : undefined;
    const number = label?.number === undefined ? '' : (/^[\d.)]+/.exec(plainText(children))?.[0] ?? '');
    const [first, ...rest] = inline(children, { bold: true, ...(depth === 1 && { underline: !label?.replyTitle }) });
    if (!first) return [];
    const words =
      number === ''
        ? [first, ...rest]
        : [span(number, { dim: true }), span(first.text.slice(number.length), first.style), ...rest];
    const lines = wrap(words, inner);
    if (!label?.replyTitle) return lines;
    return [...lines, [span('━'.repeat(most(lines.map(widthOf))), { dim: true })]];
  }
}

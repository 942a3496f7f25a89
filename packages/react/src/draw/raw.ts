import type { Element, Nodes, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';

/** Reads the raw HTML in a tree of elements. */
export type ReadRawHtml = (hast: Root) => Root;

/** An element that is not text to the HTML parser, so that what is known of it stays. */
const kept = 'flowdownElement';

const read = rehypeRaw({ passThrough: [kept] as unknown as Nodes['type'][] });

/** Loaded when the first raw HTML is to be drawn (`html: 'sanitize'`). */
export const readRawHtml: ReadRawHtml = (hast) => {
  visit(hast, 'element', (node) => {
    if (node.data?.flowdownConstruct !== undefined) (node as { type: string }).type = kept;
  });
  const whole = read(hast, undefined as never);
  visit(whole, (node) => {
    if ((node.type as string) === kept) (node as unknown as Element).type = 'element';
  });
  return whole;
};

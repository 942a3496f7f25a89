import type { Image, ImageReference, Link, LinkReference, Paragraph, PhrasingContent } from 'mdast';
import type { FindDefinition } from '../mdast/definitions.ts';

/** A figure as a plain value. */
export interface FigureValue {
  image: Image | ImageReference;
  /** The image's URL; empty for a reference to what is not defined. */
  src: string;
  /** The image's title where it is no caption: a tooltip. */
  title?: string;
  /** The URL of a link around the image. */
  href?: string;
  caption?: PhrasingContent[];
}

type Target = Image | ImageReference | Link | LinkReference;

/** The URL and title that a node has, or its definition. */
function targetOf(node: Target, find: FindDefinition): { url: string; title?: string | null | undefined } {
  if (node.type === 'image' || node.type === 'link') return node;
  return find(node.identifier) ?? { url: '' };
}

function imageOf(node: PhrasingContent | undefined): Image | ImageReference | undefined {
  if (node?.type === 'image' || node?.type === 'imageReference') return node;
  return node?.type === 'link' || node?.type === 'linkReference' ? imageOf(node.children[0]) : undefined;
}

/**
 * Reads a paragraph labelled as a figure (dialect.md §3); undefined for any other.
 *
 * @param find finds the definitions that references mean
 */
export function readFigure(node: Paragraph, find: FindDefinition = () => undefined): FigureValue | undefined {
  const label = node.data?.flowdown;
  const [first] = node.children;
  const image = imageOf(first);
  if (label?.type !== 'figure' || !image) return undefined;
  const line = label.caption === 'line' ? node.children[node.children.length - 1] : undefined;
  const { url: src, title } = targetOf(image, find);
  const link = first?.type === 'link' || first?.type === 'linkReference' ? targetOf(first, find) : undefined;
  return {
    image,
    src,
    ...(line && title && { title }),
    ...(link && { href: link.url }),
    ...(line?.type === 'emphasis'
      ? { caption: line.children }
      : title && { caption: [{ type: 'text' as const, value: title }] }),
  };
}

import type { Image, ImageReference, Paragraph, PhrasingContent } from 'mdast';

/** A figure as a plain value. */
export interface FigureValue {
  image: Image | ImageReference;
  /** The URL of a link around the image. */
  href?: string;
  caption?: PhrasingContent[];
}

function imageOf(node: PhrasingContent | undefined): Image | ImageReference | undefined {
  if (node?.type === 'image' || node?.type === 'imageReference') return node;
  return node?.type === 'link' || node?.type === 'linkReference' ? imageOf(node.children[0]) : undefined;
}

/** Reads a paragraph labelled as a figure (dialect.md §3); undefined for any other. */
export function readFigure(node: Paragraph): FigureValue | undefined {
  const label = node.data?.flowdown;
  const [first] = node.children;
  const image = imageOf(first);
  if (label?.type !== 'figure' || !image) return undefined;
  const line = node.children[node.children.length - 1];
  const title = image.type === 'image' ? image.title : undefined;
  const caption =
    label.caption === 'line' && line?.type === 'emphasis'
      ? line.children
      : label.caption === 'title' && title
        ? [{ type: 'text' as const, value: title }]
        : undefined;
  return { image, ...(first?.type === 'link' && { href: first.url }), ...(caption && { caption }) };
}

import type { Image, ImageReference, Link, LinkReference, Nodes } from 'mdast';

/** Whether a node shows an image and nothing else: one, or a link around one. */
export const isImage = (node: Nodes | undefined): node is Image | ImageReference | Link | LinkReference =>
  node?.type === 'image' ||
  node?.type === 'imageReference' ||
  ((node?.type === 'link' || node?.type === 'linkReference') &&
    node.children.length === 1 &&
    isImage(node.children[0]));

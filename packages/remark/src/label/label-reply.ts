import { calloutKinds } from '@flowdown/grammar';
import type { Parents, Root, RootContent } from 'mdast';
import type { CalloutKindName, FormLabel } from '../mdast/types.ts';
import { applyForm, pairCards } from './forms.ts';
import { labelFence, labelFigure, labelHeading } from './inline.ts';
import { applyMarker, dropMarker, type MarkedQuote, readMarked } from './marker.ts';

/** How replies are labelled. */
export interface LabelOptions {
  /**
   * Callouts only as GitHub draws them: at the top level, the marker alone on its line, with a body.
   *
   * @default false
   */
  strict?: boolean;
}

const callouts: ReadonlySet<string> = new Set(calloutKinds.map(({ name }) => name.toLowerCase()));

function applyCallout(marked: MarkedQuote, isTop: boolean, strict: boolean): void {
  const { quote, label, hasTitle, isAlone } = marked;
  // A bare marker governs nothing, else any prose after it would be swallowed.
  const isCallout = strict ? isTop && !hasTitle && !label.isBody && !isAlone : hasTitle || !isAlone;
  if (!isCallout) return dropMarker(marked);
  applyMarker(marked);
  quote.data = { ...quote.data, flowdown: { type: 'callout', kind: label.kind as CalloutKindName } };
}

function labelMarkers(siblings: RootContent[], isTop: boolean, strict: boolean): void {
  for (let index = 0; index < siblings.length; index++) {
    const marked = readMarked(siblings[index]);
    if (!marked) continue;
    if (callouts.has(marked.label.kind)) applyCallout(marked, isTop, strict);
    else applyForm(marked, marked.label.kind as FormLabel['type'], siblings, index);
  }
}

function labelNode(node: RootContent, isFirst: boolean): void {
  if (node.data?.flowdown) return;
  if (node.type === 'paragraph') labelFigure(node);
  else if (node.type === 'heading') labelHeading(node, isFirst);
  else if (node.type === 'code') labelFence(node);
}

const isDefinition = (node: RootContent): boolean => node.type === 'definition' || node.type === 'footnoteDefinition';

/**
 * Labels what the dialect adds to ordinary Markdown (dialect.md §2 to §5): callouts, forms, figures, section numbers, the
 * reply's title, fences. Nodes keep their type and children; the label is `data.flowdown`. Linear: each node is seen once,
 * and a marker looks at what follows it among its siblings only.
 */
export function labelReply(tree: Root, options: LabelOptions = {}): Root {
  const { strict = false } = options;
  const first = tree.children.find((child) => !isDefinition(child));
  const open: Parents[] = [tree];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const siblings = parent.children as RootContent[];
    labelMarkers(siblings, parent === tree, strict);
    // The two cards of a pair are no new pair.
    if (parent.data?.flowdown?.type !== 'prosCons') pairCards(siblings);
    for (const child of siblings) {
      labelNode(child, child === first);
      if ('children' in child && child.type !== 'paragraph' && child.type !== 'heading') open.push(child);
    }
  }
  return tree;
}

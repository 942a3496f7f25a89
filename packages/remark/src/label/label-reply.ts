import { calloutKinds } from '@flowdown/grammar';
import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { report } from '../mdast/diagnostics.ts';
import type { CalloutKindName, Diagnostic, FormLabel } from '../mdast/types.ts';
import { diagnoseLabels, misfit } from './diagnose.ts';
import { labelCalloutElement } from './elements.ts';
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
  /**
   * Whether the reply may have a title. Of a message in several text parts only the first may.
   *
   * @default true
   */
  replyTitle?: boolean;
}

const callouts: ReadonlySet<string> = new Set(calloutKinds.map(({ name }) => name.toLowerCase()));

function applyCallout(marked: MarkedQuote, isTop: boolean, strict: boolean): void {
  const { quote, label, hasTitle, isAlone } = marked;
  // A bare marker governs nothing, else any prose after it would be swallowed.
  const isCallout = strict ? isTop && !hasTitle && !label.isBody && !isAlone : hasTitle || !isAlone;
  if (!isCallout) {
    dropMarker(marked);
    return;
  }
  applyMarker(marked);
  const kind = label.kind as CalloutKindName;
  quote.data = { ...quote.data, flowdown: { type: 'callout', kind } };
  labelCalloutElement(quote, kind);
}

/** A marker in a nested quote governs nothing out of it; what a governing marker took stood in no quote. */
const isNesting = ({ type, data }: Parents): boolean =>
  type === 'blockquote' && !(data?.flowdown && 'governed' in data.flowdown);

function labelMarkers(parent: Parents, strict: boolean, found: Diagnostic[]): void {
  const siblings = parent.children as RootContent[];
  const isTop = parent.type === 'root';
  const governs = !isNesting(parent);
  for (let index = 0; index < siblings.length; index++) {
    const marked = readMarked(siblings[index]);
    if (!marked) continue;
    if (callouts.has(marked.label.kind)) {
      applyCallout(marked, isTop, strict);
      continue;
    }
    const name = marked.label.kind as FormLabel['type'];
    applyForm(marked, name, siblings, governs ? index : undefined);
    if (!marked.quote.data?.flowdown) found.push(...misfit(name, marked.quote));
  }
}

function labelNode(node: RootContent, isFirst: boolean): void {
  if (node.data?.flowdown) return;
  if (node.type === 'paragraph') labelFigure(node);
  else if (node.type === 'heading') labelHeading(node, isFirst);
  else if (node.type === 'code') labelFence(node);
}

/** A line break as models write it in a table cell, which has no lines: `<br>` without attributes (dialect.md §7). */
const toBreak = (node: PhrasingContent): PhrasingContent =>
  node.type === 'html' && /^<br[ \t]*\/?>$/i.test(node.value)
    ? { type: 'break', ...(node.position && { position: node.position }) }
    : node;

const isDefinition = (node: RootContent): boolean => node.type === 'definition' || node.type === 'footnoteDefinition';

/**
 * Labels what the dialect adds to ordinary Markdown (dialect.md §2 to §5): callouts, forms, figures, section numbers, the
 * reply's title, fences. Nodes keep their type and children; the label is `data.flowdown`. Linear: each node is seen once,
 * and a marker looks at what follows it among its siblings only.
 */
export function labelReply(tree: Root, options: LabelOptions = {}): Root {
  const { strict = false, replyTitle = true } = options;
  const first = replyTitle ? tree.children.find((child) => !isDefinition(child)) : undefined;
  const found: Diagnostic[] = [];
  const open: Parents[] = [tree];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    const siblings = parent.children as RootContent[];
    labelMarkers(parent, strict, found);
    // The two cards of a pair are no new pair.
    if (parent.data?.flowdown?.type !== 'prosCons') pairCards(siblings);
    if (parent.type === 'tableCell') parent.children = parent.children.map(toBreak);
    for (const child of siblings) {
      // The pictures of a block are its own.
      if (parent.data?.flowdown?.type !== 'entry') labelNode(child, child === first);
      if ('children' in child && child.type !== 'paragraph' && child.type !== 'heading') open.push(child);
    }
  }
  for (const each of [...found, ...diagnoseLabels(tree)]) report(tree, each);
  return tree;
}

import { calloutKinds } from '@flowdown/grammar';
import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { report } from '../mdast/diagnostics.ts';
import { drawsNothing } from '../mdast/empty-block.ts';
import type { Escapes } from '../mdast/escapes.ts';
import { readBlock } from '../mdast/read-block.ts';
import type { CalloutKindName, Diagnostic, FormLabel } from '../mdast/types.ts';
import { diagnoseLabels, misfit } from './diagnose.ts';
import { labelCalloutElement } from './elements.ts';
import { applyForm, pairCards } from './forms.ts';
import { isDefinition, mostNestedRuns } from './govern.ts';
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

/** A parent whose children are to be labelled, in how many governed runs it stands, and whether in a table cell. */
interface Open {
  parent: Parents;
  nesting: number;
  inCell: boolean;
}

const isGoverned = ({ data }: RootContent): boolean => Boolean(data?.flowdown && 'governed' in data.flowdown);

/** Labels the quotes among some siblings that start with a marker; what a marker governs goes into its quote. */
function labelMarkers({ parent, nesting }: Open, strict: boolean, escapes: Escapes, found: Diagnostic[]): void {
  const siblings = parent.children as RootContent[];
  const isTop = parent.type === 'root';
  const governs = !isNesting(parent) && nesting < mostNestedRuns;
  const labelled: RootContent[] = [];
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index] as RootContent;
    labelled.push(node);
    const marked = readMarked(node);
    if (!marked) continue;
    if (callouts.has(marked.label.kind)) {
      applyCallout(marked, isTop, strict);
      continue;
    }
    const name = marked.label.kind as FormLabel['type'];
    const run = applyForm(marked, name, governs ? { siblings, from: index + 1 } : undefined, escapes);
    if (!node.data?.flowdown) found.push(...misfit(name, marked.quote));
    if (!run) continue;
    // Definitions between the two stay where they are, after the form.
    for (const between of siblings.slice(index + 1, run.start)) labelled.push(between);
    for (const left of run.rest) labelled.push(left);
    index = run.end - 1;
  }
  (parent.children as RootContent[]) = labelled;
}

function labelNode(node: RootContent, isFirst: boolean): void {
  if (node.type === 'heading') labelHeading(node, isFirst);
  else if (node.data?.flowdown) return;
  else if (node.type === 'paragraph') labelFigure(node);
  else if (node.type === 'code') labelFence(node);
}

/** A line break as models write it in a table cell, which has no lines: `<br>` without attributes (dialect.md §7). */
const toBreak = (node: PhrasingContent): PhrasingContent =>
  node.type === 'html' && /^<br[ \t]*\/?>$/i.test(node.value)
    ? { type: 'break', ...(node.position && { position: node.position }) }
    : node;

/** Whether a node is drawn where it stands: definitions are not, nor are blocks with nothing to show. */
const isDrawn = (node: RootContent): boolean =>
  node.type === 'replyBlock' ? !drawsNothing(readBlock(node)) : !isDefinition(node);

/**
 * Labels what the dialect adds to ordinary Markdown (dialect.md §2 to §5): callouts, forms, figures, section numbers, the
 * reply's title, fences. Nodes keep their type and children; the label is `data.flowdown`. Linear: each node is seen once,
 * and a marker looks at what follows it among its siblings only, in a bounded number of runs.
 *
 * @param escapes where the source of texts is escaped, for what the tree does not tell
 */
export function labelReply(tree: Root, options: LabelOptions = {}, escapes: Escapes = new WeakMap()): Root {
  const { strict = false, replyTitle = true } = options;
  const first = replyTitle ? tree.children.find(isDrawn) : undefined;
  const found: Diagnostic[] = [];
  const open: Open[] = [{ parent: tree, nesting: 0, inCell: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { parent, nesting } = next;
    labelMarkers(next, strict, escapes, found);
    // The two cards of a pair are no new pair.
    if (parent.data?.flowdown?.type !== 'prosCons')
      (parent.children as RootContent[]) = pairCards(parent.children as RootContent[]);
    const inCell = next.inCell || parent.type === 'tableCell';
    if (inCell) (parent.children as PhrasingContent[]) = (parent.children as PhrasingContent[]).map(toBreak);
    for (const child of parent.children as RootContent[]) {
      // The pictures of a block are its own.
      if (parent.data?.flowdown?.type !== 'entry') labelNode(child, child === first);
      if ('children' in child && child.type !== 'paragraph' && child.type !== 'heading')
        open.push({ parent: child, nesting: isGoverned(child) ? nesting + 1 : nesting, inCell });
    }
  }
  for (const each of [...found, ...diagnoseLabels(tree, escapes)]) report(tree, each);
  return tree;
}

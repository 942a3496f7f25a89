import { isAllowedUrl, readMarker, suggestKind } from '@flowdown/grammar';
import type { Blockquote, Code, Definition, Image, Link, Nodes, Root } from 'mdast';
import { diagnostic } from '../mdast/diagnostics.ts';
import type { Escapes } from '../mdast/escapes.ts';
import type { Diagnostic, FormLabel } from '../mdast/types.ts';
import { walk } from '../mdast/walk.ts';
import { unknownDiagram } from './mermaid-kind.ts';

/** What each form takes, in words that end "STEPS takes …". */
const takes = {
  details: 'content in its quote',
  sources: 'a list with a link in it',
  steps: 'a list',
  tabs: 'headings, each over a panel',
  stats: 'a list in which an item starts with bold text',
  pros: 'a list',
  cons: 'a list',
} as const satisfies Record<FormLabel['type'], string>;

/** The marker of a form over content that does not fit: its quote stayed one. */
export function misfit(name: FormLabel['type'], { position }: Blockquote): Diagnostic[] {
  if (!position) return [];
  const message = `${name.toUpperCase()} takes ${takes[name]}; without it, the quote stays a quote.`;
  return [diagnostic('form-content', message, position.start)];
}

/** A first line like `[!WARNNING]`, which a reader sees as it is; with an escape in it that is what was meant. */
function misspelt(quote: Blockquote, escapes: Escapes): Diagnostic[] {
  const [first] = quote.children;
  const text = first?.type === 'paragraph' && !first.data?.flowdown ? first.children[0] : undefined;
  if (text?.type !== 'text' || !text.position) return [];
  const [line = ''] = text.value.split(/[\r\n]/, 1);
  const marker = readMarker(line);
  const kind = marker && suggestKind(marker.kind);
  if (!marker || !kind || (escapes.get(text) ?? line.length) < marker.end) return [];
  const message = `Nothing is called "${marker.kind.toUpperCase()}"; ${kind} is, if that is what was meant.`;
  return [diagnostic('misspelt-kind', message, text.position.start)];
}

function undrawable(node: Code): Diagnostic[] {
  const word = node.data?.flowdown?.type === 'diagram' ? unknownDiagram(node.value) : undefined;
  if (word === undefined || !node.position) return [];
  const message = `Mermaid draws no diagram that starts with ${word === '' ? 'no word' : `"${word}"`}.`;
  return [diagnostic('undrawable-diagram', message, node.position.start)];
}

const purposes = {
  definition: ['link', 'image'],
  image: ['image'],
  link: ['link'],
} as const;

/** A URL that leads nowhere and loads nothing; a definition may serve a link or an image. */
function refused({ type, url, position }: Definition | Image | Link): Diagnostic[] {
  if (!position || purposes[type].some((purpose) => isAllowedUrl(url, purpose))) return [];
  const message = `The URL ${JSON.stringify(url)} is not allowed in ${purposes[type].join(' or ')}.`;
  return [diagnostic('refused-url', message, position.start)];
}

/** The link or image that an entry or a card is made of: its block has looked at it. */
function targetOf(node: Nodes): Nodes | undefined {
  const label = node.data?.flowdown;
  const line = label?.type === 'entry' && node.type === 'listItem' ? node.children[0] : node;
  const isOwn = label?.type === 'entry' || (label?.type === 'field' && label.field === 'image');
  return isOwn && line?.type === 'paragraph' ? line.children[0] : undefined;
}

/** What a labelled reply shows in another way than its writer meant. */
export function diagnoseLabels(tree: Root, escapes: Escapes): Diagnostic[] {
  const found: Diagnostic[] = [];
  const targets = new Set<Nodes>();
  walk(tree, (node) => {
    const target = targetOf(node);
    if (target) targets.add(target);
    const hasUrl = node.type === 'link' || node.type === 'image' || node.type === 'definition';
    if (hasUrl && !targets.has(node)) found.push(...refused(node));
    if (node.type === 'blockquote' && !node.data?.flowdown) found.push(...misspelt(node, escapes));
    if (node.type === 'code') found.push(...undrawable(node));
  });
  return found;
}

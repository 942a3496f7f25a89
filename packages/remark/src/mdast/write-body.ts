import type { Link, List, ListItem, Nodes, Paragraph, PhrasingContent } from 'mdast';
import type { Info, State } from 'mdast-util-to-markdown';
import { ruleOf } from './rule.ts';
import { safeLabel, safeValue, writeAttribute } from './safe-line.ts';
import type { ReplyBlock } from './types.ts';
import { writeAtx } from './write-heading.ts';

/** The body of a block as its lines, in canonical form. */
export function bodyOf(node: ReplyBlock, state: State, info: Info): string {
  const { raw, values } = node.data.flowdown;
  const { model } = ruleOf(node);
  if (model === 'yaml') return raw.replace(/^\n+|\s+$/g, '');
  if (values) return valueLines(node, state, info).join('\n');
  const list = node.children.find((child): child is List => child.type === 'list');
  if (list?.children.every((item) => item.data?.flowdown?.type === 'entry'))
    return list.children.map((item) => entryLine(node, item, state, info)).join('\n');
  return cardBody(node, state, info);
}

const fieldOf = (node: Nodes): string | undefined =>
  node.data?.flowdown?.type === 'field' ? node.data.flowdown.field : undefined;

/** Inline Markdown of one line. */
function writeInline(node: Paragraph | Link, state: State, info: Info, before = ' '): string {
  const exits = [state.enter('replyBlockLine'), state.enter('phrasing')];
  const value = state.containerPhrasing(node, { ...info, before, after: '\n' });
  for (const exit of exits) exit();
  return value;
}

/** A destination as the stock serialiser writes it: raw where that is safe, else in angle brackets. */
function writeDestination(url: string, state: State, info: Info): string {
  const raw = url !== '' && !/[\0- \u007F]/.test(url);
  const exit = state.enter(raw ? 'destinationRaw' : 'destinationLiteral');
  const value = state.safe(url, { ...info, before: raw ? '(' : '<', after: raw ? ')' : '>' });
  exit();
  return raw ? value : `<${value}>`;
}

/** ` "title"`, or nothing. */
function writeTitle(title: string | null | undefined, state: State, info: Info): string {
  if (!title) return '';
  const exit = state.enter('titleQuote');
  const value = state.safe(title, { ...info, before: '"', after: '"' });
  exit();
  return ` "${value}"`;
}

/** One entry of a list block, as its line. */
export function entryLine(node: ReplyBlock, item: ListItem, state: State, info: Info): string {
  const { entry } = ruleOf(node);
  const label = item.data?.flowdown;
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph' || label?.type !== 'entry') return '';
  const [only] = paragraph.children as [PhrasingContent | undefined];
  if (only?.type === 'image' && entry === 'image')
    return state.handle(only, paragraph, state, { ...info, before: '\n', after: '\n' });
  if (only?.type !== 'link' || paragraph.children.length !== 1)
    return `- ${safeLabel(entry, writeInline(paragraph, state, info))}`;
  const url = writeDestination(only.url, state, info) + writeTitle(only.title, state, info);
  if (entry === 'action') return `- [${writeInline(only, state, info, '[')}](${url})`;
  const isMedia = entry === 'media';
  const isDocument = entry === 'document';
  if ((label.unlabelled && !isDocument) || (isMedia && label.mime))
    return `![${isMedia ? (label.mime ?? '') : 'link'}](${url})`;
  const words = `[${label.unlabelled ? '' : writeInline(only, state, info, '[')}](${url})`;
  if (!isDocument) return words;
  return [
    words,
    ...(label.filename ? [writeAttribute('filename', label.filename)] : []),
    ...(label.mime ? [writeAttribute('mime', label.mime)] : []),
  ].join(' ');
}

const valueOrder: Readonly<Record<string, readonly string[]>> = {
  progress: ['value', 'max', 'label'],
  feedback: ['kind', 'question', 'max'],
};

/** The lines of a block of values: `key: value`, in the order of the kind's fields. */
export function valueLines(node: ReplyBlock, state: State, info: Info): string[] {
  const { values = {} } = node.data.flowdown;
  if (node.name === 'reaction') return values.emoji === undefined ? [] : [`emoji=${safeValue(values.emoji)}`];
  if (node.name === 'navigate') return values.path === undefined ? [] : [navigateLine(values.path)];
  const inline = new Map(node.children.map((child) => [fieldOf(child), child]));
  const order = valueOrder[node.name] ?? [...Object.keys(values), ...inline.keys()];
  return order.flatMap((field) => {
    if (field === undefined) return [];
    const key = node.name === 'feedback' && field === 'kind' ? 'type' : field;
    const child = inline.get(field);
    if (child?.type === 'paragraph') return [`${key}: ${safeValue(writeInline(child, state, info), true)}`];
    const value = values[field];
    return value === undefined ? [] : [`${key}: ${safeValue(value)}`];
  });
}

const navigateLine = (path: string): string =>
  /^\/[^\s()<>\\]*$/.test(path) ? `![navigate](${path})` : `path: ${safeValue(path)}`;

/** A card: picture, titles, then its description. */
function cardBody(node: ReplyBlock, state: State, info: Info): string {
  const fields: string[] = [];
  const children: ReplyBlock['children'] = [];
  for (const child of node.children) {
    const field = fieldOf(child);
    if (field === undefined) children.push(child);
    else fields.push(fieldLine(child, state, info));
  }
  if (children.length === 0) return fields.join('\n');
  // Without a subtitle, a `##` heading of the description would become one.
  const { setext } = state.options;
  if (!node.children.some((child) => fieldOf(child) === 'subtitle')) state.options.setext = true;
  const description = state.containerFlow({ type: 'root', children }, state.createTracker(info).current());
  if (setext === undefined) delete state.options.setext;
  else state.options.setext = setext;
  return [...fields, description].join('\n');
}

/** One field of a card, as its line. */
export function fieldLine(node: Nodes, state: State, info: Info): string {
  if (node.type === 'heading') {
    const exit = state.enter('replyBlockLine');
    const line = writeAtx(node, state, info);
    exit();
    return line;
  }
  const image = node.type === 'paragraph' ? node.children[0] : undefined;
  return image ? state.handle(image, node as Paragraph, state, { ...info, before: '\n', after: '\n' }) : '';
}

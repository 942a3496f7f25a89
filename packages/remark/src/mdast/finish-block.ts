import type { BlockKind } from '@flowdown/grammar';
import type { Link, List, Paragraph, Text } from 'mdast';
import type { Point } from 'unist';
import { diagnostic } from './diagnostics.ts';
import { labelBlockElements } from './elements.ts';
import { countEntries, isEmptyBlock } from './empty-block.ts';
import { plainText } from './plain-text.ts';
import type { BlockValue, CustomBlockValue } from './read-block.ts';
import { fileNameOf, readBlock } from './read-block.ts';
import type { Diagnostic, ReplyBlock } from './types.ts';
import type { YamlReader } from './yaml-reader.ts';

// More choices than most channels can show at once (channels.md).
const manyEntries = 10;

/** Gives a link without words the words it is shown with, and drops what the kind's rules drop. */
function tidyEntries(node: ReplyBlock): void {
  const list = node.children.find((child): child is List => child.type === 'list');
  if (!list) return;
  const seen = new Set<string>();
  list.children = list.children.filter((item) => {
    const [paragraph] = item.children;
    const label = item.data?.flowdown;
    if (paragraph?.type !== 'paragraph' || label?.type !== 'entry') return false;
    const only = paragraph.children[0];
    if (only?.type === 'link' && only.children.length === 0) nameLink(only, node.name, label);
    if (node.name !== 'actions') return true;
    const words = plainText(paragraph.children).trim().toLowerCase();
    const isPicture = paragraph.children.some((child) => child.type === 'image' || child.type === 'imageReference');
    if (words === '' && isPicture) return true;
    if (words === '' || seen.has(words)) return false;
    seen.add(words);
    return true;
  });
  if (list.children.length === 0) node.children = node.children.filter((child) => child !== list);
}

function nameLink(link: Link, name: string, label: { unlabelled?: true; filename?: string }): void {
  label.unlabelled = true;
  const file = ['documents', 'audio', 'video'].includes(name) ? (label.filename ?? fileNameOf(link.url)) : '';
  const text: Text = { type: 'text', value: file || link.url };
  link.children = [text];
}

/** The raw body as plain paragraphs: what the reader sees when a YAML body cannot be read. */
function rawParagraphs(raw: string, lines: readonly Point[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const [index, line] of raw.split('\n').entries()) {
    const lineStart = lines[index];
    if (line.trim() === '' || !lineStart) {
      open = undefined;
      continue;
    }
    const at = (shift: number): Point => ({
      line: lineStart.line,
      column: lineStart.column + shift,
      offset: (lineStart.offset ?? 0) + shift,
    });
    const from = at(line.length - line.trimStart().length);
    const end = at(line.trimEnd().length);
    const [text] = (open?.children ?? []) as Text[];
    if (open?.position && text?.position) {
      text.value += `\n${line.trim()}`;
      text.position.end = { ...end };
      open.position.end = { ...end };
    } else {
      const words: Text = { type: 'text', value: line.trim(), position: { start: { ...from }, end: { ...end } } };
      open = { type: 'paragraph', children: [words], position: { start: from, end } };
      paragraphs.push(open);
    }
  }
  return paragraphs;
}

function readYaml(node: ReplyBlock, lines: readonly Point[], yaml: YamlReader | undefined): Diagnostic[] {
  const label = node.data.flowdown;
  if (label.raw.trim() === '') return [];
  if (!yaml) {
    label.pending = true;
    return [];
  }
  const { content, problems } = yaml.read(node.name, label.raw);
  if (content) label.content = content;
  else node.children = rawParagraphs(label.raw, lines);
  return problems.map(({ code, message, line, column }) => {
    const at = lines[Math.min(line, lines.length - 1)];
    return diagnostic(code, message, { line: at?.line ?? 1, column: (at?.column ?? 1) + column });
  });
}

/** The URLs of a block that may not be followed, with where they stand. */
function refusedUrls(
  node: ReplyBlock,
  value: BlockValue | CustomBlockValue,
): { url: string; place: Point | undefined }[] {
  if ('custom' in value) return [];
  const start = node.position?.start;
  if (value.name === 'navigate') return value.path !== '' && !value.allowed ? [{ url: value.path, place: start }] : [];
  if ('image' in value && value.image) return value.image.allowed ? [] : [{ url: value.image.src, place: start }];
  const lists = [
    ...('entries' in value ? value.entries : []),
    ...('links' in value ? value.links : []),
    ...('documents' in value ? value.documents : []),
    ...('images' in value ? value.images : []),
    ...('media' in value ? value.media : []),
  ];
  const items = node.children.flatMap((child) => (child.type === 'list' ? child.children : []));
  return lists.flatMap((entry, index) => {
    if (entry.allowed) return [];
    return [{ url: 'src' in entry ? entry.src : (entry.url ?? ''), place: items[index]?.position?.start ?? start }];
  });
}

function invalidValues(node: ReplyBlock, value: BlockValue | CustomBlockValue): string[] {
  const { values = {} } = node.data.flowdown;
  if ('custom' in value) return [];
  if (value.name === 'reaction' && values.emoji && value.emoji === '') return [`"${values.emoji}" is not one emoji.`];
  if (value.name === 'progress' && values.value && value.value === undefined)
    return [`"${values.value}" is not a number or a percentage.`];
  if (value.name === 'feedback' && values.kind && values.kind.trim().toLowerCase() !== value.kind)
    return [`"${values.kind}" is none of thumbs, stars, scale.`];
  return [];
}

/** Completes a block once its children are there: YAML, words for bare links, elements. Returns what is to be reported. */
export function finishBlock(
  node: ReplyBlock,
  kind: BlockKind,
  lines: readonly Point[],
  yaml: YamlReader | undefined,
): Diagnostic[] {
  const found: Diagnostic[] = kind.model === 'yaml' ? readYaml(node, lines, yaml) : [];
  if (kind.model === 'items') tidyEntries(node);
  const value = readBlock(node);
  labelBlockElements(node, value);
  const place = node.position?.start ?? { line: 1, column: 1 };
  const bad = invalidValues(node, value);
  for (const message of bad) found.push(diagnostic('invalid-value', message, place));
  if (isEmptyBlock(value) && bad.length === 0)
    found.push(diagnostic('empty-block', `The ${node.name} block holds nothing to show.`, place));
  for (const { url, place: at = place } of refusedUrls(node, value))
    found.push(diagnostic('refused-url', `The URL ${JSON.stringify(url)} is not allowed in ${node.name}.`, at));
  const count = countEntries(value);
  if (count > manyEntries)
    found.push(diagnostic('too-many-entries', `${count} entries; most channels show ${manyEntries} at most.`, place));
  return found;
}

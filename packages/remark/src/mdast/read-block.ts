import { isAllowedUrl } from '@flowdown/grammar';
import type { Image, Link, List, ListItem, Nodes, PhrasingContent } from 'mdast';
import { plainText } from './plain-text.ts';
import { type Inline, type PlainValue, readValues, type YamlValue } from './read-values.ts';
import type { EntryLabel, ReplyBlock } from './types.ts';

export type { Inline, PlainValue, YamlValue } from './read-values.ts';

type Rest = ReplyBlock['children'];

export interface ActionEntry {
  label: Inline;
  url?: string;
  /** Whether the URL may be followed; a refused one leaves its label as text. */
  allowed: boolean;
}

export interface LinkEntry {
  url: string;
  label?: Inline;
  allowed: boolean;
}

export interface ImageEntry {
  src: string;
  alt: string;
  title?: string;
  allowed: boolean;
}

export interface DocumentEntry {
  name: Inline;
  url: string;
  filename: string;
  mime: string;
  allowed: boolean;
}

export interface MediaEntry {
  src: string;
  mime?: string;
  title?: Inline;
  allowed: boolean;
}

export interface Card {
  image?: ImageEntry;
  title?: Inline;
  subtitle?: Inline;
  /** The description. */
  children: Rest;
}

/** A block as a plain value: what every renderer and projection draws from (dialect.md §1). */
export type BlockValue =
  | { name: 'actions'; entries: ActionEntry[] }
  | ({ name: 'list-item' | 'horizontal-list-item' } & Card)
  | { name: 'images'; images: ImageEntry[] }
  | { name: 'links' | 'payment'; links: LinkEntry[] }
  | { name: 'documents'; documents: DocumentEntry[] }
  | { name: 'video' | 'audio'; media: MediaEntry[] }
  | PlainValue
  | (YamlValue & { pending: boolean; children: Rest });

/** A block of a kind that an application registered: its nodes and what its body rule found. */
export interface CustomBlockValue {
  name: string;
  custom: true;
  values: Record<string, string>;
  content?: unknown;
  children: Rest;
}

const inline = (node: { children: readonly PhrasingContent[] }): Inline => ({
  text: plainText(node.children),
  children: node.children,
});

interface RawEntry {
  label: EntryLabel;
  /** The paragraph's nodes; those inside the link, when it is one. */
  words: Inline;
  url?: string;
  image?: Image;
}

function entriesOf(node: ReplyBlock): RawEntry[] {
  const list = node.children.find((child): child is List => child.type === 'list');
  return (list?.children ?? []).flatMap((item: ListItem) => {
    const label = item.data?.flowdown;
    const [paragraph] = item.children;
    if (label?.type !== 'entry' || paragraph?.type !== 'paragraph') return [];
    const only = paragraph.children.length === 1 ? paragraph.children[0] : undefined;
    if (only?.type === 'link') return [{ label, words: inline(only), url: only.url }];
    if (only?.type === 'image' && node.name !== 'actions')
      return [{ label, words: inline(paragraph), url: only.url, image: only }];
    return [{ label, words: inline(paragraph) }];
  });
}

const imageOf = (image: Image): ImageEntry => ({
  src: image.url,
  alt: image.alt ?? '',
  ...(image.title && { title: image.title }),
  allowed: isAllowedUrl(image.url, 'image'),
});

function findField(node: ReplyBlock, field: string): Nodes | undefined {
  return node.children.find((child) => {
    const label = child.data?.flowdown;
    return label?.type === 'field' && label.field === field;
  });
}

function inlineField(node: ReplyBlock, field: string): Inline | undefined {
  const found = findField(node, field);
  return found && 'children' in found ? inline(found as { children: PhrasingContent[] }) : undefined;
}

const isField = (node: Nodes): boolean => node.data?.flowdown?.type === 'field';

function readCard(node: ReplyBlock): Card {
  const picture = findField(node, 'image');
  const image = picture?.type === 'paragraph' ? picture.children[0] : undefined;
  const title = inlineField(node, 'title');
  const subtitle = inlineField(node, 'subtitle');
  return {
    ...(image?.type === 'image' && { image: imageOf(image) }),
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    children: node.children.filter((child) => !isField(child)),
  };
}

const byExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({
    csv: 'text/csv',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    html: 'text/html',
    ics: 'text/calendar',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    json: 'application/json',
    md: 'text/markdown',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    odt: 'application/vnd.oasis.opendocument.text',
    pdf: 'application/pdf',
    png: 'image/png',
    ppt: 'application/vnd.ms-powerpoint',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    svg: 'image/svg+xml',
    txt: 'text/plain',
    wav: 'audio/wav',
    webp: 'image/webp',
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xml: 'application/xml',
    zip: 'application/zip',
  }),
);

/** The last segment of a URL's path, percent-decoded where that is possible. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '').replace(/^[A-Za-z][\w+.-]*:\/\/[^/]*/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The media type that a file name's extension stands for. */
export function mimeOf(filename: string): string {
  const extension = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase();
  return byExtension.get(extension ?? '') ?? 'application/octet-stream';
}

function documentOf({ label, words, url = '' }: RawEntry): DocumentEntry {
  const filename = label.filename ?? (fileNameOf(url) || words.text);
  const named = !label.unlabelled && words.text !== '';
  return {
    name: named ? words : { text: filename, children: [{ type: 'text', value: filename }] },
    url,
    filename,
    mime: label.mime ?? mimeOf(filename),
    allowed: isAllowedUrl(url, 'link'),
  };
}

function mediaOf({ label, words, url = '' }: RawEntry): MediaEntry {
  return {
    src: url,
    ...(label.mime && { mime: label.mime }),
    ...(!label.unlabelled && words.text && { title: words }),
    allowed: isAllowedUrl(url, 'image'),
  };
}

/** Reads a `:::` block of a known kind. The only place that knows how its nodes and label make its fields. */
export function readBlock(node: ReplyBlock): BlockValue | CustomBlockValue {
  const { values = {}, content, pending = false } = node.data.flowdown;
  const { name, children } = node;
  switch (name) {
    case 'actions':
      return {
        name,
        entries: entriesOf(node).map(({ words, url }) => ({
          label: words,
          ...(url !== undefined && { url }),
          allowed: url === undefined || isAllowedUrl(url, 'link'),
        })),
      };
    case 'list-item':
    case 'horizontal-list-item':
      return { name, ...readCard(node) };
    case 'images':
      return { name, images: entriesOf(node).flatMap(({ image }) => (image ? [imageOf(image)] : [])) };
    case 'links':
    case 'payment':
      return {
        name,
        links: entriesOf(node).map(({ label, words, url = '' }) => ({
          url,
          ...(!label.unlabelled && { label: words }),
          allowed: isAllowedUrl(url, name === 'payment' ? 'payment' : 'link'),
        })),
      };
    case 'documents':
      return { name, documents: entriesOf(node).map(documentOf) };
    case 'video':
    case 'audio':
      return { name, media: entriesOf(node).map(mediaOf) };
    default: {
      const value = readValues(name, values, (field) => inlineField(node, field), content);
      if (value && (value.name === 'form' || value.name === 'chart')) return { ...value, pending, children };
      if (value) return value;
      return { name, custom: true, values, ...(content && { content }), children };
    }
  }
}

export type { Link };

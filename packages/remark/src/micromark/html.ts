import { blockKinds, type EntryReader, isAllowedUrl, type UrlPurpose } from '@flowdown/grammar';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { decodeString } from 'micromark-util-decode-string';
import { encode } from 'micromark-util-encode';
import { sanitizeUri } from 'micromark-util-sanitize-uri';
import type { CompileContext, HtmlExtension, Token } from 'micromark-util-types';
import { element } from '../hast/element.ts';
import { valueElement } from '../hast/values/value-element.ts';
import { isEmptyBlock } from '../mdast/empty-block.ts';
import { fileNameOf } from '../mdast/read-block.ts';
import { type Inline, readValues } from '../mdast/read-values.ts';
import type { YamlReader } from '../mdast/yaml-reader.ts';
import './types.ts';

/** What the HTML extension can be told. */
export interface FlowdownHtmlOptions {
  /** Reads the bodies of forms and charts (`remark-flowdown/yaml`). Without it their text is shown. */
  yaml?: YamlReader;
}

interface OpenBlock {
  name: string;
  raw: string;
  isText: boolean;
  isCustom: boolean;
  entry: EntryReader | undefined;
  values: Record<string, string>;
  /** HTML of the fields that are inline Markdown. */
  inline: Record<string, string>;
  /** The labels of the choices so far, of which each is drawn once. */
  labels: Set<string>;
  slurp: boolean | undefined;
}

interface OpenEntry {
  label?: string;
  alt?: string;
  url?: string;
  title?: string;
}

/** Whether a choice is empty, or stands in its block already. */
function isRepeated({ name, labels }: OpenBlock, html: string): boolean {
  if (name !== 'actions' || html.includes('<img')) return false;
  const words = html
    .replace(/<[^>]*>/g, '')
    .trim()
    .toLowerCase();
  if (words === '' || labels.has(words)) return true;
  labels.add(words);
  return false;
}

const fieldClasses: Readonly<Record<string, string>> = {
  image: 'fd-card-image',
  title: 'fd-card-title',
  subtitle: 'fd-card-subtitle',
};

const builtIn: ReadonlySet<string> = new Set(blockKinds.map(({ name }) => name));

/** What the URLs of a block are for. Only a card has a picture without being a list of entries. */
function purposeOf(block: OpenBlock | undefined, alt: string | undefined): UrlPurpose {
  if (!block) return alt === undefined ? 'link' : 'image';
  if (block.name === 'payment') return 'payment';
  return block.entry === 'image' || block.entry === undefined ? 'image' : 'link';
}

const stringify = (node: Element): string => toHtml(node, { allowDangerousHtml: true, closeSelfClosing: true });

const openTag = (name: string, isText: boolean): string =>
  `<${isText ? 'span' : 'div'} class="fd-block fd-${name}" data-block="${name}">`;

/** HTML in the place of inline nodes: `valueElement` asks for it as raw nodes. */
const inlineHtml =
  (inline: Record<string, string>) =>
  (field: string): Inline | undefined =>
    inline[field] === undefined ? undefined : { text: inline[field], children: [] };

/**
 * The HTML extension for micromark: blocks as the elements that the hast half makes, from tokens alone. A block in a line
 * of text is drawn with `span`s, since a paragraph holds no other; a heading or a table cell shows it as text.
 */
export function flowdownHtml(options: FlowdownHtmlOptions = {}): HtmlExtension {
  const blocks: OpenBlock[] = [];
  const entries: OpenEntry[] = [];
  /** How many constructs are open in which a block within a line is text. */
  let inert = 0;
  let isInert = false;

  const top = (): OpenBlock | undefined => blocks[blocks.length - 1];
  const enterInert = (): undefined => void inert++;
  const exitInert = (): undefined => void inert--;

  return {
    enter: {
      null() {
        blocks.length = 0;
        entries.length = 0;
        inert = 0;
        isInert = false;
      },
      atxHeadingText: enterInert,
      emphasisText: enterInert,
      labelImage: enterInert,
      labelLink: enterInert,
      setextHeadingText: enterInert,
      strikethroughText: enterInert,
      strongText: enterInert,
      tableContent: enterInert,
      labelEnd: exitInert,
      setextHeadingLine: exitInert,
      replyBlock: enterBlock,
      replyBlockText(token) {
        isInert = inert > 0 || blocks.length > 0;
        if (!isInert) enterBlock.call(this, token);
      },
      replyBlockList() {
        if (!isInert) this.buffer();
      },
      replyBlockEntry() {
        if (!isInert) this.buffer();
      },
      replyBlockTarget() {
        entries.push({});
        this.buffer();
      },
      replyBlockField() {
        this.buffer();
      },
      replyBlockProse() {
        const block = top();
        if (block) this.setData('slurpAllLineEndings', undefined);
      },
    },
    exit: {
      atxHeadingText: exitInert,
      emphasisText: exitInert,
      strikethroughText: exitInert,
      strongText: exitInert,
      tableContent: exitInert,
      literalBreak() {
        this.tag('<br />');
      },
      replyBlock: exitBlock,
      replyBlockText(token) {
        if (!isInert) exitBlock.call(this, token);
        isInert = false;
      },
      replyBlockList() {
        if (isInert) return;
        const entries = this.resume();
        if (entries !== '') this.raw(top()?.isText ? `<span class="fd-list">${entries}</span>` : `<ul>${entries}</ul>`);
      },
      replyBlockEntry() {
        if (isInert) return;
        const block = top();
        const html = this.resume();
        if (!block || isRepeated(block, html)) return;
        this.raw(block.isText ? `<span class="fd-entry">${html}</span>` : `<li class="fd-entry">${html}</li>`);
      },
      replyBlockTarget() {
        const words = this.resume();
        this.raw(target(entries.pop() ?? {}, words, top()));
      },
      replyBlockField: exitField,
      replyBlockProse() {
        if (top()) this.setData('slurpAllLineEndings', true);
      },
      replyBlockUrl: setEntry('url'),
      replyBlockAlt: setEntry('alt'),
      replyBlockTitle: setEntry('title'),
      replyBlockMarker: shown,
      replyBlockSequence: shown,
      replyBlockName: shown,
      replyBlockFilename: shown,
      replyBlockMime: shown,
      replyBlockValue(token) {
        const block = top();
        if (isInert) shown.call(this, token);
        else if (block && token.field) block.values[token.field] ??= this.sliceSerialize(token);
      },
    },
  };

  /** Body syntax is text where the whole block is. */
  function shown(this: CompileContext, token: Token): undefined {
    if (isInert && entries.length === 0) this.raw(this.encode(this.sliceSerialize(token)));
  }

  function setEntry(key: keyof OpenEntry) {
    return function (this: CompileContext, token: Token): undefined {
      const entry = entries[entries.length - 1];
      if (entry) entry[key] = decodeString(this.sliceSerialize(token));
    };
  }

  function enterBlock(this: CompileContext, token: Token): undefined {
    const info = token.replyBlock;
    if (!info?.kind) return;
    const isText = token.type === 'replyBlockText';
    const slurp = this.getData('slurpAllLineEndings');
    blocks.push({
      name: info.kind.name,
      raw: info.raw,
      isText,
      isCustom: !builtIn.has(info.kind.name),
      entry: info.kind.entry,
      values: {},
      inline: {},
      labels: new Set(),
      slurp,
    });
    this.buffer();
    this.setData('slurpAllLineEndings', true);
  }

  function exitBlock(this: CompileContext, token: Token): undefined {
    const kind = token.replyBlock?.kind;
    const block = blocks.pop();
    if (!kind || !block) return;
    const html = this.resume();
    if (!block.isText) this.lineEndingIfNeeded();
    if (kind.model === 'yaml' || kind.layout === 'values') drawValue.call(this, block, kind.model === 'yaml');
    else if (html.trim() !== '')
      this.raw(`${openTag(kind.name, block.isText)}${html}</${block.isText ? 'span' : 'div'}>`);
    this.setData('slurpAllLineEndings', block.slurp);
  }

  function drawValue(this: CompileContext, block: OpenBlock, isYaml: boolean): undefined {
    const { name, raw, values, inline, isText } = block;
    const content = isYaml ? options.yaml?.read(name, raw).content : undefined;
    if (block.isCustom && !isYaml) {
      const plain = Object.entries(values).map(([key, value]) => `${encode(key)}: ${encode(value)}`);
      const words = [...plain, ...Object.values(inline)].join(isText ? ' ' : '<br />');
      if (words !== '') this.raw(`${openTag(name, isText)}${words}</${isText ? 'span' : 'div'}>`);
      return;
    }
    const value = readValues(name, values, inlineHtml(inline), content);
    const isEmpty = value !== undefined && value.name !== 'form' && value.name !== 'chart' && isEmptyBlock(value);
    const drawn = value && !isEmpty && valueElement(value, ({ text }) => [{ type: 'raw', value: text }]);
    if (drawn && !isText) this.raw(stringify(drawn));
    else if (drawn) this.raw(stringify({ ...element('span', drawn.properties), children: drawn.children }));
    else if (isYaml && raw.trim() !== '')
      this.raw(
        stringify(
          element(isText ? 'span' : 'div', { className: ['fd-block', `fd-${name}`], dataBlock: name }, raw.trim()),
        ),
      );
  }

  function exitField(this: CompileContext, token: Token): undefined {
    const html = this.resume();
    const block = top();
    if (isInert) this.raw(html);
    else if (token.field && fieldClasses[token.field]) {
      const tagName = block?.isText ? 'span' : 'p';
      this.raw(`<${tagName} class="${fieldClasses[token.field]}">${html}</${tagName}>`);
    } else if (block && token.field && token.field !== 'prose') block.inline[token.field] = html;
    else this.raw(html);
  }

  /** The link or image of an entry; its words alone when the URL is refused. */
  function target({ url, alt, title }: OpenEntry, words: string, block: OpenBlock | undefined): string {
    if (url === undefined) return words;
    const purpose = purposeOf(block, alt);
    if (purpose === 'image') {
      if (!isAllowedUrl(url, 'image')) return encode(alt ?? '');
      return stringify(element('img', { src: sanitizeUri(url), alt: alt ?? '', ...(title && { title }) }));
    }
    const isFile = block?.entry === 'document' || block?.entry === 'media';
    const label = words === '' ? encode((isFile && fileNameOf(url)) || url) : words;
    return isAllowedUrl(url, purpose) ? `<a href="${sanitizeUri(url)}">${label}</a>` : label;
  }
}

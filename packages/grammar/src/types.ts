/** What a kind is written as: a marker over a quote, a marker over a list or sections, a `:::` block, a fence. */
export type KindGroup = 'callout' | 'form' | 'block' | 'fence';

/**
 * How the content of a kind is read and drawn. The set is closed: a new kind is data, a new model is code.
 *
 * - `flow`: any Markdown.
 * - `items`: one list, an entry per item.
 * - `sections`: headings split the content into panels.
 * - `fields`: named values, some of them lines of Markdown.
 * - `yaml`: a YAML map.
 * - `fence`: the raw text of a fenced code block.
 */
export type ContentModel = 'flow' | 'items' | 'sections' | 'fields' | 'yaml' | 'fence';

interface KindBase {
  /** The canonical spelling: `NOTE`, `STEPS`, `actions`, `mermaid`. */
  name: string;
  /** Other spellings that mean the same kind. */
  aliases?: readonly string[];
  /** One sentence: what the reader gets. */
  summary: string;
  /** The example everybody sees, as Markdown. */
  example: string;
}

/** One of the five callouts, `> [!NOTE]`. */
export interface CalloutKind extends KindBase {
  group: 'callout';
  model: 'flow';
}

/** A marker of ours over ordinary Markdown, `> [!STEPS]`. */
export interface FormKind extends KindBase {
  group: 'form';
  model: 'flow' | 'items' | 'sections';
  /** Whether a quote holding only the marker takes what follows it. */
  governs: boolean;
  /** Names of the forms that a directly following or preceding one pairs with. */
  joins?: readonly string[];
}

/** How one line of a block's body is read as an entry. */
export type EntryReader = 'action' | 'image' | 'link' | 'document' | 'media';

/** What a field of a block holds. */
export interface FieldSpec {
  /** Shape, in words a page can print: `text`, `inline Markdown`, `URL`, `number`, `list of {label, url?}` … */
  type: string;
  /** One sentence: what it is for. */
  summary: string;
  /** Whether a block without it is empty. */
  required?: boolean;
  /** Other keys that set it. */
  aliases?: readonly string[];
}

/**
 * What happens at the reply's end to a block that was never closed:
 * `lines` keeps its own lines and lets prose after them go, `text` keeps everything, `prefix` keeps the longest run of
 * lines that can be read.
 */
export type UnclosedRule = 'lines' | 'text' | 'prefix';

/** A `:::` block. */
export interface BlockKind extends KindBase {
  group: 'block';
  model: 'items' | 'fields' | 'yaml' | 'flow';
  /** For `items`: how a line becomes an entry. */
  entry?: EntryReader;
  /** For `fields`: `card` reads headings, an image and text; `values` reads `key: value` lines. */
  layout?: 'card' | 'values';
  /** For `values`: the key that a line without a key sets. */
  bare?: string;
  unclosed: UnclosedRule;
  fields: Readonly<Record<string, FieldSpec>>;
  /** Names of the blocks that an adjacent one is drawn together with. */
  joins?: readonly string[];
}

/** A fenced code block that is more than code, ```` ```mermaid ````. */
export interface FenceKind extends KindBase {
  group: 'fence';
  model: 'fence';
}

export type Kind = CalloutKind | FormKind | BlockKind | FenceKind;

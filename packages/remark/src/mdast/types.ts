import type { BlockKind } from '@flowdown/grammar';
import type { BlockContent, DefinitionContent, Paragraph } from 'mdast';
// For `hName`, `hProperties` and `hChildren`.
import type {} from 'mdast-util-to-hast';
import type { Data, Literal, Parent, Point } from 'unist';

/** Something worth telling whoever wrote the reply. `place` counts lines and columns from 1, in UTF-16 units. */
export interface Diagnostic {
  /** Kebab-case; the diagnostics page lists them all. */
  code: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  place: Point;
}

/** One field of a form (blocks.md §5). */
export interface FormField {
  name: string;
  label: string;
  type: FormFieldType;
  required?: boolean;
  placeholder?: string;
  help?: string;
  default?: string | number | boolean | (string | number)[];
  options?: { value: string; label: string }[];
  min?: number | string;
  max?: number | string;
  step?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  rows?: number;
}

export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime'
  | 'email'
  | 'tel'
  | 'url'
  | 'password'
  | 'select'
  | 'multiselect'
  | 'radio'
  | 'checkbox'
  | 'file';

export interface FormContent {
  title?: string;
  description?: string;
  submit?: string;
  id?: string;
  fields: FormField[];
}

export interface ChartContent {
  kind: 'bar' | 'line' | 'pie';
  labels: string[];
  series: { name?: string; values: number[] }[];
  title?: string;
}

/** What a YAML body holds once it is read; an application's own kinds hold any map. */
export type YamlContent = FormContent | ChartContent | { [key: string]: unknown };

/** The label of a `:::` block. */
export interface BlockLabel {
  type: 'block';
  /** The body as written, without container prefixes, the opener's indentation and marker lines. */
  raw: string;
  /** How the body of an application's own kind reads; the grammar says it for the others. */
  custom?: Pick<BlockKind, 'model' | 'entry' | 'layout'>;
  /** The plain fields of a block of values, as written. */
  values?: Record<string, string>;
  /** The body of a YAML block; absent when it cannot be read. */
  content?: YamlContent;
  /** Set when the body waits for a YAML reader (`remark-flowdown/yaml`). */
  pending?: true;
  /** The block stands in a line of text: whether something comes before and after it on that line. */
  oneLine?: { before: boolean; after: boolean };
}

/** The label of a list item that is an entry of a block. */
export interface EntryLabel {
  type: 'entry';
  /** The words in it stand for a label that was not given. */
  unlabelled?: true;
  filename?: string;
  mime?: string;
  /** Why its URL is not followed. */
  refused?: 'scheme' | 'path';
}

/** The label of a node that is a field of a block. */
export interface FieldLabel {
  type: 'field';
  field: string;
}

/** A paragraph that starts with a marker, until labelling knows what its quote is. Never in a labelled tree. */
export interface MarkerLabel {
  type: 'marker';
  /** The known kind in lower case. */
  kind: string;
  /** What follows the marker on its line is body text, not a title. */
  isBody: boolean;
  /** How many characters of the paragraph's text are the marker, and the blank after it. */
  length: number;
}

/** The label of a quote that is a callout. Its title, if any, is its first child, a paragraph labelled as a field. */
export interface CalloutLabel {
  type: 'callout';
  kind: CalloutKindName;
}

export type CalloutKindName = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** The label of a quote that is a form over its content (dialect.md §2 and §4). */
export interface FormLabel {
  type: 'details' | 'sources' | 'steps' | 'tabs' | 'stats' | 'pros' | 'cons';
  /** Its content stood after a quote that held only the marker. */
  governed?: true;
}

/** The label of a quote that stands for a PROS and a CONS next to each other; its children are the two. */
export interface ProsConsLabel {
  type: 'prosCons';
  /** Both stood in one quote. */
  together?: true;
}

/** The label of a paragraph that is a figure: an image alone, or with a caption line under it. */
export interface FigureLabel {
  type: 'figure';
  /** Where the caption comes from. */
  caption?: 'line' | 'title';
}

/** The label of a heading with a section number, or of the reply's title. */
export interface HeadingLabel {
  type: 'heading';
  /** Without a trailing dot or bracket. */
  number?: string;
  replyTitle?: true;
  /** A setext heading in a governed run of TABS: it starts no panel. */
  inPanel?: true;
}

/** The label of a list item that is a task. */
export interface TaskLabel {
  type: 'task';
  /** The offset of the `[` of its box in the text, in UTF-16 units: what keeps a reader's mark to it. */
  key: number;
}

/** The label of a fence that is more than code. */
export interface FenceLabel {
  type: 'diagram' | 'tree' | 'flow';
  /** Whether its end has been seen; the end of the reply counts. */
  closed: boolean;
}

/** The label of code in a reply that grows: its closing fence is still to come. Code in a whole reply has none. */
export interface CodeLabel {
  type: 'code';
  closed: false;
}

/** The label of a whole reply. */
export interface ReplyLabel {
  type: 'reply';
  diagnostics: Diagnostic[];
}

/** What the dialect knows about a node: its `data.flowdown`. */
export type FlowdownLabel =
  | BlockLabel
  | CalloutLabel
  | CodeLabel
  | EntryLabel
  | FenceLabel
  | FieldLabel
  | FigureLabel
  | FormLabel
  | HeadingLabel
  | MarkerLabel
  | ProsConsLabel
  | ReplyLabel
  | TaskLabel;

/** A `:::` block of a known name (blocks.md). Its children are its fields as ordinary nodes, in their canonical order. */
export interface ReplyBlock extends Parent {
  type: 'replyBlock';
  /** The kind's name, lower case: `actions`, `list-item`. */
  name: string;
  children: (BlockContent | DefinitionContent)[];
  data: ReplyBlockData;
}

export interface ReplyBlockData extends Data {
  flowdown: BlockLabel;
}

/** Prose read from the lines of a block, before it takes its place in the tree. Never in a finished tree. */
export interface ReplyBlockProse extends Parent {
  type: 'replyBlockProse';
  children: (BlockContent | DefinitionContent)[];
}

declare module 'unist' {
  interface Data {
    flowdown?: FlowdownLabel | undefined;
  }
}

declare module 'mdast' {
  interface BlockContentMap {
    replyBlock: ReplyBlock;
  }
  interface RootContentMap {
    replyBlock: ReplyBlock;
    replyBlockProse: ReplyBlockProse;
  }
  // A one-line block stands in its paragraph until it is lifted out.
  interface PhrasingContentMap {
    replyBlock: ReplyBlock;
  }
}

export type { Literal, Paragraph };

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

/** The label of a whole reply. */
export interface ReplyLabel {
  type: 'reply';
  diagnostics: Diagnostic[];
}

/** What the dialect knows about a node: its `data.flowdown`. */
export type FlowdownLabel = BlockLabel | EntryLabel | FieldLabel | ReplyLabel;

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

import type { Diagnostic, FormField } from '../mdast/types.ts';

// The shapes of `flowdown inspect --json`. Optional fields are absent when they do not apply; `type` is the first key.

/** A reply's structure. */
export interface Inspection {
  /** What the reply draws, in source order. Definitions are left out. */
  blocks: Block[];
  diagnostics: InspectedDiagnostic[];
}

/** A diagnostic with its place in the open: lines and columns from 1, in UTF-16 units. */
export interface InspectedDiagnostic {
  line: number;
  column: number;
  severity: Diagnostic['severity'];
  code: string;
  message: string;
}

/** One block. Strings named `text`, `title`, `label`, `when`, `value`, `caption`, `source` are plain text. */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; depth: 1 | 2 | 3 | 4 | 5 | 6; text: string; number?: string; replyTitle?: true }
  | { type: 'quote'; blocks: Block[]; source?: string }
  | { type: 'callout'; kind: CalloutBlockKind; title?: string; blocks: Block[] }
  | { type: 'details'; title?: string; blocks: Block[] }
  | { type: 'sources'; title?: string; items: SourceItem[]; after?: Block[] }
  | { type: 'steps'; title?: string; start?: number; steps: StepItem[]; after?: Block[] }
  | { type: 'tabs'; title?: string; lead?: Block[]; panels: PanelItem[] }
  | { type: 'stats'; title?: string; items: StatItem[]; after?: Block[] }
  | { type: 'prosCons'; cards: ProsConsCard[]; after?: Block[] }
  | { type: 'tree'; rows: TreeRowItem[]; summary?: string }
  | { type: 'figure'; src: string; alt: string; title?: string; caption?: string; href?: string }
  | { type: 'list'; ordered: boolean; start?: number; items: ListEntry[] }
  | { type: 'table'; align: ('left' | 'right' | 'center' | null)[]; rows: string[][] }
  | { type: 'code'; lang?: string; value: string; closed: boolean }
  | { type: 'diagram'; lang: 'mermaid' | 'flow'; value: string; closed: boolean }
  | { type: 'math'; value: string }
  | { type: 'rule' }
  | { type: 'html'; value: string }
  | { type: 'footnote'; label: string; blocks: Block[] }
  | ReplyBlockItem;

/** The block of one type: `BlockOf<'list'>`. */
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

export type CalloutBlockKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** An entry that may be a task: `key` is the offset of its `[` in the text, in UTF-16 units. */
export interface TaskMarks {
  checked?: boolean;
  key?: number;
}

export interface ListEntry extends TaskMarks {
  blocks: Block[];
}

export interface SourceItem {
  text: string;
  url?: string;
}

export interface StepItem extends TaskMarks {
  title?: string;
  when?: string;
  blocks: Block[];
}

export interface PanelItem {
  label: string;
  blocks: Block[];
}

export interface StatItem extends TaskMarks {
  value?: string;
  label: string;
  blocks?: Block[];
}

export interface ProsConsCard {
  kind: 'pros' | 'cons';
  title?: string;
  points: ListEntry[];
}

export interface TreeRowItem {
  name: string;
  depth: number;
  folder: boolean;
  comment?: string;
  placeholder?: true;
}

/** A `:::` block with the fields of its kind; URLs are as written, refused or not. */
export type ReplyBlockItem = { type: 'block' } & (BlockFields | CustomBlockFields);

/** The fields of the kinds the language has. What is empty stays: `entries: []`, `title: ""`, `emoji: ""`. */
export type BlockFields =
  | { name: 'actions'; entries: { label: string; url?: string }[] }
  | {
      name: 'list-item' | 'horizontal-list-item';
      image?: PictureItem;
      title: string;
      subtitle?: string;
      blocks: Block[];
    }
  | { name: 'images'; images: PictureItem[] }
  | { name: 'links' | 'payment'; links: { url: string; label?: string }[] }
  | { name: 'documents'; documents: { name: string; url: string; filename: string; mime: string }[] }
  | { name: 'video' | 'audio'; media: { src: string; mime?: string; title?: string }[] }
  | { name: 'reaction'; emoji: string }
  | { name: 'navigate'; path: string; query: Record<string, string> }
  | { name: 'progress'; value?: number; max: number; label?: string }
  | { name: 'feedback'; kind: 'thumbs' | 'stars' | 'scale'; max: number; question?: string }
  | ({ name: 'form' } & FormItem)
  | ({ name: 'chart' } & ChartItem);

export interface PictureItem {
  src: string;
  alt: string;
}

/** A body that could not be read as a form has no fields, and `blocks` hold its text. */
export interface FormItem {
  title?: string;
  description?: string;
  submit?: string;
  id?: string;
  fields: FormFieldItem[];
  blocks?: Block[];
}

/** An option written as one string is that string. */
export type FormFieldItem = Omit<FormField, 'options'> & { options?: (string | { value: string; label: string })[] };

/** A body that could not be read as a chart has no kind and no numbers, and `blocks` hold its text. */
export interface ChartItem {
  kind?: 'bar' | 'line' | 'pie';
  labels: string[];
  series: { name?: string; values: number[] }[];
  blocks?: Block[];
}

/** A kind that an application registered: its fields by name, never hiding the block's own keys. */
export interface CustomBlockFields {
  name: string;
  blocks?: Block[];
  [field: string]: unknown;
}

import { readTree, type Tree } from '@flowdown/grammar';
import type { Element, ElementContent } from 'hast';
import type { Blockquote, Code, Nodes, Paragraph, Table } from 'mdast';
import type { InlineMath, Math as MathNode } from 'mdast-util-math';
import type { ReactNode } from 'react';
import type { ReplyBlock } from 'remark-flowdown';
import type {
  BlockValue,
  CalloutValue,
  CustomBlockValue,
  DetailsValue,
  FigureValue,
  FindDefinition,
  ProsConsValue,
  QuoteReading,
  SourcesValue,
  StatsValue,
  StepsValue,
  TabsValue,
} from 'remark-flowdown/mdast';
import { readBlock, readBlockquote, readFigure } from 'remark-flowdown/mdast';

/** The member of a union that may have a name; some have one of two. */
type Named<Value, Name> = Value extends { name: infer Own } ? (Name extends Own ? Value : never) : never;
type ValueOf<Name extends BlockValue['name']> = Named<BlockValue, Name>;

/** The node and the value of each construct of the dialect. Names are capitalised, as tag names never are. */
interface ConstructTypes {
  Callout: [Blockquote, CalloutValue];
  Details: [Blockquote, DetailsValue];
  ProsCons: [Blockquote, ProsConsValue];
  Quote: [Blockquote, Extract<QuoteReading, { type: 'quote' }>];
  Sources: [Blockquote, SourcesValue];
  Stats: [Blockquote, StatsValue];
  Steps: [Blockquote, StepsValue];
  Tabs: [Blockquote, TabsValue];
  Actions: [ReplyBlock, ValueOf<'actions'>];
  ListItem: [ReplyBlock, ValueOf<'list-item'>];
  Images: [ReplyBlock, ValueOf<'images'>];
  Links: [ReplyBlock, ValueOf<'links'>];
  Payment: [ReplyBlock, ValueOf<'links'>];
  Documents: [ReplyBlock, ValueOf<'documents'>];
  Reaction: [ReplyBlock, ValueOf<'reaction'>];
  Navigate: [ReplyBlock, ValueOf<'navigate'>];
  Form: [ReplyBlock, ValueOf<'form'>];
  Video: [ReplyBlock, ValueOf<'video'>];
  Audio: [ReplyBlock, ValueOf<'audio'>];
  Progress: [ReplyBlock, ValueOf<'progress'>];
  Feedback: [ReplyBlock, ValueOf<'feedback'>];
  Chart: [ReplyBlock, ValueOf<'chart'>];
  CustomBlock: [ReplyBlock, CustomBlockValue];
  Figure: [Paragraph, FigureValue];
  Table: [Table, undefined];
  Tree: [Code, Tree];
  Diagram: [Code, undefined];
  Code: [Code, undefined];
  Math: [MathNode | InlineMath, undefined];
  /** Cards in a row, which may be one so far; it has no node of its own. */
  Carousel: [undefined, undefined];
  /** A picture from a host that is not allowed. */
  RemoteImage: [undefined, undefined];
}

export type ConstructName = keyof ConstructTypes;

/** What the component of a construct gets. */
export interface ConstructProps<Name extends ConstructName = ConstructName> {
  name: Name;
  /** The node of the tree. */
  node: ConstructTypes[Name][0];
  /** What the construct says, as a plain value. */
  value: ConstructTypes[Name][1];
  /** The sanitised element that stands for it without script. */
  element: Element;
  /** The content of that element, drawn. */
  children: ReactNode;
  /** Draws some of that content, or other sanitised nodes. */
  draw: (content: readonly ElementContent[]) => ReactNode;
}

/** A construct that was found in a block. */
export interface Construct {
  name: ConstructName;
  node: Nodes | undefined;
  value: unknown;
  /** The sanitised element that stands for it without script, once it is drawn. */
  element?: Element;
}

const quotes = {
  callout: 'Callout',
  details: 'Details',
  prosCons: 'ProsCons',
  pros: 'ProsCons',
  cons: 'ProsCons',
  sources: 'Sources',
  stats: 'Stats',
  steps: 'Steps',
  tabs: 'Tabs',
} as const satisfies Record<string, ConstructName>;

const blocks: Record<BlockValue['name'], ConstructName> = {
  actions: 'Actions',
  'list-item': 'ListItem',
  'horizontal-list-item': 'ListItem',
  images: 'Images',
  links: 'Links',
  payment: 'Payment',
  documents: 'Documents',
  reaction: 'Reaction',
  navigate: 'Navigate',
  form: 'Form',
  video: 'Video',
  audio: 'Audio',
  progress: 'Progress',
  feedback: 'Feedback',
  chart: 'Chart',
};

function nameOf(node: Nodes): ConstructName | undefined {
  const label = node.data?.flowdown;
  switch (node.type) {
    case 'blockquote':
      return (label && quotes[label.type as keyof typeof quotes]) ?? 'Quote';
    case 'replyBlock':
      return node.data.flowdown.custom ? 'CustomBlock' : blocks[node.name as BlockValue['name']];
    case 'paragraph':
      return label?.type === 'figure' ? 'Figure' : undefined;
    case 'code':
      return label?.type === 'tree' ? 'Tree' : label?.type === 'diagram' || label?.type === 'flow' ? 'Diagram' : 'Code';
    case 'table':
      return 'Table';
    case 'math':
    case 'inlineMath':
      return 'Math';
    default:
      return undefined;
  }
}

function readValue(node: Nodes, find: FindDefinition): unknown {
  switch (node.type) {
    case 'blockquote':
      return readBlockquote(node, find);
    case 'replyBlock':
      return readBlock(node);
    case 'paragraph':
      return readFigure(node, find);
    case 'code':
      return node.data?.flowdown?.type === 'tree' ? readTree(node.value) : undefined;
    default:
      return undefined;
  }
}

/** Which construct a node is, if somebody draws that one. */
export function constructOf(
  node: Nodes,
  isDrawn: (name: ConstructName) => boolean,
  find: FindDefinition,
): Construct | undefined {
  const name = nameOf(node);
  return name && isDrawn(name) ? { name, node, value: readValue(node, find) } : undefined;
}

import type { Element, ElementContent } from 'hast';
import type { Blockquote, ListItem, Nodes, Parents, PhrasingContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import type { FindDefinition } from '../../mdast/definitions.ts';
import type { HtmlLabels } from '../labels.ts';

/** What a construct is drawn with, and what is known of the reply so far. */
export interface Drawing {
  state: State;
  labels: HtmlLabels;
  /** The numbers of the footnotes that were called. */
  footnotes: Map<string, number>;
  /** Which lists are loose, once it was asked. */
  loose: Map<Parents, boolean>;
  /** Told of the elements of nodes. */
  onElement: ((element: Element, node: Nodes, state: State) => void) | undefined;
}

/** The definitions of the reply, for what is read with them. */
export const definitionsOf =
  ({ state }: Drawing): FindDefinition =>
  (identifier) =>
    state.definitionById.get(identifier.toUpperCase());

export type Blocks = Blockquote['children'];

/** Elements on lines of their own; those that are not there are left out. */
export const lines = ({ state }: Drawing, elements: readonly (ElementContent | undefined)[]): ElementContent[] =>
  state.wrap(
    elements.filter((child) => child !== undefined),
    true,
  );

/** Blocks below one another, on lines of their own, maybe under elements that head them. */
export const drawBlocks = (drawing: Drawing, children: Blocks, ...head: (Element | undefined)[]): ElementContent[] =>
  lines(drawing, [...head, ...drawing.state.all({ type: 'blockquote', children })]);

export const drawInline = ({ state }: Drawing, children: PhrasingContent[]): ElementContent[] =>
  state.all({ type: 'paragraph', children });

/** The items of a form's list: loose when one of them is. */
export const drawItems = ({ state }: Drawing, items: readonly { item: ListItem }[]): ElementContent[] =>
  state.wrap(state.all({ type: 'list', spread: false, children: items.map(({ item }) => item) }), true);

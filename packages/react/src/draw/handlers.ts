import type { Element, ElementContent } from 'hast';
import type { Code, FootnoteReference, Heading, Nodes, Root } from 'mdast';
import type { InlineMath } from 'mdast-util-math';
import { defaultHandlers, type Handlers, type State } from 'mdast-util-to-hast';
import type { ReplyBlock } from 'remark-flowdown';
import { createFlowdownHandlers, type HandlerOptions } from 'remark-flowdown/hast';
import type { References } from '../read/model.ts';
import type { ReadyNode } from './parts.ts';

interface ReplyHandlerOptions extends HandlerOptions {
  /** What the block that is drawn mentions of others. */
  references: () => References;
  onElement: (element: Element, node: Nodes, state: State) => void;
  /** Whether file trees are drawn from what they say: an element of each row would be made for nothing, at each chunk. */
  drawsTrees: boolean;
}

/** For a node that no tree of mdast has, so that its types do not know it. */
const readyHandler: object = {
  flowdownReady(_: State, { from, to, tagName, isTask }: ReadyNode): Element {
    const properties = isTask ? { className: ['task-list-item'] } : {};
    return { type: 'element', tagName, properties, data: { flowdownReady: { from, to } }, children: [] };
  },
};

const offsetOf = ({ position }: Nodes): number | undefined => position?.start.offset;

/**
 * The handlers of `remark-flowdown/hast` for one block of a reply at a time: what other blocks define is given to them, and
 * ids are made of places in the text, never of its words.
 */
export function createReplyHandlers({ references, drawsTrees, ...options }: ReplyHandlerOptions): Handlers {
  const handlers = createFlowdownHandlers(options);
  const draw = (name: 'code' | 'heading' | 'replyBlock', state: State, node: Nodes): ElementContent | undefined =>
    handlers[name]?.(state, node, undefined) as ElementContent | undefined;

  return {
    ...handlers,
    ...readyHandler,
    root(state: State, node: Root) {
      for (const definition of references().definitions.values())
        state.definitionById.set(definition.identifier.toUpperCase(), definition);
      // A root becomes a root, which the type of handlers does not know.
      return defaultHandlers.root(state, node) as unknown as ElementContent;
    },
    code(state: State, node: Code) {
      if (!drawsTrees || node.data?.flowdown?.type !== 'tree') return draw('code', state, node);
      const frame: Element = { type: 'element', tagName: 'div', properties: { className: ['fd-tree'] }, children: [] };
      options.onElement(frame, node, state);
      return frame;
    },
    heading(state: State, node: Heading) {
      const drawn = draw('heading', state, node) as Element;
      const offset = offsetOf(node);
      if (offset !== undefined) drawn.properties.id = `h-${offset}`;
      return drawn;
    },
    footnoteReference(_: State, node: FootnoteReference): Element {
      const number = references().notes.get(node.identifier) ?? 0;
      const offset = offsetOf(node);
      const link: Element = {
        type: 'element',
        tagName: 'a',
        properties: {
          href: `#fn-${number}`,
          ...(offset !== undefined && { id: `fnref-${offset}` }),
          dataFootnoteRef: true,
          ariaDescribedBy: ['footnote-label'],
        },
        children: [{ type: 'text', value: String(number) }],
      };
      return { type: 'element', tagName: 'sup', properties: {}, children: [link] };
    },
    inlineMath(state: State, node: InlineMath): Element {
      const code: Element = {
        type: 'element',
        tagName: 'code',
        properties: { className: ['language-math', 'math-inline'] },
        children: [{ type: 'text', value: node.value }],
      };
      options.onElement(code, node, state);
      return code;
    },
    replyBlock(state: State, node: ReplyBlock): ElementContent | undefined {
      const drawn = draw('replyBlock', state, node);
      if (drawn || (node.name !== 'navigate' && node.name !== 'reaction')) return drawn;
      // Nothing to see, and something to do.
      const empty: Element = { type: 'element', tagName: 'div', properties: {}, children: [] };
      options.onElement(empty, node, state);
      return empty;
    },
  };
}

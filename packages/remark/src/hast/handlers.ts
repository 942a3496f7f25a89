import type { Element, ElementContent } from 'hast';
import type { Nodes } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { drawBlockquote } from './handlers/blockquote.ts';
import type { Drawing } from './handlers/drawing.ts';
import { drawFence } from './handlers/fence.ts';
import { drawParagraph } from './handlers/figure.ts';
import { drawFootnoteReference } from './handlers/footnote-reference.ts';
import { drawHeading } from './handlers/heading.ts';
import { drawHtml } from './handlers/html.ts';
import { drawListItem } from './handlers/list-item.ts';
import { drawMath } from './handlers/math.ts';
import { drawReplyBlock } from './handlers/reply-block.ts';
import { drawTable } from './handlers/table.ts';
import { englishLabels, type HtmlLabels } from './labels.ts';

/** How handlers draw. */
export interface HandlerOptions {
  /**
   * Raw HTML: `escape` shows it as text, `sanitize` leaves it to `rehype-raw` and `rehype-sanitize`.
   *
   * @default 'escape'
   */
  html?: 'escape' | 'sanitize';
  /**
   * Words that are drawn or spoken without standing in the reply.
   *
   * @default English
   */
  labels?: Partial<HtmlLabels>;
  /**
   * Told of the element that each node became, before its parent is made; of a form, the form itself without its title and
   * what else is around it. For renderers that put something of their own in its place.
   */
  onElement?: (element: Element, node: Nodes, state: State) => void;
}

/** Handlers for `mdast-util-to-hast`, `remark-rehype` and `react-markdown`: everything the dialect adds, as elements. */
export function createFlowdownHandlers({ html = 'escape', labels, onElement }: HandlerOptions = {}): Handlers {
  const words = { ...englishLabels, ...labels };
  const drawings = new WeakMap<State, Drawing>();
  const drawingOf = (state: State): Drawing => {
    const known = drawings.get(state);
    if (known) return known;
    const drawing = { state, labels: words, footnotes: new Map(), loose: new Map(), onElement };
    drawings.set(state, drawing);
    return drawing;
  };
  const on =
    <Node extends Nodes, Rest extends unknown[], Result extends ElementContent | undefined>(
      draw: (drawing: Drawing, node: Node, ...rest: Rest) => Result,
    ) =>
    (state: State, node: Node, ...rest: Rest): Result => {
      const drawn = draw(drawingOf(state), node, ...rest);
      // A quote tells of the form in it itself.
      if (drawn?.type === 'element' && node.type !== 'blockquote') onElement?.(drawn, node, state);
      return drawn;
    };
  return {
    blockquote: on(drawBlockquote),
    code: on(drawFence),
    footnoteReference: on(drawFootnoteReference),
    heading: on(drawHeading),
    listItem: on(drawListItem),
    math: on(drawMath),
    paragraph: on(drawParagraph),
    replyBlock: on(drawReplyBlock),
    table: on(drawTable),
    ...(html === 'escape' && { html: drawHtml }),
  };
}

/** The handlers with English words and raw HTML as text. */
export const flowdownHandlers: Handlers = createFlowdownHandlers();

/** The same without the one for raw HTML, for pipelines that go on with `rehype-raw` and `rehype-sanitize`. */
export const flowdownBlockHandlers: Handlers = createFlowdownHandlers({ html: 'sanitize' });

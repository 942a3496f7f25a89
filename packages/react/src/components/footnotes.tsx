import type { Element, ElementContent } from 'hast';
import { memo, type ReactNode, useMemo } from 'react';
import { BlockContext, useReplySettings } from '../context.ts';
import { toReact } from '../draw/to-react.tsx';
import type { BlockModel, NoteModel } from '../read/model.ts';
import { BlockBoundary } from './boundary.tsx';

/** A footnote leads back to so many of its calls; nobody follows the hundredth arrow. */
const mostWaysBack = 100;

const isParagraph = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p';

/** Puts the arrows at the end of the last paragraph. */
function withArrows(content: ElementContent[], arrows: Element[]): ElementContent[] {
  const at = content.findLastIndex((node) => node.type === 'element');
  const last = content[at];
  const spaced = arrows.flatMap((arrow): ElementContent[] => [{ type: 'text', value: ' ' }, arrow]);
  if (!isParagraph(last)) return [...content, ...spaced];
  return content.toSpliced(at, 1, { ...last, children: [...last.children, ...spaced] });
}

interface FootnoteProps {
  note: NoteModel;
}

/** A note as the block that its constructs stand in. Notes are drawn once the reply is whole, and do nothing by themselves. */
const blockOf = ({ key, definition, references, source }: NoteModel): BlockModel => ({
  key: `note-${key}`,
  nodes: [definition],
  references,
  source,
  isOpen: false,
  isFresh: false,
  done: new Set(),
});

function FootnoteContent({ note }: FootnoteProps): ReactNode {
  const { prefix, labels, draw, components } = useReplySettings();
  const { number, definition, references, calls } = note;
  return useMemo(() => {
    const { hast, constructs } = draw(definition.children, references);
    const arrows = calls.slice(0, mostWaysBack).map(
      ({ offset }, index): Element => ({
        type: 'element',
        tagName: 'a',
        properties: {
          href: `#${prefix}fnref-${offset}`,
          dataFootnoteBackref: '',
          ariaLabel: `${labels.footnoteBack} ${number}${index > 0 ? `-${index + 1}` : ''}`,
          className: ['data-footnote-backref'],
        },
        children: [{ type: 'text', value: '↩' }],
      }),
    );
    const children = withArrows(hast.children as ElementContent[], arrows);
    return toReact({ hast: { type: 'root', children }, constructs }, components, []);
  }, [draw, definition, references, calls, number, prefix, labels, components]);
}

const Footnote = memo(function Footnote({ note }: FootnoteProps): ReactNode {
  const { prefix, labels } = useReplySettings();
  const block = useMemo(() => blockOf(note), [note]);
  return (
    <li id={`${prefix}fn-${note.number}`}>
      <BlockBoundary block={block} message={labels.failed}>
        <BlockContext.Provider value={block}>
          <FootnoteContent note={note} />
        </BlockContext.Provider>
      </BlockBoundary>
    </li>
  );
});

/** The footnotes that are called, in one section at the end of the reply. */
export function Footnotes({ notes }: { notes: readonly NoteModel[] }): ReactNode {
  const { prefix, labels } = useReplySettings();
  if (notes.length === 0) return null;
  return (
    <section className="footnotes" data-footnotes="">
      <h2 className="sr-only" id={`${prefix}footnote-label`}>
        {labels.footnotes}
      </h2>
      <ol>
        {notes.map((note) => (
          <Footnote key={note.key} note={note} />
        ))}
      </ol>
    </section>
  );
}

import type { Element, ElementContent } from 'hast';
import { type ReactNode, useId, useState } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useMounted } from '../hooks/use-mounted.ts';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/**
 * A rating: a button for each mark, of which one can be pressed, and another instead. It is no answer: it leaves actions and
 * forms as they are, and works in every message.
 */
export function Feedback({ node, value, element, draw }: ConstructProps<'Feedback'>): ReactNode {
  const { labels, callbacks } = useReplySettings();
  const isMounted = useMounted();
  const id = useId();
  const { raw } = node.data.flowdown;
  const [given, give] = useState<{ raw: string; mark: number }>();
  // Another text in its place has not been rated.
  const chosen = given?.raw === raw ? given.mark : undefined;
  const { kind, max } = value;
  const parts = element.children.filter(isElement);
  const question = parts.find(({ tagName }) => tagName === 'p');
  const marks = (parts.find(({ tagName }) => tagName === 'ul')?.children ?? []).filter(isElement);

  const valueAt = (index: number): number => (kind === 'thumbs' ? 1 - index : index + 1);
  const nameOf = (mark: number): string => {
    if (kind === 'thumbs') return mark === 1 ? labels.thumbsUp : labels.thumbsDown;
    return labels.rating.replace('{n}', String(mark)).replace('{max}', String(max));
  };

  function rate(mark: number): void {
    const { onFeedback } = callbacks();
    if (!onFeedback || mark === chosen) return;
    onFeedback({ kind, value: mark, max }, node);
    give({ raw, mark });
  }

  const naming = question ? { 'aria-labelledby': id } : { 'aria-label': labels.rate };
  return (
    <div className="fd-block fd-feedback" data-block="feedback" {...(isMounted && { role: 'group', ...naming })}>
      {question && (
        <p className="fd-feedback-question" id={isMounted ? id : undefined}>
          {draw(question.children)}
        </p>
      )}
      <ul className="fd-options" data-kind={isMounted ? kind : undefined}>
        {marks.map(({ children }, index) => {
          const mark = valueAt(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the block is whole when it comes.
            <li key={index}>
              {isMounted ? (
                <button
                  type="button"
                  aria-label={nameOf(mark)}
                  aria-pressed={mark === chosen}
                  data-filled={kind === 'stars' && chosen !== undefined && mark <= chosen ? '' : undefined}
                  onClick={() => rate(mark)}
                >
                  {draw(children)}
                </button>
              ) : (
                draw(children)
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

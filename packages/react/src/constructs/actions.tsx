import { type ReactNode, useContext } from 'react';
import { LabelContent } from '../components/label-content.tsx';
import { SoftButton } from '../components/soft-button.tsx';
import { AnswerContext, useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { entriesOf } from '../draw/entries.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import { useMounted } from '../hooks/use-mounted.ts';

/**
 * Buttons with the answers that the reader is likely to give: choosing one answers the message. An entry with an address
 * is a link, and stays one; one whose address is refused is its words.
 */
export function Actions({ value, node, element, draw }: ConstructProps<'Actions'>): ReactNode {
  const { callbacks } = useReplySettings();
  const { isLive, chosen, answer } = useAnswer(node);
  const answered = useContext(AnswerContext)?.answer;
  const isMounted = useMounted();

  /** Where nobody listens, nothing is sent, and the message stays open. */
  function choose(label: string): void {
    const { onAction } = callbacks();
    if (onAction) answer(label, () => onAction(label, node));
  }

  return (
    <div className="fd-block fd-actions" data-block="actions" data-live={isMounted ? '' : undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to some browsers. */}
      <ul role="list">
        {entriesOf(element).map(({ children }, index) => {
          const entry = value.entries[index];
          const isButton = isMounted && entry !== undefined && entry.url === undefined;
          const label = entry?.label.text ?? '';
          const isChosen = isButton && !isLive && (chosen ?? answered) === label;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and never move.
            <li key={index} className="fd-entry">
              {isButton ? (
                <SoftButton
                  className="fd-action"
                  isOff={!isLive}
                  aria-pressed={isChosen || undefined}
                  onClick={() => choose(label)}
                >
                  <LabelContent content={children} draw={draw} />
                </SoftButton>
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

import { type ReactNode, useId } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';

/** How far something is: a bar that is named by its label and says its share itself, so that the number is not heard twice. */
export function Progress({ value, element, draw }: ConstructProps<'Progress'>): ReactNode {
  const { labels } = useReplySettings();
  const id = useId();
  const { value: done, max } = value;
  const label = element.children.find((child) => child.type === 'element' && child.tagName === 'p');
  const share = done === undefined ? '' : `${Math.round((done / max) * 100)}%`;
  const isNamed = label?.type === 'element' && value.label?.text.trim() !== '';
  return (
    <div className="fd-block fd-progress" data-block="progress">
      {label?.type === 'element' && (
        <p className="fd-progress-label" id={id}>
          {draw(label.children)}
        </p>
      )}
      {done !== undefined && (
        <>
          <progress
            max={max}
            value={Math.min(Math.max(done, 0), max)}
            aria-valuetext={share}
            {...(isNamed ? { 'aria-labelledby': id } : { 'aria-label': labels.progress })}
          >
            {share}
          </progress>
          <span aria-hidden="true">{share}</span>
        </>
      )}
    </div>
  );
}

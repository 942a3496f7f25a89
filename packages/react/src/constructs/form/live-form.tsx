import { type ChangeEvent, type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { ReplyBlock } from 'remark-flowdown';
import type { FormContent } from 'remark-flowdown/mdast';
import { SoftButton } from '../../components/soft-button.tsx';
import { useReplySettings } from '../../context.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useBrowserLayoutEffect } from '../../hooks/use-latest.ts';
import { useMounted } from '../../hooks/use-mounted.ts';
import { FieldView } from './field.tsx';
import { fieldsOf } from './fields.ts';
import { messageOf, valuesOf } from './message.ts';
import { controlsOf, type Problems, problemOf } from './problems.ts';

interface LiveFormProps {
  node: ReplyBlock;
  content: FormContent;
}

/** A form that was read. The page keeps what is typed; React only says what is wrong with it. */
export function LiveForm({ node, content }: LiveFormProps): ReactNode {
  const { title, description, submit } = content;
  const { labels, callbacks } = useReplySettings();
  const { isLive, chosen, answer } = useAnswer(node);
  const isOff = !useMounted() || !isLive;
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const fields = useMemo(() => fieldsOf(content), [content]);
  const [problems, setProblems] = useState<Problems>({});

  useBrowserLayoutEffect(() => {
    const held = document.activeElement;
    // A field that is switched off elsewhere leaves the focus to its form.
    if (isOff && held?.matches(':disabled') && frame.current?.contains(held)) frame.current.focus();
  }, [isOff]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A form around the reply is not sent with it.
    event.stopPropagation();
    if (!isLive) return;
    const form = event.currentTarget;
    const wrong = fields.flatMap((field) => {
      const problem = problemOf(form, field, labels);
      return problem === undefined ? [] : [{ field, problem }];
    });
    setProblems(Object.fromEntries(wrong.map(({ field, problem }) => [field.control, problem])));
    if (wrong[0]) {
      controlsOf(form, wrong[0].field)[0]?.focus();
      return;
    }
    const values = valuesOf(fields, new FormData(form));
    const text = messageOf(content, fields, values, labels);
    // The fields are switched off, and the button keeps the focus.
    form.querySelector<HTMLElement>('.fd-form-submit')?.focus({ preventScroll: true });
    answer(text, () => callbacks().onFormSubmit?.(text, values, node));
  }

  /** What was wrong is looked at again with each key. */
  function look({ target, currentTarget }: ChangeEvent<HTMLFormElement>): void {
    const field = fields.find(({ control }) => control === (target as unknown as HTMLInputElement).name);
    if (!field || problems[field.control] === undefined) return;
    const { [field.control]: _, ...others } = problems;
    const problem = problemOf(currentTarget, field, labels);
    setProblems(problem === undefined ? others : { ...others, [field.control]: problem });
  }

  return (
    <form
      ref={frame}
      className="fd-block fd-form"
      data-block="form"
      noValidate
      tabIndex={-1}
      aria-label={title === undefined ? labels.form : undefined}
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onSubmit={send}
      onChange={look}
    >
      {title !== undefined && (
        <p id={`${id}-title`} className="fd-form-title">
          {title}
        </p>
      )}
      {description !== undefined && <p id={`${id}-description`}>{description}</p>}
      {fields.map((field) => (
        <FieldView
          key={field.control}
          id={`${id}-${field.control}`}
          field={field}
          isOff={isOff}
          problem={problems[field.control]}
        />
      ))}
      <div className="fd-form-end">
        <SoftButton type="submit" className="fd-form-submit" isOff={isOff}>
          {submit ?? labels.submit}
        </SoftButton>
        <span className="fd-form-status" role="status">
          {chosen !== undefined && labels.sent}
        </span>
      </div>
    </form>
  );
}

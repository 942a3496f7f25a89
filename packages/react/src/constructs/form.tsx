import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FormContent, ReplyBlock } from 'remark-flowdown';
import { formMessage } from 'remark-flowdown/mdast';
import { SoftButton } from '../components/soft-button.tsx';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useAnswer } from '../hooks/use-answer.ts';
import { useBrowserLayoutEffect } from '../hooks/use-latest.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { answerOf, byName, controlsOf, errorOf, readValues } from './form/answers.ts';
import { Field } from './form/field.tsx';
import { pendingHeight } from './form/pending-height.ts';

/** What is wrong, by the index of the field. */
type Errors = Readonly<Record<number, string>>;

interface LiveFormProps {
  form: FormContent;
  node: ReplyBlock;
}

/**
 * A form that can be filled in. The controls hold what the reader gives, so that nothing that is drawn again can lose it;
 * what is wrong is said when the form is sent, and taken back as it is put right.
 */
function LiveForm({ form, node }: LiveFormProps): ReactNode {
  const { labels, callbacks } = useReplySettings();
  const { isLive, chosen, answer } = useAnswer(node);
  const [errors, setErrors] = useState<Errors>({});
  const frame = useRef<HTMLFormElement>(null);
  const id = useId();
  const { title, description, fields } = form;
  const nameOf = (index: number): string => `${id}-${index}`;

  // A control that is switched off loses the focus, and the reader their place.
  useBrowserLayoutEffect(() => {
    const element = frame.current;
    const active = element?.ownerDocument.activeElement;
    if (!isLive && element?.contains(active ?? null) && active?.matches(':disabled')) element.focus();
  }, [isLive]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // What is around the reply is not sent with it.
    event.stopPropagation();
    const { onFormSubmit } = callbacks();
    // Without somebody to take it, what was filled in stays in the reader's hands.
    if (!isLive || !onFormSubmit) return;
    const element = event.currentTarget;
    const found = fields.flatMap((field, index) => {
      const controls = controlsOf(element, nameOf(index));
      const error = errorOf(field, controls, labels);
      const first = controls.find(({ validity }) => !validity.valid) ?? controls[0];
      return error === undefined ? [] : [{ index, error, first }];
    });
    setErrors(Object.fromEntries(found.map(({ index, error }) => [index, error])));
    if (found.length > 0) {
      found[0]?.first?.focus();
      return;
    }
    const given = readValues(element, fields, nameOf);
    const text = formMessage(form, given.map(answerOf), labels);
    // Before the fields are switched off.
    if (element.contains(element.ownerDocument.activeElement)) (event.nativeEvent as SubmitEvent).submitter?.focus();
    answer(text, () => onFormSubmit(text, byName(fields, given), node));
  }

  function recheck({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const left = Object.keys(errors).flatMap((key) => {
      const index = Number(key);
      const field = fields[index];
      const error = field && errorOf(field, controlsOf(currentTarget, nameOf(index)), labels);
      return error === undefined ? [] : [[index, error] as const];
    });
    if (Object.keys(errors).length > 0) setErrors(Object.fromEntries(left));
  }

  return (
    <form
      ref={frame}
      className="fd-block fd-form"
      data-block="form"
      noValidate
      tabIndex={-1}
      aria-labelledby={title ? `${id}-title` : undefined}
      onSubmit={send}
      onChange={recheck}
    >
      {title && (
        <p id={`${id}-title`} className="fd-form-title">
          {title}
        </p>
      )}
      {description && <p>{description}</p>}
      {fields.map((field, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is whole when it comes.
          key={index}
          field={field}
          name={nameOf(index)}
          error={errors[index]}
          isOff={!isLive}
          choose={labels.choose}
        />
      ))}
      <div className="fd-form-end">
        <SoftButton type="submit" className="fd-form-submit" isOff={!isLive}>
          {form.submit ?? labels.submit}
        </SoftButton>
        <span className="fd-form-status" role="status">
          {chosen === undefined ? '' : labels.sent}
        </span>
      </div>
    </form>
  );
}

/**
 * A form: what is filled in answers the message. Until the reader of YAML has come its source keeps the place, and is seen if
 * that takes long; a body that is no form is that source. Without script, what will be asked.
 */
export function Form({ node, value, element, draw }: ConstructProps<'Form'>): ReactNode {
  const isMounted = useMounted();
  if (value.form && isMounted) return <LiveForm key={node.data.flowdown.raw} form={value.form} node={node} />;
  if (value.form || !value.pending) return draw([element]);
  const height = isMounted ? { blockSize: `${pendingHeight(node.data.flowdown.raw)}em` } : undefined;
  return (
    <div className="fd-block fd-form" data-block="form" data-pending="" aria-busy="true" style={height}>
      {draw(element.children)}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { FormField } from 'remark-flowdown';
import { lookOf } from './answers.ts';
import { autoCompleteOf, inputModeOf } from './hints.ts';
import { mostTried, safePattern } from './pattern.ts';

interface FieldProps {
  field: FormField;
  /** Of the control, and the start of all ids here; never words of the reply. */
  name: string;
  error: string | undefined;
  isOff: boolean;
  /** The first choice of a select, which is none. */
  choose: string;
}

interface ControlProps extends FieldProps {
  describedBy: string | undefined;
}

const defaultsOf = ({ default: given }: FormField): string[] =>
  (Array.isArray(given) ? given : given === undefined ? [] : [given]).map(String);

const isOn = ({ default: given }: FormField): boolean => given === true || given === 'true';

/** More lines than this are scrolled. */
const mostRows = 20;

/** What all controls of a field share. */
const shared = ({ name, error, isOff, describedBy }: ControlProps) => ({
  name,
  disabled: isOff,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': describedBy,
});

function Select(props: ControlProps): ReactNode {
  const { field, choose } = props;
  const { options = [], required } = field;
  const isMultiple = field.type === 'multiselect';
  const given = defaultsOf(field).filter((value) => options.some((option) => option.value === value));
  return (
    <select
      {...shared(props)}
      id={props.name}
      required={required}
      multiple={isMultiple}
      defaultValue={isMultiple ? given : (given[0] ?? '')}
    >
      {/* Nothing is chosen that the reader did not choose. */}
      {!isMultiple && !(required && given.length > 0) && <option value="">{field.placeholder ?? choose}</option>}
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and may be the same twice.
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Input(props: ControlProps): ReactNode {
  const { field } = props;
  const { type, required, placeholder, minLength, maxLength } = field;
  const written = { id: props.name, required, placeholder, minLength, maxLength };
  const given = type === 'file' ? undefined : defaultsOf(field).join(', ');
  if (type === 'textarea')
    return (
      <textarea
        {...shared(props)}
        {...written}
        dir="auto"
        rows={Math.min(field.rows || 3, mostRows)}
        defaultValue={given}
      />
    );
  // What is there already is tried as well.
  const pattern = (given?.length ?? 0) > mostTried ? undefined : safePattern(field.pattern);
  const isPlain = lookOf(field) === 'input' && /select|radio|checkbox/.test(type);
  const shown = isPlain ? 'text' : type === 'datetime' ? 'datetime-local' : type;
  return (
    <input
      {...shared(props)}
      {...written}
      type={shown}
      dir={shown === 'text' ? 'auto' : undefined}
      min={field.min}
      max={field.max}
      // A number without a step may be any, and not only a whole one.
      step={field.step ?? (type === 'number' ? 'any' : undefined)}
      maxLength={pattern === undefined ? maxLength : Math.min(maxLength ?? mostTried, mostTried)}
      pattern={pattern}
      autoComplete={autoCompleteOf(field)}
      inputMode={inputModeOf(field)}
      defaultValue={given}
    />
  );
}

function Choices(props: ControlProps): ReactNode {
  const { field } = props;
  const { options = [], required } = field;
  const isRadio = field.type === 'radio';
  const given = defaultsOf(field);
  return options.map(({ value, label }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options never move, and may be the same twice.
    <label key={index} className="fd-choice">
      <input
        {...shared(props)}
        type={isRadio ? 'radio' : 'checkbox'}
        value={value}
        required={isRadio && required}
        defaultChecked={given.includes(value)}
      />{' '}
      {label}
    </label>
  ));
}

/** A field of a form: its label, its control, help and what is wrong with it. */
export function Field(props: FieldProps): ReactNode {
  const { field, name, error } = props;
  const look = lookOf(field);
  const helpId = field.help ? `${name}-help` : undefined;
  const errorId = error === undefined ? undefined : `${name}-error`;
  const describedBy = [errorId, helpId].filter(Boolean).join(' ') || undefined;
  // Heard of the control, and seen.
  const words = (
    <>
      {field.label}
      {field.required && ' '}
      {field.required && <span aria-hidden={look !== 'choices' || field.type === 'radio'}>*</span>}
    </>
  );
  const below = (
    <>
      {field.help && (
        <span id={helpId} className="fd-field-help">
          {field.help}
        </span>
      )}
      {error !== undefined && (
        <span id={errorId} className="fd-field-error">
          {error}
        </span>
      )}
    </>
  );
  if (look === 'choices')
    return (
      <fieldset className="fd-field" aria-describedby={describedBy}>
        <legend className="fd-field-label">{words}</legend>
        <Choices {...props} describedBy={errorId} />
        {below}
      </fieldset>
    );
  if (look === 'box')
    return (
      <div className="fd-field">
        <label className="fd-choice">
          <input
            {...shared({ ...props, describedBy })}
            type="checkbox"
            required={field.required}
            defaultChecked={isOn(field)}
          />{' '}
          <span>{words}</span>
        </label>
        {below}
      </div>
    );
  return (
    <div className="fd-field">
      <label className="fd-field-label" htmlFor={name}>
        {words}
      </label>
      {look === 'select' ? (
        <Select {...props} describedBy={describedBy} />
      ) : (
        <Input {...props} describedBy={describedBy} />
      )}
      {below}
    </div>
  );
}

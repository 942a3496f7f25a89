import type { ReactNode } from 'react';
import { useReplySettings } from '../../context.ts';
import { type Field, isDefault } from './fields.ts';
import { autoCompleteOf, inputModeOf, mostTried, patternOf } from './hints.ts';

export interface ControlProps {
  field: Field;
  /** What all controls have. */
  common: {
    id: string;
    name: string;
    disabled: boolean;
    required: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** More lines than this are scrolled. */
const mostRows = 20;

const textOf = ({ default: start }: Field): string | undefined => (start === undefined ? undefined : String(start));

/** A list to choose one from; nothing is chosen for the reader. */
function Select({ field, common }: ControlProps): ReactNode {
  const { labels } = useReplySettings();
  const { options = [], placeholder, required } = field;
  const chosen = options.find(({ value }) => isDefault(field, value))?.value;
  return (
    <select {...common} defaultValue={chosen ?? ''}>
      {!(required && chosen !== undefined) && <option value="">{placeholder ?? labels.choose}</option>}
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices never move, and two may have the same value.
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Input({ field, common }: ControlProps): ReactNode {
  const { placeholder, min, max, step, minLength, maxLength } = field;
  // A choice without choices is asked for in words.
  const isChoice = field.type === 'select' || field.type === 'multiselect' || field.type === 'radio';
  const type = isChoice ? 'text' : field.type;
  const pattern = patternOf(field);
  if (type === 'file') return <input {...common} type="file" />;
  return (
    <input
      {...common}
      type={type === 'datetime' ? 'datetime-local' : type}
      defaultValue={textOf(field)}
      placeholder={placeholder}
      min={min}
      max={max}
      // A number need not be whole unless the form says so.
      step={step ?? (type === 'number' ? 'any' : undefined)}
      minLength={minLength}
      maxLength={pattern === undefined ? maxLength : Math.min(maxLength ?? mostTried, mostTried)}
      pattern={pattern}
      autoComplete={autoCompleteOf(field)}
      inputMode={inputModeOf(field)}
    />
  );
}

/** The control of a field. */
export function Control({ field, common }: ControlProps): ReactNode {
  const { shape, placeholder, minLength, maxLength, rows = 3 } = field;
  if (shape === 'select') return <Select field={field} common={common} />;
  if (shape === 'checkbox') {
    const isOn = field.default === true || field.default === 'true';
    return <input {...common} type="checkbox" defaultChecked={isOn} />;
  }
  if (shape === 'textarea')
    return (
      <textarea
        {...common}
        defaultValue={textOf(field)}
        placeholder={placeholder}
        minLength={minLength}
        maxLength={maxLength}
        rows={Math.min(Math.max(rows, 1), mostRows)}
      />
    );
  return <Input field={field} common={common} />;
}

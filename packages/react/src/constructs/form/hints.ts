import type { FormField } from 'remark-flowdown';

/** What a browser may fill in, by the type of a field. */
const byType: Partial<Record<FormField['type'], string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  // Never one that is stored: the reader is asked by a reply.
  password: 'new-password',
};

/** And by its name, in small letters and without what parts words. */
const byName: Readonly<Record<string, string>> = {
  name: 'name',
  fullname: 'name',
  firstname: 'given-name',
  givenname: 'given-name',
  lastname: 'family-name',
  familyname: 'family-name',
  surname: 'family-name',
  address: 'street-address',
  street: 'street-address',
  city: 'address-level2',
import type { InputHTMLAttributes } from 'react';
import type { Field } from './fields.ts';

const byName: Readonly<Record<string, string>> = {
  name: 'name',
  fullname: 'name',
  yourname: 'name',
  firstname: 'given-name',
  givenname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  familyname: 'family-name',
  email: 'email',
  emailaddress: 'email',
  phone: 'tel',
  phonenumber: 'tel',
  mobile: 'tel',
  telephone: 'tel',
  organization: 'organization',
  organisation: 'organization',
  company: 'organization',
  address: 'street-address',
  streetaddress: 'street-address',
  street: 'address-line1',
  city: 'address-level2',
  town: 'address-level2',
  zip: 'postal-code',
  zipcode: 'postal-code',
  postcode: 'postal-code',
  postalcode: 'postal-code',
  country: 'country-name',
  company: 'organization',
  organization: 'organization',
  birthday: 'bday',
  dateofbirth: 'bday',
};

export function autoCompleteOf({ type, name }: FormField): string | undefined {
  const plain = name.toLowerCase().replace(/[\s_-]+/g, '');
  return byType[type] ?? (Object.hasOwn(byName, plain) ? byName[plain] : undefined);
}

/** The keys of a small screen for numbers; those without a minus only where none is needed. */
export function inputModeOf({ type, min, step }: FormField): 'numeric' | 'decimal' | undefined {
  if (type !== 'number' || typeof min !== 'number' || min < 0) return undefined;
  return step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal';
}
  birthday: 'bday',
  birthdate: 'bday',
  dateofbirth: 'bday',
  website: 'url',
};

const byType: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', url: 'url' };

/** What a browser may fill in. Never a password that it keeps: the one who asks is a model. */
export function autoCompleteOf({ type, name }: Field): string | undefined {
  if (type === 'password') return 'new-password';
  const plain = name.toLowerCase().replace(/[\s_-]+/g, '');
  return (Object.hasOwn(byName, plain) ? byName[plain] : undefined) ?? byType[type];
}

/** Which keys a telephone shows. Those for numbers have no sign. */
export function inputModeOf({ type, min, step }: Field): InputHTMLAttributes<HTMLInputElement>['inputMode'] {
  if (type !== 'number' || min === undefined || !(Number(min) >= 0)) return undefined;
  return step !== undefined && Number.isInteger(step) ? 'numeric' : 'decimal';
}

const mostPattern = 200;
/** How long what is tried on a pattern may be. */
export const mostTried = 500;

/** Whether a pattern may take a time that grows without bound: repetitions of what varies itself, or many in a row. */
function isSlow(shape: string): boolean {
  const varies = [false];
  let repetitions = 0;
  const mark = (): void => {
    varies[varies.length - 1] = true;
  };
  for (let at = 0; at < shape.length; at++) {
    const character = shape[at];
    if (character === '(') {
      varies.push(false);
      // The mark of what kind of group it is.
      if (shape[at + 1] === '?') at++;
    } else if (character === ')') {
      const isVaried = varies.length > 1 && varies.pop();
      if (isVaried && /[*+{]/.test(shape[at + 1] ?? '')) return true;
      if (isVaried) mark();
    } else if (character === '|' || character === '?') mark();
    else if (character === '*' || character === '+' || /^\{\d*,/.test(shape.slice(at, at + 12))) {
      mark();
      repetitions++;
    }
  }
  return repetitions > 3;
}

/**
 * A pattern that can be tried on what the reader types; undefined for one over which the reader's browser might stand still.
 * The application checks what it gets in any case.
 */
export function patternOf({ pattern, type, default: start }: Field): string | undefined {
  if (pattern === undefined || type === 'number' || pattern.length > mostPattern) return undefined;
  if (String(start ?? '').length > mostTried) return undefined;
  // Escapes and classes stand for one character; what says an earlier group again is left.
  const shape = pattern.replace(/\\[^1-9k]/g, 'a').replace(/\[[^\]]*\]/g, 'a');
  return shape.includes('\\') || isSlow(shape) ? undefined : pattern;
}

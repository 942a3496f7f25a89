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
  email: 'email',
  phone: 'tel',
  phonenumber: 'tel',
  address: 'street-address',
  street: 'street-address',
  city: 'address-level2',
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

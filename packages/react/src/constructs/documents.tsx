import type { Element } from 'hast';
import type { ReactNode } from 'react';
import type { DocumentEntry } from 'remark-flowdown/mdast';
import { addressOf } from '../draw/address.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { asCard, contentOf, line, withEntries } from '../draw/entries.ts';

/** The type of a file in a few letters: the end of its name, or what its media type is called. */
function typeOf({ filename, mime }: DocumentEntry): string {
  const [, end] = /\.([a-z\d]{1,4})$/i.exec(filename) ?? /\/([a-z\d]{1,4})$/i.exec(mime) ?? [];
  return end?.toUpperCase() ?? '▤';
}

/** Files as cards: the type, the name, the name of the file, the host it comes from. */
export function Documents({ element, value, draw }: ConstructProps<'Documents'>): ReactNode {
  function card(entry: Element, index: number): Element {
    const file = value.documents[index];
    const content = contentOf(entry);
    if (!file || !content) return entry;
    const { href } = content.properties;
    const parts = [
      ...(file.name.text === file.filename ? [] : [file.filename]),
      ...(typeof href === 'string' ? [addressOf(href).host] : []),
    ].filter(Boolean);
    const where = parts.flatMap((part, at) => [
      ...(at > 0 ? [{ type: 'text' as const, value: ' · ' }] : []),
      line('fd-part', part),
    ]);
    const lines = [line('fd-name', content.children), ...(where.length > 0 ? [line('fd-where', where)] : [])];
    return asCard(entry, typeOf(file), lines);
  }
  return draw([withEntries(element, card)]);
}

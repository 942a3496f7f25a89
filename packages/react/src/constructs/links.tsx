import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { addressOf } from '../draw/address.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { asCard, contentOf, line, withEntries } from '../draw/entries.ts';

/** Links as cards: what they are called, what is said of them, and the host they lead to. Nothing is fetched for them. */
export function Links({ element, value, draw }: ConstructProps<'Links'>): ReactNode {
  function card(entry: Element, index: number): Element {
    const link = contentOf(entry);
    const { href, title } = link?.properties ?? {};
    if (!link || typeof href !== 'string') return entry;
    const { host, path } = addressOf(href);
    const label = value.links[index]?.label ? link.children : undefined;
    const lines = [line('fd-name', label ?? (host || path))];
    if (typeof title === 'string') lines.push(line('fd-about', title));
    if (label) lines.push(line('fd-where', host || path));
    else if (host && path.length > 1) lines.push(line('fd-where fd-path', path));
    const [initial = '/'] = host.replace(/^www\./, '').toUpperCase();
    // What is said of it can be read, and needs no tooltip.
    return asCard(entry, initial, lines, { title: undefined });
  }
  return draw([withEntries(element, card)]);
}

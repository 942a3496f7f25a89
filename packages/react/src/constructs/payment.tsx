import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { useReplySettings } from '../context.ts';
import { addressOf } from '../draw/address.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { contentOf, line, withEntries } from '../draw/entries.ts';

/** A payment as a button that says where it is made; it is a link, and goes out as one. */
export function Payment({ element, value, draw }: ConstructProps<'Payment'>): ReactNode {
  const { labels } = useReplySettings();
  function button(entry: Element, index: number): Element {
    const link = contentOf(entry);
    if (!link || typeof link.properties.href !== 'string') return entry;
    const name = line('fd-name', value.links[index]?.label ? link.children : labels.pay);
    const where = line('fd-where', addressOf(link.properties.href).host);
    return { ...entry, children: [{ ...link, children: [name, { type: 'text', value: ' ' }, where] }] };
  }
  return draw([withEntries(element, button)]);
}

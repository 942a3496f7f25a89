import type { Element, Properties } from 'hast';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { contentOf, withEntries } from '../draw/entries.ts';
import type { ViewerPicture } from '../types.ts';

const elementOf = (tagName: string, properties: Properties, child: Element | string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [typeof child === 'string' ? { type: 'text', value: child } : child],
});

/**
 * Pictures in a grid, each in a frame of one shape, with its words below. Each is a link to itself, which the viewer of the
 * application opens, if there is one. Those of other hosts wait for the reader.
 */
export function Images({ element, value, draw }: ConstructProps<'Images'>): ReactNode {
  const { labels, renderers } = useReplySettings();
  const { viewer: Viewer } = renderers;
  const [opened, open] = useState<number>();
  const link = useRef<HTMLElement>(undefined);
  const pictures: ViewerPicture[] = [];

  // Once the viewer is gone, as nothing behind it takes the focus.
  useEffect(() => {
    if (opened === undefined) link.current?.focus();
  }, [opened]);

  function linkTo(image: Element, alt: string, caption: string): Element {
    const { title, ...properties } = image.properties;
    const src = String(properties.src);
    const index = pictures.push({ src, alt, caption }) - 1;
    return elementOf(
      'a',
      {
        href: src,
        rel: ['noopener', 'noreferrer', 'nofollow'],
        dataPicture: index,
        ...(alt === '' && { ariaLabel: labels.enlarge }),
        ...(Viewer && { ariaHasPopup: 'dialog' }),
      },
      { ...image, properties: { ...properties, loading: 'lazy' } },
    );
  }

  function framed(entry: Element, index: number): Element {
    const content = contentOf(entry);
    const { alt = '', title } = value.images[index] ?? {};
    if (!content) return entry;
    const caption = title ?? alt;
    const picture = content.tagName === 'img' ? linkTo(content, alt, caption) : content;
    const figure = elementOf('figure', {}, elementOf('div', { className: ['fd-picture'] }, picture));
    // The picture says the same.
    const heard = caption === alt ? { ariaHidden: 'true' } : {};
    if (caption !== '') figure.children.push(elementOf('figcaption', heard, caption));
    return { ...entry, children: [figure] };
  }

  function view(event: MouseEvent<HTMLElement>): void {
    const chosen = (event.target as HTMLElement).closest<HTMLElement>('[data-picture]');
    if (!Viewer || !chosen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    link.current = chosen;
    open(Number(chosen.dataset.picture));
  }

  const { children } = withEntries(element, framed);
  return (
    <div className="fd-block fd-images" data-block="images" onClickCapture={view}>
      {draw(children)}
      {Viewer && opened !== undefined && <Viewer pictures={pictures} index={opened} onClose={() => open(undefined)} />}
    </div>
  );
}

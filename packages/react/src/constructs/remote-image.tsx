import { type ReactNode, useContext, useState } from 'react';
import { ControlContext, useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useMounted } from '../hooks/use-mounted.ts';

/** The same function at each render, or React would call it again. */
const takeFocus = (image: HTMLImageElement | null): void => image?.focus();

/** A picture from a host that is not allowed: it says which, and is fetched when the reader asks for it. Without script, a link. */
export function RemoteImage({ element, draw }: ConstructProps<'RemoteImage'>): ReactNode {
  const { labels } = useReplySettings();
  const [isShown, show] = useState(false);
  const isMounted = useMounted();
  const isInButton = useContext(ControlContext);
  if (isInButton) return draw(element.children);
  if (!isMounted) return draw([element]);
  const src = String(element.properties.href);
  const { host } = new URL(src, 'https://reply.invalid/');
  const [words] = element.children;
  // The policy writes the words of the picture, and its host in brackets.
  const text = words?.type === 'text' ? words.value : '';
  const alt = text.endsWith(` (${host})`) ? text.slice(0, -(host.length + 3)) : '';
  // The focus, which the button had, goes to the picture.
  if (isShown) return <img ref={takeFocus} tabIndex={-1} src={src} alt={alt} referrerPolicy="no-referrer" />;
  return (
    <button type="button" className="fd-remote-image" onClick={() => show(true)}>
      {alt !== '' && <span>{alt}</span>} {labels.showImage} <bdi>{host}</bdi>
    </button>
  );
}

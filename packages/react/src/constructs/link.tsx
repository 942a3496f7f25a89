import type { Element } from 'hast';
import { type JSX, type MouseEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import { goTo, targetOf } from './in-page.ts';
import { hostOf, LinkHost } from './link-host.tsx';

type LinkProps = JSX.IntrinsicElements['a'] & { node?: Element };

/** A click that would open the link where it stands. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A link. The application may stop it (`onLinkClick`). One to another site says which, under the pointer or the focus; one
 * to a heading of the reply leads there, and leaves the address of the page alone.
 */
export function Link({ node, onClick, ref, href, children, ...props }: LinkProps): ReactNode {
  const { callbacks, prefix } = useReplySettings();
  const link = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const [host, say] = useState<string>();
  const hide = useCallback(() => say(undefined), []);
  if (href === undefined) return <span {...props}>{children}</span>;

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    callbacks().onLinkClick?.(href as string, event);
    const reply = event.currentTarget.closest('.fd-reply');
    if (!href?.startsWith('#') || !reply || !isPlain(event)) return;
    // One that leads nowhere stays here; the page may read its address in a way of its own.
    event.preventDefault();
    const target = targetOf(href, prefix, reply);
    if (target) goTo(target);
  }

  const show = (): void => say(link.current ? hostOf(link.current) : undefined);
  return (
    <a
      {...props}
      ref={link}
      href={href}
      onClick={follow}
      onFocus={show}
      onBlur={hide}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      {...(host !== undefined && { 'aria-describedby': id })}
    >
      {children}
      {host !== undefined && <LinkHost id={id} host={host} link={link} hide={hide} />}
    </a>
  );
}

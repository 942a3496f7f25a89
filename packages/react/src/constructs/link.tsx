import type { Element } from 'hast';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { useReplySettings } from '../context.ts';

/** A link. The application may stop it (`onLinkClick`). */
export function Link({ node, onClick, href, ...props }: JSX.IntrinsicElements['a'] & { node?: Element }): ReactNode {
  const { callbacks } = useReplySettings();
  if (href === undefined) return <span {...props} />;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    callbacks().onLinkClick?.(href, event);
  };
  return <a {...props} href={href} onClick={follow} />;
}

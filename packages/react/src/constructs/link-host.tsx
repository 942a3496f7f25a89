import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-latest.ts';

/** The host that a link leads to; undefined for links within the page's own site, and for those that say it themselves. */
export function hostOf(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin, host, href, textContent } = link;
  const isElsewhere = /^https?:$/.test(protocol) && origin !== location.origin;
  // A card.
  if (link.querySelector('.fd-name')) return undefined;
  return isElsewhere && textContent !== href && `${textContent}/` !== href ? host : undefined;
}

interface LinkHostProps {
  id: string;
  host: string;
  link: RefObject<HTMLAnchorElement | null>;
  hide: () => void;
}

/** How much room it takes at most, in pixels. */
const widest = 260;
const highest = 48;

/** Puts it over all else, where nothing cuts it off. */
function raise(hint: HTMLElement | null): void {
  hint?.showPopover?.();
}

/** Says below a link where it leads. It moves nothing, and goes with Escape and with what moves the link. */
export function LinkHost({ id, host, link, hide }: LinkHostProps): ReactNode {
  const [place, put] = useState({ left: 0, top: 0 });
  useBrowserLayoutEffect(() => {
    const line = [...(link.current?.getClientRects() ?? [])].at(-1);
    if (!line) return;
    const below = line.bottom + 4;
    put({
      left: Math.max(8, Math.min(line.left, innerWidth - widest)),
      top: below + highest > innerHeight ? line.top - highest / 1.5 : below,
    });
  }, [link]);
  useEffect(() => {
    const leave = ({ type, key }: Event & { key?: string }): void => {
      if (type !== 'keydown' || key === 'Escape') hide();
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('scroll', leave, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('scroll', leave, { capture: true });
    };
  }, [hide]);
  return (
    // The name of the link stays what it was, and this is what it is described by.
    <span ref={raise} id={id} className="fd-link-host" popover="manual" aria-hidden="true" dir="ltr" style={place}>
      {host}
    </span>
  );
}

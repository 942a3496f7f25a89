import type { Element, ElementContent } from 'hast';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { LabelContent } from '../components/label-content.tsx';
import type { ConstructProps } from '../draw/constructs.ts';
import { useBrowserLayoutEffect } from '../hooks/use-latest.ts';
import { useMounted } from '../hooks/use-mounted.ts';

interface PanelParts {
  heading: Element | undefined;
  content: ElementContent[];
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** The panels as they were drawn: sections, each with its heading first. */
function panelsOf({ children }: Element): PanelParts[] {
  return children.filter(isElement).map(({ children: parts }) => {
    const at = parts.findIndex(isElement);
    return { heading: parts[at] as Element | undefined, content: parts.slice(at + 1) };
  });
}

/** The tab that a key leads to; undefined for other keys. */
function tabAfter(key: string, tab: number, count: number, isRightToLeft: boolean): number | undefined {
  switch (isRightToLeft ? (mirrored[key] ?? key) : key) {
    case 'ArrowRight':
      return (tab + 1) % count;
    case 'ArrowLeft':
      return (tab - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

/** React writes `hidden` as a boolean, and a panel that is hidden until it is found in the page is more than that. */
function hide(panel: HTMLElement, isHidden: boolean): void {
  if (!isHidden) panel.removeAttribute('hidden');
  else if (panel.getAttribute('hidden') !== 'until-found') panel.setAttribute('hidden', 'until-found');
  // A panel takes the focus only if nothing in it does, and it is shown.
  if (!isHidden && !panel.querySelector(focusable)) panel.tabIndex = 0;
  else panel.removeAttribute('tabindex');
}

/**
 * Panels, one at a time (WAI-ARIA tabs): arrows, Home and End move, Tab leads into the panel. All panels stay in the page,
 * so that it can be searched and printed. Without script, they are sections one below the other.
 */
export function Tabs({ element, draw }: ConstructProps<'Tabs'>): ReactNode {
  const panels = panelsOf(element);
  const [chosen, choose] = useState(0);
  const isMounted = useMounted();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  // After each render, as panels come while the reply streams.
  useBrowserLayoutEffect(() => {
    if (!isMounted || !frame.current) return;
    const sections = [...frame.current.children].filter((child) => child !== list.current);
    for (const [index, section] of sections.entries()) hide(section as HTMLElement, index !== chosen);
  });

  useEffect(() => {
    const element = frame.current;
    const show = ({ target }: Event): void => {
      const sections = [...(element?.children ?? [])].filter((child) => child !== list.current);
      const found = sections.indexOf(target as HTMLElement);
      if (found !== -1) choose(found);
    };
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, []);

  function move(event: KeyboardEvent<HTMLButtonElement>, tab: number): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfter(event.key, tab, panels.length, isRightToLeft);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  return (
    <div ref={frame} className="fd-tabs" data-form="tabs" data-live={isMounted ? '' : undefined}>
      {isMounted && (
        <div ref={list} key="tabs" className="fd-tab-list" role="tablist">
          {panels.map(({ heading }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: panels only come after one another.
              key={index}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => choose(index)}
              onKeyDown={(event) => move(event, index)}
            >
              <LabelContent content={heading?.children ?? []} draw={draw} />
            </button>
          ))}
        </div>
      )}
      {panels.map(({ heading, content }, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: panels only come after one another.
          key={index}
          className="fd-panel"
          {...(isMounted && {
            role: 'tabpanel',
            id: `${id}-panel-${index}`,
            'aria-labelledby': `${id}-tab-${index}`,
          })}
        >
          {heading && draw([heading])}
          {draw(content)}
        </section>
      ))}
    </div>
  );
}

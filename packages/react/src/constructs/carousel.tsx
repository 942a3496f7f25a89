import type { Element } from 'hast';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlock, useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useBrowserLayoutEffect } from '../hooks/use-latest.ts';

/** Which ends of the row are in view; both, if it fits, and as long as nothing is measured. */
const whole = { start: true, end: true };

/** How far the row is scrolled from its first card. */
const scrolled = (row: HTMLElement): number => Math.abs(row.scrollLeft);

/** How far each card stands from the first, in the direction of the text. */
function placesIn(row: HTMLElement): number[] {
  const cards = [...row.children] as HTMLElement[];
  return cards.map(({ offsetLeft }) => Math.abs(offsetLeft - (cards[0]?.offsetLeft ?? 0)));
}

/** The card that stands at the start of what is in view. */
function firstInView(row: HTMLElement, places: readonly number[]): number {
  const distanceTo = (card: number): number => Math.abs((places[card] ?? 0) - scrolled(row));
  return places.reduce((nearest, _, card) => (distanceTo(card) < distanceTo(nearest) ? card : nearest), 0);
}

/** The last card that the row can be scrolled to: those after it are in view by then. */
function lastReached(row: HTMLElement, places: readonly number[]): number {
  const card = places.findIndex((place) => place >= row.scrollWidth - row.clientWidth - 1);
  return card === -1 ? places.length - 1 : card;
}

const isRightToLeft = (element: HTMLElement): boolean => getComputedStyle(element).direction === 'rtl';

/** A press soon after another goes on from where that one leads, as the row is still on its way. */
const soon = 500;

/**
 * Cards in a row that scrolls (WAI-ARIA carousel, without rotation): buttons lead to the card before and after, and so do
 * arrows, Home and End while the row has the focus. Where it was scrolled to stays when more cards come. Without script, the
 * row is there and scrolls. A lone card is a card like others, once it is clear that it is alone.
 */
export function Carousel({ element, draw }: ConstructProps<'Carousel'>): ReactNode {
  const { labels } = useReplySettings();
  const { isOpen } = useBlock();
  const cards = element.children.filter((node): node is Element => node.type === 'element');
  const [ends, setEnds] = useState(whole);
  const frame = useRef<HTMLDivElement>(null);
  const goal = useRef({ card: 0, until: 0 });

  const measure = useCallback((): void => {
    const row = frame.current;
    if (!row) return;
    const start = scrolled(row) <= 1;
    const end = scrolled(row) + row.clientWidth >= row.scrollWidth - 1;
    setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
  }, []);

  // After each render, as cards come while the reply streams.
  useBrowserLayoutEffect(measure);

  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [measure]);

  function go(step: number, now: number): void {
    const row = frame.current;
    if (!row) return;
    const places = placesIn(row);
    const from = now < goal.current.until ? goal.current.card : firstInView(row, places);
    const card = Math.max(0, Math.min(from + step, lastReached(row, places)));
    goal.current = { card, until: now + soon };
    const left = places[card] ?? 0;
    row.scrollTo({ left: isRightToLeft(row) ? -left : left });
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step, event.timeStamp);
  }

  // While the reply may go on, a card of a row is most likely the first of some, and one that is would move what is in it.
  const isRow = cards.length > 1 || isOpen;
  // A button that is switched off keeps the focus.
  const button = (name: string, step: number, isOff: boolean): ReactNode => (
    <button
      type="button"
      className="fd-carousel-button"
      data-step={step}
      aria-label={name}
      aria-disabled={isOff}
      onClick={(event) => !isOff && go(step, event.timeStamp)}
    />
  );

  return (
    <div
      className="fd-cards"
      {...(isRow && { role: 'group', 'aria-roledescription': labels.carousel, 'aria-label': labels.cards })}
    >
      {isRow && !(ends.start && ends.end) && (
        <div key="buttons">
          {button(labels.previous, -1, ends.start)}
          {button(labels.next, 1, ends.end)}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has a role whenever it takes keys. */}
      <div
        key="row"
        ref={frame}
        onScroll={measure}
        onKeyDown={press}
        {...(isRow && { className: 'fd-carousel', role: 'group', tabIndex: 0, 'aria-label': labels.cards })}
      >
        {cards.map((card, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: cards only come after one another.
            key={index}
            className="fd-slide"
            {...(isRow && {
              role: 'group',
              'aria-roledescription': labels.slide,
              'aria-label': labels.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(cards.length)),
            })}
          >
            {draw([card])}
          </div>
        ))}
      </div>
    </div>
  );
}

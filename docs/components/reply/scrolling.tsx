import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element's content is wider than itself: then the keyboard has to reach it. Until that is known it may be. */
function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}

export function ScrollingCode(props: ComponentProps<'pre'>) {
  const ref = useRef<HTMLPreElement>(null);
  return <pre {...props} ref={ref} tabIndex={useScrolls(ref) ? 0 : undefined} />;
}

/** A table in the frame that the theme gives it. */
export function ScrollingTable(props: ComponentProps<'table'>) {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useScrolls(ref) ? { tabIndex: 0, role: 'group', 'aria-label': 'Table' } : {};
  return (
    <div {...frame} ref={ref} className="rp-table-scroll-container rp-scrollbar">
      <table {...props} />
    </div>
  );
}

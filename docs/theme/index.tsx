import {
  type LayoutProps,
  Layout as OriginalLayout,
  getCustomMDXComponent as original,
} from '@rspress/core/theme-original';
import { useEffect } from 'react';
import { ScrollingTable } from '../components/reply/scrolling';

export * from '@rspress/core/theme-original';

/** The elements of a page, with tables that the keyboard reaches where they scroll. */
export function getCustomMDXComponent() {
  return { ...original(), table: ScrollingTable };
}

/** The search opens its first suggestion at every Enter on the page, and throws if it shows none. */
function keepEnterFromSearch(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !document.querySelector('.rp-search-panel .rp-suggest-item')) event.stopPropagation();
}

export function Layout(props: LayoutProps) {
  useEffect(() => {
    // The search listens on the document; React's own handlers below have run by then.
    document.body.addEventListener('keydown', keepEnterFromSearch);
    return () => document.body.removeEventListener('keydown', keepEnterFromSearch);
  }, []);
  return <OriginalLayout {...props} />;
}

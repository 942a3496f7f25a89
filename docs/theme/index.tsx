import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { ScrollingTable } from '../components/reply/scrolling';

export * from '@rspress/core/theme-original';

/** The elements of a page, with tables that the keyboard reaches where they scroll. */
export function getCustomMDXComponent() {
  return { ...original(), table: ScrollingTable };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Sums up what moved on the page without the reader's doing. */
export function watchShifts(): () => { sum: number; moved: readonly string[] } {
  const seen: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as LayoutShift[])));
  observer.observe({ type: 'layout-shift' });
  return () => {
    seen.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    const counted = seen.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: counted.reduce((sum, { value }) => sum + value, 0),
      moved: counted.map(
        ({ value, sources }) => `${value.toFixed(4)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
      ),
    };
  };
}

/** A node in a few words. */
export function nameOf(node: Node | null): string {
  const element = node instanceof Element ? node : node?.parentElement;
  if (!element) return 'nothing';
  const name = [element.localName, ...element.classList].join('.');
  return `${name} “${(node?.textContent ?? '').trim().slice(0, 40)}”`;
}

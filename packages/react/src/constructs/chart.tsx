import type { Element, ElementContent } from 'hast';
import type { ReactNode } from 'react';
import type { ChartContent } from 'remark-flowdown/mdast';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { chartSource } from './chart-source.ts';

/** How long the bar of each number is, of the longest one; of a pie, of the whole. */
function shareOf({ kind, series }: ChartContent): (value: number) => number {
  let whole = 0;
  for (const { values } of series)
    for (const value of values) whole = kind === 'pie' ? whole + Math.abs(value) : Math.max(whole, Math.abs(value));
  return (value) => (whole > 0 && Number.isFinite(value) ? Math.abs(value) / whole : 0);
}

/** The table with a bar behind each number. */
function withBars(node: ElementContent, share: (value: number) => number): ElementContent {
  if (node.type !== 'element') return node;
  const [content] = node.children;
  if (node.tagName === 'td' && content?.type === 'text') {
    const value = Number(content.value);
    const properties = { style: `--fd-share: ${share(value).toFixed(4)}`, ...(value < 0 && { dataNegative: '' }) };
    return { ...node, properties: { ...node.properties, ...properties } };
  }
  return { ...node, children: node.children.map((child) => withBars(child, share)) };
}

const isCaption = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'figcaption';

/**
 * A chart: its numbers as a table with bars, which is exact and can be read aloud. A renderer of diagrams draws it, and then
 * the numbers are folded below it.
 */
export function Chart({ value, element, draw }: ConstructProps<'Chart'>): ReactNode {
  const { labels, renderers } = useReplySettings();
  const { chart } = value;
  if (!chart) return draw([element]);
  const barred = withBars(element, shareOf(chart)) as Element;
  const source = renderers.diagram && chartSource(chart);
  if (!renderers.diagram || source === undefined) return draw([barred]);
  const numbers = barred.children.filter((node) => !isCaption(node));
  return (
    <figure className="fd-block fd-chart" data-block="chart">
      {draw(element.children.filter(isCaption))}
      <renderers.diagram source={source} language="mermaid" closed>
        {draw(numbers)}
      </renderers.diagram>
      <details>
        <summary>{labels.chartData}</summary>
        {draw(numbers)}
      </details>
    </figure>
  );
}

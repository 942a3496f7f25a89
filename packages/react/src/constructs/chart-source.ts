import type { ChartContent } from 'remark-flowdown/mdast';

/** Words in quotes, without what would end them or give orders to the one who draws. */
const quoted = (words: string): string => `"${words.replaceAll('"', "'").replace(/%%+/g, '%').replace(/\s+/g, ' ')}"`;

/** A chart as the source of a diagram; undefined for numbers that such a one cannot show. */
export function chartSource({ kind, title, labels, series }: ChartContent): string | undefined {
  const [first] = series;
  if (!first) return undefined;
  if (kind === 'pie') {
    if (series.length > 1 || first.values.some((value) => value < 0) || !first.values.some((value) => value > 0))
      return undefined;
    const slices = first.values.map((value, index) => `  ${quoted(labels[index] ?? String(index + 1))} : ${value}`);
    return [`pie showData${title ? ` title ${quoted(title).slice(1, -1)}` : ''}`, ...slices].join('\n');
  }
  const axis = labels.length > 0 ? [`  x-axis [${labels.map(quoted).join(', ')}]`] : [];
  const lines = series.map(({ values }) => `  ${kind} [${values.join(', ')}]`);
  return ['xychart-beta', ...(title ? [`  title ${quoted(title)}`] : []), ...axis, ...lines].join('\n');
}

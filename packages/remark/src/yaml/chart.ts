import type { ChartContent } from '../mdast/types.ts';
import type { YamlProblem } from '../mdast/yaml-reader.ts';
import type { YamlMap, YamlValue } from './read-map.ts';

const kinds: readonly ChartContent['kind'][] = ['bar', 'line', 'pie'];

/** A number as a model writes it: `12`, `"12"`, `12%`. */
function number(value: YamlValue | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)\s*%?$/.test(value.trim())) return undefined;
  return Number.parseFloat(value);
}

function numbers(value: YamlValue | undefined): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const found = value.map(number);
  return found.length > 0 && found.every((item) => item !== undefined) ? found : undefined;
}

/** A label of any plain value; a nested one has no words. */
const labelText = (value: YamlValue): string => (typeof value === 'object' ? '' : String(value));

/** One series: a list of numbers, or a map with a name and its numbers. */
function readSeries(value: YamlValue): ChartContent['series'][number] | undefined {
  const plain = numbers(value);
  if (plain) return { values: plain };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const values = numbers(value.values ?? value.data);
  const name = value.name ?? value.label;
  return values && { ...(typeof name === 'string' && { name }), values };
}

/** A chart from its YAML map (blocks.md §5). A flat list of numbers is one series. */
export function readChart(map: YamlMap): { content?: ChartContent; problems: YamlProblem[] } {
  const type = map.type ?? map.kind;
  const wanted = typeof type === 'string' ? type.toLowerCase() : 'bar';
  const kind = kinds.find((name) => name === wanted);
  const flat = numbers(map.series ?? map.values ?? map.data);
  const list = Array.isArray(map.series) ? map.series : [];
  const series = flat ? [{ values: flat }] : list.flatMap((item) => readSeries(item) ?? []);
  const labels = Array.isArray(map.labels) ? map.labels.map(labelText) : [];
  const fail = (message: string) => ({ problems: [{ code: 'invalid-chart' as const, message, line: 0, column: 0 }] });
  if (!kind) return fail(`"${wanted}" is none of ${kinds.join(', ')}.`);
  if (series.length === 0 || (!flat && series.length < list.length)) return fail('The chart has no numbers to draw.');
  const points = series.reduce((most, { values }) => Math.max(most, values.length), 0);
  const filled = Array.from(
    { length: Math.max(points, labels.length) },
    (_, index) => labels[index] ?? String(index + 1),
  );
  return {
    content: { kind, labels: filled, series, ...(typeof map.title === 'string' && { title: map.title }) },
    problems: [],
  };
}

import type { BrowserReport, BrowserResult, Times } from '../browser/result.ts';
import { digits, table } from './table.ts';

/** The results of the browser as Markdown. */
export function browserToMarkdown(report: BrowserReport): string {
  const { results, size, chunks, limit, date, browser, processor, seed } = report;
  const ours = results.find(({ name }) => name === '@flowdown/react');
  const parts = [
    '## In the browser',
    `A mixed reply of ${size} KB in Chromium ${browser} on ${date.slice(0, 10)}, ${processor}, seed ${seed}: ${chunks} chunks, one for each frame, React in production, the end of the page in view. Times are milliseconds of the main thread's own processor time for one frame: script, and in the third and fourth column script, style and layout. In brackets, how many times ours. The machine was shared, so compare within the table. A peer is stopped after ${digits(limit / 1000)} s of work: what it has to that point, below what the whole reply would take, is marked with ≥.`,
    table(
      ['component', 'reply', 'script p50', 'script p99', 'work p50', 'work p99', 'mutations', 'layout shift'],
      results.map((result) => row(result, ours)),
    ),
    'Take-backs, read from the page after each chunk: at how many chunks something that was shown vanished, and how many characters did. The brackets of a link or a footnote count where a definition that comes later takes them away.',
    table(
      ['component', 'chunks with a take-back', 'characters taken back'],
      results
        .filter(({ frames }) => frames > 0)
        .map(({ name, takeBacks, frames }) => [
          name,
          `${digits((takeBacks.chunks / frames) * 100)} %`,
          takeBacks.characters.toLocaleString('en'),
        ]),
    ),
    table(
      ['component', 'version', 'what is drawn'],
      results.map(({ name, version, measures, failed }) => [
        name,
        version,
        failed === undefined ? measures : `${measures} — failed: ${failed}`,
      ]),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function row(result: BrowserResult, ours: BrowserResult | undefined): string[] {
  const { name, reached, mutations, shift, frames } = result;
  if (frames === 0) return [name, 'failed', ...Array<string>(6).fill('–')];
  const mark = reached < 1 ? '≥ ' : '';
  const time = (of: (result: BrowserResult) => Times, which: 'p50' | 'p99'): string => {
    const own = of(result)[which];
    const base = ours && of(ours)[which];
    const times = base && result !== ours ? ` (${digits(own / base)} ×)` : '';
    return `${mark}${digits(own)}${times}`;
  };
  return [
    result === ours ? `**${name}**` : name,
    `${digits(reached * 100)} %`,
    time((one) => one.script, 'p50'),
    time((one) => one.script, 'p99'),
    time((one) => one.work, 'p50'),
    time((one) => one.work, 'p99'),
    `${mark}${mutations.toLocaleString('en')}`,
    `${mark}${shift.toFixed(4)}`,
  ];
}

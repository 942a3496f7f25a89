import type { Browser, CDPSession, Page } from 'playwright';
import { quantile } from '../statistics.ts';
import type { BrowserResult, Times } from './result.ts';

interface Found {
  mutations: number;
  shift: number;
  takeBacks: { chunks: number; characters: number };
}

declare global {
  interface Window {
    prepare: (name: string) => Promise<{ name: string; measures: string }>;
    subject: {
      show(text: string, isDone: boolean): Promise<void>;
      look(): void;
      found(): Found;
    };
  }
}

/** Seconds that the main thread of a page has spent, in its own time: what others do on the machine does not count. */
async function spent(session: CDPSession): Promise<{ script: number; work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const script = of('ScriptDuration');
  return { script, work: script + of('LayoutDuration') + of('RecalcStyleDuration') };
}

const timesOf = (times: readonly number[]): Times => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  total: times.reduce((sum, time) => sum + time, 0),
});

/** Streams a reply into one component, in a page of its own, one chunk in each frame. */
export async function measureInBrowser(
  browser: Browser,
  url: string,
  subject: string,
  chunks: readonly string[],
  limit: number,
): Promise<Omit<BrowserResult, 'version'>> {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message.split('\n')[0] ?? ''));
  // Pictures and fonts of a reply are nowhere.
  await page.route(
    (asked) => !asked.href.startsWith(url),
    (route) => route.abort(),
  );
  const script: number[] = [];
  const work: number[] = [];
  try {
    await page.goto(url);
    const { name, measures } = await page.evaluate((which) => window.prepare(which), subject);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const reached = await stream(page, session, chunks, limit, (times) => {
      script.push(times.script * 1000);
      work.push(times.work * 1000);
    });
    const { mutations, shift, takeBacks } = await page.evaluate(() => window.subject.found());
    return {
      ...{ name, measures, reached, frames: script.length, script: timesOf(script), work: timesOf(work) },
      ...{ mutations, shift, takeBacks },
      ...(failures[0] !== undefined && { failed: failures[0] }),
    };
  } finally {
    await page.close();
  }
}

/** Gives the share of the chunks that were shown. */
async function stream(
  page: Page,
  session: CDPSession,
  chunks: readonly string[],
  limit: number,
  keep: (times: { script: number; work: number }) => void,
): Promise<number> {
  let text = '';
  let total = 0;
  for (const [index, chunk] of chunks.entries()) {
    text += chunk;
    const isDone = index === chunks.length - 1;
    const before = await spent(session);
    await page.evaluate(([shown, done]) => window.subject.show(shown, done), [text, isDone] as const);
    const after = await spent(session);
    const times = { script: after.script - before.script, work: after.work - before.work };
    keep(times);
    total += times.work * 1000;
    if (total > limit) return (index + 1) / chunks.length;
    await page.evaluate(() => window.subject.look());
  }
  return 1;
}

/**
 * The work of a reply grows no faster than its length (security.md, Load): twice the text is at most 2.2 times the work,
 * four times the text at most 4.4 times.
 *
 * Work is counted, not timed. V8 says how often each piece of source ran; each counts with its length, so that a number
 * depends on the input alone and small inputs are enough. What it cannot see is work within one call of a built-in, like a regular expression over a
 * long line. For that, processor time over n, 2n, 4n must grow with an exponent of at most 1.5, where there is enough of it
 * to tell.
 */
import { Session } from 'node:inspector';
import { makeReply } from '@flowdown/testing';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReply, parseReply, replyToHtml, replyToText } from '../src/index.ts';
import { flowdownFromMarkdown } from '../src/mdast/index.ts';
import { flowdown } from '../src/micromark/index.ts';

interface Range {
  startOffset: number;
  endOffset: number;
  count: number;
}

interface Report {
  result: { functions: { ranges: Range[] }[] }[];
}

const session = new Session();

/** What ran since the last call. */
function takeReport(): Report {
  let report: Report = { result: [] };
  session.post('Profiler.takePreciseCoverage', (error, found) => {
    if (error) throw error;
    report = found;
  });
  return report;
}

/** Characters of source that ran. Ranges come outermost first; the count of an inner one replaces that of the outer. */
function charactersRun(ranges: readonly Range[]): number {
  const open: Range[] = [];
  let characters = 0;
  for (const range of ranges) {
    while (open.length > 0 && (open[open.length - 1] as Range).endOffset <= range.startOffset) open.pop();
    const outer = open[open.length - 1]?.count ?? 0;
    characters += (range.count - outer) * (range.endOffset - range.startOffset);
    open.push(range);
  }
  return characters;
}

/** The work and the processor time, in microseconds, of one run. */
function measure(run: () => void): { work: number; time: number } {
  takeReport();
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  const functions = takeReport().result.flatMap((script) => script.functions);
  return { work: functions.reduce((sum, { ranges }) => sum + charactersRun(ranges), 0), time: user + system };
}

beforeAll(() => {
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // What runs once in a process is not the work of a reply.
  parseReply('a\n\n::: actions\n- b\n:::');
});

afterAll(() => {
  session.disconnect();
});

const retries = 2;

/** Shorter runs say nothing about growth, in microseconds. */
const noise = 50_000;

/** Checks growth over n, 2n and 4n. */
function expectLinear(n: number, run: (n: number) => () => void): void {
  const sizes = [n, 2 * n, 4 * n].map(run);
  for (let attempt = 0; ; attempt++) {
    const [once, twice, fourfold] = sizes.map(measure) as [Sample, Sample, Sample];
    expect(twice.work / once.work).toBeLessThanOrEqual(2.2);
    expect(fourfold.work / once.work).toBeLessThanOrEqual(4.4);
    if (fourfold.time < noise) return;
    const exponent = Math.log(fourfold.time / once.time) / Math.log(4);
    if (attempt < retries && exponent > 1.5) continue;
    expect(exponent).toBeLessThanOrEqual(1.5);
    return;
  }
}

type Sample = ReturnType<typeof measure>;

const body = (name: string, line: string) => (n: number) => `::: ${name}\n${line.repeat(n)}:::`;
const lines = (line: string) => (n: number) => line.repeat(n);
const numbered = (n: number, line: (index: number) => string) =>
  Array.from({ length: n }, (_, index) => line(index)).join('');

describe('the counter', () => {
  it('counts the same work the same', () => {
    const run = () => void parseReply(lines('Tea or *milk*?\n')(50));
    run();
    const first = measure(run).work;
    expect(first).toBeGreaterThan(100_000);
    expect(Math.abs(measure(run).work / first - 1)).toBeLessThan(0.05);
  });

  it('sees work that grows with the square', () => {
    const square = (n: number) => () => {
      let sum = 0;
      for (let row = 0; row < n; row++) for (let column = 0; column < n; column++) sum += row ^ column;
      return sum;
    };
    expect(() => expectLinear(200, square)).toThrow();
  });
});

type Case = [title: string, n: number, make: (n: number) => string];

const keys = (n: number) => `list:\n${numbered(n, (index) => `- k${index}\n`)}`;

/** Below and beyond what is paired: openers that are not closed, closers without an opener, and spans in spans. */
const emphasis: Case[] = [
  ['emphasis that ends in the wrong mark', 200, lines('*a_ ')],
  ['openers of strong and emphasis', 120, lines('**a *b ')],
  ['closers of strong and emphasis', 120, lines('a** b* ')],
  ['strong at the end of emphasis', 60, lines('*a **b*** ')],
  ['marks in words', 200, lines('a**b')],
  ['marks in words that do not pair', 100, lines('a**b*c***d_e')],
  ['openers of three kinds', 100, lines('*a _b ~~c ')],
  ['strikethrough that opens', 200, lines('~~a ')],
  ['strikethrough that closes', 200, lines('a~~ ')],
  ['strikethrough in words', 150, lines('a~~b')],
  ['runs in bold', 40, (n) => `${'**'.repeat(n)}x${'**'.repeat(n)}`],
  ['emphasis in strong in emphasis', 200, (n) => `${'*a **b '.repeat(n)}x${' b** a*'.repeat(n)}`],
  ['strikethrough in strikethrough', 300, (n) => `${'~~a '.repeat(n)}x${' a~~'.repeat(n)}`],
  ['emphasis in strikethrough in emphasis', 200, (n) => `${'*a ~~b '.repeat(n)}x${' b~~ a*'.repeat(n)}`],
  ['marks that pair in a span around them', 60, (n) => `_${'x **a****b* y '.repeat(n)}_`],
  ['a run as long as the text', 20_000, (n) => `a ${'*'.repeat(n)}b${'*'.repeat(n)}`],
];

describe('reading is linear', () => {
  const cases: Case[] = [
    // Openers
    ['20,000 openers of an unknown name', 5000, lines(':::a\n')],
    ['openers of an unknown name with text', 50, lines('::: a\ntext\n')],
    ['glued openers of one paragraph that fail', 60, lines('Ask with ::: actions\n')],
    ['glued openers of many paragraphs that fail', 60, lines('Ask with ::: actions\n\n')],
    ['glued openers in a quote that fail', 60, (n) => `> ${'Ask with ::: actions\n> '.repeat(n)}`],
    ['glued openers in items that fail', 40, lines('- Ask with ::: actions\n')],
    ['glued openers in headings', 60, lines('# Ask ::: actions\n')],
    ['glued openers in table rows', 60, lines('| Ask ::: actions\n')],
    ['glued openers in an unknown block', 40, lines('::: a\nAsk ::: actions\n')],
    ['indented openers', 150, lines('      ::: actions\n')],
    ['blanks before an opener', 2000, (n) => `${'\t'.repeat(n)}::: actions`],
    // Long lines
    ['openers on one line', 400, lines('::: actions x ')],
    ['openers on one line with entries', 100, lines('::: actions - x ')],
    ['openers on one line with backticks', 400, lines('::: actions `x ')],
    ['openers on one line with paired backticks', 300, lines('::: actions `x` ')],
    ['one-line blocks on one line', 120, (n) => `a ${'::: actions - x ::: '.repeat(n)}`],
    ['one-line blocks in a heading', 100, (n) => `# ${'::: links [a](/a) ::: '.repeat(n)}`],
    ['many links on one line', 120, (n) => `::: links\n${'[a](/a) '.repeat(n)}\n:::`],
    ['links on one line that do not close', 200, (n) => `::: links\n${'[a]('.repeat(n)}\n:::`],
    ['links on one line in angle brackets', 300, (n) => `::: links\n${'[a](<'.repeat(n)}\n:::`],
    ['bold in bold', 40, (n) => `${'**'.repeat(n)}x${'**'.repeat(n)}`],
    ['values of Markdown on one line', 200, (n) => `::: progress ${'label: a '.repeat(n)}:::`],
    ['values on one line', 200, (n) => `::: progress ${'max: 1 '.repeat(n)}:::`],
    ['attributes of one document', 1000, (n) => `::: documents\n[a](/a) ${'filename:a '.repeat(n)}\n:::`],
    ['a title of quotes', 1500, (n) => `::: images\n![a](/a ${'"'.repeat(n)})\n:::`],
    ['one label of quotes', 2000, (n) => `::: actions\n- ${'"'.repeat(n)}\n:::`],
    // Text
    ['ordinary text', 50, lines('The kettle is on, *twice* over, and [the cups](/cups) are warm.\n\n')],
    ['ordinary text in one paragraph', 60, lines('The kettle is on, twice over, and the cups are warm.\n')],
    ['one line of text', 200, lines('The kettle is on. ')],
    // Brackets
    ['brackets in brackets', 500, (n) => `${'['.repeat(n)}x${']'.repeat(n)}`],
    ['brackets that close nothing', 600, lines(']')],
    ['brackets that close nothing after a picture', 600, (n) => `![a](/a)${'x]'.repeat(n)}`],
    ['pictures in pictures', 500, (n) => `${'!['.repeat(n)}x${']'.repeat(n)}`],
    // Containers
    // What grows is small beside the rest, so it takes many.
    ['many quotes in a row', 500, lines('> b\n\n')],
    ['many quotes in the prose of a block', 400, (n) => `::: a\n${'> b\n\n'.repeat(n)}:::`],
    ['formulas in the prose of a block', 60, (n) => `::: a\n${'$$\n- a\n$$\n'.repeat(n)}:::`],
    ['formulas in the prose of a block that do not close', 60, (n) => `::: a\n${'$$\n- a\n\n'.repeat(n)}:::`],
    // Colons
    ['stray closers', 250, lines(':::\n')],
    ['a line of colons', 10_000, lines(':')],
    ['colons with blanks', 1000, lines(': ')],
    ['pairs of colons', 1000, lines(':: ')],
    ['runs of colons in text', 400, lines('a ::: ')],
    ['backslashes before colons', 2000, (n) => `a${'\\'.repeat(n)}:::`],
    // Emphasis
    ...emphasis,
    ['emphasis around and in links', 40, lines('*a [b *c* d*](/u)* ')],
    ['emphasis around code', 60, lines('a* `b` ')],
    // Bodies
    ['entries', 120, (n) => `::: actions\n${numbered(n, (index) => `- n${index}\n`)}:::`],
    ['entries that are the same', 100, body('actions', '- a\n')],
    ['prose and entries in turn', 100, body('actions', 'text\n- a\n')],
    ['prose and entries in turn, unclosed', 40, (n) => `::: actions\n${'text\n- a\n'.repeat(n)}`],
    ['template brackets around labels', 150, body('actions', '- [[[[x]]]]\n')],
    ['template brackets that do not close', 120, body('actions', '- [[[[x\n')],
    ['unclosed fences in a card', 80, (n) => `::: list-item\n${'```\n~~~\n'.repeat(n)}`],
    ['unclosed fences in items of a card', 80, (n) => `::: list-item\n${'- ```\n'.repeat(n)}`],
    ['an unclosed fence after each opener', 60, lines('::: actions\n```\n')],
    ['a long description', 150, body('list-item', 'text\n')],
    ['many cards', 30, lines('::: list-item\n# A\ntext\n')],
    ['values that repeat', 120, body('progress', 'label: a\n')],
    ['a blank body', 700, body('actions', '\n')],
    ['nested lists in an unknown block', 15, (n) => `::: a\n${'- a\n  - b\n    - c\n'.repeat(n)}:::`],
    [
      'blocks in nested lists of an unknown block',
      15,
      (n) => `::: a\n${'- a\n  - b\n    ::: actions\n    - c\n'.repeat(n)}`,
    ],
    ['blocks in a quote', 50, lines('> ::: actions\n> - a\n> :::\n')],
    // YAML
    ['YAML that fails on its last line', 100, (n) => `::: form\n${keys(n)}a: [\n:::`],
    ['YAML that fails on each line', 100, body('form', 'a: [\n')],
    ['unclosed YAML that fails on its last line', 60, (n) => `::: form\n${keys(n)}a: [`],
    ['unclosed YAML without a field', 60, (n) => `::: form\n${keys(n)}`],
    ['unclosed YAML that fails on each line', 80, (n) => `::: form\n${'a: 1\nb\n'.repeat(n)}`],
    ['many YAML bodies that fail', 40, lines('::: form\na: [\n:::\n')],
    ['many YAML bodies cut by their items', 20, lines('- ::: form\n  a: 1\n  b\n')],
    ['a pipe form', 200, body('form', 'a | A | text\n')],
    // Literal line ends
    ['openers between literal line ends', 100, lines('::: actions\\n- a\\n:::\\n')],
    ['openers between literal line ends, unclosed', 120, lines('::: actions\\n- a\\n')],
    ['glued openers between literal line ends', 120, lines('a ::: actions\\n')],
    ['literal line ends in an open block', 200, (n) => `::: actions\n${'- a\\n'.repeat(n)}`],
    ['literal line ends in text', 500, lines('a\\n')],
  ];

  it.each(cases)('%s', { timeout: 30_000 }, (_, n, make) => {
    expectLinear(n, (size) => {
      const reply = make(size);
      return () => void parseReply(reply);
    });
  });

  // Marks around a label are taken off up to a length, see the grammar; what is longer stays as it is.
  it('one label in many brackets, without GFM', () => {
    expectLinear(600, (size) => {
      const reply = `::: actions\n- ${'['.repeat(size)}x${']'.repeat(size)}\n:::`;
      return () => void fromMarkdown(reply, { extensions: [flowdown()], mdastExtensions: [flowdownFromMarkdown()] });
    });
  });

  const inLink: Case = ['marks that close, in a link', 100, (n) => `[${lines('a* ')(n)}](/u)`];
  it.each([...emphasis, inLink])('%s, in CommonMark', { timeout: 30_000 }, (_, n, make) => {
    expectLinear(n, (size) => {
      const reply = make(size);
      return () => void fromMarkdown(reply, { extensions: [flowdown()] });
    });
  });

  // Of micromark's GFM extension: mail addresses look for an open bracket at each word. When that is mended, move it up.
  it.fails.each<Case>([['words after a bracket', 300, (n) => `[${'a '.repeat(n)}`]])('%s', (_, n, make) => {
    expectLinear(n, (size) => {
      const reply = make(size);
      return () => void parseReply(reply);
    });
  });
});

describe('replies that mix all constructs are', () => {
  const paths: Record<string, (reply: string) => unknown> = {
    read: parseReply,
    written: (reply) => formatReply(parseReply(reply)),
    drawn: replyToHtml,
    printed: (reply) => replyToText(parseReply(reply)),
  };

  it.each(Object.entries(paths))('%s in linear time', { timeout: 60_000 }, (_, path) => {
    const mixed = makeReply(1, 6000);
    expectLinear(1, (times) => () => void path(mixed.repeat(times)));
  });
});

describe('writing and drawing are linear', () => {
  const paths = { formatReply, replyToHtml, replyToText };
  const cases: Case[] = [
    ['one-line blocks', 20, lines('a ::: actions - x ::: b\n\n')],
    ['blocks of one entry', 25, lines('::: links\n[a](javascript:b)\n:::\n')],
    ['cards in a row', 20, lines('::: horizontal-list-item\n# A\ntext\n')],
    ['colons in text', 60, lines('a ::: b\n\n')],
  ];

  it.each(cases)('%s', { timeout: 30_000 }, (_, n, make) => {
    for (const path of Object.values(paths))
      expectLinear(n, (size) => {
        const tree = parseReply(make(size));
        return () => void path(tree);
      });
  });

  const manyEntries = (path: (tree: Root) => string) =>
    expectLinear(100, (size) => {
      const tree = parseReply(`::: actions\n${numbered(size, (index) => `- n${index}\n`)}:::`);
      return () => void path(tree);
    });

  it('many entries, as Markdown and as text', () => {
    manyEntries(formatReply);
    manyEntries(replyToText);
  });

  it('many entries, as HTML', { timeout: 30_000 }, () => {
    manyEntries(replyToHtml);
  });
});

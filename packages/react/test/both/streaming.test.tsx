import { StrictMode, useEffect } from 'react';
import { expect, test } from 'vitest';
import { type ConstructProps, Reply, type ReplyComponents } from '../../src/index.ts';
import { mount } from './mount.tsx';
import { chunksOf, everything } from './replies.ts';

const paragraphs = Array.from({ length: 120 }, (_, index) => `Paragraph ${index} with *some* words.`);
/** A definition that comes late changes what mentions its label. */
const mentions = ({ textContent }: Element): boolean => textContent.startsWith('Some bold');

test('a chunk draws only the last block, however long the reply is', () => {
  const renders = new Map<string, number>();
  const components: ReplyComponents = {
    p({ children, node }) {
      const key = String(node?.position?.start.offset);
      renders.set(key, (renders.get(key) ?? 0) + 1);
      return <p>{children}</p>;
    },
  };
  const text = paragraphs.join('\n\n');
  const { render } = mount(<Reply markdown="" streaming components={components} />);
  let before = '';
  for (const part of chunksOf(text, 7)) {
    // Where the last block of the text before starts; the one before it may be closed by it only now.
    const [, last = 0] = [...before.matchAll(/(?:^|\n\n)(?=P)/g)].map(({ index }) => index).slice(-2);
    renders.clear();
    render(<Reply markdown={part} streaming components={{ ...components }} />);
    const settled = [...renders.keys()].map(Number).filter((offset) => offset < last);
    expect({ part, settled }).toEqual({ part, settled: [] });
    for (const count of renders.values()) expect(count).toBeLessThanOrEqual(2);
    before = part;
  }
});

test('settled blocks get no mutations, whatever comes after them', () => {
  const { container, render } = mount(<Reply markdown="" streaming />);
  const reply = container.querySelector('.fd-reply') as Element;
  const seen: string[] = [];
  let settled: Element[] = [];
  for (const part of chunksOf(`${everything}\n\n${everything.replace(/^# .*$/m, '')}`, 9)) {
    const observer = new MutationObserver(() => undefined);
    observer.observe(reply, { subtree: true, childList: true, characterData: true, attributes: true });
    render(<Reply markdown={part} streaming />);
    for (const { target, type } of observer.takeRecords()) {
      const element = target instanceof Element ? target : target.parentElement;
      const block = settled.find((one) => element && one.contains(element));
      if (block) seen.push(`${type} ${block.outerHTML.slice(0, 80)} at ${part.length}`);
    }
    observer.disconnect();
    // All but the last two, of which one may still be joined by the next, and the notes.
    settled = [...reply.children].filter((child) => !child.matches('.footnotes') && !mentions(child)).slice(0, -2);
  }
  expect(seen).toEqual([]);
});

test('items, rows and lines that are there keep their elements as the block grows', () => {
  const cases = [
    ['li', '- a\n- b\n', '- a\n- b\n- c\n- d'],
    ['tr', '| a |\n|---|\n| 1 |\n', '| a |\n|---|\n| 1 |\n| 2 |\n'],
    ['.fd-step', '> [!STEPS]\n> 1. **A**\n> 2. **B**\n', '> [!STEPS]\n> 1. **A**\n> 2. **B**\n> 3. **C**\n'],
    ['code', '```js\na\n', '```js\na\nb\n'],
    ['blockquote p', '> one\n>\n> two\n', '> one\n>\n> two\n>\n> three\n'],
  ] as const;
  for (const [selector, before, after] of cases) {
    const { container, render, unmount } = mount(<Reply markdown={before} streaming />);
    const elements = [...container.querySelectorAll(selector)];
    render(<Reply markdown={after} />);
    expect([...container.querySelectorAll(selector)].slice(0, elements.length)).toEqual(elements);
    expect(elements.every((element) => element.isConnected)).toBe(true);
    unmount();
  }
});

let mounts = 0;

function Details({ children }: ConstructProps<'Details'>) {
  useEffect(() => {
    mounts++;
  }, []);
  return <details>{children}</details>;
}

test('what the reader chose survives every later chunk', () => {
  const components = { Details };
  const start = '> [!DETAILS] More\n> Hidden.\n\nNext';
  const { container, render } = mount(<Reply markdown={start} streaming components={components} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  for (const part of chunksOf('\n\n- a\n\n[x]: /y\n\n[x] and more', 3))
    render(<Reply markdown={start + part} streaming components={components} />);
  render(<Reply markdown={`${start}\n\n- a\n\n[x]: /y\n\n[x] and more`} components={components} />);
  expect(container.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
  expect(mounts).toBe(1);
});

test('the end equals the whole reply drawn at once, in strict mode too', () => {
  const words = (container: HTMLElement): string =>
    (container.querySelector('.fd-reply') as Element).innerHTML
      // React 18 counts its ids between colons.
      .replace(/:[rR]\w+:/g, 'id')
      .replace(/\b_?[rR]_?\w+?_?-/g, 'id-')
      .replace(/fd-\w+-/g, 'fd-');
  const whole = mount(<Reply markdown={everything} />);
  const streamed = mount(<Reply markdown="" streaming />);
  for (const part of chunksOf(everything, 13))
    streamed.render(
      <StrictMode>
        <Reply markdown={part} streaming />
      </StrictMode>,
    );
  streamed.render(
    <StrictMode>
      <Reply markdown={everything} />
    </StrictMode>,
  );
  expect(words(streamed.container).length).toBe(words(whole.container).length);
});

test('a text that is another starts anew', () => {
  const { container, render } = mount(<Reply markdown="One two" streaming />);
  render(<Reply markdown="Three" />);
  expect(container.querySelector('.fd-reply')?.textContent).toBe('Three');
});

test('a link that is defined later becomes one', () => {
  const { container, render } = mount(<Reply markdown={'See [a].\n\nMore.\n\n'} streaming />);
  render(<Reply markdown={'See [a].\n\nMore.\n\n[a]: https://example.com/x\n\nEnd.'} />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.com/x');
});

/** The HTML of a reply without the ids, which are of one message only. */
const htmlOf = (container: HTMLElement): string =>
  (container.querySelector('.fd-reply') as Element).innerHTML.replace(/(?:fd-)?_?[rR]_?\w*?_?-(?=[hft])/g, '');

const long: [string, string[]][] = [
  ['a list', Array.from({ length: 30 }, (_, index) => `- item *${index}* [a]\n${index % 7 ? '' : '  - inner\n'}`)],
  ['a loose list', Array.from({ length: 20 }, (_, index) => `${index + 1}. item ${index}\n\n   more $x^${index}$\n\n`)],
  ['tasks', Array.from({ length: 20 }, (_, index) => `- [${index % 2 ? 'x' : ' '}] do ${index}\n`)],
  ['a table', ['| a | b |\n|:--|--:|\n', ...Array.from({ length: 20 }, (_, index) => `| \`${index}\` | $b$ |\n`)]],
  ['a quote', Array.from({ length: 20 }, (_, index) => `> Paragraph ${index}.\n>\n`).concat('> — Somebody\n')],
  ['a callout', ['> [!TIP] Title\n', ...Array.from({ length: 20 }, (_, index) => `> Part ${index}.\n>\n> - a\n>\n`)]],
  ['cards in a quote', Array.from({ length: 10 }, (_, index) => `> ::: horizontal-list-item\n> # ${index}\n> :::\n`)],
];

let drawn = 0;

function MathProbe({ children }: ConstructProps<'Math'>) {
  drawn++;
  return <code>{children}</code>;
}

test.each(long)('of %s that grows only what is new is drawn, and it ends as it is drawn at once', (_, pieces) => {
  const components: ReplyComponents = { Math: MathProbe };
  const head = 'Before.\n\n';
  const end = '\n[a]: /a\n\nEnd.';
  const { container, render } = mount(<Reply markdown={head} streaming components={components} />);
  const observed = (): Element[] => [...container.querySelectorAll('li, tr, blockquote > p, .fd-callout > p')];
  let text = head;
  for (const piece of pieces) {
    const before = observed();
    drawn = 0;
    text += piece;
    render(<Reply markdown={text} streaming components={components} />);
    expect(before.every((element) => element.isConnected)).toBe(true);
    expect(drawn).toBeLessThanOrEqual(8);
  }
  render(<Reply markdown={text + end} components={components} />);
  const whole = mount(<Reply markdown={text + end} components={components} />);
  expect(htmlOf(container)).toBe(htmlOf(whole.container));
});

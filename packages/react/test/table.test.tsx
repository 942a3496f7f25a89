import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toCsv } from '../src/constructs/table-text.ts';
import { Reply } from '../src/index.ts';

const table = '| Bed | *Plant* |\n| :-- | --: |\n| 1 | **Fern** \\| moss |\n| 2 | [Ivy](https://example.com) |\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function copied(name: string): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Copy as ${name}` }));
  return navigator.clipboard.readText();
}

test.each([
  [
    'as it was written',
    table,
    '| Bed | *Plant* |\n| :-- | --: |\n| 1 | **Fern** \\| moss |\n| 2 | [Ivy](https://example.com) |\n',
  ],
  [
    'without the quote that it stands in',
    '> x\n>\n> | a | b |\n> |---|:-:|\n> | 1 | 2 |\n',
    '| a | b |\n| --- | :-: |\n| 1 | 2 |\n',
  ],
  ['without the list that it stands in', '- x\n\n  a | b\n  --|--\n  1 | 2\n', 'a | b\n| --- | --- |\n1 | 2\n'],
  ['after other blocks', `# Title\n\n${table}`, expect.stringMatching(/^\| Bed \| \*Plant\* \|\n/)],
])('a table is copied as Markdown %s', async (_, markdown, expected) => {
  render(<Reply markdown={markdown} />);
  expect(await copied('Markdown')).toEqual(expected);
});

test('a table that nobody wrote is copied with its words', async () => {
  const cell = (value: string) => ({ type: 'tableCell', children: [{ type: 'text', value }] });
  const row = (...values: string[]) => ({ type: 'tableRow', children: values.map(cell) });
  const made = { type: 'table', align: [null, 'right'], children: [row('a', 'b'), row('1 | 2', '\\')] };
  const plugin = () => (tree: { children: unknown[] }) => {
    tree.children = [made];
  };
  render(<Reply markdown="x" remarkPlugins={[plugin]} />);
  expect(await copied('Markdown')).toBe('| a | b |\n| --- | --: |\n| 1 \\| 2 | \\\\ |\n');
});

test('a table is copied as CSV with the words that are seen', async () => {
  render(<Reply markdown={table} />);
  expect(await copied('CSV')).toBe('Bed,Plant\r\n1,Fern | moss\r\n2,Ivy\r\n');
});

test.each([
  ['plain words', 'plain words'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['a;b', '"a;b"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+cmd|calc', "'+cmd|calc"],
  ['-2+3+cmd', "'-2+3+cmd"],
  ['＝1+1', "'＝1+1"],
  ['-5', '-5'],
  ['+3.5 %', '+3.5 %'],
  ['-1,200.50', '"-1,200.50"'],
  ['−5', '−5'],
  ['a=b', 'a=b'],
])('the cell %j is %j in CSV', (words, field) => {
  expect(toCsv([[words]])).toBe(`${field}\r\n`);
});

test('a long table that grew is copied with all its rows', async () => {
  const lines = ['| n |', '|---|', ...Array.from({ length: 30 }, (_, index) => `| ${index} |`)];
  const { rerender } = render(<Reply markdown="" streaming />);
  for (let count = 3; count <= lines.length; count += 3)
    rerender(<Reply markdown={`${lines.slice(0, count).join('\n')}\n`} streaming />);
  expect(screen.queryByRole('button')).toBeNull();
  const text = `${lines.join('\n')}\n`;
  rerender(<Reply markdown={`${text}\nEnd.`} />);
  expect(await copied('Markdown')).toBe(text.replace('|---|', '| --- |'));
  expect((await copied('CSV')).split('\r\n')).toHaveLength(32);
});

test('it says whether it was copied, for a while', async () => {
  render(<Reply markdown={table} />);
  await copied('CSV');
  const said = (): string =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(said()).toBe('Copied');
  await vi.waitFor(() => expect(said()).toBe(''), { timeout: 5000 });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy as CSV' }));
  expect(said()).toBe('Could not be copied');
});

test('only a table that scrolls is a stop of the keyboard', () => {
  let tell: () => void = () => undefined;
  class Observer {
    constructor(call: () => void) {
      tell = call;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(<Reply markdown={table} />);
  const frame = screen.getByRole('group', { name: 'Table' });
  const width = vi.spyOn(frame, 'scrollWidth', 'get');
  expect(frame.tabIndex).toBe(0);
  act(() => tell());
  expect(frame.hasAttribute('tabindex')).toBe(false);
  width.mockReturnValue(800);
  act(() => tell());
  expect(frame.tabIndex).toBe(0);
});

test('the table stays the same element from its first row to its end', () => {
  const { rerender, container } = render(<Reply markdown={table.slice(0, 40)} streaming />);
  const first = container.querySelector('table');
  const row = container.querySelector('tr');
  expect(first).not.toBeNull();
  rerender(<Reply markdown={`${table}\nEnd.`} />);
  expect(container.querySelector('table')).toBe(first);
  expect(container.querySelector('tr')).toBe(row);
});

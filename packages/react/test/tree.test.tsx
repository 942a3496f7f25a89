import { readTree } from '@flowdown/grammar';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fileKind } from '../src/constructs/file-glyph.tsx';
import { createEntryReader } from '../src/constructs/tree/entries.ts';
import { Reply } from '../src/index.ts';

const files = [
  'shop/',
  '├── src/          # What runs',
  '│   ├── cart.ts',
  '│   └── catalog.ts',
  '├── docs/',
  '│   └── guide.md',
  '└── README.md',
];
const fence = (lines: readonly string[]): string => `\`\`\`tree\n${lines.join('\n')}\n`;
const whole = `${fence(files)}\`\`\`\n`;

/** What an entry is named by: its words without those of what it holds, as browsers read them (browser/tree.test.ts). */
const nameOf = (one: Element | null): string =>
  [...(one?.childNodes ?? [])].map((node) => ((node as Element).tagName === 'UL' ? '' : node.textContent)).join('');
const item = (name: string): HTMLElement => {
  const found = screen.getAllByRole('treeitem').find((one) => nameOf(one) === name);
  if (!found) throw new Error(`No entry is named ${name}.`);
  return found;
};
const shown = (): string[] => screen.getAllByRole('treeitem').map(nameOf);
const focused = (): string => nameOf(document.activeElement);

test('a tree is one with its levels, and says which folders are open', () => {
  render(<Reply markdown={whole} />);
  expect(screen.getByRole('tree', { name: 'Files' }).parentElement?.className).toBe('fd-tree');
  expect(screen.getAllByRole('treeitem').map((one) => [nameOf(one), one.ariaExpanded])).toEqual([
    ['shop/', 'true'],
    ['src/ # What runs', 'true'],
    ['cart.ts', null],
    ['catalog.ts', null],
    ['docs/', 'true'],
    ['guide.md', null],
    ['README.md', null],
  ]);
  expect(item('cart.ts').parentElement?.getAttribute('role')).toBe('group');
});

test('a click on a folder folds it, and one on a file or within it folds nothing', async () => {
  render(<Reply markdown={whole} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('guide.md'));
  expect(shown()).toHaveLength(7);
  await user.click(screen.getByText('src/'));
  expect(shown()).toEqual(['shop/', 'src/ # What runs', 'docs/', 'guide.md', 'README.md']);
  expect(item('src/ # What runs').ariaExpanded).toBe('false');
  await user.click(screen.getByText('src/'));
  expect(shown()).toHaveLength(7);
});

test('keys move among what is shown, and fold', async () => {
  render(<Reply markdown={whole} />);
  const user = userEvent.setup();
  await user.tab();
  for (const [key, name, count] of [
    ['{ArrowUp}', 'shop/', 7],
    ['{ArrowDown}', 'src/ # What runs', 7],
    ['{Enter}', 'src/ # What runs', 5],
    ['{ArrowDown}', 'docs/', 5],
    ['{ArrowUp}', 'src/ # What runs', 5],
    ['{ArrowRight}', 'src/ # What runs', 7],
    ['{ArrowRight}', 'cart.ts', 7],
    ['{ArrowRight}', 'cart.ts', 7],
    ['{Enter}', 'cart.ts', 7],
    ['{ArrowLeft}', 'src/ # What runs', 7],
    ['{ArrowLeft}', 'src/ # What runs', 5],
    ['{ArrowLeft}', 'shop/', 5],
    ['{End}', 'README.md', 5],
    ['{ArrowDown}', 'README.md', 5],
    ['{Home}', 'shop/', 5],
    [' ', 'shop/', 1],
    ['{End}', 'shop/', 1],
    [' ', 'shop/', 5],
    ['{Control>}{End}{/Control}', 'shop/', 5],
  ] as const) {
    await user.keyboard(key);
    expect([key, focused(), shown().length]).toEqual([key, name, count]);
  }
});

test.each([
  ['r', 'README.md'],
  ['g', 'guide.md'],
  ['cat', 'catalog.ts'],
  ['cc', 'catalog.ts'],
  ['ccc', 'cart.ts'],
  ['x', 'shop/'],
])('typing %s leads to %s', async (letters, name) => {
  render(<Reply markdown={whole} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard(letters);
  expect(focused()).toBe(name);
});

test('Tab leads once into a tree, to the entry that was last there', async () => {
  render(<Reply markdown={`${whole}\n[after](https://example.com)`} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(document.activeElement?.textContent).toContain('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('cart.ts');
});

test('what was folded stays folded while the tree grows, and nothing remounts', async () => {
  const { rerender, container } = render(<Reply markdown={fence(files.slice(0, 4))} streaming />);
  const user = userEvent.setup();
  await user.click(screen.getByText('src/'));
  const before = [...container.querySelectorAll('.fd-tree, .fd-tree li, .fd-tree span')];
  expect(before.length).toBeGreaterThan(5);
  for (let count = 5; count <= files.length; count++) {
    rerender(<Reply markdown={fence(files.slice(0, count))} streaming />);
    expect(item('src/ # What runs').ariaExpanded).toBe('false');
    expect(focused()).toBe('src/ # What runs');
  }
  rerender(<Reply markdown={`${whole}\nThe end.`} />);
  expect(item('src/ # What runs').ariaExpanded).toBe('false');
  expect(shown()).toEqual(['shop/', 'src/ # What runs', 'docs/', 'guide.md', 'README.md']);
  const after = new Set(container.querySelectorAll('.fd-tree, .fd-tree li, .fd-tree span'));
  expect(before.filter((node) => !after.has(node))).toEqual([]);
});

test('a line that comes changes no entry of the 2,000 before it', async () => {
  const lines = Array.from({ length: 2000 }, (_, index) => (index % 20 === 0 ? `d${index}/` : `  f${index}.ts`));
  const { rerender, container } = render(<Reply markdown={fence(lines)} streaming />);
  expect(screen.queryAllByRole('tree')).toHaveLength(1);
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true });
  rerender(<Reply markdown={fence([...lines, 'one-more/', '  last.md'])} streaming />);
  seen.push(...observer.takeRecords());
  observer.disconnect();
  expect(container.querySelectorAll('[role="treeitem"]').length).toBeGreaterThan(2000);
  expect(seen.length).toBeLessThan(5);
});

test('a summary is below the tree, and no entry', () => {
  const { container } = render(<Reply markdown={'```tree\na/\n  b.ts\n\n1 directory, 1 file\n```'} />);
  expect(shown()).toEqual(['a/', 'b.ts']);
  expect(container.querySelector('.fd-tree > p')?.textContent).toBe('1 directory, 1 file');
});

test.each([
  ['main.rs', 'code'],
  ['Photo.JPG', 'picture'],
  ['notes.md', 'text'],
  ['pnpm-lock.yaml', 'data'],
  ['.env', 'data'],
  ['current.md -> /srv/old.png', 'text'],
  ['constructor', undefined],
  ['a.constructor', undefined],
  ['Makefile', undefined],
])('the glyph of %s is that of %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

test('an entry is drawn again only when it changed, or something it holds did', () => {
  const read = createEntryReader();
  const entries = (lines: readonly string[]) => read(readTree(lines.join('\n')).rows);
  const [shop] = entries(files.slice(0, 4));
  const [grown] = entries(files);
  expect(grown).not.toBe(shop);
  expect(grown?.entries[0]).toBe(shop?.entries[0]);
  expect(entries(files)[0]).toBe(grown);
  const [renamed] = entries(files.map((line) => line.replace('catalog', 'list')));
  expect(renamed?.entries[0]).not.toBe(grown?.entries[0]);
  expect(renamed?.entries[0]?.entries[0]).toBe(grown?.entries[0]?.entries[0]);
  expect(renamed?.entries[1]).toBe(grown?.entries[1]);
});

test('a fence that only counts files stays code', () => {
  const { container } = render(<Reply markdown={'```tree\n3 directories, 5 files\n```'} />);
  expect(container.querySelector('pre')?.textContent).toBe('3 directories, 5 files\n');
});

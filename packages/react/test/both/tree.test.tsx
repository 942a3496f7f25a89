import { expect, test } from 'vitest';
import { type ConstructProps, Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const text = '```tree\nsrc/\n├── app.ts  # the start\n└── ...\n2 directories, 1 file\n```';

test('on a server a file tree is lists within lists, which the page takes over', () => {
  const { html, errors, container } = hydrate(<Reply markdown={text} />);
  expect(html).toContain('<ul role="list"><li data-entry="folder">');
  expect(html).not.toContain('treeitem');
  expect(errors).toEqual([]);
  expect(container.querySelectorAll('[role="treeitem"]')).toHaveLength(3);
  expect(container.querySelector('.fd-tree-summary')?.textContent).toBe('2 directories, 1 file');
});

test('a tree of any depth and width is drawn', () => {
  const deep = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}d${depth}/`).join('\n');
  const wide = Array.from({ length: 500 }, (_, index) => `file-${index}.ts`).join('\n');
  const { container } = mount(<Reply markdown={`\`\`\`tree\n${deep}\n${wide}\n\`\`\``} />);
  expect(container.querySelectorAll('[role="treeitem"]')).toHaveLength(700);
});

function OwnTree({ value, children }: ConstructProps<'Tree'>) {
  return <section data-rows={value.rows.length}>{children}</section>;
}

test('a component of the application still gets the element of a tree, and what it says', () => {
  const { container } = mount(<Reply markdown={text} components={{ Tree: OwnTree }} />);
  expect(container.querySelector('section')?.dataset.rows).toBe('3');
  expect(container.querySelector('section')?.textContent).toContain('app.ts # the start');
});

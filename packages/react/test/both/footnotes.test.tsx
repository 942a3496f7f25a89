import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test, vi } from 'vitest';
import { type MathRendererProps, Reply } from '../../src/index.ts';
import { mount } from './mount.tsx';

const block = (name: string, body: string): string => `::: ${name}\n${body}\n:::`;

/** A footnote that holds a construct, below its words. */
const noteWith = (construct: string): string =>
  `Text[^1].\n\n[^1]: The note.\n\n${construct.replace(/^(?=.)/gm, '    ')}\n`;

test.each([
  ['a table', '| a | b |\n|---|---|\n| one | two |', 'two'],
  ['a file tree', '```tree\nsrc/\n└── main.ts\n```', 'main.ts'],
  ['code', '```ts\nconst one = 1;\n```', 'const one'],
  ['a folded section', '> [!DETAILS] More\n> Inside.', 'Inside.'],
  ['tabs', '> [!TABS]\n> ## One\n> first\n> ## Two\n> second', 'second'],
  ['a callout', '> [!NOTE]\n> Careful.', 'Careful.'],
  ['steps', '> [!STEPS]\n> 1. **First** do it', 'First'],
  ['a picture', '![A map](https://pictures.example.com/a.png)', 'A map'],
  ['actions', block('actions', '- Yes'), 'Yes'],
  ['a card', block('list-item', '# Title\nWords.'), 'Title'],
  ['cards in a row', `${block('horizontal-list-item', '# One')}\n\n${block('horizontal-list-item', '# Two')}`, 'Two'],
  ['links', block('links', '[Docs](https://example.com)'), 'Docs'],
  ['a payment', block('payment', '[Pay](https://example.com)'), 'Pay'],
  ['a file', block('documents', '[Plan](https://example.com/p.pdf)'), 'Plan'],
  ['a gallery', block('images', '![A map](https://pictures.example.com/a.png)'), 'A map'],
  ['a recording', block('video', '[Tour](https://example.com/t.mp4)'), 'Tour'],
  ['a form', block('form', 'fields:\n  - label: Name'), 'Name'],
  ['progress', block('progress', 'value: 60'), '60%'],
  ['feedback', block('feedback', 'type: stars\nquestion: Good?'), 'Good?'],
  ['a chart', block('chart', 'type: bar\nlabels: [May, June]\nseries: [1, 2]'), 'June'],
  ['a reaction', block('reaction', 'emoji=👍'), 'The note.'],
  ['a page to go to', block('navigate', '![navigate](/a)'), 'The note.'],
])('a footnote may hold %s', (_, construct, words) => {
  const draw = (text: string, streaming: boolean) => <Reply markdown={text} streaming={streaming} yaml={yamlReader} />;
  const { container, render } = mount(draw('Text', true));
  render(draw(noteWith(construct), true));
  render(draw(noteWith(construct), false));
  expect(container.querySelector('.footnotes')?.textContent).toContain(words);
  expect(container.querySelector('.fd-failed')).toBeNull();
});

function Formula({ source, closed }: MathRendererProps) {
  return <output>{`${source} ${closed}`}</output>;
}

test('a formula in a footnote is typeset, as one whose end has come', () => {
  const { container } = mount(<Reply markdown={noteWith('$$\na^2\n$$')} renderers={{ math: Formula }} />);
  expect(container.querySelector('.footnotes output')?.textContent).toBe('a^2 true');
});

function Throwing(): never {
  throw new Error('broken');
}

test('what throws in a footnote loses that note only; its source is there', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = 'One[^1] and two[^2].\n\n[^1]: > [!NOTE]\n    > Mind this.\n\n[^2]: The other.\n';
  const { container } = mount(<Reply markdown={text} components={{ Callout: Throwing }} />);
  said.mockRestore();
  const [first, second] = container.querySelectorAll('.footnotes li');
  expect(first?.querySelector('.fd-failed')?.textContent).toBe('[^1]: > [!NOTE]\n    > Mind this.');
  expect(second?.textContent).toContain('The other.');
  expect(container.querySelector('.fd-reply > p')?.textContent).toContain('One1 and two2.');
});

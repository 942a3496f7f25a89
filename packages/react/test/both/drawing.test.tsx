import type { Root } from 'mdast';
import { yamlReader } from 'remark-flowdown/yaml';
import { expect, test } from 'vitest';
import {
  type CodeRendererProps,
  type ConstructProps,
  Reply,
  useBlock,
  useIsLive,
  useReplySettings,
} from '../../src/index.ts';
import { eventually, hydrate, mount } from './mount.tsx';

const htmlOf = (container: HTMLElement): string => container.querySelector('.fd-reply')?.innerHTML ?? '';

function Callout({ value, children }: ConstructProps<'Callout'>) {
  return <aside data-kind={value.kind}>{children}</aside>;
}

function Strong({ node, ...props }: React.JSX.IntrinsicElements['strong'] & { node?: { tagName: string } }) {
  return <b {...props} data-tag={node?.tagName} />;
}

test('components stand for tags and for constructs, within one another too', () => {
  const { container } = mount(
    <Reply
      markdown={'> [!TIP]\n> A **word**.\n>\n> > [!NOTE]\n> > Inner.'}
      components={{ Callout, strong: Strong, em: 'i' }}
    />,
  );
  expect(htmlOf(container).replaceAll('\n', '')).toBe(
    '<aside data-kind="tip"><p>A <b data-tag="strong">word</b>.</p><aside data-kind="note"><p>Inner.</p></aside></aside>',
  );
});

test('a form with a title keeps its title around the component', () => {
  const { container } = mount(<Reply markdown={'> [!TABS] Offices\n> ## A\n> one'} />);
  const group = container.querySelector('.fd-group');
  expect([...(group?.children ?? [])].map(({ className }) => className)).toEqual(['fd-title', 'fd-tabs']);
});

function Code({ source, language, closed }: CodeRendererProps) {
  return <output>{JSON.stringify({ source, language, closed })}</output>;
}

test('a renderer of code knows its language, and whether its end has come', () => {
  const renderers = { code: Code };
  const { container, render } = mount(<Reply markdown={'```ts x\na\n'} streaming renderers={renderers} />);
  expect(container.querySelector('output')?.textContent).toBe('{"source":"a","language":"ts","closed":false}');
  render(<Reply markdown={'```ts x\na\n```\n\nEnd.'} streaming renderers={renderers} />);
  expect(container.querySelector('output')?.textContent).toBe('{"source":"a","language":"ts","closed":true}');
});

test('a renderer of code is told that a fence has ended, although its list goes on', () => {
  const components = { renderers: { code: Code }, streaming: true };
  const { container, render } = mount(<Reply markdown={'- ```ts\n  a\n  b'} {...components} />);
  const said = () => container.querySelector('output')?.textContent;
  expect(said()).toBe('{"source":"a\\nb","language":"ts","closed":false}');
  render(<Reply markdown={'- ```ts\n  a\n  b\n  ```\n- c'} {...components} />);
  expect(said()).toBe('{"source":"a\\nb","language":"ts","closed":true}');
});

test('without renderers, code, formulas and diagrams are their source', () => {
  const { container } = mount(<Reply markdown={'```mermaid\nflowchart LR\n a-->b\n```\n\n$a^2$'} />);
  expect(container.querySelector('.fd-diagram')?.textContent).toBe('flowchart LR\n a-->b\n');
  expect(container.querySelector('.math-inline')?.textContent).toBe('a^2');
});

test('ids and links to them are of one message only, and never words of it', () => {
  const text = '# location\n\nA[^x], b[^y] and again[^x].\n\n[^x]: X.\n[^y]: Y.';
  const { container } = mount(
    <>
      <Reply markdown={text} />
      <Reply markdown={text} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => /location|x|y/.test(id))).toEqual([]);
  const targets = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href')?.slice(1));
  expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
  expect(targets).toHaveLength(12);
});

test('notes are numbered by their first calls, wherever they are defined', () => {
  const { container } = mount(
    <Reply markdown={'[^b]: Second.\n\nA[^a].\n\nB[^b] with[^a].\n\n[^a]: First[^c].\n[^c]: Third.'} />,
  );
  expect([...container.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['1', '2', '1', '3']);
  expect([...container.querySelectorAll('.footnotes li')].map((li) => li.textContent)).toEqual([
    'First3. ↩ ↩',
    'Second. ↩',
    'Third. ↩',
  ]);
});

test('raw HTML is text, or what the schema allows of it once its reader is there', async () => {
  const text = 'A <b onclick="x()">bold</b> word.\n\n<img src=x onerror=alert(1)>\n\n> [!TABS]\n> ## A\n> <i>one</i>';
  const { container, render } = mount(<Reply markdown={text} />);
  expect(container.querySelector('.fd-reply b')).toBeNull();
  expect(container.textContent).toContain('<b onclick="x()">bold</b>');
  render(<Reply markdown={text} html="sanitize" />);
  await eventually(() => expect(container.querySelector('p b')?.outerHTML).toBe('<b>bold</b>'));
  expect(container.innerHTML).not.toContain('onerror');
  // Constructs around it stay what they are.
  expect(container.querySelector('[role="tabpanel"] i')?.textContent).toBe('one');
});

const form = 'Here:\n\n::: form\nfields:\n  - name: day\n    type: date\n:::';

test('a form waits for the reader of YAML, which is loaded when the first one comes', async () => {
  const { container } = mount(<Reply markdown={form} />);
  const first = container.querySelector('p');
  await eventually(() => expect(container.querySelector('input[type="date"]')).not.toBeNull());
  expect(container.querySelector('p')).toBe(first);
});

test('a form is there on the server when the reader of YAML is passed, and waits when it is none', () => {
  expect(hydrate(<Reply markdown={form} yaml={yamlReader} />).html).toContain('type="date"');
  expect(hydrate(<Reply markdown={form} yaml={false} />).html).not.toContain('type="date"');
});

test('plugins change each block', () => {
  const shout = () => (tree: Root) => {
    for (const block of tree.children)
      if (block.type === 'paragraph') block.children.push({ type: 'text', value: '!' });
  };
  const { container, render } = mount(<Reply markdown={'One\n\nTwo'} streaming remarkPlugins={[shout]} />);
  render(<Reply markdown={'One\n\nTwo and'} remarkPlugins={[shout]} />);
  expect(htmlOf(container)).toBe('<p>One!</p><p>Two and!</p>');
});

test('words are in the language of the labels', () => {
  const { container } = mount(<Reply markdown={'> [!NOTE]\n> Hallo.'} labels={{ note: 'Hinweis' }} />);
  expect(container.querySelector('[role="note"]')?.getAttribute('aria-label')).toBe('Hinweis');
});

function Actions({ node, value }: ConstructProps<'Actions'>) {
  const { callbacks } = useReplySettings();
  const isLive = useIsLive();
  const { isFresh } = useBlock();
  return value.entries.map(({ label }) => (
    <button
      key={label.text}
      type="button"
      disabled={!isLive}
      data-fresh={isFresh}
      onClick={() => callbacks().onAction?.(label.text, node)}
    >
      {label.text}
    </button>
  ));
}

test('constructs know whether they are live and came while the page looked on, and call back', () => {
  const chosen: string[] = [];
  const text = '::: actions\n- Yes\n:::\n';
  const components = { Actions };
  const { container, render } = mount(<Reply markdown={text} streaming components={components} />);
  const button = (): HTMLButtonElement => [...container.querySelectorAll('button')].at(-1) as HTMLButtonElement;
  expect(button().dataset.fresh).toBe('false');
  const more = `${text}\n::: actions\n- No\n:::\n`;
  render(<Reply markdown={more} components={components} onAction={(label) => chosen.push(label)} />);
  expect(button().dataset.fresh).toBe('true');
  button().click();
  expect(chosen).toEqual(['No']);
  render(<Reply markdown={more} components={components} answered />);
  expect(button().disabled).toBe(true);
});

test('a link tells the application before it is followed', () => {
  const followed: string[] = [];
  const { container } = mount(
    <Reply
      markdown="[A](https://example.com/a)"
      onLinkClick={(href, event) => {
        event.preventDefault();
        followed.push(href);
      }}
    />,
  );
  container.querySelector('a')?.click();
  expect(followed).toEqual(['https://example.com/a']);
});

test('what came while the page looked on is told once it is whole, and nothing else', () => {
  const { container, render } = mount(<Reply markdown={'One.\n\nTw'} streaming />);
  const said = (): (string | null)[] =>
    [...container.querySelectorAll('.fd-announcer p')].map(({ textContent }) => textContent);
  expect(said()).toEqual([]);
  render(<Reply markdown={'One.\n\nTwo **words**.\n\nThr'} streaming />);
  expect(said()).toEqual(['Two words.']);
  expect(container.querySelector('.fd-reply')?.getAttribute('aria-busy')).toBe('true');
  render(<Reply markdown={'One.\n\nTwo **words**.\n\nThree.'} />);
  expect(said()).toEqual(['Two words.', 'Three.']);
  expect(container.querySelector('.fd-reply')?.getAttribute('aria-busy')).toBe('false');
});

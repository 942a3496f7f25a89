import { describe, expect, it, test } from 'vitest';
import { runCli } from './run-cli.ts';

const out = async (args: string[], stdin: string): Promise<string> => (await runCli(args, { stdin })).out;
const json = async (args: string[], stdin: string): Promise<unknown> => JSON.parse(await out(args, stdin)) as unknown;

const block = '::: actions\n- Yes\n- [Run](javascript:x)\n:::\n';
const warning = 'The URL "javascript:x" is not allowed in actions.';

describe('parse', () => {
  it('prints the labelled tree', async () => {
    const tree = await json(['parse'], '# A');
    expect(tree).toMatchObject({ type: 'root', children: [{ type: 'heading', position: { start: { line: 1 } } }] });
  });

  it('can leave out positions', async () => {
    expect(await json(['parse', '--no-position'], '## A')).toEqual({
      type: 'root',
      children: [{ type: 'heading', depth: 2, children: [{ type: 'text', value: 'A' }] }],
    });
  });

  it('carries labels', async () => {
    const tree = await json(['parse', '--no-position'], block);
    expect(tree).toMatchObject({
      children: [{ type: 'replyBlock', name: 'actions', data: { flowdown: { type: 'block' } } }],
    });
  });

  it('prints a tree for each part', async () => {
    expect(await json(['parse', '--parts'], '["a", "b"]')).toMatchObject([{ type: 'root' }, { type: 'root' }]);
    expect(await json(['parse', '--parts'], '[]')).toEqual([]);
  });

  it('escapes what a terminal would obey', async () => {
    expect(await out(['parse'], 'a\u009B31mb')).toContain('a\\u009b31mb');
  });
});

describe('inspect --json', () => {
  it('prints blocks and diagnostics, which are not printed again', async () => {
    const { code, out: text, err } = await runCli(['inspect', '--json'], { stdin: block });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(text)).toEqual({
      blocks: [{ type: 'block', name: 'actions', entries: [{ label: 'Yes' }, { label: 'Run', url: 'javascript:x' }] }],
      diagnostics: [{ line: 3, column: 3, severity: 'warning', code: 'refused-url', message: warning }],
    });
  });

  it('only the first part may have a title', async () => {
    expect(await json(['inspect', '--json', '--parts'], '["# A", "# B"]')).toMatchObject({
      blocks: [
        { text: 'A', replyTitle: true },
        { type: 'heading', depth: 1, text: 'B' },
      ],
    });
    expect(await out(['inspect', '--json', '--parts'], '["a", "# B"]')).not.toContain('replyTitle');
  });

  it('reads each part alone and says in which one something is wrong', async () => {
    expect(await json(['inspect', '--json', '--parts'], JSON.stringify(['::: actions\n- A', ':::']))).toMatchObject({
      blocks: [{ type: 'block', name: 'actions', entries: [{ label: 'A' }] }],
      diagnostics: [{ line: 1, part: 0, code: 'unclosed-block' }],
    });
  });
});

describe('inspect', () => {
  it('prints an outline', async () => {
    const reply = [
      '## Tools',
      '',
      '- [x] **a**',
      '- b',
      '  - c',
      '',
      '> d',
      '> e',
      '',
      '| f | g |',
      '|--|-:|',
      '| 1 |',
      '',
      '```js',
      'h',
      '```',
      '',
      '::: form',
      'title: T',
      'fields:',
      '  - name: s',
      '    options: [S, M]',
      ':::',
      '::: navigate',
      '![navigate](/a?x=1)',
      ':::',
    ].join('\n');
    expect((await out(['inspect'], reply)).trimEnd().split('\n')).toEqual([
      'heading  depth: 2  Tools',
      'list',
      '  - [x]  key: 12',
      '    paragraph  a',
      '  - paragraph  b',
      '    list',
      '      - paragraph  c',
      'quote',
      '  paragraph  d ⏎ e',
      'table  align: none, right',
      '  - f | g',
      '  - 1 | ',
      'code  lang: js  h  closed',
      'block form  title: T',
      '  fields:',
      '    - name: s  S  type: select  options: S, M',
      'block navigate  path: /a  query: x=1',
    ]);
  });

  it('cuts long text', async () => {
    expect(await out(['inspect'], 'a'.repeat(100))).toBe(`paragraph  ${'a'.repeat(71)}…\n`);
  });

  it('prints diagnostics to standard error', async () => {
    const { code, err } = await runCli(['inspect'], { stdin: block });
    expect({ code, err }).toEqual({ code: 0, err: `<stdin>:3:3: warning: ${warning} [refused-url]\n` });
  });
});

describe('html', () => {
  it('prints HTML in which nothing runs', async () => {
    expect(await out(['html'], '*a* <b onclick="x">b</b>')).toBe('<p><em>a</em> &#x3C;b onclick="x">b&#x3C;/b></p>\n');
    expect(await out(['html', '--html', 'sanitize'], '*a* <b onclick="x">b</b>')).toBe('<p><em>a</em> <b>b</b></p>\n');
  });

  it('loads images only from where it may', async () => {
    const image = '![A](https://img.example.com/a.png)';
    expect(await out(['html'], image)).not.toContain('<img');
    for (const origin of ['https://img.example.com', 'https://img.example.com/any/path', '*'])
      expect(await out(['html', '--allow-images', origin], image)).toContain(
        '<img src="https://img.example.com/a.png"',
      );
    const two = ['--allow-images', 'https://a.example.com', '--allow-images', 'https://img.example.com'];
    expect(await out(['html', ...two], image)).toContain('<img');
    expect(await out(['html', '--allow-images', 'https://a.example.com'], image)).not.toContain('<img');
  });

  it('takes a prefix for ids, and gives each part its own', async () => {
    const note = 'a[^n]\n\n[^n]: b';
    expect(await out(['html', '--id-prefix', 'm1-'], note)).toContain('id="m1-fn-n"');
    const parts = await out(['html', '--parts', '--id-prefix', 'm1-'], JSON.stringify([note, note]));
    expect(parts.match(/id="m1-(2-)?fn-n"/g)).toEqual(['id="m1-fn-n"', 'id="m1-2-fn-n"']);
  });

  it('prints a standalone page', async () => {
    const page = await out(['html', '--document', '--lang', 'pt-br'], '# A </title> & *b*\n\ntext');
    expect(page).toMatch(
      /^<!doctype html>\n<html lang="pt-BR">\n<head>\n<meta charset="utf-8">\n<meta name="viewport"/,
    );
    expect(page).toContain('<title>A &lt;/title&gt; &amp; b</title>');
    expect(page.match(/<style>/g)).toHaveLength(1);
    expect(page).toContain('.fd-reply');
    expect(page.match(/<\/style/g)).toHaveLength(1);
    expect(page).toMatch(
      /<main class="fd-reply" dir="auto">\n<h1 class="fd-reply-title">.*<\/h1>\n<p>text<\/p>\n<\/main>/,
    );
    expect(page.endsWith('</html>\n')).toBe(true);
  });

  it('names a page without a heading too', async () => {
    expect(await out(['html', '--document'], 'a')).toContain('<title>Reply</title>');
  });

  it('lets a page load no more than the reply', async () => {
    const page = await out(['html', '--document', '--allow-images', `https://img.example.com`], 'a');
    expect(page).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https://img.example.com;",
    );
  });
});

describe('format', () => {
  it('writes one style', async () => {
    expect(await out(['format'], '* a\n* __b__\n\n:::actions\n1. Yes')).toBe(
      '- a\n- **b**\n\n::: actions\n- Yes\n:::\n',
    );
  });

  it('keeps parts apart', async () => {
    expect(await json(['format', '--parts'], '["* a", "+ b"]')).toEqual(['- a\n', '- b\n']);
  });
});

describe('text', () => {
  it('prints plain text', async () => {
    expect(await out(['text'], `# A\n\n${block}`)).toBe('A\n\n- Yes\n- Run\n');
  });

  it('parts stand apart', async () => {
    expect(await out(['text', '--parts'], '["a", "", "b"]')).toBe('a\n\nb\n');
  });
});

describe('lint', () => {
  it('is silent when all is well', async () => {
    expect(await runCli(['lint'], { stdin: '# A' })).toEqual({ code: 0, out: '', err: '' });
  });

  it('prints what is wrong to standard output and exits with 1', async () => {
    const line = `<stdin>:5:3: warning: ${warning} [refused-url]\n`;
    expect(await runCli(['lint'], { stdin: `a\n\n${block}` })).toEqual({ code: 1, out: line, err: '' });
  });

  it('exits with 1 for an error', async () => {
    const { code, out: text } = await runCli(['lint'], { stdin: '::: form\na: [\n:::' });
    expect(code).toBe(1);
    expect(text).toMatch(/^<stdin>:\d+:\d+: error: .+ \[invalid-yaml\]\n$/);
  });

  it('exits with 0 for an info', async () => {
    const { code, out: text } = await runCli(['lint'], { stdin: '::: nope\na\n:::' });
    expect(code).toBe(0);
    expect(text).toMatch(/^<stdin>:1:1: info: .+ \[unknown-block\]\n$/);
  });

  it('knows the forms and diagrams of the dialect', async () => {
    const reply = '> [!STEP]\n> - a\n\n> [!TABS]\n> a\n\n```mermaid\nDraw a cat\n```';
    const { code, out: text } = await runCli(['lint'], { stdin: reply });
    expect(code).toBe(1);
    expect(text.match(/^<stdin>:.*$/gm)).toEqual([
      expect.stringMatching(/^<stdin>:1:3: warning: .*STEPS.* \[misspelt-kind\]$/),
      expect.stringMatching(/^<stdin>:4:1: warning: TABS .* \[form-content\]$/),
      expect.stringMatching(/^<stdin>:7:1: warning: .*"Draw".* \[undrawable-diagram\]$/),
    ]);
  });

  it('names the part', async () => {
    expect(await out(['lint', '--parts'], JSON.stringify(['a', block]))).toMatch(/^<stdin>\[1\]:3:3: warning: /);
  });
});

describe('switches', () => {
  it('--single-tilde', async () => {
    expect(await out(['html'], '~a~')).toBe('<p>~a~</p>\n');
    expect(await out(['html', '--single-tilde'], '~a~')).toBe('<p><del>a</del></p>\n');
  });

  it('--strict', async () => {
    const reply = '> [!NOTE] Careful\n> a';
    expect(await json(['inspect', '--json'], reply)).toMatchObject({ blocks: [{ type: 'callout', title: 'Careful' }] });
    expect(await json(['inspect', '--json', '--strict'], reply)).toMatchObject({ blocks: [{ type: 'quote' }] });
  });

  it('--no-literal-newlines', async () => {
    expect(await out(['text'], 'a\\nb')).toBe('a\nb\n');
    expect(await out(['text', '--no-literal-newlines'], 'a\\nb')).toBe('a\\nb\n');
  });
});

test('a reply that is wrong is still drawn, and its diagnostics go to standard error', async () => {
  for (const command of ['parse', 'html', 'format', 'text']) {
    const { code, out: text, err } = await runCli([command], { stdin: block });
    expect({ code, err }).toEqual({ code: 0, err: `<stdin>:3:3: warning: ${warning} [refused-url]\n` });
    expect(text).toContain('Yes');
  }
});

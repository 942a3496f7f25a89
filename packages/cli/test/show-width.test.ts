/**
 * Two promises of `flowdown show` for every reply: no line is wider than the terminal, and no control character of the
 * reply is drawn.
 */
import { readdirSync, readFileSync } from 'node:fs';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

/** What is hard to fit: long words, wide characters, emoji of many code points, marks, tabs, controls. */
const words = [
  'incomprehensibilities'.repeat(4),
  '日本語のテキスト'.repeat(6),
  '👩‍👩‍👧‍👦👍🏽'.repeat(8),
  'e\u0301'.repeat(60),
  'a\tb\t\tc',
  '\u001B[31mred\u001B]0;x\u0007\u009B2J&#27;[2J',
  `[${'link '.repeat(12)}](https://example.com/${'path/'.repeat(20)})`,
  `**${'bold '.repeat(20)}** \`${'code'.repeat(20)}\``,
  `![${'picture '.repeat(10)}](https://example.com/p.jpg)`,
].join(' ');

const shapes: [name: string, reply: (text: string) => string][] = [
  ['text', (text) => text],
  ['a title', (text) => `# ${text}`],
  ['a deep list', (text) => Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- ${text}`).join('\n')],
  ['a deep quote', (text) => `${'> '.repeat(30)}${text}`],
  ['a task', (text) => `- [x] ${text}`],
  ['a callout', (text) => `> [!WARNING] ${text}\n> ${text}`],
  ['callouts in callouts', (text) => `> [!NOTE]\n> > [!TIP]\n> > > [!CAUTION]\n> > > ${text}`],
  ['details', (text) => `> [!DETAILS] ${text}\n> ${text}`],
  ['a source', (text) => `> a\n> — ${text}`],
  ['steps', (text) => `> [!STEPS] ${text}\n> - **${text}**, *${text}*\n>   ${text}\n> - b`],
  ['tabs', (text) => `> [!TABS]\n> ## ${text}\n> ${text}`],
  ['stats', (text) => `> [!STATS]\n> - **${text}** ${text}\n> - **3×** ${text}`],
  ['pros', (text) => `> [!PROS] ${text}\n> - ${text}`],
  ['sources', (text) => `> [!SOURCES]\n> - [a](https://example.com) ${text}`],
  ['a table', (text) => `| a | ${text.replace(/\|/g, '')} |\n|---|--:|\n| ${text} | ${text} |`],
  ['a wide table', (text) => `|${' a |'.repeat(40)}\n|${'---|'.repeat(40)}\n|${` ${text} |`.repeat(40)}`],
  ['code', (text) => `\`\`\`${'name'.repeat(30)}\n${text}\n\t${text}\n\`\`\``],
  [
    'a tree',
    (text) =>
      `\`\`\`tree\n${Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth)}${text}`).join('\n')}\n\`\`\``,
  ],
  ['choices', (text) => `::: actions\n- ${text}\n- b\n- [${text}](https://example.com)\n:::`],
  ['a card', (text) => `::: list-item\n# ${text}\n## ${text}\n${text}\n:::`],
  ['links', (text) => `::: links\n[a ${text}](https://example.com/${'a'.repeat(90)})\n:::`],
  ['progress', (text) => `::: progress\nvalue: 60\nlabel: ${text}\n:::`],
  ['feedback', (text) => `::: feedback\ntype: scale\nmax: 10\nquestion: ${text}\n:::`],
  [
    'a form',
    (text) =>
      `::: form\ntitle: ${JSON.stringify(text)}\nfields:\n  - name: ${JSON.stringify(text)}\n    options: [${JSON.stringify(text)}]\n:::`,
  ],
  ['a chart', (text) => `::: chart\ntype: bar\nlabels: [${JSON.stringify(text)}, b]\nseries: [1, 200000]\n:::`],
  ['a footnote', (text) => `a[^b]\n\n[^b]: ${text}`],
  ['HTML', (text) => `<div>\n${text}\n</div>`],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours and links are what is taken off.
const escapes = /\u001B\[\d+m|\u001B\]8;;[\x20-\x7E]*\u001B\\/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
const controls = /[\0-\x09\x0B-\x1F\x7F-\x9F]/;

async function check(reply: string, width: number): Promise<void> {
  const env = { FORCE_COLOR: '1', FORCE_HYPERLINK: '1' };
  const { code, out } = await runCli(['show', '--width', String(width)], { stdin: reply, env });
  expect(code).toBe(0);
  const drawn = out.replace(escapes, '');
  expect(drawn).not.toMatch(controls);
  expect(drawn.split('\n').filter((line) => stringWidth(line) > width)).toEqual([]);
}

describe.each([20, 33, 80])('in %i columns', (width) => {
  it.each(shapes)('%s', async (_, reply) => {
    await check(reply(words), width);
  });

  it('every example of the language', async () => {
    const kinds = new URL('../../grammar/src/kinds/', import.meta.url);
    for (const kind of readdirSync(kinds, { withFileTypes: true }))
      if (kind.isDirectory())
        await check(readFileSync(new URL(`${kind.name}/examples.md`, kinds), 'utf8').replace(/^`{4,}.*$/gm, ''), width);
  });
});

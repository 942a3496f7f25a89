// Writes a page for each kind from its folder in the grammar, so that the site and the language cannot differ.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { blockKinds, calloutKinds, fenceKinds, formKinds, kinds } from '@flowdown/grammar';

const kindsFolder = new URL('../../packages/grammar/src/kinds/', import.meta.url);
const pages = new URL('../pages/syntax/', import.meta.url);
const note = '{/* Written by scripts/syntax.mjs; edit the kind in packages/grammar/src/kinds instead. */}';
const imports = "import { Example } from '../../components/reply/example';";

/** Prose that MDX reads as Markdown: braces and angle brackets outside code are text. */
const prose = (markdown) =>
  markdown
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{<]/g, '\\$&')))
    .join('');

const example = (text) => `<Example text={${JSON.stringify(text)}} />`;

/** A kind's own page, each of its Markdown samples drawn. */
function readme(text) {
  return text
    .split(/^(`{3,})markdown\n([\s\S]*?)\n\1$/m)
    .flatMap((part, index) => [[prose(part)], [], [example(part)]][index % 3])
    .join('');
}

/** The cases of `examples.md`: a heading, the text, and what it is read as, which the grammar's tests check. */
function examples(text) {
  return [...text.matchAll(/^## (.+)\n+`{7}example\n([\s\S]*?)\n\.\n[\s\S]*?^`{7}$/gm)].map(
    ([, title, source]) => `### ${prose(title)}\n\n${example(source)}`,
  );
}

const cell = (text) => prose(text).replaceAll('|', '\\|');

function fieldTable(fields) {
  const rows = Object.entries(fields).map(([name, { type, summary, required, aliases = [] }]) => {
    const also = aliases.length > 0 ? ` Also written ${aliases.map((alias) => `\`${alias}\``).join(', ')}.` : '';
    return `| \`${name}\`${required ? ' (required)' : ''} | ${cell(type)} | ${cell(summary)}${also} |`;
  });
  return ['| Field | Holds | What for |', '| --- | --- | --- |', ...rows].join('\n');
}

const slug = ({ name }) => name.toLowerCase();

function page(kind) {
  const read = (name) => readFileSync(new URL(`${slug(kind)}/${name}`, kindsFolder), 'utf8');
  return [
    imports,
    note,
    readme(read('readme.md').trim()),
    ...(kind.group === 'block' ? ['## Fields', fieldTable(kind.fields)] : []),
    '## More examples',
    ...examples(read('examples.md')),
  ].join('\n\n');
}

/** The kinds of one group, each with its page and what the reader gets. */
function table(head, group) {
  const rows = group.map((kind) => `| [\`${kind.name}\`](/syntax/${slug(kind)}) | ${cell(kind.summary)} |`);
  return [`| ${head} | What the reader gets |`, '| --- | --- |', ...rows].join('\n');
}

function index() {
  return [
    imports,
    note,
    '# Syntax',
    'A reply is Markdown, tables, task lists, footnotes and formulas included. The dialect adds four things to it. Three ' +
      'of them are ordinary Markdown with a word in front: where nobody knows the dialect, a quote, a list or a code ' +
      'block is what remains.',
    '## Callouts',
    'A quote whose first line is a marker. Words after the marker are its title.',
    example(calloutKinds[0].example),
    table('Marker', calloutKinds),
    '## Forms',
    'A marker over a list, over headings or over anything. It stands in the quote with what it shapes, or in a quote ' +
      'alone, right above it.',
    example(formKinds[0].example),
    table('Marker', formKinds),
    '## Blocks',
    'What Markdown has no words for: a line of three colons and a name, its lines, and a line of three colons. ' +
      '[How blocks are read](/guides/blocks) says what else a model may write.',
    example(blockKinds[0].example),
    table('Block', blockKinds),
    '## Fences',
    'A code block with a name that says what its text draws.',
    example(fenceKinds[1].example),
    table('Fence', fenceKinds),
    '## In ordinary Markdown',
    'A closing line with a dash names who said a quote. A picture alone in its paragraph is a figure, and a line of ' +
      'emphasis under it is its caption. A heading that starts with `1.2` or `3)` has a section number, and a first ' +
      'heading of depth 1 is the title of the reply.',
    example(
      '# Tides\n\n## 1.1 When to go\n\n![The harbour at noon](/samples/cabin.svg)\n*Two hours after high water.*\n\n' +
        '> The sea waits for nobody.\n> — A harbour master',
    ),
  ].join('\n\n');
}

rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
for (const kind of kinds) writeFileSync(new URL(`${slug(kind)}.mdx`, pages), `${page(kind)}\n`);
writeFileSync(new URL('index.mdx', pages), `${index()}\n`);

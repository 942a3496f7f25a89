// Writes a page for each kind of block from its folder in the grammar, so that the site and the language cannot differ.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { blockKinds } from '@flowdown/grammar';

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
    .split(/^```markdown\n([\s\S]*?)\n```$/m)
    .map((part, index) => (index % 2 === 1 ? example(part) : prose(part)))
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

function page(kind) {
  const read = (name) => readFileSync(new URL(`${kind.name}/${name}`, kindsFolder), 'utf8');
  return [
    imports,
    note,
    readme(read('readme.md').trim()),
    '## Fields',
    fieldTable(kind.fields),
    '## More examples',
    ...examples(read('examples.md')),
  ].join('\n\n');
}

function index() {
  const rows = blockKinds.map(({ name, summary }) => `| [\`${name}\`](/syntax/${name}) | ${cell(summary)} |`);
  return [
    note,
    '# Syntax',
    'A reply is Markdown, tables, task lists and footnotes included. What Markdown has no words for is a block: a line ' +
      'of three colons and a name, its lines, and a line of three colons.',
    '```markdown\n::: actions\n- Yes, book it\n- Show me another day\n:::\n```',
    '[How blocks are read](/guides/blocks) says what else a model may write. These are the blocks there are:',
    ['| Block | What the reader gets |', '| --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });
for (const kind of blockKinds) writeFileSync(new URL(`${kind.name}.mdx`, pages), `${page(kind)}\n`);
writeFileSync(new URL('index.mdx', pages), `${index()}\n`);

import fc from 'fast-check';
import type { Construct, Lines } from '../../lines.ts';
import { apart, maybe, pick, pieces, some } from '../../lines.ts';
import { bodies, wellFormed } from './bodies.ts';

const openers: readonly ((name: string) => string)[] = [
  ...[(name: string) => `::: ${name}`, (name: string) => `::: ${name}`, (name: string) => `:::${name}`],
  ...[
    (name: string) => `::::  ${name}  `,
    (name: string) => `::: ${name.toUpperCase()}`,
    (name: string) => `::: ${name}:`,
  ],
];

const closers = [':::', ':::', ':::', '::', '::::', ':::  ', ':: :', ':::"', ':::.', ':::`'];

const known = Object.keys(bodies);
const listed = ['actions', 'images', 'links', 'payment', 'documents'];
const indented = (indent: string) => (line: string) => (line === '' ? '' : indent + line);

/** Well-formed blocks, some of them indented. */
const whole = fc
  .tuple(pick(...wellFormed), pick(...openers), pick(...closers), pick('', '', '', '  ', '     '))
  .map(([[name, body], open, close, indent]) => [open(name), ...body.split('\n'), close].map(indented(indent)));

/** Lines of a body that came apart. Of words that are doubled only the first may be drawn. */
const loose = pick(...known).chain((name) =>
  fc
    .tuple(pick(...openers), fc.array(pick(...(bodies[name] ?? [])), { maxLength: 4 }), pick(...closers))
    .map(([open, lines, close]) => [open(name), ...lines.map((line) => line.replace(/@/g, '§')), close]),
);

/** Prose around the entries of a list body stands before the block. */
const withProse = pick(...listed).chain((name) => {
  const entry = pick(...(bodies[name] ?? []).filter((line) => line !== ''));
  return fc
    .tuple(some(entry), pick('@:', '@ *@*', '**@** @', '@ `@` @'), pick('top', 'bottom'))
    .map(([entries, prose, where]) => [
      `::: ${name}`,
      ...(where === 'top' ? [prose, ...entries] : [...entries, prose]),
      ':::',
    ]);
});

/** Names nobody knows lose their marker lines and keep what stands between. */
const unknown: Construct = ({ flow }) =>
  fc
    .tuple(pick('summary', 'note', 'constructor', 'tip:', 'card-list'), some(flow, 2), pick(':::', ':::', '::'))
    .map(([name, parts, close]) => [`::: ${name}`, ...apart(parts), close]);

/** Openers and closers glued to text, and text that only looks like them. */
const glued = pieces(
  '@ ::: actions\n- @\n:::',
  '@:::images\n![@](/§.png)\n:::',
  '# @ ::: actions\n- @\n:::',
  '- @ ::: actions\n- @\n:::',
  '::: actions\n- @\n- @ :::',
  '::: actions\n- @:::',
  '::: actions - @\n- @\n:::',
  '::: links [@](/§)\n:::',
  '::: list-item # @\n@\n:::',
  '- Ask @ with ::: actions',
  ':::',
  ':::image type="@"::: actions icon',
  '::: a.b.C @',
  '"::: form @ :::"',
  '**::: actions** @',
  '\\::: actions\n- @',
);

/** Blocks between their marker lines. */
export const blocks: Construct = (inside) =>
  fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: loose },
    { weight: 2, arbitrary: withProse },
    { weight: 2, arbitrary: glued },
    { weight: 1, arbitrary: unknown(inside) },
  );

/** A block that the end of its container closes, or the opener of the next. */
export const openBlock: Construct = () =>
  fc
    .tuple(pick(...wellFormed), maybe(pick(...wellFormed), undefined), pick([], [], ['', '@ *@*']))
    .map(([first, second, after]): Lines => {
      const lines = [first, ...(second ? [second] : [])].flatMap(([name, body]) => [
        `::: ${name}`,
        ...body.split('\n'),
      ]);
      // A body that is read as text takes what follows.
      const isList = listed.includes((second ?? first)[0]);
      return isList ? [...lines, ...after] : lines;
    });

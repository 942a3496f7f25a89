import { canOpenMath, fitsMathFence, readsAsMath } from '@flowdown/grammar';
import type { Heading, Nodes, Paragraph, Parents, Table, TableCell, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { InlineMath, Math as MathNode } from 'mdast-util-math';
import {
  type ConstructName,
  defaultHandlers,
  type Handle,
  type Info,
  type Options,
  type State,
} from 'mdast-util-to-markdown';
import { writeHeading } from './write-heading.ts';

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    /** Text in which no `$` can close a formula, so that none has to be escaped. */
    mathless: 'mathless';
    /** Text in which an escaped `[` or `(` could open a formula: they have to be character references. */
    mathBrackets: 'mathBrackets';
  }
}

const gfmHandler = (name: 'paragraph' | 'table'): Handle | undefined =>
  gfmToMarkdown().extensions?.find(({ handlers }) => handlers?.[name])?.handlers?.[name];

// GFM's handler of paragraphs writes the boxes of task items.
const taskParagraph = gfmHandler('paragraph') ?? defaultHandlers.paragraph;
const stockTable = gfmHandler('table');

/**
 * The extension for `mdast-util-to-markdown`: formulas in the form that reads as them, and a backslash before each `$` of
 * a text that would start one. Put it after `gfmToMarkdown()` and `flowdownToMarkdown()` in the list.
 */
export function flowdownMathToMarkdown(): Options {
  return {
    handlers: {
      heading: writeWhole(writeHeading),
      inlineMath: Object.assign(writeInlineMath, { peek: () => '$' }),
      math: writeMath,
      paragraph: writeWhole(taskParagraph),
      ...(stockTable && { table: writeTable(stockTable) }),
      text: writeText,
    },
    unsafe: [{ character: '$', inConstruct: ['image', 'imageReference'] }],
  };
}

/**
 * ```markdown
 * $$
 * x
 * $$
 * ```
 */
function writeMath({ value }: MathNode): string {
  if (fitsMathFence(value)) return `$$\n${value}\n$$`;
  const fence = backticks(value, 3);
  return `${fence}math\n${value}\n${fence}`;
}

/** A run of backticks longer than all in a text. */
function backticks(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((size, run) => Math.max(size, run.length), 0);
  return '`'.repeat(Math.max(least, longest + 1));
}

/** `$x$` where that reads as the formula, else `$$x$$`, which is nothing in a paragraph of its own, else `` $`x`$ ``. */
function writeInlineMath(node: InlineMath, parent: Parents | undefined, state: State, info: Info): string {
  const value = sourceOf(node.value, state);
  const after = charactersAfter(node, parent, info);
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
  const found = [`$${value}$`, ...(isAlone ? [] : [`$$${value}$$`])].find((source) =>
    readsAsMath(source, value, info.before, after),
  );
  if (found) return found;
  const fence = backticks(value, 1);
  const padding = value.startsWith('`') || value.endsWith('`') ? ' ' : '';
  return `$${fence}${padding}${value}${padding}${fence}$`;
}

/** A formula as it has to stand where it is: on one line, its pipes escaped. */
function sourceOf(value: string, state: State): string {
  const inCell = state.stack.includes('tableCell');
  const line = inCell || state.stack.includes('headingAtx') || state.stack.includes('replyBlockLine');
  // The closing mark stands on the last line, which starts no block that has the line for itself.
  const source = line ? value.replace(/\r\n|\n|\r/g, ' ') : `${value}$`.replace(beforeBlock, ' ').slice(0, -1);
  return inCell ? source.replaceAll('|', '\\|') : source;
}

// A line ending before what would start a block or underline a heading; only a lazy line of a quote or item could hold it.
const beforeBlock =
  /(?:\r\n|\n|\r)(?= {0,3}(?:[=-]+[ \t]*$|(?:[*_-][ \t]*){3,}$|(?:[-+*]|1[.)]|#{1,6})(?:[ \t]|$)|>|`{3}|~{3}|:{3}|\${2}|<[A-Za-z!?/]|(?=[|: \t]*-)[-|: \t]+$))/gm;

/** The serialiser tells one character; whether letters are the end of an ordinal, as in `$n$th`, takes three. */
function charactersAfter(node: InlineMath, parent: Parents | undefined, { after }: Info): string {
  const siblings: Nodes[] = parent?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  return next?.type === 'text' && next.value.startsWith(after) ? next.value.slice(0, 3) : after;
}

/** Writes a text, told what of it could be a formula. */
function withRisks(node: Paragraph | Heading | TableCell, state: State, write: () => string): string {
  const exits = risksOf(node).map((risk) => state.enter(risk));
  const value = write();
  for (const exit of exits.reverse()) exit();
  return value;
}

const writeWhole =
  (handle: Handle): Handle =>
  (node: Paragraph | Heading, parent, state, info) =>
    withRisks(node, state, () => handle(node, parent, state, info));

/** Cells are not written by a handler of their own, but their text is. */
const writeTable =
  (handle: Handle): Handle =>
  (node: Table, parent, state, info) => {
    const { containerPhrasing } = state;
    state.containerPhrasing = (child, childInfo) => {
      const write = () => containerPhrasing.call(state, child, childInfo);
      return child.type === 'tableCell' ? withRisks(child, state, write) : write();
    };
    const value = handle(node, parent, state, info);
    state.containerPhrasing = containerPhrasing;
    return value;
  };

function writeText(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const { stack } = state;
  if (stack.includes('autolink')) return defaultHandlers.text(node, parent, state, info);
  const encode = stack.includes('mathBrackets') ? ['[', '('] : [];
  const value = defaultHandlers.text(node, parent, state, { ...info, encode } as Info);
  if (!value.includes('$') || stack.includes('mathless')) return value;
  const whole = value + info.after;
  // A backslash before a later dollar would make an operator follow an amount.
  const rest = whole.replaceAll('$', '\\');
  const guard = (found: string, index: number) =>
    found === '$' && (/[$`]/.test(whole[index + 1] ?? '') || canOpenMath(rest, index, info.before)) ? '\\$' : found;
  return value.replace(/\\[\s\S]|\$/g, guard);
}

/**
 * What could be a formula in a text. What is written around the words is not known here, so the edge of a node is as good
 * as any mark.
 */
function risksOf({ children }: Paragraph | Heading | TableCell): ConstructName[] {
  const risks: ConstructName[] = [];
  const whole = children.map(sketch).join('');
  // A closing `$` follows no blank and precedes no letter or digit, but for ordinals.
  if (!/\S\$(?:th|st|nd|rd|(?![0-9A-Za-z]))/.test(whole)) risks.push('mathless');
  // Text escapes `[`, and `(` after `]`, but not their partners; labels, formulas, code and addresses may hold those.
  const closers = children.flatMap((child) => (child.type === 'text' ? [] : (sketch(child).match(/[\])]/g) ?? [])));
  const hasParen = whole.includes('](') && closers.includes(')');
  if (hasParen || (closers.includes(']') && /[\\^_{=]/.test(whole))) risks.push('mathBrackets');
  return risks;
}

const edge = '\u0000';

/** All of a node that may hold a dollar or a bracket, in its order. */
function sketch(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineMath') return `$${node.value}$${edge}`;
  const own = Object.values(node).filter((value) => typeof value === 'string');
  const inner = 'children' in node ? node.children.map(sketch) : [];
  return [edge, ...own, ...inner, edge].join(edge);
}

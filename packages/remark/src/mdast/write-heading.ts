import type { Heading, Parents } from 'mdast';
import { defaultHandlers, type Info, type State } from 'mdast-util-to-markdown';

declare module 'mdast' {
  interface Heading {
    /** Starts a panel of a governed run, which an underlined heading does not. Of the serialiser only. */
    startsPanel?: true;
  }
}

/**
 * The handler of headings. The stock one underlines what holds a line ending, and nothing else; but in a run that TABS
 * governs it matters which way a heading is written (dialect.md §4).
 *
 * ```markdown
 * > [!TABS]
 *
 * ## A panel
 *
 * In the panel
 * ============
 * ```
 */
export function writeHeading(node: Heading, parent: Parents | undefined, state: State, info: Info): string {
  const label = node.data?.flowdown;
  if (label?.type === 'heading' && label.inPanel) return writeSetext(node, state, info);
  if (node.startsPanel) return writeAtx(node, state, info);
  const isUnderlined = state.options.setext && node.depth < 3 && node.children.length > 0;
  return isUnderlined ? writeSetext(node, state, info) : defaultHandlers.heading(node, parent, state, info);
}

function writeSetext(node: Heading, state: State, info: Info): string {
  const exits = [state.enter('headingSetext'), state.enter('phrasing')];
  const value = state.containerPhrasing(node, { ...info, before: '\n', after: '\n' });
  for (const exit of exits.reverse()) exit();
  const lastLine = value.slice(value.lastIndexOf('\n') + 1);
  return `${value}\n${(node.depth === 1 ? '=' : '-').repeat(lastLine.length)}`;
}

/** A heading on one line, `## Words`, whatever it holds. */
export function writeAtx(node: Heading, state: State, info: Info): string {
  const exits = [state.enter('headingAtx'), state.enter('phrasing')];
  const text = state.containerPhrasing(node, { ...info, before: '# ', after: '\n' });
  for (const exit of exits.reverse()) exit();
  const sequence = '#'.repeat(node.depth);
  if (text === '') return sequence;
  // Edge blanks of a heading are not part of it.
  const value = text.replace(/^[\t ]|[\t ]$/g, (blank) => `&#x${blank.charCodeAt(0).toString(16).toUpperCase()};`);
  return `${sequence} ${value}`;
}

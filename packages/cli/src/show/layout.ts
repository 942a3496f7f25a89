import { fill, type Line, most, type Span, type Style, span, widthOf } from './line.ts';

/** Where less is left, what stands before lines is left out: text one letter wide helps nobody. */
const narrowest = 8;

/** Draws content into a width. */
export type Draw = (width: number) => Line[];

/**
 * Content behind something: `first` before its first line, `rest` before the others. Both are equally wide.
 *
 * @param rest blanks when it is left out
 */
export function hang(width: number, first: readonly Span[], draw: Draw, rest?: readonly Span[]): Line[] {
  const size = widthOf(first);
  if (width - size < narrowest) return draw(width);
  const lines = draw(width - size);
  const others = rest ?? [span(' '.repeat(size))];
  if (lines.length === 0) return first.some(({ text }) => text.trim() !== '') ? [first] : [];
  return lines.map((line, index) => [...(index === 0 ? first : others), ...line]);
}

/** Groups of lines with an empty line between; those without lines are left out. */
export function apart(groups: readonly (readonly Line[])[]): Line[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? [...group] : [[], ...group]));
}

/** A rule, with words in it if there are any. */
export function rule(width: number, words = '', style: Style = { dim: true }): Line {
  const head = words === '' ? [] : [span('── ', style), span(words, style), span(' ', style)];
  const left = width - widthOf(head);
  // Words that fill the line leave no room for the rule.
  if (left < 0) return [span('─'.repeat(width), style)];
  return [...head, span('─'.repeat(left), style)];
}

/** Content in a frame. */
export function box(width: number, draw: Draw): Line[] {
  if (width - 4 < narrowest) return draw(width);
  const lines = draw(width - 4);
  const inner = most(lines.map(widthOf));
  const quiet: Style = { dim: true };
  const edge = '─'.repeat(inner + 2);
  return [
    [span(`╭${edge}╮`, quiet)],
    ...lines.map((line) => [span('│ ', quiet), ...fill(line, inner), span(' │', quiet)]),
    [span(`╰${edge}╯`, quiet)],
  ];
}

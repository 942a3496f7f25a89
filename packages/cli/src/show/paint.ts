import type { Colours } from '../colour.ts';
import { printableLine } from '../printable.ts';
import type { Line, Span, Style } from './line.ts';

/** How lines become text. */
export interface Paint {
  colours: Colours;
  /** Whether the terminal follows links. */
  links: boolean;
}

const looks = ['bold', 'dim', 'italic', 'underline', 'strikethrough'] as const satisfies readonly (keyof Style)[];

/** An address as a terminal takes it: printable ASCII, everything else percent-encoded. */
function address(url: string): string {
  return printableLine(url)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\x21-\x7E]+/g, encodeURIComponent);
}

function paintSpan({ text, style = {} }: Span, { colours, links }: Paint): string {
  let painted = text;
  if (style.colour) painted = colours[style.colour](painted);
  for (const look of looks) if (style[look]) painted = colours[look](painted);
  if (!style.href || !links) return painted;
  // OSC 8: the address, the words, and the end of the link.
  return `\u001B]8;;${address(style.href)}\u001B\\${painted}\u001B]8;;\u001B\\`;
}

/** Neighbours of one look as one span. */
function merge(line: Line): Span[] {
  const merged: Span[] = [];
  for (const each of line) {
    const last = merged[merged.length - 1];
    if (last && last.style === each.style) merged[merged.length - 1] = { ...last, text: last.text + each.text };
    else merged.push(each);
  }
  return merged;
}

/** Lines as text for the terminal. */
export function paint(lines: readonly Line[], options: Paint): string {
  return lines
    .map((line) =>
      merge(line)
        .map((each) => paintSpan(each, options))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

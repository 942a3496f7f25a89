import { isBlank, skipBlanks } from './blocks/scan.ts';
import { calloutKinds, formKinds, type MarkerKind } from './kinds/index.ts';

/** A marker at the start of a line. Offsets count UTF-16 units of that line. */
export interface Marker {
  /** The letters between `[!` and `]` in lower case; they need not name a known kind. */
  kind: string;
  /** Where `[` stands. */
  start: number;
  /** After `]`, or after the fold sign. */
  end: number;
  /** Obsidian's fold sign: read, then ignored. */
  fold?: '+' | '-';
  /** Where text after the marker starts; the line's length when there is none. */
  titleStart: number;
}

/**
 * The marker a line starts with: `[!`, ASCII letters, `]`, at most one fold sign, then a blank, a tab or the line's end
 * (dialect.md §2). Whether the line may hold one (the first of a quote's first paragraph, no escape, no code) is known to
 * the caller only.
 *
 * @param line paragraph text without its line ending; blanks before the marker are skipped
 */
export function readMarker(line: string): Marker | undefined {
  const start = skipBlanks(line, 0);
  if (!line.startsWith('[!', start)) return undefined;
  let at = start + 2;
  while (isLetter(line.charCodeAt(at))) at++;
  if (at === start + 2 || line[at] !== ']') return undefined;
  const kind = line.slice(start + 2, at).toLowerCase();
  at++;
  const sign = line[at];
  const fold = sign === '+' || sign === '-' ? sign : undefined;
  const end = fold ? at + 1 : at;
  // The backslash of a hard break is a line's end too, and no title.
  const isBreak = line[end] === '\\' && end + 1 === line.length;
  if (end < line.length && !isBlank(line[end]) && !isBreak) return undefined;
  return { kind, start, end, ...(fold && { fold }), titleStart: isBreak ? line.length : skipBlanks(line, end) };
}

/** The callout or form that a marker's letters name, in any letter case (dialect.md §2). Never an object's prototype. */
export function knownMarker(name: string): MarkerKind | undefined {
  return markers.get(name.toLowerCase());
}

// Callouts and forms have no aliases: one spelling keeps replies readable on GitHub.
const markers: ReadonlyMap<string, MarkerKind> = new Map(
  [...calloutKinds, ...formKinds].map((kind) => [kind.name.toLowerCase(), kind]),
);

/** Letters beyond ASCII look alike but spell something else, so they make no marker. NaN (past the end) is no letter. */
function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

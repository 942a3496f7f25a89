import type { EntryReader } from '../types.ts';
import type { BracketLink } from './brackets.ts';
import { afterBullet, readBareUrl, readBracketLink, readBullet, skipSeparators } from './brackets.ts';
import { unwrapLabel } from './label.ts';
import type { Span } from './scan.ts';
import { codeEnds, skipBlanks, trimEnd } from './scan.ts';

/** One entry of a list block. Offsets count from the line's start; `label` is inline Markdown, `alt` and `url` plain text. */
export interface Entry {
  /** The link or image with its brackets, where the entry has a URL. */
  target?: Span;
  label?: Span;
  alt?: Span;
  url?: Span;
  title?: Span;
  filename?: Span;
  mime?: Span;
}

type Reader = (line: string) => Entry[] | undefined;

const wordOf = (line: string, span: Span): string => line.slice(span.start, span.end).trim().toLowerCase();
const filled = (span: Span): boolean => span.end > span.start;

/** `- Label` or `- [Label](url)`; an entry without words is an entry all the same, and dropped later. */
const action: Reader = (line) => {
  const from = readBullet(line);
  if (from === undefined) return undefined;
  const whole = unwrapLabel(line, { start: from, end: trimEnd(line, from) });
  const link = readBracketLink(line, whole.start);
  if (link && !link.image && link.end === whole.end && filled(link.url))
    return [
      { label: unwrapLabel(line, link.label), url: link.url, target: whole, ...(link.title && { title: link.title }) },
    ];
  return [filled(whole) ? { label: whole } : {}];
};

/** All links or images of a line that holds nothing else. */
function readRow(line: string, toEntry: (link: BracketLink, target: Span) => Entry | undefined): Entry[] | undefined {
  const entries: Entry[] = [];
  const code = codeEnds(line);
  const end = trimEnd(line);
  for (let at = afterBullet(line); at < end; ) {
    const link = readBracketLink(line, at, code);
    const entry = link && toEntry(link, { start: at, end: link.end });
    if (!link || !entry) return undefined;
    entries.push(entry);
    at = skipSeparators(line, link.end);
  }
  return entries.length > 0 ? entries : undefined;
}

/** `![alt](url)`, several in a row, or a bare URL. */
const image: Reader = (line) => {
  const bare = readBareUrl(line, afterBullet(line));
  if (bare) return [{ url: bare, target: bare }];
  return readRow(line, ({ image, label, url, title }, target) =>
    image && filled(url) ? { ...(filled(label) && { alt: label }), url, target, ...(title && { title }) } : undefined,
  );
};

/** `[text](url)`, `![link](url)`, `<url>` or a bare URL. The word that only names the slot is no label. */
const link: Reader = (line) => {
  const bare = readBareUrl(line, afterBullet(line));
  if (bare) return [{ url: bare, target: bare }];
  return readRow(line, ({ image, label, url, title }, target) => {
    if (!filled(url)) return undefined;
    const word = wordOf(line, label);
    const named = filled(label) && word !== 'link' && !(image && word === 'pay');
    return { ...(named && { label }), url, target, ...(title && { title }) };
  });
};

const attribute = /(filename|mime)[ \t]*[:=][ \t]*(?:"([^"]*)"|'([^']*)'|([^ \t]*))[ \t]*/iy;

/** `[Name](url) filename:x.pdf mime:application/pdf`, the two in any order or missing. */
const document: Reader = (line) => {
  const from = afterBullet(line);
  const bare = readBareUrl(line, from);
  if (bare) return [{ url: bare, target: bare }];
  const found = readBracketLink(line, from);
  if (!found || !filled(found.url)) return undefined;
  const { label, url, title } = found;
  const target = { start: from, end: found.end };
  const entry: Entry = { ...(filled(label) && { label }), url, target, ...(title && { title }) };
  const end = trimEnd(line);
  for (let at = skipSeparators(line, found.end); at < end; ) {
    attribute.lastIndex = at;
    const match = attribute.exec(line);
    if (!match) return undefined;
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    const start = match.index + match[0].indexOf(value, match[1]?.length);
    if (value) entry[match[1]?.toLowerCase() as 'filename' | 'mime'] = { start, end: start + value.length };
    at = skipSeparators(line, attribute.lastIndex);
  }
  return [entry];
};

const mimeType = /^(?:video|audio|application)\/[\w.+-]+$/i;

/** `![mime](url)` or `[title](url)`, or a bare URL. */
const media: Reader = (line) => {
  const bare = readBareUrl(line, afterBullet(line));
  if (bare) return [{ url: bare, target: bare }];
  return readRow(line, ({ label, url, title }, target) => {
    if (!filled(url)) return undefined;
    const named = title && { title };
    if (mimeType.test(wordOf(line, label))) return { mime: label, url, target, ...named };
    return { ...(filled(label) && { label }), url, target, ...named };
  });
};

const readers: Readonly<Record<EntryReader, Reader>> = { action, image, link, document, media };

/** The entries of one body line, or undefined when the line is prose (blocks.md §5). */
export function readEntries(reader: EntryReader, line: string): Entry[] | undefined {
  return skipBlanks(line, 0) === line.length ? undefined : readers[reader](line);
}

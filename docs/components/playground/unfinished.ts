import { diagnosticsOf, parseReply } from 'remark-flowdown';

/** An unfinished last line that ends in what may become a marker: `:`, `::: act`, `Pick one:::`. */
const halfMarker = /(?:(?:^|\s):{1,2}|:{3,}[ \t]*[A-Za-z0-9-]*)$/;

/** A last line in a quote that is, or may become, its marker: what it is shows with the next line. */
const openMarker = /(?:^|\n)[ \t>*+-]*>[ \t]*\[(?:![A-Za-z]*(?:\][^\n]*)?)?\n?$/;

/**
 * The part of a growing reply that can be shown: without a half-written marker at its end, and without a block that has
 * not been closed yet.
 */
export function withoutUnfinished(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1;
  const marker = halfMarker.exec(text.slice(lineStart));
  const known = marker ? text.slice(0, lineStart + marker.index) : text;
  const settled = known.slice(0, openMarker.exec(known)?.index);
  const open = diagnosticsOf(parseReply(settled)).findLast(({ code }) => code === 'unclosed-block');
  return open?.place.offset === undefined ? settled : settled.slice(0, open.place.offset);
}

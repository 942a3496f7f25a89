import { diagnosticsOf, parseReply } from 'remark-flowdown';

/** An unfinished last line that ends in what may become a marker: `:`, `::: act`, `Pick one:::`. */
const halfMarker = /(?:(?:^|\s):{1,2}|:{3,}[ \t]*[A-Za-z0-9-]*)$/;

/**
 * The part of a growing reply that can be shown: without a half-written marker at its end, and without a block that has
 * not been closed yet.
 */
export function withoutUnfinished(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1;
  const marker = halfMarker.exec(text.slice(lineStart));
  const settled = marker ? text.slice(0, lineStart + marker.index) : text;
  const open = diagnosticsOf(parseReply(settled)).findLast(({ code }) => code === 'unclosed-block');
  return open?.place.offset === undefined ? settled : settled.slice(0, open.place.offset);
}

import { columnOf, runEnd, skipBlanks, trimEnd } from './scan.ts';

/** Follows the fenced code of a block's raw body lines, so that no line of code is taken for a marker. */
export interface FenceTracker {
  /** Reads the next line (without its container's prefix); true when the line belongs to fenced code, fences included. */
  read(line: string): boolean;
  /** Whether a fence is open. */
  readonly open: boolean;
}

const listMarker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;

/**
 * A fence may stand inside list items, where its indentation counts from the item's content: a stack of content columns
 * follows the items as CommonMark does (4.5, 5.2). Quotes need no following: a quoted line is never a marker line of the
 * container around it.
 */
export function createFenceTracker(): FenceTracker {
  const items: number[] = [];
  let marker = '';
  let size = 0;

  const top = () => items[items.length - 1] ?? 0;

  /** Leaves the list items that the column is outside of; walks into the ones that open on this line. */
  function enter(line: string, from: number): number {
    let at = from;
    while (items.length > 0 && columnOf(line, at) < top()) items.pop();
    for (;;) {
      listMarker.lastIndex = at;
      const column = columnOf(line, at);
      if (column - top() > 3 || !listMarker.test(line)) return at;
      const content = skipBlanks(line, listMarker.lastIndex);
      const width = columnOf(line, content) - columnOf(line, listMarker.lastIndex);
      const end = columnOf(line, listMarker.lastIndex);
      // An item that starts with nothing, or with indented code, has its content one column after the marker.
      items.push(content === line.length || width > 4 ? end + 1 : end + width);
      if (content === line.length || width > 4) return line.length;
      at = content;
    }
  }

  function opens(line: string, from: number): boolean {
    const character = line[from];
    if (character !== '`' && character !== '~') return false;
    const end = runEnd(line, from, character);
    // A line that opens and closes its own triple backticks is inline code.
    if (end - from < 3 || (character === '`' && line.includes('`', end))) return false;
    marker = character;
    size = end - from;
    return true;
  }

  return {
    get open() {
      return size > 0;
    },
    read(line) {
      const from = skipBlanks(line, 0);
      if (size > 0) {
        // Text left of the item's content ends the item, and with it the fence.
        if (from < line.length && columnOf(line, from) < top()) size = 0;
        else {
          const end = runEnd(line, from, marker);
          if (end - from >= size && end === trimEnd(line, end) && columnOf(line, from) - top() < 4) size = 0;
          return true;
        }
      }
      if (from === line.length) return false;
      const at = enter(line, from);
      return at < line.length && columnOf(line, at) - top() < 4 && opens(line, at);
    },
  };
}

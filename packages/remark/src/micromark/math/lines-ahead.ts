import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Chunk, TokenizeContext } from 'micromark-util-types';

// One slice covers most lines.
const step = 64;

/**
 * What a document holds from its current code on, line by line, the rest of the current line first. Tabs are blanks up to
 * the next tab stop. Ends where the document ends, or what was written of it so far.
 *
 * Works in `document`, which is written whole; takes no code.
 */
export function* linesAhead(context: TokenizeContext): Generator<string, undefined> {
  let line = '';
  for (const chunk of chunksAhead(context)) {
    if (typeof chunk === 'string') line += chunk;
    else if (chunk === codes.eof) break;
    else if (!markdownLineEnding(chunk)) line += markdownSpace(chunk) ? ' ' : String.fromCharCode(chunk);
    else {
      yield line;
      line = '';
    }
  }
  yield line;
}

function* chunksAhead(context: TokenizeContext): Generator<Chunk, undefined> {
  let start = context.now();
  for (;;) {
    const end = { ...start, _index: start._index + step, _bufferIndex: -1 };
    const chunks = context.sliceStream({ start, end });
    yield* chunks;
    if (chunks.length < step) return;
    start = end;
  }
}

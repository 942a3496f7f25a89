import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import { codes } from 'micromark-util-symbol';
import type { Chunk, ParseContext, TokenizeContext } from 'micromark-util-types';

// One slice covers most lines.
const step = 64;

/** The lines of a document within the reply, which is written line by line, and the number of its first. */
interface Nested {
  first: number;
  lines: readonly string[];
}

const nested = new WeakMap<ParseContext['lazy'], Nested>();

/** Tells what a nested document holds while it is read, tabs as blanks. */
export function withLinesAhead(parser: ParseContext, document: Nested, read: () => void): void {
  const around = nested.get(parser.lazy);
  nested.set(parser.lazy, document);
  read();
  if (around) nested.set(parser.lazy, around);
  else nested.delete(parser.lazy);
}

/**
 * What a document holds from its current code on, line by line, the rest of the current line first. Tabs are blanks up to
 * the next tab stop. Ends where the document ends, or what was written of it so far.
 *
 * Works in `document`, which is written whole or whose lines are told; takes no code.
 */
export function* linesAhead(context: TokenizeContext): Generator<string, undefined> {
  const document = nested.get(context.parser.lazy);
  const next = document ? context.now().line - document.first + 1 : 0;
  const written = linesWritten(context);
  if (!document || next < 1) {
    yield* written;
    return;
  }
  yield written.next().value ?? '';
  for (let index = next; index < document.lines.length; index++) yield document.lines[index] as string;
}

function* linesWritten(context: TokenizeContext): Generator<string, undefined> {
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

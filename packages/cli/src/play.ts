import { createReplyStream, type ReplyStreamOptions } from '@flowdown/stream';
import type { Output } from './io.ts';
import { showReply } from './show/show-reply.ts';

interface PlayOptions {
  options: ReplyStreamOptions;
  style: Parameters<typeof showReply>[1];
  output: Output;
  /** Milliseconds between chunks. @default 40 */
  pause?: number;
}

/** Draws a reply while its chunks arrive. Of a drawing that is there, only the lines from the first new one on are drawn again. */
export async function play(
  chunks: readonly string[],
  { options, style, output, pause = 40 }: PlayOptions,
): Promise<void> {
  const stream = createReplyStream(options);
  let drawn: string[] = [];
  const draw = () => {
    const text = showReply(stream.tree(), style);
    const lines = text === '' ? [] : text.split('\n');
    output.write(redraw(drawn, lines, output.rows ?? 24));
    drawn = lines;
  };
  for (const chunk of chunks) {
    stream.append(chunk);
    draw();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  stream.end();
  draw();
}

/**
 * What turns one drawing into the next. The cursor stands on the line below the drawing; lines that have left the screen at
 * its top stay as they are.
 */
export function redraw(before: readonly string[], after: readonly string[], rows: number): string {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const from = Math.max(same, before.length - rows + 1);
  const up = before.length - from;
  const back = up > 0 ? `\u001B[${up}A\u001B[J` : '';
  return (
    back +
    after
      .slice(from)
      .map((line) => `${line}\n`)
      .join('')
  );
}

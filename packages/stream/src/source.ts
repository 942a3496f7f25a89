import type { Point } from 'unist';

/** A piece of a reply's text, and where it stands. */
export class Source {
  readonly text: string;
  /** The place of the first character. */
  readonly start: Point & { offset: number };

  constructor(text: string, start: Point & { offset: number }) {
    this.text = text;
    this.start = start;
  }

  /** The text between two offsets of the reply, as far as it is in this piece. */
  slice(from: number, to?: number): string {
    const start = Math.max(0, from - this.start.offset);
    return this.text.slice(start, to === undefined ? undefined : Math.max(start, to - this.start.offset));
  }

  /** The offset after the last character. */
  get end(): number {
    return this.start.offset + this.text.length;
  }

  /** The place of an offset, found from a place before it. */
  pointAt(offset: number, from: Point = this.start): Point {
    let { line, column } = from;
    const start = from.offset ?? this.start.offset;
    const text = this.slice(start, offset);
    const breaks = /\r\n|[\r\n]/g;
    let last = 0;
    while (breaks.exec(text)) {
      line++;
      last = breaks.lastIndex;
      column = 1;
    }
    return { line, column: column + text.length - last, offset };
  }
}

/** One case of an `examples.md`. */
export interface Example {
  /** The heading above it: what it promises. */
  title: string;
  /** The Markdown of the whole reply, without a final line ending. */
  source: string;
  /** The blocks it is read as, in the shape of `flowdown inspect --json`. */
  blocks: Record<string, unknown>[];
}

const shape = /^## ([^\n]+)\n\n`{7}example\n(.*?)\n\.\n(.*?)\n`{7}$/gms;

/** The cases of an `examples.md`; the file in `src/kinds/_template` says how they are written. */
export function readExamples(text: string): Example[] {
  return [...text.matchAll(shape)].map(([, title = '', source = '', expected = '']) => ({
    title,
    source,
    blocks: expected.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
  }));
}

import fc from 'fast-check';

/** A piece of a reply as lines of a template, see `marks.ts`. A line may hold anything but a line ending. */
export type Lines = readonly string[];

/** What may stand in a construct. */
interface Inside {
  /** What a line of text holds. */
  inline: fc.Arbitrary<string>;
  /** The same for where a line break or a `|` would end it: headings, cells, titles. */
  phrase: fc.Arbitrary<string>;
  /** Blocks, of at most a few levels less than what they stand in. */
  flow: fc.Arbitrary<Lines>;
}

/** A family of constructs. */
export type Construct = (inside: Inside) => fc.Arbitrary<Lines>;

export const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** One of the pieces, each a template with its line endings. */
export const pieces = (...templates: readonly string[]): fc.Arbitrary<Lines> =>
  pick(...templates).map((template) => template.split('\n'));

export const maybe = <T>(arbitrary: fc.Arbitrary<T>, other: T): fc.Arbitrary<T> =>
  fc.oneof(fc.constant(other), arbitrary);

/** From one to `most` of what there is. */
export const some = <T>(arbitrary: fc.Arbitrary<T>, most = 3): fc.Arbitrary<T[]> =>
  fc.array(arbitrary, { minLength: 1, maxLength: most });

/** Blocks with a blank line between them. */
export const apart = (blocks: readonly Lines[]): Lines =>
  blocks.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));

/** Lines in a quote. */
export const quoted = (lines: Lines): Lines => lines.map((line) => (line === '' ? '>' : `> ${line}`));

/** Lines as an item, the further ones under the text of the first. */
export function item(marker: string, lines: Lines): Lines {
  const indent = ' '.repeat(marker.endsWith('\t') ? 4 : marker.length);
  return lines.map((line, index) => (index === 0 ? marker + line : line === '' ? '' : indent + line));
}

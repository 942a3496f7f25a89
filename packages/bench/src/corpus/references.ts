import { plainSentence, sentence, title } from './prose.ts';
import type { Random } from './random.ts';

/** Numbers the notes and links of one reply, and keeps their definitions until they are written. */
export interface References {
  /** A paragraph that calls a footnote or uses a link defined later. */
  paragraph: (random: Random) => string;
  /** The definitions that wait, and forgets them. */
  flush(): string[];
  /** How many characters `flush` would write, line ends included. */
  readonly waiting: number;
}

export function createReferences({ footnotes }: { footnotes: boolean }): References {
  let count = 0;
  let definitions: string[] = [];
  return {
    paragraph(random) {
      count += 1;
      const note = footnotes && count % 2 === 1;
      const used = note ? `${plainSentence(random)}[^n${count}]` : `See [the ${title(random)}][r${count}].`;
      definitions.push(
        note
          ? `[^n${count}]: ${plainSentence(random)}`
          : `[r${count}]: https://example.com/r/${count} "${title(random)}"`,
      );
      return `${sentence(random)} ${used} ${sentence(random)}`;
    },
    flush() {
      const written = definitions;
      definitions = [];
      return written;
    },
    get waiting() {
      return definitions.reduce((sum, definition) => sum + definition.length + 2, 0);
    },
  };
}

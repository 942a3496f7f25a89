const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The segmenter's time grows with the square of a text's length, so it gets pieces. No character is as long as one. */
const pieceLength = 512;

/** The characters of a text as readers see them. */
export function* characters(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const isLast = at + pieceLength >= text.length;
    const found = [...graphemes.segment(text.slice(at, at + pieceLength))];
    // The last one of a piece may go on in the next.
    if (!isLast && found.length > 1) found.pop();
    for (const { segment } of found) {
      yield segment;
      at += segment.length;
    }
  }
}

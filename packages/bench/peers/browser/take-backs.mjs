const withoutBlanks = (text) => text.replace(/\s+/g, '');

/** So many characters in a row are found again by no accident. */
const run = 12;

/** How much of a text is gone in a later one: what is left of it, in order, may have other words between. */
export function vanished(before, after) {
  let gone = 0;
  let at = 0;
  for (let from = 0; at < before.length; ) {
    if (before[at] === after[from]) {
      at++;
      from++;
      continue;
    }
    const found = after.indexOf(before.slice(at, at + run), from);
    if (found !== -1) from = found;
    else {
      gone++;
      at++;
    }
  }
  return gone;
}

/** Reads what is shown after each chunk, and counts what was shown before and is not any more. */
export function watchTakeBacks(read) {
  const found = { chunks: 0, characters: 0 };
  let before = '';
  return {
    look() {
      const now = withoutBlanks(read());
      const gone = vanished(before, now);
      if (gone > 0) found.chunks++;
      found.characters += gone;
      before = now;
    },
    found,
  };
}

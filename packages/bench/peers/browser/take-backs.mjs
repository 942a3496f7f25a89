const withoutBlanks = (text) => text.replace(/\s+/g, '');

/** How much of a text is gone in a later one: what is left of it, in order, may have other words between. */
export function vanished(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  let gone = 0;
  let from = at;
  for (; at < before.length; at++) {
    const found = after.indexOf(before[at], from);
    if (found === -1) gone++;
    else from = found + 1;
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

/** Takes out pieces of the parts for as long as what is left still fails, in halves, quarters and so on down to one. */
function dropped(parts: readonly string[], join: string, fails: (text: string) => boolean): string[] {
  let left = [...parts];
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (without.length < left.length && fails(without.join(join))) left = without;
      else at += size;
    }
  }
  return left;
}

/** Words stay whole: half of one would be another. */
const tokens = /[wun]\d+|[\s\S]/gu;

/** A short text that fails as the given one does: first whole lines are taken out, then characters. */
export function shrink(text: string, fails: (text: string) => boolean): string {
  let last = '';
  let now = text;
  while (now !== last) {
    last = now;
    now = dropped(now.split('\n'), '\n', fails).join('\n');
    now = dropped(now.match(tokens) ?? [], '', fails).join('');
  }
  return now;
}

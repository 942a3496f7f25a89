/**
 * About how high a form will be, in em: from the lines of a body that nobody has read yet, since what reads it is still being
 * loaded. Only a frame of that height is drawn from this.
 */
export function pendingHeight(raw: string): number {
  const lines = raw.split('\n').slice(0, 400);
  const first = lines.find((line) => /^\s*- /.test(line)) ?? '';
  const indent = first.search(/\S/);
  const fields = lines.filter((line) => line.startsWith('- ', indent) && line.search(/\S/) === indent).length;
  const count = (word: RegExp): number => lines.filter((line) => word.test(line)).length;
  const head = count(/^\s*(?:title|description):/) * 2.5;
  const more = count(/\bhelp:/) * 1.7 + count(/\btype: textarea/) * 3.2 - count(/\btype: checkbox/) * 2.4;
  return Math.round(head + more + fields * 5.4 + 4.7);
}

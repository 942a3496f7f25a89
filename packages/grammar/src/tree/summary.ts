const counted = new Set(['directory', 'directories', 'folder', 'folders', 'file', 'files']);

/**
 * Whether a row is what listing programs print last, such as `3 directories, 5 files` (dialect.md §5): counts of folders
 * or files and nothing else.
 */
export function isSummary(text: string): boolean {
  return text.split(',').every((part) => {
    const [count = '', unit = '', ...rest] = part.trim().split(/\s+/);
    return /^\d+$/.test(count) && counted.has(unit.toLowerCase()) && rest.length === 0;
  });
}

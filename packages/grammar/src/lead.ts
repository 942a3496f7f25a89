/** What may part the bold lead of an item from the rest, and is not shown (dialect.md §4). Characters of a pattern's class. */
export const leadSeparators = {
  steps: ',:—–-',
  stats: ':—–-',
} as const;

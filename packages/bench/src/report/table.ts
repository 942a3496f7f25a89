/** A Markdown table. Pipes in cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? '---|' : '---:|')).join('')}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A number with about three digits: `0.05`, `1.23`, `45.6`, `1,234`. */
export function digits(number: number | undefined): string {
  if (number === undefined || Number.isNaN(number)) return '–';
  const places = number >= 100 ? 0 : number >= 10 ? 1 : 2;
  return number.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places });
}

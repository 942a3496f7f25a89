/** Text behind a mark, its further lines under the first. */
export function hang(mark: string, text: string): string {
  return (mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)).trimEnd();
}

/** Pieces under each other; those without text are left out. */
export const lines = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

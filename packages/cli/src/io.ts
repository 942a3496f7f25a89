/** Where text goes: a stream, or whatever collects it. */
export interface Output {
  write(text: string): unknown;
  /** Whether it is a terminal. */
  isTTY?: boolean | undefined;
  /** How wide the terminal is. */
  columns?: number | undefined;
  /** How many lines of it are on the screen. */
  rows?: number | undefined;
}

/** What the command line touches besides files. */
export interface Io {
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: Output;
  stderr: Output;
  env: Readonly<Record<string, string | undefined>>;
}

/** Writes text with a final line ending; nothing for no text. */
export function print(output: Output, text: string): void {
  if (text !== '') output.write(text.endsWith('\n') ? text : `${text}\n`);
}

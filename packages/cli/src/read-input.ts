import { readFile } from 'node:fs/promises';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** The text of one input and the name it goes by in messages. */
export interface Input {
  name: string;
  text: string;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EISDIR: 'it is a directory',
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
};

/**
 * Reads a file, or standard input for `-` and no name.
 *
 * @throws UsageError when it cannot be read or is not UTF-8
 */
export async function readInput(file: string | undefined, stdin: Io['stdin']): Promise<Input> {
  const name = file === undefined || file === '-' ? '<stdin>' : file;
  try {
    const bytes = name === file ? await readFile(file) : await readAll(stdin);
    return { name, text: decode(bytes, name) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`cannot read ${name}: ${reasons[code ?? ''] ?? message}`);
  }
}

async function readAll(stdin: Io['stdin']): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** The byte order mark stays: the parser drops it without counting it. */
function decode(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const at = firstBadByte(bytes);
    const byte = bytes.toString('hex', at, at + 1).toUpperCase();
    throw new UsageError(
      `cannot read ${name}: it is not UTF-8, byte 0x${byte} at offset ${at} is no part of a character`,
    );
  }
}

/** Where bytes stop being UTF-8: the first replacement character that is not one in the bytes themselves. */
function firstBadByte(bytes: Buffer): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character);
    if (character === '\uFFFD' && bytes.toString('hex', offset, offset + size) !== 'efbfbd') return offset;
    offset += size;
  }
  return offset;
}

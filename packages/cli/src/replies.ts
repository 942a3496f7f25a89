import { parseParts, parseReply } from 'remark-flowdown';
import { readingOptions, type SharedSwitches } from './options.ts';
import type { Input } from './read-input.ts';
import { UsageError } from './usage-error.ts';

/** A reply that has been read, or one text part of it. */
export interface Reply {
  /** The name of the input; `<stdin>[1]` for the second part. */
  name: string;
  /** Without a byte order mark. */
  text: string;
  tree: ReturnType<typeof parseReply>;
}

/**
 * Reads the reply of an input; with `--parts` each of its parts on its own.
 *
 * @throws UsageError when `--parts` does not get an array of strings
 */
export function readReplies({ name, text }: Input, switches: SharedSwitches): Reply[] {
  const options = readingOptions(switches);
  if (!switches.parts) return [{ name, text: withoutMark(text), tree: parseReply(text, options) }];
  const parts = readParts({ name, text });
  return parseParts(parts, options).map((tree, index) => ({
    name: `${name}[${index}]`,
    text: withoutMark(parts[index] ?? ''),
    tree,
  }));
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

function readParts({ name, text }: Input): string[] {
  let parts: unknown;
  try {
    parts = JSON.parse(withoutMark(text));
  } catch {
    throw new UsageError(`--parts expects a JSON array of strings; ${name} is not JSON`);
  }
  if (!Array.isArray(parts))
    throw new UsageError(`--parts expects a JSON array of strings; ${name} holds ${nameOf(parts)}`);
  return parts.map((part: unknown, index) => {
    if (typeof part === 'string') return part;
    throw new UsageError(`--parts expects a JSON array of strings; item ${index} of ${name} is ${nameOf(part)}`);
  });
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Lines of an open fence are its code, whatever they say, unless one may close it: they are added without being read. */
import { createFenceTracker, mayHoldOpener } from '@flowdown/grammar';
import type { Code } from 'mdast';
import type { Commit } from './commit.ts';
import { codeOf } from './open-fence.ts';
import { endOf } from './places.ts';
import type { Source } from './source.ts';

/** Whether one of some lines closes a fence. */
function closes(fence: string, lines: string): boolean {
  const fences = createFenceTracker();
  fences.read(fence);
  return lines.split('\n').some((line) => {
    fences.read(line);
    return !fences.open;
  });
}

/** A fence with more code, and where its last line starts. */
export interface ExtendedCode {
  node: Code;
  commit: Commit;
}

/**
 * Adds lines to an open fence at the top of a reply.
 *
 * @param commit where the last line starts that had come before
 * @param source the text from there on, as far as it is decided
 * @returns undefined where it has to be read
 */
export function extendCode(commit: Commit, source: Source): ExtendedCode | undefined {
  const { code, levels } = commit;
  const { text } = source;
  // The parser has to see carriage returns.
  if (!code || levels.length > 0 || mayHoldOpener(text) || text.includes('\r') || closes(code.fence, text))
    return undefined;
  const { leaf, value, fence } = code;
  const codeWith = (lines: string): string => (lines === '' ? value : `${value}\n${codeOf(lines.replace(/\n$/, ''))}`);
  const node: Code = { ...leaf, value: codeWith(text) };
  if (leaf.position && source.end > endOf(leaf))
    node.position = { start: leaf.position.start, end: source.pointAt(source.end) };
  const line = text.lastIndexOf('\n') + 1;
  const offset = source.start.offset + line;
  const start = { ...source.pointAt(offset), offset };
  return { node, commit: { levels, start, code: { leaf: node, value: codeWith(text.slice(0, line)), fence } } };
}

import { isBlank, skipBlanks } from './blocks/scan.ts';
import { type FenceName, fenceKinds } from './kinds/index.ts';
import type { FenceKind } from './types.ts';

/**
 * The kind of a fenced code block by the first word of its info string, in any letter case; what follows the word is free
 * (dialect.md §3). `mermaidjs` names no kind, so its fence is code.
 *
 * @param info all that follows the opening fence on its line
 */
export function readFenceInfo(info: string): (FenceKind & { readonly name: FenceName }) | undefined {
  const start = skipBlanks(info, 0);
  let end = start;
  while (end < info.length && !isBlank(info[end])) end++;
  return fences.get(info.slice(start, end).toLowerCase());
}

const fences: ReadonlyMap<string, FenceKind & { readonly name: FenceName }> = new Map(
  fenceKinds.flatMap((kind) => [kind.name, ...(kind.aliases ?? [])].map((word) => [word, kind] as const)),
);

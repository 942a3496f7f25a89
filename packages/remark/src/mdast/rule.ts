import { type BlockKind, blockKinds } from '@flowdown/grammar';
import type { ReplyBlock } from './types.ts';

const kinds: ReadonlyMap<string, BlockKind> = new Map(blockKinds.map((kind) => [kind.name, kind]));

/** How the body of a block reads, whether the grammar knows its kind or an application does. */
export function ruleOf(node: ReplyBlock): Pick<BlockKind, 'model' | 'entry' | 'layout'> {
  return node.data.flowdown.custom ?? kinds.get(node.name) ?? { model: 'flow' };
}

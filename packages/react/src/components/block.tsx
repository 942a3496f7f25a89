import { memo, type NamedExoticComponent, type ReactNode, useMemo } from 'react';
import { BlockContext, useReplySettings } from '../context.ts';
import type { BlockGroup, BlockModel } from '../read/model.ts';
import { BlockBoundary } from './boundary.tsx';

interface BlockProps {
  block: BlockModel;
}

function BlockContent({ block }: BlockProps): ReactNode {
  const { render } = useReplySettings();
  return useMemo(() => render(block), [render, block]);
}

/** One block of a reply. It is drawn again when its model is another one, and only then. */
export const Block: NamedExoticComponent<BlockProps> = memo(function Block({ block }: BlockProps): ReactNode {
  const { labels } = useReplySettings();
  return (
    <BlockBoundary block={block} message={labels.failed}>
      <BlockContext.Provider value={block}>
        <BlockContent block={block} />
      </BlockContext.Provider>
    </BlockBoundary>
  );
});

const Group = memo(function Group({ group }: { group: BlockGroup }): ReactNode {
  return group.blocks.map((block) => <Block key={block.key} block={block} />);
});

/** The blocks of a reply, in their groups. */
export function Blocks({ groups }: { groups: readonly BlockGroup[] }): ReactNode {
  return groups.map((group) => <Group key={group.key} group={group} />);
}

import { Component, type ReactNode } from 'react';
import type { BlockModel } from '../read/model.ts';

interface BoundaryProps {
  block: BlockModel;
  /** Says that the block could not be drawn. */
  message: string;
  children: ReactNode;
}

interface BoundaryState {
  /** The block that could not be drawn. */
  failed: BlockModel | undefined;
}

const unknownBlock = { key: '' } as BlockModel;

/** What throws while a block is drawn loses that block only: its source stands in its place. More text is another try. */
export class BlockBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined };

  static getDerivedStateFromError(): BoundaryState {
    // Which block it was is known when the state is next derived.
    return { failed: unknownBlock };
  }

  static getDerivedStateFromProps({ block }: BoundaryProps, { failed }: BoundaryState): BoundaryState | null {
    if (!failed || failed === block) return null;
    return failed === unknownBlock ? { failed: block } : { failed: undefined };
  }

  override render(): ReactNode {
    const { block, message, children } = this.props;
    if (!this.state.failed) return children;
    return (
      // biome-ignore lint/a11y/useSemanticElements: it groups no fields.
      <div className="fd-failed" role="group" aria-label={message}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
        <pre tabIndex={0}>
          <code>{block.source}</code>
        </pre>
      </div>
    );
  }
}

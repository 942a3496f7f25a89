import { createFenceTracker } from '@flowdown/grammar';
import type { ReactNode } from 'react';
import { useBlock, useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { Plain } from './plain.tsx';

/** Code, through the renderer of the application. */
export function CodeSlot({ node, element, draw }: ConstructProps<'Code'>): ReactNode {
  const { renderers } = useReplySettings();
  const plain = <Plain element={element} draw={draw} />;
  if (!renderers.code) return plain;

  return (
    <renderers.code
      source={node.value}
      language={node.lang ?? undefined}
      meta={node.meta ?? undefined}
      // Only a fence whose end has not come is labelled.
      closed={node.data?.flowdown?.type !== 'code'}
    >
      {plain}
    </renderers.code>
  );
}

/** Whether a text starts with the opening line of a fence. */
function startsFence(source: string): boolean {
  const fences = createFenceTracker();
  fences.read(source.split(/[\r\n]/, 1)[0] ?? '');
  return fences.open;
}

/** A formula. */
export function MathSlot({ node, element, draw }: ConstructProps<'Math'>): ReactNode {
  const { renderers } = useReplySettings();
  const { isOpen, source } = useBlock();
  const plain = <Plain element={element} draw={draw} />;
  if (!renderers.math) return plain;
  // Between dollars and brackets a formula is shown once it is whole; only a fence grows.
  const isGrowing = isOpen && node.type === 'math' && startsFence(source);
  return (
    <renderers.math source={node.value} display={node.type === 'math'} closed={!isGrowing}>
      {plain}
    </renderers.math>
  );
}

/** A diagram. */
export function DiagramSlot({ node, element, draw }: ConstructProps<'Diagram'>): ReactNode {
  const { renderers } = useReplySettings();
  const label = node.data?.flowdown;
  const plain = <Plain element={element} draw={draw} />;
  if (!renderers.diagram) return plain;
  return (
    <renderers.diagram
      source={node.value}
      language={label?.type === 'flow' ? 'flow' : 'mermaid'}
      closed={label !== undefined && 'closed' in label && label.closed}
    >
      {plain}
    </renderers.diagram>
  );
}

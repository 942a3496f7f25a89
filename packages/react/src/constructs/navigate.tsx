import type { ReactNode } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useOnce } from '../hooks/use-once.ts';

/** Asks the application for a page of its own, when it comes in a reply that is on the page. There is nothing to see. */
export function Navigate({ node, value }: ConstructProps<'Navigate'>): ReactNode {
  const { callbacks } = useReplySettings();
  const { path, query, allowed } = value;
  // No path leads to another site.
  const mayGo = allowed && path !== '';
  useOnce(mayGo ? `navigate ${node.position?.start.offset}` : undefined, () => callbacks().onNavigate?.(path, query));
  return null;
}

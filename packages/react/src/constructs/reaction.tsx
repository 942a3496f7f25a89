import type { ReactNode } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useOnce } from '../hooks/use-once.ts';

/** Puts an emoji on the reader's message: the first one of a reply. It stays where it stands, as the others do. */
export function Reaction({ value, element, draw }: ConstructProps<'Reaction'>): ReactNode {
  const { callbacks } = useReplySettings();
  const { emoji } = value;
  useOnce(emoji === '' ? undefined : 'reaction', () => callbacks().onReaction?.(emoji));
  return emoji === '' ? null : draw([element]);
}

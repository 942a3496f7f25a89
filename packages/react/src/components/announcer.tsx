import type { Nodes } from 'hast';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import type { BlockModel } from '../read/model.ts';

/** How many announcements stay; a screen reader has taken them by then. */
const kept = 4;

interface Announcement {
  key: string;
  text: string;
}

/** The words of some elements, as they are heard. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Tells a screen reader of each block once it is whole, and not of every word. What was there from the start is not told. */
export function Announcer({ blocks }: { blocks: readonly BlockModel[] }): ReactNode {
  const { draw } = useReplySettings();
  const [said, say] = useState<readonly Announcement[]>([]);
  const upTo = useRef(-1);
  useEffect(() => {
    const fresh: BlockModel[] = [];
    for (let index = blocks.length - 1; index >= 0; index--) {
      const block = blocks[index] as BlockModel;
      if (Number.parseInt(block.key, 10) <= upTo.current) break;
      if (!block.isOpen) fresh.unshift(block);
    }
    const last = fresh.at(-1);
    if (!last) return;
    upTo.current = Number.parseInt(last.key, 10);
    const heard = fresh
      .filter(({ isFresh }) => isFresh)
      .slice(-kept)
      .map(({ key, nodes, references }) => ({ key, text: wordsOf(draw(nodes, references).hast).trim() }))
      .filter(({ text }) => text !== '');
    // What is said follows what came on the page.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (heard.length > 0) say((before) => [...before, ...heard].slice(-kept));
  }, [blocks, draw]);
  return (
    <div className="fd-announcer" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

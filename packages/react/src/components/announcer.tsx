import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import { wordsOf } from '../draw/words.ts';
import type { BlockModel } from '../read/model.ts';

/** How many announcements stay beside new ones; a screen reader has taken the others by then. */
const kept = 4;

interface Announcement {
  key: number;
  text: string;
}

/** Tells a screen reader of each block once it is whole, and not of every word. What was there from the start is not told. */
export function Announcer({ blocks }: { blocks: readonly BlockModel[] }): ReactNode {
  const { draw } = useReplySettings();
  const [said, say] = useState<readonly Announcement[]>([]);
  const told = useRef({ blocks: 0, lastKey: '', announcements: 0 });
  useEffect(() => {
    const before = told.current;
    const whole = blocks.at(-1)?.isOpen ? blocks.length - 1 : blocks.length;
    // Another reply may have come in the place of the one that was told of.
    const goesOn = before.blocks <= whole && (blocks[before.blocks - 1]?.key ?? '') === before.lastKey;
    const heard = blocks
      .slice(goesOn ? before.blocks : 0, whole)
      .filter(({ isFresh }) => isFresh)
      .map(({ nodes, references }) => wordsOf(draw(nodes, references)))
      .filter((text) => text !== '')
      .map((text, index) => ({ key: before.announcements + index, text }));
    const announcements = before.announcements + heard.length;
    told.current = { blocks: whole, lastKey: blocks[whole - 1]?.key ?? '', announcements };
    // What is said follows what came on the page.
    if (heard.length > 0) say((earlier) => [...earlier.slice(-kept), ...heard]);
  }, [blocks, draw]);
  return (
    <div className="fd-announcer" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

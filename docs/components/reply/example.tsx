import { useId, useMemo } from 'react';
import { parseReply, replyToHast } from 'remark-flowdown';
import { Reply } from './reply';
import { ScrollingCode } from './scrolling';
import './example.css';

/** A piece of a reply as it is written, and as it is drawn. */
export function Example({ text }: { text: string }) {
  const hast = useMemo(() => replyToHast(parseReply(text)), [text]);
  const id = useId();
  return (
    <div className="example rp-not-doc">
      <p id={`${id}-source`}>Written</p>
      <ScrollingCode aria-labelledby={`${id}-source`}>
        <code>{text}</code>
      </ScrollingCode>
      <p>Drawn</p>
      {hast.children.length > 0 ? <Reply hast={hast} /> : <p className="example-none">Nothing.</p>}
    </div>
  );
}

import { useId, useMemo } from 'react';
import { diagnosticsOf, parseReply, type ReplyHtmlOptions, type ReplyOptions, replyToHast } from 'remark-flowdown';
import { Reply } from './reply';
import { ScrollingCode } from './scrolling';
import './example.css';

interface ExampleProps {
  text: string;
  /** How it is read and drawn. */
  options?: ReplyOptions & ReplyHtmlOptions;
  /** Whether to show what is wrong with it as well. */
  diagnostics?: boolean;
}

/** A piece of a reply as it is written, and as it is drawn. */
export function Example({ text, options, diagnostics = false }: ExampleProps) {
  const { hast, found } = useMemo(() => {
    const tree = parseReply(text, options);
    return { hast: replyToHast(tree, options), found: diagnostics ? diagnosticsOf(tree) : [] };
  }, [text, options, diagnostics]);
  const id = useId();
  return (
    <div className="example rp-not-doc">
      <p id={`${id}-source`}>Written</p>
      <ScrollingCode aria-labelledby={`${id}-source`}>
        <code>{text}</code>
      </ScrollingCode>
      <p>Drawn</p>
      {hast.children.length > 0 ? <Reply hast={hast} /> : <p className="example-none">Nothing.</p>}
      {found.length > 0 && (
        <>
          <p>Said</p>
          <ul className="example-said">
            {found.map(({ code, message, place }) => (
              <li key={`${place.line}:${place.column} ${code}`}>
                {place.line}:{place.column} <code>{code}</code> {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

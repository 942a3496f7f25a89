import { useId, useMemo } from 'react';
import { diagnosticsOf, parseReply, type ReplyHtmlOptions, type ReplyOptions, replyToHast } from 'remark-flowdown';
import { Reply } from './reply';
import { ScrollingCode } from './scrolling';
import './example.css';

interface ExampleProps {
  text: string;
  /** How it is read and drawn. */
  options?: ReplyOptions & Omit<ReplyHtmlOptions, 'idPrefix' | 'labels'>;
  /** Whether to show what is wrong with it as well. */
  diagnostics?: boolean;
}

const byDefault: NonNullable<ExampleProps['options']> = {};

/** A piece of a reply as it is written, and as it is drawn. */
export function Example({ text, options = byDefault, diagnostics = false }: ExampleProps) {
  const { html, images, yaml: _, ...parse } = options;
  const { isDrawn, found } = useMemo(() => {
    const tree = parseReply(text, options);
    const { children } = replyToHast(tree, options);
    return { isDrawn: children.length > 0, found: diagnostics ? diagnosticsOf(tree) : [] };
  }, [text, options, diagnostics]);
  const id = useId();
  return (
    <div className="example rp-not-doc">
      <p id={`${id}-source`}>Written</p>
      <ScrollingCode aria-labelledby={`${id}-source`}>
        <code>{text}</code>
      </ScrollingCode>
      <p>Drawn</p>
      {isDrawn ? (
        <Reply markdown={text} parse={parse} {...(html && { html })} {...(images && { images })} />
      ) : (
        <p className="example-none">Nothing.</p>
      )}
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

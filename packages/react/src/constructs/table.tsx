import { type ReactNode, useRef } from 'react';
import { useBlock, useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { useOverflow } from '../hooks/use-overflow.ts';
import { CopyButton } from './copy-button.tsx';
import { cellsOf, toCsv, toMarkdown } from './table-text.ts';

/** A table. It is a stop of the keyboard only when it scrolls, and can be copied once it is whole. */
export function Table({ node, element, draw }: ConstructProps<'Table'>): ReactNode {
  const { labels } = useReplySettings();
  const { nodes, source, isOpen } = useBlock();
  const isMounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(box);
  const { tabIndex, ...properties } = element.properties;

  function cells(): string[][] {
    const table = box.current?.querySelector('table');
    return table ? cellsOf(table) : [];
  }

  function markdown(): string {
    const [first] = nodes;
    // Of a long one that grew, only the block has all rows.
    const whole = first?.type === 'table' ? first : node;
    return toMarkdown(whole, cells(), source, first?.position?.start.offset ?? 0);
  }

  return (
    <div ref={box} className="fd-group fd-table-box">
      {draw([scrolls ? element : { ...element, properties }])}
      {isMounted && !isOpen && (
        <div className="fd-table-tools">
          <CopyButton label={labels.copyMarkdown} text={markdown}>
            Markdown
          </CopyButton>
          <CopyButton label={labels.copyCsv} text={() => toCsv(cells())}>
            CSV
          </CopyButton>
        </div>
      )}
    </div>
  );
}

import type { Block } from 'remark-flowdown';
import { type OutlineEntry, outlineEntries } from './outline-entries';

function Entries({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <ul>
      {entries.map((entry, index) => (
        <li key={index}>
          {entry.kind && (
            <span className={/^(?::::|\[!)/.test(entry.kind) ? 'pg-kind pg-kind--block' : 'pg-kind'}>{entry.kind}</span>
          )}{' '}
          <span className="pg-words" dir="auto">
            {entry.text}
          </span>
          {entry.children.length > 0 && <Entries entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The structure of what is drawn. */
export function Outline({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return <p className="pg-empty">Nothing yet.</p>;
  return (
    <div className="pg-outline">
      <Entries entries={outlineEntries(blocks)} />
    </div>
  );
}

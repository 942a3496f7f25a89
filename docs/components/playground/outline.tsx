import { memo } from 'react';
import { type OutlineEntry, outlineEntries } from './outline-entries';
import type { Piece } from './pieces';

function Entry({ entry: { kind, text, children } }: { entry: OutlineEntry }) {
  return (
    <li>
      {kind && <span className={/^(?::::|\[!)/.test(kind) ? 'pg-kind pg-kind--block' : 'pg-kind'}>{kind}</span>}{' '}
      <span className="pg-words" dir="auto">
        {text}
      </span>
      {children.length > 0 && (
        <ul>
          {children.map((child, index) => (
            <Entry key={index} entry={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Made again only when the piece is another object. */
const PieceEntries = memo(function PieceEntries({ piece }: { piece: Piece }) {
  return outlineEntries(piece.blocks).map((entry, index) => <Entry key={index} entry={entry} />);
});

/** The structure of what is drawn. */
export function Outline({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.every(({ blocks }) => blocks.length === 0)) return <p className="pg-empty">Nothing yet.</p>;
  return (
    <div className="pg-outline">
      <ul>
        {pieces.map((piece) => (
          <PieceEntries key={piece.key} piece={piece} />
        ))}
      </ul>
    </div>
  );
}

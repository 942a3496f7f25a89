import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { memo } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Piece } from './pieces';
import 'remark-flowdown/flowdown.css';

/** Drawn again only when it is another object. */
const DrawnPiece = memo(function DrawnPiece({ piece }: { piece: Piece }) {
  return toJsxRuntime({ type: 'root', children: [...piece.elements] }, { Fragment, jsx, jsxs });
});

/** Draws a reply that grows: of its blocks, those that changed. */
export function GrowingReply({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className="fd-reply" dir="auto">
      {pieces.map((piece) => (
        <DrawnPiece key={piece.key} piece={piece} />
      ))}
    </div>
  );
}

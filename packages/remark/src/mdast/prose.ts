import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { CompileContext, Token } from 'mdast-util-from-markdown';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import type { Boxes } from './task-box.ts';
import { moveBox } from './task-box.ts';
import type { Diagnostic, ReplyBlockProse } from './types.ts';

/** Puts the prose of a block where it belongs, with the positions it has in the reply. */
export function exitProse(boxes: Boxes) {
  return function (this: CompileContext, token: Token): void {
    const node = this.stack[this.stack.length - 1] as unknown as ReplyBlockProse;
    this.exit(token);
    const children = (this.stack[this.stack.length - 1] as Parents).children as RootContent[];
    children.pop();
    const { first, lines } = token.prose ?? { first: 0, lines: [] };
    for (const child of node.children) {
      visit(child, (inner: Nodes) => {
        const { position } = inner;
        if (position) {
          position.start = real(position.start, first, lines, token);
          position.end = real(position.end, first, lines, token);
        }
        if (inner.type === 'listItem') moveBox(boxes, inner, (point) => real(point, first, lines, token));
      });
      children.push(child);
    }
    moveDiagnostics(this.stack[0] as Root, first, (point) => real(point, first, lines, token));
  };
}

/** What was found in a nested document was the last to be found. */
function moveDiagnostics(tree: Root, first: number, translate: (point: Point) => Point): void {
  const label = tree.data?.flowdown;
  const found = label?.type === 'reply' ? label.diagnostics : [];
  for (let index = found.length - 1; index >= 0; index--) {
    const each = found[index] as Diagnostic;
    if (each.place.line < first) return;
    each.place = translate(each.place);
  }
}

/** Translates a place in a nested document into its place in the reply. */
function real(point: Point, first: number, lines: readonly Point[], token: Token): Point {
  const start = lines[point.line - first];
  // A node that ends after the last line ending ends where the prose does.
  if (!start) return { line: token.end.line, column: token.end.column, offset: token.end.offset };
  const shift = point.column - 1;
  return { line: start.line, column: start.column + shift, offset: (start.offset ?? 0) + shift };
}

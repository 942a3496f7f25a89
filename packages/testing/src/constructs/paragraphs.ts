import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { pick, pieces, some } from '../lines.ts';

/** Paragraphs of one or more lines, rules, indented code. */
export const paragraphs: Construct = ({ inline }) =>
  fc.oneof(
    { weight: 8, arbitrary: inline.map((text) => text.split('\n')) },
    { weight: 2, arbitrary: some(inline).map((lines) => lines.join('\n').split('\n')) },
    { weight: 1, arbitrary: fc.tuple(pick(' ', '   '), inline).map(([indent, text]) => (indent + text).split('\n')) },
    { weight: 1, arbitrary: pick('---', '***', '_ _ _').map((rule) => [rule]) },
    { weight: 1, arbitrary: pieces('    @\n\n      @', '\t@', '    ::: actions', '    > @') },
  );

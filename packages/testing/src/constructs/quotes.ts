import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { pick, pieces, quoted } from '../lines.ts';

const sources = ['— @', '-- @', '--- @', '―@', '— *@*, @', '— [@](/§)', '—', '--@', '—\\n@'];

/** Quotations, with and without a source; dialogues; text that goes on without its mark. */
export const quotes: Construct = ({ flow, inline }) => {
  const ended = fc
    .tuple(flow, pick([], [''], ['@'], ['', '@'], ['— @']), pick(...sources))
    .map(([lines, gap, source]) => quoted([...lines, ...gap, source]));
  const lazy = fc.tuple(inline, inline).map(([first, second]) => [...quoted(first.split('\n')), ...second.split('\n')]);
  return fc.oneof(
    { weight: 3, arbitrary: flow.map(quoted) },
    { weight: 3, arbitrary: ended },
    lazy,
    pieces('>', '>@', '> — @'),
  );
};

import fc from 'fast-check';
import type { Construct } from '../lines.ts';
import { pick, pieces } from '../lines.ts';

const numbers = ['', '', '', '1. ', '1.2 ', '1.2. ', '1) ', '3.1.4 ', '2024 ', '5kg ', 'IV. '];

/** Headings of both spellings, with and without section numbers. */
export const headings: Construct = ({ phrase }) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(pick('# ', '## ', '### ', '###### ', '#\t'), pick(...numbers), phrase, pick('', '', '', ' ##', ' #@'))
        .map(([marks, number, text, end]) => [marks + number + text + end]),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(pick(...numbers), phrase, pick('===', '---', '='))
        .map(([number, text, line]) => [number + text, line]),
    },
    { weight: 1, arbitrary: pieces('#', '## ', '#@', '####### @', '\\# @') },
  );

import fc from 'fast-check';
import type { Construct } from '../../lines.ts';
import { maybe, pick } from '../../lines.ts';

const bodies = [
  ...[
    'actions - @ - @',
    'actions * @ • [@](/§)',
    'links [@](/§)',
    'images ![@](/§.png)',
    'reaction 👍',
    'reaction emoji=👍',
  ],
  ...[
    'list-item # @ ## @',
    'progress value: 3 max: 5 label: @',
    'navigate ![navigate](/§)',
    'payment [@ €5](https://example.com/§)',
  ],
  ...[
    'documents [@](/§) filename:§.pdf mime:text/§',
    'actions - @ *@*',
    'actions - @ `:::` @',
    'actions @',
    'feedback stars question: @',
  ],
];

/** Blocks in a line of text: one, several, with text before, between and after them. */
export const oneLineBlocks: Construct = ({ phrase }) =>
  fc
    .tuple(
      maybe(phrase, ''),
      fc.array(fc.tuple(pick(...bodies), pick(' :::', ' ::', ' ::: @', '')), { minLength: 1, maxLength: 2 }),
      maybe(phrase, ''),
      pick(
        (line: string) => line,
        (line: string) => line,
        (line: string) => line,
        (line: string) => `# ${line}`,
        (line: string) => `| ${line} |`,
      ),
    )
    .map(([before, parts, after, place]) => {
      const line = [before, ...parts.map(([body, end]) => `::: ${body}${end}`), after].filter(Boolean).join(' ');
      return [place(line)];
    });

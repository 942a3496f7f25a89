import type { Construct } from '../lines.ts';
import { pieces } from '../lines.ts';

/** Formulas on their own, in all spellings. */
export const formulas: Construct = () =>
  pieces(
    '$$\n@^2\n$$',
    '$$\n@\n\n@ + x\n$$',
    '$$@^2$$',
    '$$ @ $$ @',
    '$$\n@^2 $$',
    '\\[@^2\\]',
    '\\[\n@^2\n\\]',
    '\\[@\\]',
    '\\(@_1\\)',
    '```math\n@^2\n```',
    '$$$\n@ $$\n$$$',
    '$@ =\n@$',
    '$$\n$$',
    '  $$\n  @\n  $$',
    '$$x\n@\n$$',
  );

/** A formula that nothing closes. */
export const openFormula: Construct = () => pieces('$$\n@', '$$@', '\\[@^2', '$@');

import picocolors from 'picocolors';
import type { Io, Output } from './io.ts';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Colours for an output: `NO_COLOR` turns them off, else `FORCE_COLOR` on (`0` off), else a terminal has them. */
export function coloursFor(output: Output, env: Io['env']): Colours {
  return picocolors.createColors(isColoured(output, env));
}

/** Colours, or none, whatever the output is. */
export const forcedColours = (isWanted: boolean): Colours => picocolors.createColors(isWanted);

function isColoured(output: Output, env: Io['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  return output.isTTY === true && env.TERM !== 'dumb';
}

import type { Io, Output } from './io.ts';

/** Terminals that are known to follow links in text (OSC 8). */
const programs: ReadonlySet<string> = new Set([
  'ghostty',
  'Hyper',
  'iTerm.app',
  'rio',
  'Tabby',
  'vscode',
  'WezTerm',
  'zed',
]);
const terms: ReadonlySet<string> = new Set(['alacritty', 'contour', 'foot', 'xterm-ghostty', 'xterm-kitty']);

/** Whether links can be written so that an output follows them; `FORCE_HYPERLINK` decides where it is set (`0` for no). */
export function followsLinks(output: Output, env: Io['env']): boolean {
  if (env.FORCE_HYPERLINK) return env.FORCE_HYPERLINK !== '0';
  if (output.isTTY !== true || env.CI) return false;
  return (
    programs.has(env.TERM_PROGRAM ?? '') ||
    terms.has(env.TERM ?? '') ||
    Number(env.VTE_VERSION ?? 0) >= 5000 ||
    Boolean(env.WT_SESSION ?? env.KONSOLE_VERSION)
  );
}

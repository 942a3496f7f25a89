import { type Diagnostic, diagnosticsOf } from 'remark-flowdown';
import type { Colours } from './colour.ts';
import { printableLine } from './printable.ts';
import type { Reply } from './replies.ts';

/** The diagnostics of replies as `file:line:column: severity: message [code]`, one a line. */
export function diagnosticLines(replies: readonly Reply[], colours: Colours): string {
  const paint = { error: colours.red, warning: colours.yellow, info: colours.blue };
  const line = (name: string, { place, severity, message, code }: Diagnostic) =>
    `${colours.bold(`${printableLine(name)}:${place.line}:${place.column}:`)} ${paint[severity](`${severity}:`)} ` +
    `${printableLine(message)} ${colours.dim(`[${code}]`)}`;
  return replies.flatMap(({ name, tree }) => diagnosticsOf(tree).map((found) => line(name, found))).join('\n');
}

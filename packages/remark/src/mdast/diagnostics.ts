import type { Root } from 'mdast';
import type { Diagnostic } from './types.ts';

/** Every code the dialect reports, with its severity. The diagnostics page prints this table. */
export const diagnosticCodes = {
  'unknown-block': { severity: 'info', when: 'A `:::` block has a name nobody knows; its body is shown as text.' },
  'empty-block': { severity: 'warning', when: 'A block holds nothing to show.' },
  'unclosed-block': { severity: 'warning', when: 'A block has no closer; the end of its container closed it.' },
  'too-many-entries': {
    severity: 'info',
    when: 'A block has more than ten entries, more than most channels can show.',
  },
  'duplicate-title': { severity: 'info', when: 'Two cards in a row have the same title.' },
  'refused-url': {
    severity: 'warning',
    when: 'A URL has a scheme or host that is not allowed; only its label is shown.',
  },
  'invalid-value': { severity: 'warning', when: 'A field of a block has a value it cannot take.' },
  'invalid-yaml': { severity: 'error', when: 'The body of a form or chart is not valid YAML.' },
  'invalid-form': { severity: 'error', when: 'The body of a form has no fields that can be read.' },
  'invalid-chart': { severity: 'error', when: 'The body of a chart has no numbers that can be read.' },
  'too-many-fields': { severity: 'warning', when: 'A form has more than twenty fields; the first twenty are kept.' },
  'misspelt-kind': {
    severity: 'warning',
    when: 'A quote starts with a marker that is nearly one of ours; it is shown as text.',
  },
  'form-content': {
    severity: 'warning',
    when: 'A form has no content that it can take; its marker is shown as text.',
  },
  'undrawable-diagram': {
    severity: 'warning',
    when: 'A `mermaid` fence starts with no word that Mermaid knows; its text is shown.',
  },
} as const satisfies Record<string, { severity: Diagnostic['severity']; when: string }>;

export type DiagnosticCode = keyof typeof diagnosticCodes;

/** A diagnostic with the severity of its code. */
export function diagnostic(code: DiagnosticCode, message: string, place: Diagnostic['place']): Diagnostic {
  const { line, column, offset } = place;
  return {
    code,
    severity: diagnosticCodes[code].severity,
    message,
    place: { line, column, ...(offset !== undefined && { offset }) },
  };
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.place.line - b.place.line || a.place.column - b.place.column || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/** The diagnostics of a parsed reply, in the order of their places. */
export function diagnosticsOf(tree: Root): Diagnostic[] {
  const label = tree.data?.flowdown;
  return label?.type === 'reply' ? [...label.diagnostics].sort(byPlace) : [];
}

/** Puts the diagnostics of a reply into the order of their places, so that it is the same however the reply was read. */
export function sortDiagnostics(tree: Root): void {
  const label = tree.data?.flowdown;
  if (label?.type === 'reply') label.diagnostics.sort(byPlace);
}

/** Adds a diagnostic to a reply. */
export function report(tree: Root, found: Diagnostic): void {
  const label = tree.data?.flowdown;
  if (label?.type === 'reply') label.diagnostics.push(found);
  else tree.data = { ...tree.data, flowdown: { type: 'reply', diagnostics: [found] } };
}

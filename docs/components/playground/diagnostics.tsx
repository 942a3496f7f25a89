import type { InspectedDiagnostic } from 'remark-flowdown';

interface DiagnosticsProps {
  diagnostics: readonly InspectedDiagnostic[];
  onChoose(diagnostic: InspectedDiagnostic): void;
}

/** What is worth telling the author of the reply; choosing one leads to its place in the editor. */
export function Diagnostics({ diagnostics, onChoose }: DiagnosticsProps) {
  if (diagnostics.length === 0) return <p className="pg-empty">Nothing to report.</p>;
  return (
    <ul className="pg-diagnostics">
      {diagnostics.map((diagnostic) => {
        const { line, column, severity, message, code } = diagnostic;
        return (
          <li key={`${line}:${column}:${code}:${message}`}>
            <button type="button" data-severity={severity} onClick={() => onChoose(diagnostic)}>
              <span className="pg-place">
                {line}:{column}
              </span>
              <span className="pg-severity">{severity}</span>
              <span className="pg-message">{message}</span>
              <code>{code}</code>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

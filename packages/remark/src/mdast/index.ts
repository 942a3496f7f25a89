export { diagnosticCodes, diagnosticsOf, type DiagnosticCode } from './diagnostics.ts';
export { flowdownFromMarkdown, type FlowdownFromMarkdownOptions } from './from-markdown.ts';
export { flowdownToMarkdown, type FlowdownToMarkdownOptions } from './to-markdown.ts';
export { plainText } from './plain-text.ts';
export * from './read-block.ts';
export type * from './types.ts';
export type { YamlProblem, YamlReader } from './yaml-reader.ts';

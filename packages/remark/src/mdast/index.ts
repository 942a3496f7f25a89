export { type DiagnosticCode, diagnosticCodes, diagnosticsOf } from './diagnostics.ts';
export { type FlowdownFromMarkdownOptions, flowdownFromMarkdown } from './from-markdown.ts';
export { plainText } from './plain-text.ts';
export * from './read-block.ts';
export { type FlowdownToMarkdownOptions, flowdownToMarkdown } from './to-markdown.ts';
export type * from './types.ts';
export type { YamlProblem, YamlReader } from './yaml-reader.ts';

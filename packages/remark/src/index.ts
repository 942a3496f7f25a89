export type { HtmlLabels } from './hast/labels.ts';
export { inspectReply } from './inspect/inspect-reply.ts';
export type * from './inspect/types.ts';
export { type DiagnosticCode, diagnosticCodes, diagnosticsOf } from './mdast/diagnostics.ts';
export type * from './mdast/types.ts';
export { type RemarkFlowdownOptions, remarkFlowdown, remarkFlowdown as default } from './plugin.ts';
export {
  formatReply,
  parseParts,
  parseReply,
  type ReplyHtmlOptions,
  type ReplyOptions,
  replyToHast,
  replyToHtml,
} from './reply.ts';
export { replyToText } from './text/reply-to-text.ts';

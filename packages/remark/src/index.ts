export { diagnosticCodes, type DiagnosticCode, diagnosticsOf } from './mdast/diagnostics.ts';
export type * from './mdast/types.ts';
export { remarkFlowdown, remarkFlowdown as default, type RemarkFlowdownOptions } from './plugin.ts';
export {
  formatReply,
  parseParts,
  parseReply,
  type ReplyHtmlOptions,
  type ReplyOptions,
  replyToHast,
  replyToHtml,
} from './reply.ts';
export { inspectReply } from './inspect/inspect-reply.ts';
export type * from './inspect/types.ts';
export { replyToText } from './text/reply-to-text.ts';

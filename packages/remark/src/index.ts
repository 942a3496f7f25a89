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

export { type FlowdownCjkOptions, flowdownCjk } from './cjk.ts';
export { type FlowdownHtmlOptions, flowdownHtml } from './html.ts';
export type { Limits } from './limits.ts';
export { flowdownMath } from './math/index.ts';
export { type FlowdownSyntaxOptions, flowdown } from './syntax.ts';
export type { LineReading } from './types.ts';

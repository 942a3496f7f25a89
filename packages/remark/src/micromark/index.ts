export { type FlowdownHtmlOptions, flowdownHtml } from './html.ts';
export { type FlowdownSyntaxOptions, flowdown } from './syntax.ts';
export { flowdownMath } from './math/index.ts';
export type { LineReading } from './types.ts';
export type { Limits } from './limits.ts';

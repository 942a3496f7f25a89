export { type FlowdownHtmlOptions, flowdownHtml } from './html.ts';
export { type FlowdownSyntaxOptions, flowdown } from './syntax.ts';
export type { LineReading } from './types.ts';

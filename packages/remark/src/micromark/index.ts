export { flowdownHtml, type FlowdownHtmlOptions } from './html.ts';
export { flowdown, type FlowdownSyntaxOptions } from './syntax.ts';
export type { LineReading } from './types.ts';

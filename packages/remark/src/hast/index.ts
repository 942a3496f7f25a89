export { createFlowdownHandlers, flowdownBlockHandlers, flowdownHandlers, type HandlerOptions } from './handlers.ts';
export { englishLabels, type HtmlLabels } from './labels.ts';
export { type HastPolicy, mayLoad, rehypeFlowdown, rehypeScopeLinks } from './rehype.ts';
export { createFlowdownSchema, flowdownSchema } from './schema.ts';

export { flowdownBlockHandlers, flowdownHandlers } from './handlers.ts';
export { type HastPolicy, rehypeFlowdown, rehypeScopeLinks } from './rehype.ts';
export { createFlowdownSchema, flowdownSchema } from './schema.ts';

export { flowdownBlockHandlers, flowdownHandlers } from './handlers.ts';
export { type HastPolicy, rehypeFlowdown, rehypeScopeLinks } from './rehype.ts';
export { flowdownSchema } from './schema.ts';

export { flowdownBlockHandlers, flowdownHandlers } from './handlers.ts';
export { type HastPolicy, rehypeFlowdown } from './rehype.ts';
export { flowdownSchema } from './schema.ts';

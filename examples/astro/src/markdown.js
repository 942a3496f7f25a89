import rehypeSanitize from 'rehype-sanitize';
import remarkFlowdown from 'remark-flowdown';
import { flowdownHandlers, flowdownSchema, rehypeFlowdown, rehypeScopeLinks } from 'remark-flowdown/hast';

/**
 * The `markdown` part of an `astro.config.mjs`. Astro adds GFM itself, before these plugins, and reads raw HTML after
 * them: the handlers make text of it first. Its highlighter writes inline styles, which the sanitiser takes off.
 */
export const markdown = {
  syntaxHighlight: false,
  remarkPlugins: [remarkFlowdown],
  remarkRehype: { handlers: flowdownHandlers, clobberPrefix: '' },
  rehypePlugins: [rehypeFlowdown, [rehypeSanitize, flowdownSchema], [rehypeScopeLinks, 'user-content-']],
};

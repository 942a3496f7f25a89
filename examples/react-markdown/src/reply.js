import { createElement } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkFlowdown from 'remark-flowdown';
import { flowdownHandlers, flowdownSchema, rehypeFlowdown, rehypeScopeLinks } from 'remark-flowdown/hast';
import remarkGfm from 'remark-gfm';

/**
 * A reply as React elements. Plain JavaScript, so that it runs as it is; with JSX it is one `<Markdown … />`.
 * @param {{ markdown: string }} props
 */
export function Reply({ markdown }) {
  return createElement(
    'div',
    { className: 'fd-reply' },
    createElement(
      Markdown,
      {
        remarkPlugins: [remarkGfm, remarkFlowdown],
        remarkRehypeOptions: { handlers: flowdownHandlers, clobberPrefix: '' },
        rehypePlugins: [rehypeFlowdown, [rehypeSanitize, flowdownSchema], [rehypeScopeLinks, 'user-content-']],
      },
      markdown,
    ),
  );
}

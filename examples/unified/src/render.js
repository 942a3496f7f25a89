import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkFlowdown from 'remark-flowdown';
import { flowdownHandlers, flowdownSchema, rehypeFlowdown, rehypeScopeLinks } from 'remark-flowdown/hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFlowdown)
  .use(remarkRehype, { handlers: flowdownHandlers, clobberPrefix: '' })
  .use(rehypeFlowdown, { images: { allow: ['https://img.example.com'] } })
  .use(rehypeSanitize, flowdownSchema)
  .use(rehypeScopeLinks, 'user-content-')
  .use(rehypeStringify);

/**
 * Turns a reply into safe HTML; what is wrong with the reply is in `messages`.
 * @param {string} markdown
 */
export function render(markdown) {
  const file = processor.processSync(markdown);
  return { html: String(file), messages: file.messages.map(String) };
}

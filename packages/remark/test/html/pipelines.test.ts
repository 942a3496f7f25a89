import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import {
  createFlowdownHandlers,
  flowdownBlockHandlers,
  flowdownHandlers,
  flowdownSchema,
  rehypeFlowdown,
  rehypeScopeLinks,
} from '../../src/hast/index.ts';
import { remarkFlowdown, replyToHtml } from '../../src/index.ts';
import { samples, withWords } from './replies.ts';

const reader = () => unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkFlowdown);
const replies = samples.map(withWords);

describe('a pipeline that knows nothing of us', () => {
  const draw = (markdown: string) => String(reader().use(remarkRehype).use(rehypeStringify).processSync(markdown));

  it('draws callouts with their names and titles', () => {
    expect(draw('> [!TIP] Faster\n> x')).toBe(
      [
        '<div class="fd-callout" role="note" aria-label="Tip" data-kind="tip">',
        '<p class="fd-callout-title">Faster</p>',
        '<p>x</p>',
        '</div>',
      ].join('\n'),
    );
  });

  it('draws forms as the quotes and lists they are written as', () => {
    expect(draw('> [!STEPS] Plan\n> 1. **A** — *now* — x')).toBe(
      [
        '<blockquote>',
        '<p>Plan</p>',
        '<ol>',
        '<li><strong>A</strong> — <em>now</em> — x</li>',
        '</ol>',
        '</blockquote>',
      ].join('\n'),
    );
  });
});

describe('a pipeline with our handlers', () => {
  const processor = (handlers = flowdownHandlers) =>
    reader()
      .use(remarkRehype, { handlers, clobberPrefix: '' })
      .use(rehypeFlowdown)
      .use(rehypeSanitize, flowdownSchema)
      .use(rehypeScopeLinks, 'user-content-')
      .use(rehypeStringify);

  it.each(replies)('draws what replyToHtml draws: %j', (reply) => {
    expect(String(processor().processSync(reply))).toBe(replyToHtml(reply));
  });

  it('may have words of its own', () => {
    const handlers = createFlowdownHandlers({ labels: { note: 'Nota', table: 'Tabla' } });
    const html = String(processor(handlers).processSync('> [!NOTE]\n> a\n\n| b |\n|---|'));
    expect(html).toContain('aria-label="Nota"');
    expect(html).toContain('aria-label="Tabla"');
  });
});

describe('a pipeline that goes on with raw HTML', () => {
  const raw = reader()
    .use(remarkRehype, { allowDangerousHtml: true, handlers: flowdownBlockHandlers, clobberPrefix: '' })
    .use(rehypeRaw)
    .use(rehypeFlowdown)
    .use(rehypeSanitize, flowdownSchema)
    .use(rehypeScopeLinks, 'user-content-')
    .use(rehypeStringify);

  it.each(replies.filter((reply) => !reply.includes('<')))('draws the same constructs: %j', (reply) => {
    const html = replyToHtml(reply, { html: 'sanitize' });
    // An HTML parser gives attributes without a value an empty one.
    expect(html.replaceAll('=""', '')).toBe(replyToHtml(reply).replaceAll('=""', ''));
    expect(String(raw.processSync(reply))).toBe(html);
  });
});

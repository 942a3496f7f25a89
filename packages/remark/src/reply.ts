import type { BlockKind } from '@flowdown/grammar';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createFlowdownHandlers } from './hast/handlers.ts';
import { englishLabels, type HtmlLabels } from './hast/labels.ts';
import { type HastPolicy, rehypeFlowdown, rehypeScopeLinks } from './hast/rehype.ts';
import { createFlowdownSchema } from './hast/schema.ts';
import { flowdownCjkToMarkdown } from './mdast/cjk.ts';
import { flowdownMathToMarkdown } from './mdast/math-to-markdown.ts';
import { flowdownToMarkdown } from './mdast/to-markdown.ts';
import type { ReplyOptions } from './reply-parser.ts';
import { createReplyParser } from './yaml-parser.ts';

/** How a reply is drawn. */
export interface ReplyHtmlOptions extends HastPolicy {
  /**
   * Kinds of `:::` blocks the application adds: their class names pass the sanitiser.
   *
   * @default []
   */
  blocks?: readonly BlockKind[];
  /**
   * What happens to raw HTML: `escape` shows it as text, `sanitize` keeps what the schema allows.
   *
   * @default 'escape'
   */
  html?: 'escape' | 'sanitize';
  /**
   * Words that are drawn or spoken without standing in the reply: the names of callouts, of a table's frame …
   *
   * @default English
   */
  labels?: Partial<HtmlLabels>;
  /**
   * Goes before each id, so that two replies on a page do not collide.
   *
   * @default 'user-content-'
   */
  idPrefix?: string;
}

/**
 * Reads a reply: CommonMark, GFM and the dialect. Any string is a valid reply; what is wrong with it is in
 * `diagnosticsOf(tree)`. A leading byte order mark is dropped and counts in no offset.
 */
export function parseReply(markdown: string, options: ReplyOptions = {}): Root {
  return createReplyParser(options)(markdown);
}

/** Reads the text parts of one message, each on its own: nothing starts in one part and ends in another (blocks.md §4). */
export function parseParts(texts: readonly string[], options: ReplyOptions = {}): Root[] {
  return texts.map((text, index) => parseReply(text, index === 0 ? options : { ...options, replyTitle: false }));
}

/** The style of the serialiser (dialect.md L4). */
const style = {
  bullet: '-',
  emphasis: '*',
  fence: '`',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  strong: '*',
} as const;

/** Writes a reply as Markdown again, blocks in their canonical form. Reading that gives the same tree. */
export function formatReply(tree: Root, options: Pick<ReplyOptions, 'blocks' | 'literalNewlines'> = {}): string {
  const { blocks = [], literalNewlines = true } = options;
  return toMarkdown(tree, {
    ...style,
    extensions: [
      gfmToMarkdown(),
      flowdownToMarkdown({ blocks, literalNewlines }),
      flowdownMathToMarkdown(),
      flowdownCjkToMarkdown(),
    ],
  });
}

/** The sanitised hast of a reply. */
export function replyToHast(tree: Root, options: ReplyHtmlOptions = {}): HastRoot {
  const { blocks, html = 'escape', idPrefix = 'user-content-', images } = options;
  const labels = { ...englishLabels, ...options.labels };
  const raw = html === 'sanitize';
  const hast = toHast(tree, {
    allowDangerousHtml: raw,
    // The sanitiser prefixes all ids, those of footnotes too.
    clobberPrefix: '',
    footnoteBackLabel: (reference, again) => `${labels.footnoteBack} ${reference + 1}${again > 1 ? `-${again}` : ''}`,
    footnoteLabel: labels.footnotes,
    handlers: createFlowdownHandlers({ html, labels }),
  }) as HastRoot;
  const processor = unified();
  if (raw) processor.use(rehypeRaw);
  processor.use(rehypeFlowdown, images ? { images } : {});
  processor.use(rehypeSanitize, { ...createFlowdownSchema(blocks), clobberPrefix: idPrefix });
  processor.use(rehypeScopeLinks, idPrefix);
  return processor.runSync(hast) as HastRoot;
}

/** The sanitised HTML of a reply, from its text or its tree. */
export function replyToHtml(reply: string | Root, options: ReplyOptions & ReplyHtmlOptions = {}): string {
  const tree = typeof reply === 'string' ? parseReply(reply, options) : reply;
  return unified().use(rehypeStringify).stringify(replyToHast(tree, options));
}

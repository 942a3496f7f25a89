import type { BlockKind } from '@flowdown/grammar';
import type { Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { combineExtensions } from 'micromark-util-combine-extensions';
import type { LabelOptions } from './label/label-reply.ts';
import { flowdownCjkFromMarkdown } from './mdast/cjk.ts';
import { createCompiler } from './mdast/compile.ts';
import { flowdownFromMarkdown } from './mdast/from-markdown.ts';
import { flowdownMathFromMarkdown } from './mdast/math.ts';
import { walk } from './mdast/walk.ts';
import type { YamlReader } from './mdast/yaml-reader.ts';
import { flowdownCjk } from './micromark/cjk.ts';
import type { Limits } from './micromark/limits.ts';
import { flowdownMath } from './micromark/math/index.ts';
import { flowdown } from './micromark/syntax.ts';
import { createTokenizer, type KnownLabels } from './micromark/tokenizer.ts';

/** How a reply is read. */
export interface ReplyOptions extends LabelOptions {
  /**
   * Kinds of `:::` blocks the application adds.
   *
   * @default []
   */
  blocks?: readonly BlockKind[];
  /** Bounds on what a hostile reply can cost; each has its default. */
  limits?: Limits;
  /**
   * Whether a literal `\n`, a backslash and an `n`, breaks the line, as models mean it that escape twice.
   *
   * @default true
   */
  literalNewlines?: boolean;
  /**
   * Whether one tilde strikes through, as on GitHub. Off, since `20~30` is a range.
   *
   * @default false
   */
  singleTilde?: boolean;
  /**
   * Reads the bodies of forms and charts; `false` leaves them pending.
   *
   * @default the reader of `remark-flowdown/yaml`; `false` in `remark-flowdown/parser`, which loads no parser of YAML
   */
  yaml?: YamlReader | false;
}

/** What stands around a text that is read on its own, as a part of a longer reply. */
export interface ReplyContext {
  /** The labels of definitions elsewhere in the reply, which references in this text may mean. */
  labels?: KnownLabels;
  /**
   * Whether the text may start with the reply's title.
   *
   * @default the parser's option
   */
  replyTitle?: boolean;
}

/** Reads one reply, or one part of a reply, as `parseReply` does. */
export type ReplyParser = (markdown: string, context?: ReplyContext) => Root;

/** What gfm looks for in the text of a tree: `www.example.com`, `https://example.com`, `ada@example.com`. */
const address = /@|https?:|www\./i;

function holdsAddress(tree: Root): boolean {
  let isFound = false;
  walk(tree, (node) => {
    isFound ||= node.type === 'text' && address.test(node.value);
  });
  return isFound;
}

/** Looks for addresses only in trees that may hold some: to look takes about as long as to read a short text. */
const whereAddresses = ({ transforms, ...extension }: Extension): Extension => ({
  ...extension,
  ...(transforms && {
    transforms: transforms.map((transform) => (tree: Root) => (holdsAddress(tree) ? transform(tree) : undefined)),
  }),
});

/**
 * A parser for many replies: its tables are made once. For short texts, making them takes longer than reading. Forms and
 * charts stay pending unless `yaml` is given.
 */
export function createReplyParser(options: ReplyOptions = {}): ReplyParser {
  const { blocks = [], limits = {}, literalNewlines = true, singleTilde = false, yaml = false, ...labelling } = options;
  const readable = yaml && { readablePrefix: yaml.readablePrefix };
  const syntax = combineExtensions([
    gfm({ singleTilde }),
    flowdownCjk({ limits, singleTilde }),
    flowdownMath(),
    flowdown({ blocks, boundEmphasis: false, limits, literalNewlines, ...readable }),
  ]);
  const tokenize = createTokenizer(syntax);
  const compilerOf = (replyTitle: boolean) =>
    createCompiler([
      ...gfmFromMarkdown().map(whereAddresses),
      flowdownCjkFromMarkdown(),
      flowdownMathFromMarkdown(),
      flowdownFromMarkdown({ ...labelling, ...(yaml && { yaml }), replyTitle }),
    ]);
  const whole = compilerOf(labelling.replyTitle ?? true);
  const part = compilerOf(false);
  return (markdown, { labels, replyTitle } = {}) => {
    const text = markdown.startsWith('\uFEFF') ? markdown.slice(1) : markdown;
    const compile = replyTitle === false ? part : whole;
    return compile(tokenize(text, labels));
  };
}

import type { Root } from 'mdast';
import { type CompileContext, fromMarkdown, type Options, type Token } from 'mdast-util-from-markdown';
import type { Event } from 'micromark-util-types';
import type { Point } from 'unist';
import { createItems } from './items.ts';

/** Makes a tree of the events of one document. */
export type Compiler = (events: readonly Event[]) => Root;

type Extensions = NonNullable<Options['mdastExtensions']>;

/**
 * What the handlers of mdast-util-from-markdown and of extensions work with. It is made anew for each document there; but the
 * handlers know nothing except their context, so one set serves all. A document of one word is asked for it.
 */
function contextOf(extensions: Extensions): CompileContext {
  let context: CompileContext | undefined;
  function beforeEnter(this: CompileContext): void {
    context = { ...this };
  }
  fromMarkdown('a', { mdastExtensions: [...extensions, { beforeEnter }] });
  if (!context) throw new Error('Expected mdast-util-from-markdown to enter the paragraph of a word.');
  return context;
}

const origin = { line: 1, column: 1, offset: 0 };

const point = ({ line, column, offset }: Point): Point => ({ line, column, offset });

/**
 * A compiler for many documents, which gives what `fromMarkdown` does. For a few words, setting that up takes many times as
 * long as compiling them.
 */
export function createCompiler(extensions: Extensions): Compiler {
  const setup = contextOf(extensions);
  const { transforms } = setup.config;
  const handlers = {
    enter: new Map(Object.entries(setup.config.enter)),
    exit: new Map(Object.entries(setup.config.exit)),
  };

  return (events) => {
    let tree: Root = { type: 'root', children: [] };
    let tokenizer = events[0]?.[2];
    const context: CompileContext = {
      ...setup,
      data: {},
      stack: [tree],
      tokenStack: [],
      sliceSerialize: (token, expandTabs) => tokenizer?.sliceSerialize(token, expandTabs) ?? '',
    };
    const call = (phase: 'enter' | 'exit', token: Token): void => {
      handlers[phase].get(token.type)?.call(context, token);
    };
    const items = createItems(call, context.stack);
    for (const [index, event] of events.entries()) {
      tokenizer = event[2];
      items.before(event, index);
      call(event[0], event[1]);
      items.after(event);
    }
    const start = events[0]?.[1].start ?? origin;
    const end = events[events.length - 2]?.[1].end ?? origin;
    tree.position = { start: point(start), end: point(end) };
    for (const transform of transforms) tree = transform(tree) ?? tree;
    return tree;
  };
}

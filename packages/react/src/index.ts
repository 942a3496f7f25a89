'use client';

export { Block as ReplyBlock, Blocks as ReplyBlocks } from './components/block.tsx';
export { Footnotes as ReplyFootnotes } from './components/footnotes.tsx';
export { Reply, type ReplyProps } from './components/reply.tsx';
export {
  ReplyProvider,
  type ReplyProviderProps,
  ReplyView,
  type ReplyViewOptions,
  type ReplyViewProps,
} from './components/reply-view.tsx';
export { constructComponents } from './constructs/index.ts';
export { type ReplySettings, useBlock, useIsLive, useReplySettings } from './context.ts';
export type { ConstructName, ConstructProps } from './draw/constructs.ts';
export { type Answer, useAnswer } from './hooks/use-answer.ts';
export {
  type ReplyInput,
  type ReplyState,
  type ReplyStreamHookOptions,
  useReplyStream,
} from './hooks/use-reply-stream.ts';
export { englishLabels, type ReplyLabels } from './labels.ts';
export type { BlockGroup, BlockModel, NoteModel, References, Snapshot } from './read/model.ts';
export type { ReplySource } from './read/pump.ts';
export type * from './types.ts';

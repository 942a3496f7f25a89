import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { Drawer } from './draw/drawer.ts';
import type { Answering } from './hooks/use-answering.ts';
import type { ReplyLabels } from './labels.ts';
import type { BlockModel } from './read/model.ts';
import type { ReplyCallbacks, ReplyComponents, ReplyRenderers } from './types.ts';

/** What all blocks of a reply are drawn with. It changes only when the application changes how. */
export interface ReplySettings {
  /** Goes before each id of this reply. */
  prefix: string;
  labels: ReplyLabels;
  components: ReplyComponents;
  renderers: ReplyRenderers;
  /** Whether a picture or a recording may be loaded without asking the reader. */
  mayLoad: (url: string) => boolean;
  /** Makes sanitised elements of nodes. */
  draw: Drawer;
  /** Makes React elements of a block. */
  render: (block: BlockModel) => ReactNode;
  /** The callbacks as they are now; to be asked in event handlers and effects. */
  callbacks: () => ReplyCallbacks;
}

export const SettingsContext: Context<ReplySettings | undefined> = createContext<ReplySettings | undefined>(undefined);
export const BlockContext: Context<BlockModel | undefined> = createContext<BlockModel | undefined>(undefined);
/** Whether actions and forms work, and what the reader answered. */
export const AnswerContext: Context<Answering | undefined> = createContext<Answering | undefined>(undefined);
/** Whether what is drawn stands within a button, which holds nothing that acts. */
export const ControlContext: Context<boolean> = createContext(false);

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`${what} is there only within a reply: draw this in a <Reply>.`);
  return value;
}

/** Labels, components, callbacks: what the reply around a component is drawn with. */
export const useReplySettings = (): ReplySettings => required(useContext(SettingsContext), 'useReplySettings');

/** The block around a component. */
export const useBlock = (): BlockModel => required(useContext(BlockContext), 'useBlock');

/** Whether the reader may act: false once the message is answered or no longer the last. */
export const useIsLive = (): boolean => useContext(AnswerContext)?.isLive ?? true;

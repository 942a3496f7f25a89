import type { StoryProps } from '../../stories/story.ts';

/** A callback of the reply that was called. */
export interface Call {
  name: string;
  args: readonly unknown[];
}

/** Work in blocks that were settled, after the names of what it was done to. */
export interface Work {
  /** Mutations below blocks that were settled before. */
  mutations: readonly string[];
  /** Components of React that rendered below such blocks. */
  renders: readonly string[];
  /** Blocks that were settled at the end. */
  settled: number;
  /** All mutations and renders, wherever they were. */
  all: { mutations: number; renders: number; commits: number };
}

/** Props that can be sent to the page. */
type Props = Partial<
  Pick<StoryProps, 'answered' | 'caret' | 'dir' | 'error' | 'html' | 'lang' | 'live' | 'markdown' | 'streaming'>
> & { yaml?: false };

export interface StreamOptions {
  pace?: 'frame' | 'task';
  pinned?: boolean;
  props?: Props;
}

/** What the tests call in the page. All that return a promise wait until the browser has drawn. */
export interface StoryPage {
  ids: readonly string[];
  show(id: string, props?: Props): Promise<void>;
  /** A reply that streams, and has no text yet. */
  start(props?: Props): Promise<void>;
  /** The text so far. */
  write(markdown: string, streaming?: boolean, props?: Props): Promise<void>;
  /** A whole text in chunks of `size` units, one for each frame or task; `pinned` keeps the end of the page in view. */
  stream(text: string, size: number, options?: StreamOptions): Promise<void>;
  calls(): readonly Call[];
  /** Starts to count the layout shifts; the function stops and gives their sum and what moved. */
  watchShifts(): () => { sum: number; moved: readonly string[] };
  /** Starts to count work in settled blocks; the function stops and gives it. */
  watchWork(): () => Work;
}

declare global {
  interface Window {
    storyPage: StoryPage;
  }
}

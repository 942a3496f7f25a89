import type { ReplyStreamHookOptions } from '../src/hooks/use-reply-stream.ts';
import type { ReplyViewOptions } from '../src/index.ts';

/** Props of `<Reply>` for a text that the application holds. */
export interface StoryProps extends ReplyStreamHookOptions, ReplyViewOptions {
  markdown: string;
  streaming?: boolean;
  error?: unknown;
}

/**
 * One state of a reply that a person should look at. The gallery of the docs shows it; the browser tests run axe over it
 * and compare its picture.
 *
 * Pictures that are to be seen stand at `/samples/` (see docs/pages/public/samples); what has to be of another host is at
 * example.com, where nothing is loaded from.
 */
export interface Story {
  /** Unique, in kebab case, the construct first: `tabs-streaming`. It is the name of its picture. */
  id: string;
  /** What is to be seen. */
  title: string;
  markdown: string;
  /** Props of `<Reply>` beside its input. */
  props?: ReplyStreamHookOptions & ReplyViewOptions;
  /**
   * What has come of the reply: `streaming` leaves it open, `answered` switches its actions off, `error` breaks it off.
   *
   * @default 'done'
   */
  state?: 'done' | 'streaming' | 'answered' | 'error';
}

/** Stories of one construct, or of some that go together. */
export interface StoryGroup {
  title: string;
  stories: readonly Story[];
}

/** What `<Reply>` gets for a story. */
export function replyProps({ markdown, props, state = 'done' }: Story): StoryProps {
  return {
    markdown,
    ...props,
    ...(state === 'streaming' && { streaming: true }),
    ...(state === 'answered' && { answered: true }),
    ...(state === 'error' && { error: new Error('The connection was lost.') }),
  };
}

import type { ReplyStreamOptions } from '@flowdown/stream/core';
import type { Element } from 'hast';
import type { ComponentType, JSX, MouseEvent, ReactNode } from 'react';
import type { ReplyBlock } from 'remark-flowdown';
import type { HastPolicy } from 'remark-flowdown/hast';
import type { YamlReader } from 'remark-flowdown/yaml';
import type { PluggableList } from 'unified';
import type { ConstructName, ConstructProps } from './draw/constructs.ts';
import type { ReplyLabels } from './labels.ts';

/** What may stand for a tag: another tag, or a component that also gets the `node` it is drawn from. */
type TagComponent<Tag extends keyof JSX.IntrinsicElements> =
  | ComponentType<JSX.IntrinsicElements[Tag] & { node?: Element }>
  | keyof JSX.IntrinsicElements;

/** Components by tag name (lower case, as in react-markdown) and by construct (capitalised). */
export type ReplyComponents = {
  [Tag in keyof JSX.IntrinsicElements]?: TagComponent<Tag>;
} & { [Name in ConstructName]?: ComponentType<ConstructProps<Name>> };

/** What a renderer of code gets. */
export interface CodeRendererProps {
  source: string;
  /** The first word after the fence. */
  language: string | undefined;
  /** The rest of that line. */
  meta: string | undefined;
  /** Whether its end has come, and no more text can join it. */
  closed: boolean;
  /** The source drawn plainly, for as long as there is nothing better. */
  children: ReactNode;
}

/** What a renderer of formulas gets. */
export interface MathRendererProps {
  /** TeX. */
  source: string;
  /** Whether it stands on lines of its own. */
  display: boolean;
  closed: boolean;
  children: ReactNode;
}

/** What a renderer of diagrams gets. */
export interface DiagramRendererProps {
  source: string;
  language: 'mermaid' | 'flow';
  closed: boolean;
  children: ReactNode;
}

/** A picture that can be shown large. */
export interface ViewerPicture {
  src: string;
  alt: string;
  /** What stands below it. */
  caption: string;
}

/** What a viewer of pictures gets. It is a dialog: it takes the focus, and closes on Escape. */
export interface ViewerProps {
  /** The pictures of a gallery; those that wait for the reader are not among them. */
  pictures: readonly ViewerPicture[];
  /** The one that was chosen. */
  index: number;
  /** To be called when the reader is done; the focus goes back to where it was. */
  onClose: () => void;
}

/** What draws code, formulas and diagrams; each is its plain source without. */
export interface ReplyRenderers {
  code?: ComponentType<CodeRendererProps>;
  math?: ComponentType<MathRendererProps>;
  diagram?: ComponentType<DiagramRendererProps>;
  /** Shows pictures of a gallery large. Without, each is a link to itself. */
  viewer?: ComponentType<ViewerProps>;
}

/** What the reader did. Functions may change from one render to the next; nothing is drawn again for that. */
export interface ReplyCallbacks {
  /**
   * An action was chosen; its label is the reader's next message. Actions and forms of the reply are off from then on; a
   * returned promise that fails switches them on again.
   */
  onAction?: (label: string, block: ReplyBlock) => unknown;
  /** A form was sent: as the reader's next message, and as values by the names of its fields. Otherwise as `onAction`. */
  onFormSubmit?: (text: string, values: FormValues, block: ReplyBlock) => unknown;
  /** The reader rated something; again when they changed their mind. It does not answer the message. */
  onFeedback?: (rating: FeedbackRating, block: ReplyBlock) => void;
  /** A reply that streams asks for a page of the application; once per block. */
  onNavigate?: (path: string, query: Readonly<Record<string, string>>) => void;
  /** A reply that streams puts an emoji on the reader's message; once per reply. */
  onReaction?: (emoji: string) => void;
  /** A link was followed; `event.preventDefault()` keeps the page from going there. */
  onLinkClick?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** The stream broke off. */
  onError?: (error: unknown) => void;
  /** The reader asks for a reply again that broke off. Without it there is no button. */
  onRetry?: () => void;
}

/** What the reader gave: thumbs are 1 or 0 of 1, stars and scales count from 1. */
export interface FeedbackRating {
  kind: 'thumbs' | 'stars' | 'scale';
  value: number;
  max: number;
}

/** The values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, string | readonly string[] | boolean | readonly File[]>>;

/** How a reply is read. */
export interface ReplyReadOptions {
  /**
   * How text becomes a tree; see `parseReply`. A change reads the reply again.
   *
   * @default {}
   */
  parse?: Omit<ReplyStreamOptions, 'yaml'>;
  /**
   * The reader of forms and charts. It is loaded when the first one comes, which waits until then; pass the one of
   * `remark-flowdown/yaml` to have it at once, as on a server, or `false` to leave them waiting.
   */
  yaml?: YamlReader | false;
}

/** How a reply is drawn. */
export interface ReplyDrawOptions extends HastPolicy, ReplyCallbacks {
  /** Components by tag name and by construct. */
  components?: ReplyComponents;
  /** What draws code, formulas and diagrams. */
  renderers?: ReplyRenderers;
  /** Plugins for the tree of each block. */
  remarkPlugins?: PluggableList;
  /** Plugins for the sanitised elements of each block; what they add is trusted. */
  rehypePlugins?: PluggableList;
  /**
   * Words that are drawn or spoken without standing in the reply.
   *
   * @default English
   */
  labels?: Partial<ReplyLabels>;
  /**
   * What happens to raw HTML: `escape` shows it as text, `sanitize` keeps what the schema allows. What reads it is loaded
   * when the first comes; until then it draws nothing.
   *
   * @default 'escape'
   */
  html?: 'escape' | 'sanitize';
  /**
   * Whether the reader may act on it: actions and forms work only in the last message.
   *
   * @default true
   */
  live?: boolean;
  /**
   * Whether the reader has answered: actions and forms are switched off. The answer itself also marks the action that it
   * was.
   *
   * @default false
   */
  answered?: boolean | string;
}

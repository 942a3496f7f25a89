import { type HTMLAttributes, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { mayLoad } from 'remark-flowdown/hast';
import { builtInComponents, constructComponents } from '../constructs/index.ts';
import { AnswerContext, type ReplySettings, SettingsContext } from '../context.ts';
import { createDrawer } from '../draw/drawer.ts';
import { createRenderer } from '../draw/parts.ts';
import { useAnswering } from '../hooks/use-answering.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { useLazy } from '../hooks/use-lazy.ts';
import type { ReplyState } from '../hooks/use-reply-stream.ts';
import { useSame } from '../hooks/use-same.ts';
import { englishLabels } from '../labels.ts';
import { lazyRaw } from '../lazy.ts';
import type { ReplyComponents, ReplyDrawOptions, ReplyReadOptions } from '../types.ts';
import { Announcer } from './announcer.tsx';
import { Blocks } from './block.tsx';
import { Footnotes } from './footnotes.tsx';
import { Notice } from './notice.tsx';
import { SelectionKeeper } from './selection-keeper.tsx';

export interface ReplyProviderProps extends ReplyDrawOptions, Pick<ReplyReadOptions, 'parse'> {
  /** Whether some block of what is drawn holds raw HTML, so that its reader is needed. */
  hasHtml?: boolean;
  children: ReactNode;
}

const noPlugins: [] = [];

/** What all within it is drawn with: for layouts of your own, around `<ReplyBlocks>`. */
export function ReplyProvider(props: ReplyProviderProps): ReactNode {
  const { children, live = true, answered = false, html = 'escape', hasHtml = false } = props;
  const id = useId();
  // React's ids have characters that selectors would need escaped.
  const prefix = `fd-${id.replace(/\W/g, '')}-`;
  const loaded = useLazy(lazyRaw);
  const raw = html === 'sanitize' ? loaded : undefined;
  useEffect(() => {
    if (html === 'sanitize' && hasHtml) lazyRaw.load();
  }, [html, hasHtml]);
  const callbacks = useLatest(props);
  const answering = useAnswering(live, answered);
  const labels = useSame(props.labels);
  const own = useSame(props.components);
  const renderers = useSame(props.renderers);
  const allow = useSame(props.images?.allow);
  const blocks = useSame(props.parse?.blocks);
  const remarkPlugins = useSame(props.remarkPlugins ?? noPlugins);
  const rehypePlugins = useSame(props.rehypePlugins ?? noPlugins);

  const settings = useMemo((): ReplySettings => {
    const words = { ...englishLabels, ...labels };
    const components: ReplyComponents = { ...builtInComponents(renderers ?? {}), ...own };
    const policy = allow ? { images: { allow } } : {};
    const draw = createDrawer({
      ...policy,
      prefix,
      labels: words,
      blocks,
      html,
      raw,
      remarkPlugins,
      rehypePlugins,
      drawsTrees: components.Tree === constructComponents.Tree,
      isDrawn: (name) => components[name] !== undefined,
    });
    // Plugins see a block as a whole, and the reader of raw HTML reads it as one.
    const canSplit = remarkPlugins.length + rehypePlugins.length === 0 && html === 'escape';
    const render = createRenderer(draw, components, canSplit);
    return {
      prefix,
      labels: words,
      components,
      renderers: renderers ?? {},
      mayLoad: (url) => mayLoad(url, policy),
      draw,
      render,
      callbacks,
    };
  }, [prefix, labels, own, renderers, allow, blocks, html, raw, remarkPlugins, rehypePlugins, callbacks]);

  return (
    <SettingsContext.Provider value={settings}>
      <AnswerContext.Provider value={answering}>{children}</AnswerContext.Provider>
    </SettingsContext.Provider>
  );
}

/** The attributes of the element around a reply. */
type FrameAttributes = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'id' | 'lang' | 'dir' | 'style'>;

export interface ReplyViewOptions extends ReplyDrawOptions, FrameAttributes {
  /**
   * Whether a caret stands after the last word while the reply streams.
   *
   * @default false
   */
  caret?: boolean;
}

export interface ReplyViewProps extends ReplyViewOptions, Pick<ReplyReadOptions, 'parse'> {
  /** What `useReplyStream` gave. */
  reply: ReplyState;
}

/** Draws a reply that `useReplyStream` reads. */
export function ReplyView({ reply, caret = false, ...props }: ReplyViewProps): ReactNode {
  const { className, id, lang, dir = 'auto', style, onError } = props;
  const { status, error, groups, blocks, notes, hasHtml } = reply;
  const report = useLatest(onError);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'error') report()?.(error);
  }, [status, error, report]);
  const isStreaming = status === 'streaming';
  return (
    <ReplyProvider {...props} hasHtml={hasHtml}>
      <div
        ref={frame}
        id={id}
        lang={lang}
        dir={dir}
        style={style}
        className={className ? `fd-reply ${className}` : 'fd-reply'}
        aria-busy={isStreaming}
        data-status={status}
        data-caret={caret && isStreaming ? '' : undefined}
      >
        <SelectionKeeper frame={frame}>
          <Blocks groups={groups} />
        </SelectionKeeper>
        {/* At the end of a reply that grows they would move with each line. */}
        {!isStreaming && <Footnotes notes={notes} />}
        {status === 'error' && <Notice canRetry={props.onRetry !== undefined} />}
      </div>
      <Announcer blocks={blocks} />
    </ReplyProvider>
  );
}

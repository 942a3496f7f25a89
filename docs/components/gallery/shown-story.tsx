import { Reply, type ReplyCallbacks } from '@flowdown/react';
import { replyProps, type Story } from '@flowdown/react/stories';
import { memo, useId, useMemo, useState } from 'react';
import { ScrollingCode } from '../reply/scrolling';
import type { Look } from './look';
import { useReplay } from './use-replay';

const names = ['onAction', 'onFormSubmit', 'onNavigate', 'onReaction'] as const;

/** What a callback got, in short. */
const inWords = (name: string, args: readonly unknown[]) =>
  `${name}(${args.map((arg) => (typeof arg === 'object' ? '{…}' : JSON.stringify(arg))).join(', ')})`;

interface ShownStoryProps {
  story: Story;
  look: Look;
  /** Whether the page has come to life: a story may hold what cannot be drawn on a server. */
  isMounted: boolean;
}

/** One state of a reply, its Markdown, and what it told the application. */
export const ShownStory = memo(function ShownStory({ story, look, isMounted }: ShownStoryProps) {
  const [showsSource, setShowsSource] = useState(false);
  const [told, tell] = useState('');
  const { arrived, replay, stop } = useReplay(story.markdown);
  const id = useId();
  const callbacks = useMemo(
    () => Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => tell(inWords(name, args))])),
    [],
  ) as ReplyCallbacks;
  const props = { ...callbacks, ...replyProps(story) };
  if (arrived !== undefined) Object.assign(props, { markdown: arrived, streaming: true, error: undefined });
  if (look.direction === 'rtl') props.dir = 'rtl';
  return (
    <article className="gallery-story" id={story.id} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>{story.title}</h3>
        <p className="gallery-buttons">
          <button
            type="button"
            aria-expanded={showsSource}
            aria-controls={`${id}-source`}
            aria-describedby={`${id}-title`}
            onClick={() => setShowsSource(!showsSource)}
          >
            Markdown
          </button>
          <button type="button" aria-describedby={`${id}-title`} onClick={arrived === undefined ? replay : stop}>
            {arrived === undefined ? 'Stream it' : 'Stop'}
          </button>
          <a href={`#${story.id}`} aria-label={`Link to: ${story.title}`}>
            #
          </a>
        </p>
      </header>
      <div id={`${id}-source`} hidden={!showsSource}>
        {showsSource && (
          <ScrollingCode className="gallery-source" aria-label="Markdown">
            <code dir="auto">{story.markdown}</code>
          </ScrollingCode>
        )}
      </div>
      <div className="gallery-frame" data-look-theme={look.theme} data-look-width={look.width}>
        {isMounted && <Reply {...props} />}
      </div>
      <p className="gallery-told" role="status">
        {told}
      </p>
    </article>
  );
});

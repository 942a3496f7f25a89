import type { Element } from 'hast';
import { type ReactNode, useState } from 'react';
import type { MediaEntry } from 'remark-flowdown/mdast';
import { useReplySettings } from '../context.ts';
import { addressOf } from '../draw/address.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { contentOf, entriesOf } from '../draw/entries.ts';
import { useMounted } from '../hooks/use-mounted.ts';

/** The same function at each render, or React would call it again. */
const takeFocus = (player: HTMLElement | null): void => player?.focus();

interface PlayerProps {
  kind: 'video' | 'audio';
  entry: Element;
  media: MediaEntry | undefined;
  draw: ConstructProps['draw'];
}

/** The player of the browser, which loads nothing before it plays, and below it a link to the recording. */
function Player({ kind: Kind, entry, media, draw }: PlayerProps): ReactNode {
  const { labels, mayLoad } = useReplySettings();
  const [isAsked, ask] = useState(false);
  const isMounted = useMounted();
  const link = contentOf(entry);
  const src = link?.properties.href;
  // One that is refused is its words.
  if (!link || typeof src !== 'string') return draw(entry.children);
  const { host, path } = addressOf(src);
  const title = media?.title?.text ?? path.slice(path.lastIndexOf('/') + 1);
  const prompt = `${labels.playMedia} ${host}`;
  return (
    <figure>
      <div className="fd-player">
        {isAsked || mayLoad(src) ? (
          <Kind
            ref={isAsked ? takeFocus : undefined}
            aria-label={title}
            controls
            tabIndex={0}
            autoPlay={isAsked}
            preload="none"
            src={src}
          />
        ) : (
          isMounted && (
            <button type="button" aria-label={`${prompt}: ${title}`} onClick={() => ask(true)}>
              {labels.playMedia} <bdi>{host}</bdi>
            </button>
          )
        )}
      </div>
      <figcaption>
        {draw([link])} {host !== '' && <bdi>{host}</bdi>}
      </figcaption>
    </figure>
  );
}

/** Recordings, each in a frame that keeps its size. Those of other hosts wait for the reader. */
function Media({ kind, element, media, draw }: Omit<PlayerProps, 'entry' | 'media'> & Recordings): ReactNode {
  return (
    <div className={`fd-block fd-${kind}`} data-block={kind}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to some browsers. */}
      <ul role="list">
        {entriesOf(element).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block comes as a whole.
          <li key={index}>
            <Player kind={kind} entry={entry} media={media[index]} draw={draw} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Recordings {
  element: Element;
  media: readonly MediaEntry[];
}

export const Video = ({ element, value, draw }: ConstructProps<'Video'>): ReactNode => (
  <Media kind="video" element={element} media={value.media} draw={draw} />
);

export const Audio = ({ element, value, draw }: ConstructProps<'Audio'>): ReactNode => (
  <Media kind="audio" element={element} media={value.media} draw={draw} />
);

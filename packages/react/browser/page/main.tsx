// Before React, which looks for it once.
import './commits.ts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../styles.css';
import { Reply } from '../../src/index.ts';
import { lazyRaw, lazyYaml } from '../../src/lazy.ts';
import { replyProps, stories } from '../../stories/index.ts';
import type { StoryProps } from '../../stories/story.ts';
import type { Call, StoryPage } from './api.ts';
import { frames, task } from './frames.ts';
import { watchShifts } from './shifts.ts';
import { watchWork } from './work.ts';

const stage = document.querySelector('#stage') as HTMLElement;
let root: Root | undefined;
let calls: Call[] = [];

const record =
  (name: string) =>
  (...args: unknown[]) => {
    // What a callback gets is data, but for events and files.
    calls.push({ name, args: args.map((arg) => (arg instanceof Event ? '(event)' : arg)) });
  };

const callbacks = {
  onAction: record('onAction'),
  onFormSubmit: record('onFormSubmit'),
  onNavigate: record('onNavigate'),
  onReaction: record('onReaction'),
};

function render(props: StoryProps): void {
  flushSync(() => root?.render(<Reply {...callbacks} {...props} />));
}

function clear(): void {
  root?.unmount();
  calls = [];
  window.scrollTo(0, 0);
  root = createRoot(stage);
}

const api: StoryPage = {
  ids: stories.map(({ id }) => id),
  async show(id, props) {
    const story = stories.find((one) => one.id === id);
    if (!story) throw new Error(`There is no story ${id}.`);
    clear();
    render({ ...replyProps(story), ...props });
    await frames(2);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frames(1);
  },
  async start(props) {
    clear();
    render({ markdown: '', streaming: true, ...props });
    await frames(2);
  },
  async write(markdown, streaming = true, props = {}) {
    render({ markdown, streaming, ...props });
    await frames(1);
  },
  async stream(text, size, { pace = 'frame', pinned = false, props = {} } = {}) {
    for (let end = size; end < text.length; end += size) {
      render({ markdown: text.slice(0, end), streaming: true, ...props });
      if (pinned) window.scrollTo(0, document.body.scrollHeight);
      await (pace === 'frame' ? frames(1) : task());
    }
    render({ markdown: text, streaming: false, ...props });
    await frames(2);
  },
  calls: () => calls,
  watchShifts,
  watchWork: () => watchWork(stage.querySelector('.fd-reply') as HTMLElement),
};

// Forms and raw HTML are there from the start, so that a picture of them waits for nothing.
lazyYaml.load();
lazyRaw.load();
const loaded = setInterval(() => {
  if (!lazyYaml.get() || !lazyRaw.get()) return;
  clearInterval(loaded);
  window.storyPage = api;
}, 5);

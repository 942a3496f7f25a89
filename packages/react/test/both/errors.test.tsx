import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Reply } from '../../src/index.ts';
import { eventually, mount } from './mount.tsx';

const quietly = (act: () => void): void => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act();
  said.mockRestore();
};

function Throwing(): never {
  throw new Error('broken');
}

function Picky({ children }: { children?: unknown }) {
  if (String(children) === 'bad') throw new Error('broken');
  return <p>{String(children)}</p>;
}

test('a component that throws loses its block only; its source is there', () => {
  quietly(() => {
    const { container } = mount(
      <Reply markdown={'One\n\n> [!NOTE]\n> Mind *this*.\n\nTwo'} components={{ Callout: Throwing }} />,
    );
    expect(container.querySelector('.fd-failed')?.textContent).toBe('> [!NOTE]\n> Mind *this*.');
    expect(container.textContent).toContain('One');
    expect(container.textContent).toContain('Two');
  });
});

test('a plugin that throws does so too', () => {
  const plugin = () => () => {
    throw new Error('broken');
  };
  quietly(() => {
    const { container } = mount(<Reply markdown={'One'} rehypePlugins={[plugin]} />);
    expect(container.querySelector('.fd-failed')?.textContent).toBe('One');
  });
});

test('a block that could not be drawn is tried again with more text', () => {
  quietly(() => {
    const { container, render } = mount(<Reply markdown="bad" streaming components={{ p: Picky }} />);
    expect(container.querySelector('.fd-failed')).not.toBeNull();
    render(<Reply markdown="bad no more" components={{ p: Picky }} />);
    expect(container.querySelector('.fd-failed')).toBeNull();
    expect(container.querySelector('p')?.textContent).toBe('bad no more');
  });
});

/** A stream that gives some chunks and then does as it is told. */
function streamOf(chunks: string[], end: 'ends' | 'breaks' | 'waits', onCancel?: () => void) {
  let at = 0;
  return new ReadableStream<string>({
    pull(controller) {
      const chunk = chunks[at++];
      if (chunk !== undefined) controller.enqueue(chunk);
      else if (end === 'ends') controller.close();
      else if (end === 'breaks') controller.error(new Error('gone'));
      return end === 'waits' && chunk === undefined ? new Promise(() => undefined) : undefined;
    },
    cancel: () => onCancel?.(),
  });
}

test('a stream is drawn to its end, in strict mode too', async () => {
  const stream = streamOf(['One ', '**two', '**'], 'ends');
  const { container } = mount(
    <StrictMode>
      <Reply stream={stream} />
    </StrictMode>,
  );
  await eventually(() => expect(container.querySelector('.fd-reply')?.getAttribute('data-status')).toBe('done'));
  expect(container.querySelector('.fd-reply')?.innerHTML).toBe('<p>One <strong>two</strong></p>');
});

test('an iterable is drawn too', async () => {
  async function* replies() {
    yield 'One ';
    yield 'two';
  }
  const { container } = mount(<Reply stream={replies()} />);
  await eventually(() => expect(container.querySelector('.fd-reply')?.textContent).toBe('One two'));
});

test('a stream that breaks off keeps what came, says so, and offers it again', async () => {
  const onError = vi.fn();
  const onRetry = vi.fn();
  const { container } = mount(
    <Reply
      stream={streamOf(['One **two'], 'breaks')}
      onError={onError}
      onRetry={onRetry}
      labels={{ retry: 'Nochmal' }}
    />,
  );
  await eventually(() =>
    expect(container.querySelector('[role="alert"]')?.textContent).toContain('The reply was interrupted.'),
  );
  expect(container.querySelector('.fd-reply > p')?.textContent).toBe('One **two');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('Nochmal');
  button?.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a reply that leaves the page cancels its stream', async () => {
  const onCancel = vi.fn();
  const { container, unmount } = mount(<Reply stream={streamOf(['One'], 'waits', onCancel)} />);
  await eventually(() => expect(container.textContent).toContain('One'));
  unmount();
  await eventually(() => expect(onCancel).toHaveBeenCalledOnce());
});

test('a chunk that is no text breaks the stream off', async () => {
  const onError = vi.fn();
  mount(<Reply stream={streamOf(['One', 7 as never], 'ends')} onError={onError} />);
  await eventually(() => expect(onError).toHaveBeenCalledOnce());
  expect(String(onError.mock.calls[0]?.[0])).toBe('TypeError: A chunk of a reply has to be a string, got number.');
});

test('a stream that was left is not waited for when it is drawn again', async () => {
  const onError = vi.fn();
  const stream = streamOf(['One'], 'waits');
  const first = mount(<Reply stream={stream} />);
  await eventually(() => expect(first.container.textContent).toContain('One'));
  first.unmount();
  await eventually(() => undefined);
  const { container } = mount(<Reply stream={stream} onError={onError} />);
  expect(container.querySelector('.fd-reply > p')?.textContent).toBe('One');
  expect(container.querySelector('.fd-reply')?.getAttribute('data-status')).toBe('error');
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' });
});

test('a stream that breaks off is let go', async () => {
  const onCancel = vi.fn();
  mount(<Reply stream={streamOf(['One', 7 as never], 'waits', onCancel)} onError={() => undefined} />);
  await eventually(() => expect(onCancel).toHaveBeenCalledOnce());
});

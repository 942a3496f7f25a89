import { act } from 'react';
import { expect, test } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const own = '::: video\n[The **tour**](/tour.mp4)\n:::\n::: audio\n![audio/mpeg](/talk.mp3)\n:::';
const remote = '::: video\n[The tour](https://media.example.com/tour.mp4)\n:::\n';

test('recordings of this site are in the players of the browser, which load nothing on their own', () => {
  const { container } = mount(<Reply markdown={own} />);
  const players = [...container.querySelectorAll<HTMLMediaElement>('video, audio')];
  expect(players.map(({ localName, preload, controls, autoplay }) => [localName, preload, controls, autoplay])).toEqual(
    [
      ['video', 'none', true, false],
      ['audio', 'none', true, false],
    ],
  );
  expect(players.map((player) => [player.getAttribute('src'), player.getAttribute('aria-label')])).toEqual([
    ['/tour.mp4', 'The tour'],
    ['/talk.mp3', 'talk.mp3'],
  ]);
  const links = [...container.querySelectorAll('figcaption a')];
  expect(links.map((link) => `${link.innerHTML} ${link.getAttribute('href')}`)).toEqual([
    'The <strong>tour</strong> /tour.mp4',
    'talk.mp3 /talk.mp3',
  ]);
});

test('a recording of another host says whose it is, and waits for the reader', () => {
  const { container, render } = mount(<Reply markdown={remote} streaming />);
  expect(container.querySelector('video')).toBeNull();
  const button = container.querySelector('button');
  expect(button?.textContent).toBe('Play from media.example.com');
  expect(button?.getAttribute('aria-label')).toBe('Play from media.example.com: The tour');
  expect(container.querySelector('figcaption')?.textContent).toBe('The tour media.example.com');
  act(() => button?.click());
  const player = container.querySelector('video');
  expect([player?.getAttribute('src'), player?.autoplay]).toEqual(['https://media.example.com/tour.mp4', true]);
  expect(document.activeElement).toBe(player);
  render(<Reply markdown={`${remote}\n\nThe end.`} />);
  expect(container.querySelector('video')).toBe(player);
});

test('a host that is allowed is like this site', () => {
  const { container } = mount(<Reply markdown={remote} images={{ allow: ['https://media.example.com'] }} />);
  expect(container.querySelector('video')?.preload).toBe('none');
});

test.each([
  ['a scheme that is not followed', '[The tour](ftp://example.com/tour.mp4)'],
  ['data', '[The tour](data:video/mp4;base64,AA)'],
])('a recording whose address is refused is its words: %s', (_, line) => {
  const { container } = mount(<Reply markdown={`::: video\n${line}\n:::`} />);
  expect(container.querySelector('video, button, a')).toBeNull();
  expect(container.querySelector('.fd-video')?.textContent).toBe('The tour');
});

test('on a server a recording of another host is a link below its frame', () => {
  const { html, errors } = hydrate(<Reply markdown={`${remote}${own}`} />);
  expect(html).not.toContain('src="https://media.example.com');
  expect(html).toContain('href="https://media.example.com/tour.mp4"');
  expect(html).toContain('src="/tour.mp4"');
  expect(html).not.toContain('<button');
  expect(errors).toEqual([]);
});

test('recordings are a list, though it has no bullets: some browsers tell of none then', () => {
  const { html } = hydrate(<Reply markdown={own} />);
  expect(html.match(/<ul[^>]*>/g)).toEqual(['<ul role="list">', '<ul role="list">']);
});

import { act } from 'react';
import { expect, test } from 'vitest';
import { Reply, type ViewerProps } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const gallery =
  '::: images\n![May](/may.jpg)\n![June](https://pictures.example.com/june.jpg)\n![](/july.jpg "The lake")\n![August](ftp://example.com/x.jpg)\n:::\n';

test('each picture is a link to itself, with its words below', () => {
  const { container } = mount(<Reply markdown={gallery} />);
  const entries = [...container.querySelectorAll('.fd-entry')].map((entry) => [
    entry.querySelector('a')?.getAttribute('href') ?? entry.querySelector('button')?.textContent ?? '',
    entry.querySelector('a')?.getAttribute('aria-label') ?? entry.querySelector('img')?.alt ?? '',
    entry.querySelector('figcaption')?.textContent ?? entry.textContent,
  ]);
  expect(entries).toEqual([
    ['/may.jpg', 'May', 'May'],
    ['June Show image from pictures.example.com', '', 'June'],
    ['/july.jpg', 'Enlarge image', 'The lake'],
    ['', '', 'August'],
  ]);
});

test('words that are the name of the picture too are heard once', () => {
  const { container } = mount(<Reply markdown={gallery} />);
  const heard = [...container.querySelectorAll('figcaption')].map((caption) => caption.getAttribute('aria-hidden'));
  expect(heard).toEqual(['true', 'true', null]);
});

test('a picture of another host waits in its frame, and stays there while more text comes', () => {
  const { container, render } = mount(<Reply markdown={gallery} streaming />);
  act(() => container.querySelector('button')?.click());
  const image = container.querySelector('.fd-picture > img');
  expect(image?.getAttribute('src')).toBe('https://pictures.example.com/june.jpg');
  render(<Reply markdown={`${gallery}\n\nThe end.`} />);
  expect(container.querySelector('.fd-picture > img')).toBe(image);
});

function Viewer({ pictures, index, onClose }: ViewerProps) {
  return (
    <button type="button" className="viewer" onClick={onClose}>
      {pictures.map(({ src, alt, caption }) => `${src} ${alt} ${caption}`).join(', ')}; {index}
    </button>
  );
}

test('a viewer of the application opens the pictures that are there, and gives the focus back', () => {
  const followed: string[] = [];
  const { container } = mount(
    <Reply markdown={gallery} renderers={{ viewer: Viewer }} onLinkClick={(href) => followed.push(href)} />,
  );
  const viewer = (): HTMLElement | null => container.querySelector('.viewer');
  const link = container.querySelectorAll('a')[1];
  expect(link?.getAttribute('aria-haspopup')).toBe('dialog');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void link?.querySelector('img')?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(viewer()?.textContent).toBe('/may.jpg May May, /july.jpg  The lake; 1');
  act(() => viewer()?.click());
  expect(viewer()).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(followed).toEqual([]);
});

test('on a server each picture is a link, one of another host too', () => {
  const { html, errors } = hydrate(<Reply markdown={gallery} />);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/may.jpg"',
    'href="https://pictures.example.com/june.jpg"',
    'href="/july.jpg"',
  ]);
  expect(errors).toEqual([]);
});

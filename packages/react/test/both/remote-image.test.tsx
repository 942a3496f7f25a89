import { act } from 'react';
import { expect, test } from 'vitest';
import { Reply } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const text = '![A map](https://pictures.example.com/a.png)';

test('a picture from another host is fetched only when the reader asks for it', () => {
  const { container } = mount(<Reply markdown={text} />);
  const button = container.querySelector('button');
  expect(container.querySelector('img')).toBeNull();
  expect(button?.textContent).toBe('A map Show image from pictures.example.com');
  act(() => button?.click());
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['https://pictures.example.com/a.png', 'A map']);
  expect(document.activeElement).toBe(image);
});

test('a picture from a host that is allowed is there at once', () => {
  const { container } = mount(<Reply markdown={text} images={{ allow: ['https://pictures.example.com'] }} />);
  expect(container.querySelector('img')?.alt).toBe('A map');
});

test('on a server such a picture is a link', () => {
  const { html, errors } = hydrate(<Reply markdown={text} />);
  expect(html).toContain('href="https://pictures.example.com/a.png"');
  expect(html).not.toContain('<img');
  expect(errors).toEqual([]);
});

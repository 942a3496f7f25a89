import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Reply } from '../src/reply.js';

const draw = (markdown) => renderToStaticMarkup(createElement(Reply, { markdown }));

test('blocks are drawn with their classes', () => {
  const html = draw(readFileSync(new URL('../reply.md', import.meta.url), 'utf8'));
  expect(html).toContain('class="fd-carousel"');
  expect(html).toContain('<p class="fd-card-title">Room with a balcony</p>');
  expect(html).toContain('<legend>Hold a room</legend>');
  expect(html).toContain('href="https://pay.example.com/d/311"');
  expect(html).toContain('class="task-list-item"');
});

test('raw HTML is text, and refused links are their words', () => {
  const html = draw('<b onclick="alert(1)">hi</b>\n\n::: links\n[here](javascript:alert(1))\n:::');
  expect(html).not.toMatch(/<b |href="javascript/);
  expect(html).toContain('here');
});

test('pictures of other hosts wait for a click', () => {
  expect(draw('![A map](https://tiles.example.net/1.png)')).toContain('>A map (tiles.example.net)</a>');
});

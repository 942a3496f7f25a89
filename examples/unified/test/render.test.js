import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { render } from '../src/render.js';

const reply = readFileSync(new URL('../reply.md', import.meta.url), 'utf8');

test('blocks, tables and text become one page of HTML', () => {
  const { html, messages } = render(reply);
  expect(html).toContain('<div class="fd-block fd-list-item" data-block="list-item">');
  expect(html).toContain('<p class="fd-card-title">The Pear Tree</p>');
  expect(html).toContain('<li class="fd-entry">Add a guest</li>');
  expect(html).toContain('<td align="right">2</td>');
  expect(messages).toEqual([]);
});

test('pictures load only from the origins that are allowed', () => {
  const { html } = render('![here](https://img.example.com/a.jpg) ![there](https://img.example.net/a.jpg)');
  expect(html).toContain('<img src="https://img.example.com/a.jpg" alt="here">');
  expect(html).toContain('there (img.example.net)</a>');
});

test('a footnote is linked with its text', () => {
  const { html } = render('Late.[^1]\n\n[^1]: By an hour.');
  const [, target] = /href="#([^"]+)" id=/.exec(html) ?? [];
  expect(html).toContain(`<li id="${target}">`);
});

test('raw HTML is text', () => {
  expect(render('<script>alert(1)</script>').html).not.toContain('<script>');
});

test('what is wrong is said with its place', () => {
  expect(render('::: actions\n- Yes').messages).toEqual([expect.stringMatching(/^1:1: .* no closing line/)]);
});

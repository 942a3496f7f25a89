import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outlineOf } from '../src/process.js';

test('the outline names what the reply holds, in its order', () => {
  const reply = readFileSync(new URL('../reply.md', import.meta.url), 'utf8');
  expect(outlineOf(reply)).toEqual([
    'section 1.1: 1.1 Getting there',
    'steps: Bus 7, Ferry',
    'warning: No card payments on board',
    'figure /ferry.png: The ferry at the pier',
    'quote of A harbour master',
    'tabs: By foot, By bicycle',
    `task at ${reply.indexOf('[x]')}: done`,
    `task at ${reply.indexOf('[ ]')}: open`,
    'actions: Book the ferry, Show me the map',
    'sources: https://example.com/timetable',
  ]);
});

test('plain Markdown has none', () => {
  expect(outlineOf('# Hello\n\n> quoted\n\n![in](a.png) text')).toEqual([]);
});

import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Reply, type ReplyProps } from '../../src/index.ts';
import { hydrate, mount } from './mount.tsx';

const go = (path: string): string => `::: navigate\n![navigate](${path})\n:::\n`;
const react = (emoji: string): string => `::: reaction\nemoji=${emoji}\n:::\n`;

/** A reply that streams and tells what it does. */
function listening(start = '') {
  const calls: unknown[][] = [];
  const props = {
    onNavigate: (path: string, query: object) => calls.push(['navigate', path, { ...query }]),
    onReaction: (emoji: string) => calls.push(['reaction', emoji]),
  };
  const draw = (markdown: string, more: Partial<ReplyProps> = { streaming: true }) => (
    <Reply {...({ markdown, ...more, ...props } as ReplyProps)} />
  );
  const page = mount(draw(start));
  return { ...page, calls, write: (text: string, more?: Partial<ReplyProps>) => page.render(draw(text, more)) };
}

/** Writes a text unit by unit, and ends it. */
function streamed(text: string, start = '') {
  const reply = listening(start);
  for (let end = start.length + 1; end <= text.length; end++) reply.write(text.slice(0, end));
  reply.write(text, {});
  return reply;
}

test.each([
  ['a page', go('/plans'), [['navigate', '/plans', {}]]],
  ['a page with a question', go('/plans?year=2027&q=a%20b'), [['navigate', '/plans', { year: '2027', q: 'a b' }]]],
  [
    'two pages, the same twice',
    go('/a') + go('/a'),
    [
      ['navigate', '/a', {}],
      ['navigate', '/a', {}],
    ],
  ],
  ['another site', go('//evil.example/a'), []],
  ['another site by its scheme', go('https://evil.example/a'), []],
  ['a script', go('javascript:alert(1)'), []],
  ['no path', '::: navigate\n:::\n', []],
  ['code that looks like it', `\`\`\`\n${go('/a')}\`\`\`\n`, []],
  ['a page within a quote', go('/a').replace(/^(?=.)/gm, '> '), [['navigate', '/a', {}]]],
  ['a reaction', react('👍'), [['reaction', '👍']]],
  ['the first of three reactions', react('👍') + react('🎉') + react('👍'), [['reaction', '👍']]],
  ['the first that is one', `::: reaction\nnothing\n:::\n${react('🎉')}`, [['reaction', '🎉']]],
])('a reply that streams does by itself what it asks for: %s', (_, text, expected) => {
  expect(streamed(`Before.\n\n${text}\nAfter.\n`).calls).toEqual(expected);
});

test('it does so when the block is whole, and not again with what comes after', () => {
  const reply = listening('A\n\n');
  reply.write('A\n\n::: navigate\n![navigate](/a)\n');
  expect(reply.calls).toEqual([]);
  reply.write(`A\n\n${go('/a')}`);
  expect(reply.calls).toEqual([['navigate', '/a', {}]]);
  reply.write(`A\n\n${go('/a')}\nMore.\n`);
  reply.write(`A\n\n${go('/a')}\nMore.\n`, { labels: { retry: 'Encore' } });
  reply.write(`A\n\n${go('/a')}\nMore.\n`, { parse: { strict: true } });
  expect(reply.calls).toHaveLength(1);
});

test('what a page finds there as its history does nothing, also when more comes', () => {
  const history = `${go('/a')}\n${react('👍')}\n- One\n- Two\n\n  ${go('/b').replaceAll('\n', '\n  ').trim()}\n`;
  expect(listening(history).calls).toEqual([]);
  expect(streamed(`${history}- Three\n\n${react('🎉')}${go('/c')}`, history).calls).toEqual([['navigate', '/c', {}]]);
});

test('another reply in its place does what it asks for', () => {
  const reply = streamed(`A\n\n${react('👍')}${go('/a')}`);
  reply.calls.length = 0;
  const other = `Another\n\n${react('🎉')}${go('/b')}`;
  for (let end = 1; end <= other.length; end++) reply.write(other.slice(0, end));
  expect(reply.calls).toEqual([
    ['reaction', '🎉'],
    ['navigate', '/b', {}],
  ]);
});

test('in strict mode it is done once too', () => {
  const onNavigate = vi.fn();
  const draw = (markdown: string) => (
    <StrictMode>
      <Reply markdown={markdown} streaming onNavigate={onNavigate} />
    </StrictMode>
  );
  const { render } = mount(draw('A'));
  render(draw(`A\n\n${go('/a')}`));
  render(draw(`A\n\n${go('/a')}\n\nB`));
  expect(onNavigate.mock.calls).toEqual([['/a', {}]]);
});

test('a page that a server drew does nothing, and shows only the reaction', () => {
  const calls: string[] = [];
  const { html, errors, container } = hydrate(
    <Reply
      markdown={`${go('/a')}\n${react('👍')}`}
      onNavigate={(path) => calls.push(path)}
      onReaction={(emoji) => calls.push(emoji)}
    />,
  );
  expect(errors).toEqual([]);
  expect(html).not.toContain('/a');
  expect(container.querySelector('.fd-reply')?.textContent?.trim()).toBe('👍');
  expect(calls).toEqual([]);
});

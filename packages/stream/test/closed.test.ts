/** MER-01, MER-03: a diagram says whether its end has been seen; the end of the reply counts. */
import type { Root } from 'mdast';
import { inspectReply, parseReply } from 'remark-flowdown';
import { expect, it } from 'vitest';
import { createReplyStream } from '../src/index.ts';

const code: [name: string, text: string, closed: boolean[]][] = [
  ['open', '```js\na', [false]],
  ['open, with many lines', `~~~\n${'a\n'.repeat(60)}`, [false]],
  ['open, with nothing in it', '```\n', [false]],
  ['with a closer that may go on', '```js\na\n```', [false]],
  ['closed', '```js\na\n```\n', [true]],
  ['closed, with many lines', `\`\`\`\n${'a\n'.repeat(60)}\`\`\`\nb`, [true]],
  ['closed by the end of its quote', '> ```js\n> a\n\ntext', [true]],
  ['open in a quote', '> ```js\n> a\n', [false]],
  ['open in a list item', '- a\n\n  ```\n  b\n', [false]],
  ['above an open one', '```\na\n```\n\n```\nb', [true, false]],
  ['indented', 'a\n\n    b\n', [true]],
];

/** What `inspectReply` says of all code in a tree, in order. */
const closedIn = (tree: Root): string[] => JSON.stringify(inspectReply(tree)).match(/(?<="closed":)\w+/g) ?? [];

it.each(code)('plain code that is %s', (_, text, closed) => {
  const stream = createReplyStream();
  for (const unit of text) stream.append(unit);
  expect(closedIn(stream.tree())).toEqual(closed.map(String));
  stream.end();
  expect(closedIn(stream.tree())).toEqual(closed.map(() => 'true'));
  expect(stream.tree()).toEqual(parseReply(text));
});

const fences: [name: string, text: string, closed: boolean][] = [
  ['open', '```mermaid\ngraph TD', false],
  ['open, with many lines', `\`\`\`mermaid\n${'a --> b\n'.repeat(60)}`, false],
  ['with a closer that may go on', '```mermaid\ngraph TD\n```', false],
  ['closed', '```mermaid\ngraph TD\n```\n', true],
  ['closed, with many lines', `\`\`\`mermaid\n${'a --> b\n'.repeat(60)}\`\`\`\n`, true],
  ['closed, with text after many lines', `\`\`\`mermaid\n${'a --> b\n'.repeat(60)}\`\`\`\ntext`, true],
  ['closed by the end of its quote', '> ```mermaid\n> graph TD\n\ntext', true],
  ['open in a list item', '- a\n\n  ```mermaid\n  graph TD\n', false],
  ['above an open one', '```mermaid\na\n```\n\n```mermaid\n', true],
];

it.each(fences)('a fence that is %s', (_, text, closed) => {
  const stream = createReplyStream();
  const isClosed = () => JSON.stringify(stream.tree()).match(/"closed":(\w+)/)?.[1];
  for (const unit of text) stream.append(unit);
  expect(isClosed()).toBe(String(closed));
  stream.end();
  expect(isClosed()).toBe('true');
});

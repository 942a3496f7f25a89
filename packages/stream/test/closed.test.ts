/** MER-01, MER-03: a diagram says whether its end has been seen; the end of the reply counts. */
import { expect, it } from 'vitest';
import { createReplyStream } from '../src/index.ts';

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

import { XMarkdown } from '@ant-design/x-markdown';
import { createElement } from 'react';
import '@ant-design/x-markdown/themes/light.css';

export const name = '@ant-design/x-markdown';
export const measures = 'the component with `streaming`, and its light theme';

const streaming = { hasNextChunk: true };
const done = { hasNextChunk: false };

export const draw = (text, isDone) =>
  createElement(XMarkdown, { content: text, streaming: isDone ? done : streaming, className: 'x-markdown-light' });

import Markdown from 'markdown-to-jsx/react';
import { createElement } from 'react';

export const name = 'markdown-to-jsx';
export const measures = 'the component with `optimizeForStreaming`';

const streaming = { optimizeForStreaming: true };
const done = {};

export const draw = (text, isDone) => createElement(Markdown, { options: isDone ? done : streaming }, text);

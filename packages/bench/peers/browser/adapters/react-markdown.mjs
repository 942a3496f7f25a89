import { createElement } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

export const name = 'react-markdown';
export const measures = 'the component with remark-gfm';

const remarkPlugins = [remarkGfm];

export const draw = (text) => createElement(Markdown, { remarkPlugins }, text);

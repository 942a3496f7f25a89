import MarkdownRender from 'markstream-react';
import { createElement } from 'react';
import 'markstream-react/index.css';

export const name = 'markstream-react';
export const measures = 'the component with `content`, without fading, and its style sheet';

export const draw = (text, isDone) => createElement(MarkdownRender, { content: text, final: isDone, fade: false });

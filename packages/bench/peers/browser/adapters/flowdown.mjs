import { Reply } from '@flowdown/react';
import { createElement } from 'react';
import '@flowdown/react/styles.css';

export const name = '@flowdown/react';
export const measures = 'the component, with its style sheet';
/** What is drawn for the eye; a region beside it speaks to screen readers. */
export const visible = '.fd-reply';

export const draw = (text, isDone) => createElement(Reply, { markdown: text, streaming: !isDone });

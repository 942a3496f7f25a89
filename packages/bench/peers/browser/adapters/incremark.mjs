import { IncremarkContent } from '@incremark/react';
import { createElement } from 'react';
import '@incremark/theme/styles.css';

export const name = '@incremark/react';
export const measures = 'the component with GFM, and its style sheet';

const options = { gfm: true };

export const draw = (text, isDone) =>
  createElement(IncremarkContent, { content: text, isFinished: isDone, incremarkOptions: options });

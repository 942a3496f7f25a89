import { createElement } from 'react';
import { Streamdown } from 'streamdown';
import 'streamdown/styles.css';

export const name = 'streamdown';
export const measures =
  'the component, without the buttons beside code and tables; its classes for Tailwind have no styles here';

const plain = { controls: false, linkSafety: { enabled: false } };

export const draw = (text, isDone) => createElement(Streamdown, { ...plain, isAnimating: !isDone }, text);

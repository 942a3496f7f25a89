// Some components look for a page while they run, though nothing is drawn on it here.
import { Window } from 'happy-dom';

const window = new Window({ url: 'https://example.com/' });
globalThis.window ??= window;
const classes = ['Node', 'Element', 'HTMLElement', 'DOMParser', 'DocumentFragment', 'IntersectionObserver'];
for (const name of ['document', ...classes, 'ResizeObserver', 'MutationObserver']) globalThis[name] ??= window[name];
for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'getComputedStyle'])
  globalThis[name] ??= window[name].bind(window);

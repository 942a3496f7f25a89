import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchTakeBacks } from './take-backs.mjs';

const adapters = import.meta.glob('./adapters/*.mjs');
const stage = document.querySelector('#stage');

/** Waits until a frame is drawn and what the page wanted to do after it is done. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Gets a page ready for one subject, and gives what drives it. */
async function prepare(name) {
  const { draw, visible, ...about } = await adapters[`./adapters/${name}.mjs`]();
  const root = createRoot(stage);
  let mutations = 0;
  const observer = new MutationObserver((records) => {
    mutations += records.length;
  });
  const count = () => {
    mutations += observer.takeRecords().length;
    return mutations;
  };
  let shift = 0;
  const onShifts = (entries) => {
    for (const { value, hadRecentInput } of entries) if (!hadRecentInput) shift += value;
  };
  const shifts = new PerformanceObserver((list) => onShifts(list.getEntries()));
  shifts.observe({ type: 'layout-shift' });
  const takeBacks = watchTakeBacks(() => (visible ? stage.querySelector(visible) : stage)?.textContent ?? '');
  flushSync(() => root.render(draw('', false)));
  await settle();
  observer.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    about,
    /** Shows the text so far, in a frame of its own, with its end in view. */
    async show(text, isDone) {
      await new Promise((resolve) =>
        requestAnimationFrame(() => {
          flushSync(() => root.render(draw(text, isDone)));
          resolve();
        }),
      );
      await settle();
    },
    /** What is no part of the work: reading the page, and following its end. */
    look() {
      takeBacks.look();
      window.scrollTo(0, document.documentElement.scrollHeight);
    },
    found() {
      onShifts(shifts.takeRecords());
      return { mutations: count(), shift, takeBacks: takeBacks.found, elements: stage.querySelectorAll('*').length };
    },
  };
}

window.prepare = async (name) => {
  window.subject = await prepare(name);
  return window.subject.about;
};

import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, vi } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

/** Something on the page. */
export interface Mounted {
  container: HTMLElement;
  render: (node: ReactNode) => void;
  unmount: () => void;
}

function onPage(html = ''): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  cleanups.push(() => container.remove());
  return container;
}

export function mount(node: ReactNode): Mounted {
  const container = onPage();
  const root = createRoot(container);
  const render = (next: ReactNode): void => act(() => root.render(next));
  const unmount = (): void => act(() => root.unmount());
  render(node);
  cleanups.push(unmount);
  return { container, render, unmount };
}

/** Draws on a server, and takes its HTML over; `errors` are what React said of that. */
export function hydrate(node: ReactNode): Mounted & { html: string; errors: unknown[] } {
  const html = renderToString(node);
  const container = onPage(html);
  const errors: unknown[] = [];
  // From here on: a page is no server, and React says so of layout effects.
  const said = vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, node, { onRecoverableError: (error) => errors.push(error) });
  });
  said.mockRestore();
  const unmount = (): void => act(() => root?.unmount());
  cleanups.push(unmount);
  return { container, html, errors, render: (next) => act(() => root?.render(next)), unmount };
}

/** Lets promises, frames and modules that are loaded come until something holds; a slow machine only takes longer. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
      check();
    },
    { timeout: 30_000, interval: 10 },
  );

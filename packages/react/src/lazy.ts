import type { YamlReader } from 'remark-flowdown/yaml';
import type { ReadRawHtml } from './draw/raw.ts';

/** Something that is loaded when it is first needed, and then there for all replies. */
export interface Lazy<Value> {
  get: () => Value | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Starts loading; what fails is tried again at the next call. */
  load: () => void;
  /** The same, and settles when it is there; fails when it cannot be loaded. */
  loaded: () => Promise<void>;
}

export function createLazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let value: Value | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  function loaded(): Promise<void> {
    loading ??= load().then(
      (found) => {
        value = found;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => void loaded().catch(() => undefined),
    loaded,
  };
}

export const lazyYaml: Lazy<YamlReader> = createLazy(async () => (await import('remark-flowdown/yaml')).yamlReader);
export const lazyRaw: Lazy<ReadRawHtml> = createLazy(async () => (await import('./draw/raw.ts')).readRawHtml);

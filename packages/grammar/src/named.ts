import type { Kind } from './types.ts';

/** A kind whose name is known to the type checker, so that the unions of names come from the kinds themselves. */
export type Named<K extends Kind, Name extends string> = K & { readonly name: Name };

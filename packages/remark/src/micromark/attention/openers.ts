import type { Token } from 'micromark-util-types';
import { type SpanRule, sizeOf } from './types.ts';

/** A sequence that may still open a span. */
export interface Opener {
  token: Token;
  /** Where its events are in the list that is being built. */
  at: number;
  /** Which of the text's sequences it is. */
  order: number;
}

/** Openers of one key, first to last, and up to which sequence the closers of a class have failed. */
interface Stack {
  openers: Opener[];
  bottoms: Map<number, number>;
}

/** The openers before a place in a text. A search that failed is not made again: all searches together are linear. */
export class Openers {
  readonly #rule: SpanRule;
  readonly #stacks = new Map<number, Stack>();

  constructor(rule: SpanRule) {
    this.#rule = rule;
  }

  add(key: number, opener: Opener): void {
    const stack = this.#stacks.get(key);
    if (stack) stack.openers.push(opener);
    else this.#stacks.set(key, { openers: [opener], bottoms: new Map() });
  }

  /** The nearest opener a closer makes a pair with. */
  find(key: number, closer: Token, order: number): Opener | undefined {
    const stack = this.#stacks.get(key);
    if (!stack) return;
    const { openers, bottoms } = stack;
    const failing = this.#rule.classOf(closer);
    const bottom = bottoms.get(failing) ?? 0;
    for (let index = openers.length - 1; index >= 0; index--) {
      const opener = openers[index] as Opener;
      if (opener.order < bottom) break;
      if (this.#rule.take(opener.token, closer) > 0) return opener;
    }
    bottoms.set(failing, order);
  }

  /** Takes out the openers behind one that was paired, and that one unless it has marks left. */
  pair(key: number, { token, at, order }: Opener): void {
    const left = sizeOf(token) > 0;
    for (const { openers } of this.#stacks.values())
      while ((openers[openers.length - 1]?.at ?? -1) >= (left ? at + 1 : at)) openers.pop();
    if (!left) return;
    // A sequence that got shorter may pair with a closer it failed with.
    const bottoms = this.#stacks.get(key)?.bottoms;
    for (const [failing, bottom] of bottoms ?? []) if (bottom > order) bottoms?.set(failing, order);
  }

  clear(): void {
    this.#stacks.clear();
  }
}

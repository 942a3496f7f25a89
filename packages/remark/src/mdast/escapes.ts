import type { Text } from 'mdast';
import type { CompileContext, Token } from 'mdast-util-from-markdown';

/** Of texts with an escape or a character reference in them: where in the text the first stands. The tree does not tell. */
export type Escapes = WeakMap<Text, number>;

/**
 * Notes an escape, and reads it as ever.
 *
 * ```markdown
 * > | a \[ b
 *       ^
 * ```
 */
export function enterEscape(escapes: Escapes) {
  return function (this: CompileContext, token: Token): void {
    this.config.enter.data?.call(this, token);
    const text = this.stack[this.stack.length - 1];
    if (text?.type === 'text' && !escapes.has(text)) escapes.set(text, text.value.length);
  };
}

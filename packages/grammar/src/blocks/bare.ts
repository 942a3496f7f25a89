import { readShortcode } from '../shortcodes.ts';
import type { BlockKind } from '../types.ts';

const emojiPattern = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The one emoji a text names, as itself or as a shortcode; undefined for anything else. */
export function readEmoji(text: string): string | undefined {
  const named = readShortcode(text);
  if (named) return named;
  // The longest emoji sequences have a few dozen code units; segmenting longer text would be work for nothing.
  if (text.length === 0 || text.length > 64 || !emojiPattern.test(text)) return undefined;
  const first = segmenter.segment(text)[Symbol.iterator]().next().value;
  return first?.segment === text ? text : undefined;
}

const number = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)`;
const numberPattern = new RegExp(`^(${number})[ \t]*(%)?$`);
const fractionPattern = new RegExp(`^(${number})[ \t]*/[ \t]*(${number})$`);

/** A number, a percentage, or `3/5`: the value and, where the text gives it, what it is out of. */
export function readAmount(text: string): { value: number; max?: number } | undefined {
  const single = numberPattern.exec(text);
  if (single) return { value: Number(single[1]), ...(single[2] && { max: 100 }) };
  const fraction = fractionPattern.exec(text);
  return fraction ? { value: Number(fraction[1]), max: Number(fraction[2]) } : undefined;
}

export const feedbackTypes = ['thumbs', 'stars', 'scale'] as const;

/** A path on the page's own origin: one slash, then anything but a second one or a backslash. */
export const isSameOriginPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);

const tests: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['emoji', (text: string) => readEmoji(text) !== undefined],
  ['value', (text: string) => readAmount(text) !== undefined],
  ['kind', (text: string) => (feedbackTypes as readonly string[]).includes(text.toLowerCase())],
  ['path', (text: string) => text.startsWith('/')],
]);

/** Whether a line without a key may set the block's main field. An application's own field takes any text. */
export function acceptsBare(kind: BlockKind, text: string): boolean {
  return kind.bare !== undefined && (tests.get(kind.bare)?.(text) ?? true);
}

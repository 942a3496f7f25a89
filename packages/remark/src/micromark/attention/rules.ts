import type { SpanRule } from './types.ts';
import { sizeOf } from './types.ts';

/** Emphasis and strong, as CommonMark pairs `*` and `_`. */
export const emphasisRule: SpanRule = {
  sequence: 'attentionSequence',
  keyOf: (sequence, context) => context.sliceSerialize(sequence).charCodeAt(0),
  classOf: (closer) => (sizeOf(closer) % 3) + (closer._open ? 3 : 0),
  take(opener, closer) {
    const sizes = [sizeOf(opener), sizeOf(closer)] as const;
    // The rule of three: `**a*b**` is strong with a mark in it.
    const isInner = Boolean(opener._close || closer._open);
    if (isInner && sizes[1] % 3 !== 0 && (sizes[0] + sizes[1]) % 3 === 0) return 0;
    return sizes[0] > 1 && sizes[1] > 1 ? 2 : 1;
  },
  typesOf: (taken) =>
    taken > 1
      ? { span: 'strong', sequence: 'strongSequence', text: 'strongText' }
      : { span: 'emphasis', sequence: 'emphasisSequence', text: 'emphasisText' },
};

/** GFM's strikethrough: as many tildes after it as before it. */
export const strikethroughRule: SpanRule = {
  sequence: 'strikethroughSequenceTemporary',
  keyOf: sizeOf,
  classOf: () => 0,
  take: sizeOf,
  typesOf: () => ({ span: 'strikethrough', sequence: 'strikethroughSequence', text: 'strikethroughText' }),
};

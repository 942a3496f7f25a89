import type { Construct, ConstructRecord, Extension } from 'micromark-util-types';
import { mergeData } from './merge-data.ts';
import { resolveSpans } from './resolve-spans.ts';
import { emphasisRule, strikethroughRule } from './rules.ts';
import type { SpanRule } from './types.ts';

const rules: Record<string, SpanRule> = { attention: emphasisRule, strikethrough: strikethroughRule };

/** Micromark's construct for emphasis, or an extension's for emphasis or strikethrough, with our resolver for its own. */
export function boundSpans(construct: Construct, depth: number): Construct {
  const rule = rules[construct.name ?? ''];
  if (!rule) return construct;
  return {
    ...construct,
    resolveTo: mergeData,
    resolveAll: (events, context) => resolveSpans(rule, depth, events, context),
  };
}

/** An extension with each of its constructs bounded, one and the same wherever it stands. */
export function boundSpansOf(extension: Extension, depth: number): Extension {
  const known = new Map<Construct, Construct>();
  const bound = (construct: Construct) => {
    const bounded = known.get(construct) ?? boundSpans(construct, depth);
    known.set(construct, bounded);
    return bounded;
  };
  const boundAll = (record: ConstructRecord = {}): ConstructRecord =>
    Object.fromEntries(
      Object.entries(record).map(([code, constructs]) => [code, [constructs ?? []].flat().map(bound)]),
    );
  return {
    ...extension,
    text: boundAll(extension.text),
    insideSpan: { null: (extension.insideSpan?.null ?? []).map((construct) => bound(construct as Construct)) },
  };
}

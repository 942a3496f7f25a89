import { feedbackTypes, isAllowedUrl, readAmount, readEmoji } from '@flowdown/grammar';
import type { PhrasingContent } from 'mdast';
import type { ChartContent, FormContent, YamlContent } from './types.ts';

/** A piece of inline Markdown: its words, and its nodes. */
export interface Inline {
  text: string;
  children: readonly PhrasingContent[];
}

/** The value of a block that is a few plain fields. */
export type PlainValue =
  | { name: 'reaction'; emoji: string }
  | { name: 'navigate'; path: string; query: Record<string, string>; allowed: boolean }
  | { name: 'progress'; value: number | undefined; max: number; label?: Inline }
  | { name: 'feedback'; kind: (typeof feedbackTypes)[number]; max: number; question?: Inline };

/** The value of a block with a YAML body; without content when that cannot be read. */
export type YamlValue = { name: 'form'; form?: FormContent } | { name: 'chart'; chart?: ChartContent };

type Values = Readonly<Record<string, string>>;

function readNavigate(value: string): PlainValue {
  const [path = '', search = ''] = value.replace(/#.*$/s, '').split(/\?(.*)/s);
  // A null prototype keeps `__proto__` a plain name.
  const query = Object.create(null) as Record<string, string>;
  for (const [key, part] of new URLSearchParams(search)) query[key] = part;
  return { name: 'navigate', path, query: { ...query }, allowed: isAllowedUrl(value, 'path') };
}

function readProgress(values: Values, label: Inline | undefined): PlainValue {
  const amount = readAmount(values.value?.trim() ?? '');
  const max = Number(values.max);
  const limit = values.max !== undefined && Number.isFinite(max) && max > 0 ? max : (amount?.max ?? 100);
  return { name: 'progress', value: amount?.value, max: limit, ...(label && { label }) };
}

function readFeedback(values: Values, question: Inline | undefined): PlainValue {
  const wanted = values.kind?.trim().toLowerCase();
  const kind = feedbackTypes.find((name) => name === wanted) ?? 'thumbs';
  const max = Number(values.max);
  const most = Number.isInteger(max) && max > 1 && max <= 10 ? max : { thumbs: 1, stars: 5, scale: 10 }[kind];
  return { name: 'feedback', kind, max: kind === 'thumbs' ? 1 : most, ...(question && { question }) };
}

/**
 * The value of a block whose fields are not nodes; undefined for other kinds.
 *
 * @param inline the fields that are inline Markdown
 * @param content what a YAML body holds
 */
export function readValues(
  name: string,
  values: Values,
  inline: (field: string) => Inline | undefined,
  content: YamlContent | undefined,
): PlainValue | YamlValue | undefined {
  switch (name) {
    case 'reaction':
      return { name, emoji: readEmoji(values.emoji?.trim() ?? '') ?? '' };
    case 'navigate':
      return readNavigate(values.path ?? '');
    case 'progress':
      return readProgress(values, inline('label'));
    case 'feedback':
      return readFeedback(values, inline('question'));
    case 'form':
      return { name, ...(content && { form: content as FormContent }) };
    case 'chart':
      return { name, ...(content && { chart: content as ChartContent }) };
    default:
      return undefined;
  }
}

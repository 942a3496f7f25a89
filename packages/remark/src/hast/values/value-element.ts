import type { Element, ElementContent } from 'hast';
import type { BlockValue, CustomBlockValue } from '../../mdast/read-block.ts';
import type { Inline, PlainValue, YamlValue } from '../../mdast/read-values.ts';
import { element } from '../element.ts';
import { englishLabels, type HtmlLabels } from '../labels.ts';
import { block } from './block.ts';
import { chartElement } from './chart.ts';
import { formElement } from './form.ts';

/** Makes the nodes of a piece of inline Markdown. */
export type InlineToHast = (inline: Inline) => ElementContent[];

const marks = { thumbs: () => ['👍', '👎'], stars: (max: number) => Array.from({ length: max }, () => '★') } as const;

function feedbackElement(value: Extract<PlainValue, { name: 'feedback' }>, toHast: InlineToHast): Element {
  const { kind, max, question } = value;
  const options = kind === 'scale' ? Array.from({ length: max }, (_, index) => String(index + 1)) : marks[kind](max);
  return block(
    'feedback',
    'div',
    question ? element('p', { className: ['fd-feedback-question'] }, toHast(question)) : undefined,
    element(
      'ul',
      { className: ['fd-options'] },
      options.map((option) => element('li', {}, option)),
    ),
  );
}

function progressElement(value: Extract<PlainValue, { name: 'progress' }>, toHast: InlineToHast): Element {
  const { max, label } = value;
  const done = value.value ?? 0;
  const percent = `${Math.round((done / max) * 100)}%`;
  return block(
    'progress',
    'div',
    label ? element('p', { className: ['fd-progress-label'] }, toHast(label)) : undefined,
    value.value === undefined
      ? undefined
      : [
          element('progress', { max: String(max), value: String(Math.min(Math.max(done, 0), max)) }, percent),
          element('span', {}, percent),
        ],
  );
}

/** The plain values of an application's own kind, each under its key; what is Markdown in it stays with its nodes. */
function customElement(value: CustomBlockValue): Element | undefined {
  const fields = Object.entries(value.values);
  if (fields.length === 0 || value.children.length > 0) return undefined;
  return block(
    value.name,
    'dl',
    fields.flatMap(([key, text]) => [element('dt', {}, key), element('dd', {}, text)]),
  );
}

/** The element of a block whose fields are values, not Markdown; undefined for the others, which their nodes draw. */
export function valueElement(
  value: BlockValue | CustomBlockValue | PlainValue | YamlValue,
  toHast: InlineToHast,
  labels: HtmlLabels = englishLabels,
): Element | undefined {
  if ('custom' in value) return customElement(value);
  switch (value.name) {
    case 'form':
      return value.form ? formElement(value.form, labels) : undefined;
    case 'chart':
      return value.chart ? chartElement(value.chart, labels) : undefined;
    case 'progress':
      return progressElement(value, toHast);
    case 'feedback':
      return feedbackElement(value, toHast);
    case 'reaction':
      return value.emoji === '' ? undefined : block('reaction', 'p', value.emoji);
    default:
      return undefined;
  }
}

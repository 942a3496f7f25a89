import { plainText } from '../mdast/plain-text.ts';
import type { BlockValue, CustomBlockValue, Inline } from '../mdast/read-block.ts';
import { readBlock } from '../mdast/read-block.ts';
import type { ChartContent, FormContent, FormField, ReplyBlock } from '../mdast/types.ts';
import type { Inspector } from './blocks.ts';
import type { BlockFields, ChartItem, CustomBlockFields, FormFieldItem, FormItem, ReplyBlockItem } from './types.ts';

/** A `:::` block as its fields, inline Markdown as plain text. */
export function inspectReplyBlock(node: ReplyBlock, inspect: Inspector): ReplyBlockItem {
  const value = readBlock(node);
  return { type: 'block', ...('custom' in value ? customFields(value, inspect) : fieldsOf(value, inspect)) };
}

/** `{[key]: text}` for inline Markdown that is there. */
const words = <Key extends string>(key: Key, inline: Inline | undefined): { [K in Key]?: string } =>
  (inline ? { [key]: inline.text } : {}) as { [K in Key]?: string };

function fieldsOf(value: BlockValue, inspect: Inspector): BlockFields {
  switch (value.name) {
    case 'actions':
      return {
        name: value.name,
        entries: value.entries.map(({ label, url }) => ({ label: label.text, ...(url !== undefined && { url }) })),
      };
    case 'list-item':
    case 'horizontal-list-item':
      return {
        name: value.name,
        ...(value.image && { image: { src: value.image.src, alt: value.image.alt } }),
        title: value.title?.text ?? '',
        ...words('subtitle', value.subtitle),
        blocks: inspect(value.children),
      };
    case 'images':
      return { name: value.name, images: value.images.map(({ src, alt }) => ({ src, alt })) };
    case 'links':
    case 'payment':
      return { name: value.name, links: value.links.map(({ url, label }) => ({ url, ...words('label', label) })) };
    case 'documents':
      return {
        name: value.name,
        documents: value.documents.map(({ name, url, filename, mime }) => ({ name: name.text, url, filename, mime })),
      };
    case 'video':
    case 'audio':
      return {
        name: value.name,
        media: value.media.map(({ src, mime, title }) => ({ src, ...(mime && { mime }), ...words('title', title) })),
      };
    case 'reaction':
      return { name: value.name, emoji: value.emoji };
    case 'navigate':
      return { name: value.name, path: value.path, query: value.query };
    case 'progress': {
      const { name, max, label } = value;
      return { name, ...(value.value !== undefined && { value: value.value }), max, ...words('label', label) };
    }
    case 'feedback':
      return { name: value.name, kind: value.kind, max: value.max, ...words('question', value.question) };
    case 'form':
      return { name: value.name, ...(value.form ? formItem(value.form) : { fields: [] }), ...textOf(value, inspect) };
    case 'chart':
      return { name: value.name, ...chartItem(value.chart), ...textOf(value, inspect) };
  }
}

/** The text of a body that could not be read. */
function textOf({ children }: { children: ReplyBlock['children'] }, inspect: Inspector): Pick<FormItem, 'blocks'> {
  return children.length > 0 ? { blocks: inspect(children) } : {};
}

function formItem({ fields, title, description, submit, id }: FormContent): FormItem {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(submit !== undefined && { submit }),
    ...(id !== undefined && { id }),
    fields: fields.map(fieldItem),
  };
}

function fieldItem(field: FormField): FormFieldItem {
  const { options } = field;
  // Assigned over the spread, a key keeps its place in the order.
  return {
    ...field,
    ...(options && { options: options.map((option) => (option.value === option.label ? option.value : option)) }),
  };
}

function chartItem(chart: ChartContent | undefined): ChartItem {
  if (!chart) return { labels: [], series: [] };
  return { kind: chart.kind, labels: chart.labels, series: chart.series };
}

function customFields({ name, values, content, children }: CustomBlockValue, inspect: Inspector): CustomBlockFields {
  const lines: [string, unknown][] = [];
  const rest: ReplyBlock['children'] = [];
  for (const child of children) {
    const label = child.data?.flowdown;
    if (label?.type === 'field' && 'children' in child) lines.push([label.field, plainText(child.children)]);
    else rest.push(child);
  }
  const map = typeof content === 'object' && content !== null ? Object.entries(content) : [];
  const own = new Set(['type', 'name', 'blocks']);
  const fields = [...Object.entries(values), ...lines, ...map].filter(([key]) => !own.has(key));
  return { name, ...Object.fromEntries(fields), ...(rest.length > 0 && { blocks: inspect(rest) }) };
}

import type { Blockquote } from 'mdast';
import { englishLabels } from '../hast/labels.ts';
import type { CalloutKindName } from '../mdast/types.ts';

/**
 * Names the element of a callout, so that a pipeline that knows nothing of us draws one too. Forms keep the quotes and
 * lists they are written as: one element cannot say what they are.
 */
export function labelCalloutElement(quote: Blockquote, kind: CalloutKindName): void {
  const hProperties = { className: ['fd-callout'], role: 'note', ariaLabel: englishLabels[kind], dataKind: kind };
  quote.data = { ...quote.data, hName: 'div', hProperties };
  const [title] = quote.children;
  const label = title?.data?.flowdown;
  if (title?.type === 'paragraph' && label?.type === 'field')
    title.data = { ...title.data, hProperties: { className: ['fd-callout-title'] } };
}

import type { Element } from 'hast';
import type { FootnoteReference } from 'mdast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { element } from '../element.ts';
import type { Drawing } from './drawing.ts';

/** A footnote leads back to so many of its calls; nobody follows the hundredth arrow. */
const mostWaysBack = 100;

/**
 * The call of a footnote, as `mdast-util-to-hast` draws it, in the same time however many there are: that looks for each
 * number among all numbers.
 */
export function drawFootnoteReference({ state, footnotes }: Drawing, node: FootnoteReference): Element {
  const id = node.identifier.toUpperCase();
  let number = footnotes.get(id);
  if (number === undefined) {
    number = state.footnoteOrder.push(id);
    footnotes.set(id, number);
  }
  const call = (state.footnoteCounts.get(id) ?? 0) + 1;
  const leadsBack = call <= mostWaysBack;
  if (leadsBack) state.footnoteCounts.set(id, call);
  const prefix = state.options.clobberPrefix ?? 'user-content-';
  const safeId = normalizeUri(id.toLowerCase());
  const link = element(
    'a',
    {
      href: `#${prefix}fn-${safeId}`,
      ...(leadsBack && { id: `${prefix}fnref-${safeId}${call > 1 ? `-${call}` : ''}` }),
      dataFootnoteRef: true,
      ariaDescribedBy: ['footnote-label'],
    },
    String(number),
  );
  const drawn = element('sup', {}, link);
  state.patch(node, link);
  state.patch(node, drawn);
  return state.applyData(node, drawn);
}

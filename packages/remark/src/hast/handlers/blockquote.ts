import type { Element } from 'hast';
import type { Blockquote } from 'mdast';
import { type QuoteReading, readBlockquote } from '../../read/form.ts';
import { element } from '../element.ts';
import { calloutElement } from './callout.ts';
import { detailsElement } from './details.ts';
import { type Blocks, type Drawing, definitionsOf, lines } from './drawing.ts';
import { prosConsElement } from './pros-cons.ts';
import { quoteElement } from './quote.ts';
import { sourcesElement } from './sources.ts';
import { statsElement } from './stats.ts';
import { stepsElement } from './steps.ts';
import { tabsElement } from './tabs.ts';
import { titleElement } from './title.ts';

function mainElement(drawing: Drawing, value: QuoteReading): Element {
  switch (value.type) {
    case 'callout':
      return calloutElement(drawing, value);
    case 'details':
      return detailsElement(drawing, value);
    case 'prosCons':
      return prosConsElement(drawing, value);
    case 'quote':
      return quoteElement(drawing, value);
    case 'sources':
      return sourcesElement(drawing, value);
    case 'stats':
      return statsElement(drawing, value);
    case 'steps':
      return stepsElement(drawing, value);
    case 'tabs':
      return tabsElement(drawing, value);
  }
}

/** A form with what belongs to it before and after: its title, text above the panels, the rest of its quote. */
function grouped(drawing: Drawing, value: QuoteReading, main: Element): Element {
  const { state } = drawing;
  const draw = (children: Blocks) => state.all({ type: 'blockquote', children });
  const isForm = value.type === 'steps' || value.type === 'tabs' || value.type === 'stats' || value.type === 'sources';
  const title = isForm ? titleElement(drawing, value.title) : undefined;
  const before = value.type === 'tabs' ? draw(value.lead) : [];
  const after = 'after' in value ? draw(value.after) : [];
  if (!title && before.length === 0 && after.length === 0) return main;
  return element('div', { className: ['fd-group'] }, lines(drawing, [title, ...before, main, ...after]));
}

/** A quote, as whatever it is read as. */
export function drawBlockquote(drawing: Drawing, node: Blockquote): Element {
  const { state, labels } = drawing;
  const value = readBlockquote(node, definitionsOf(drawing));
  const main = mainElement(drawing, value);
  state.patch(node, main);
  const applied = state.applyData(node, main);
  // Labelling names the kind in English, for pipelines that know no other words.
  if (value.type === 'callout') applied.properties.ariaLabel = labels[value.kind];
  drawing.onElement?.(applied, node, state);
  return grouped(drawing, value, applied);
}

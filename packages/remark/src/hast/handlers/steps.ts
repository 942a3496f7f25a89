import type { Element } from 'hast';
import type { StepsValue } from '../../read/form.ts';
import { element } from '../element.ts';
import { type Drawing, drawBlocks, drawInline } from './drawing.ts';
import { taskBox, withBox } from './list-item.ts';

type Step = StepsValue['steps'][number];

function headElements(drawing: Drawing, { item, lead, when }: Step): (Element | undefined)[] {
  if (!lead) return [];
  const title = element('strong', {}, drawInline(drawing, lead));
  const isTask = typeof item.checked === 'boolean';
  return [
    element('p', { className: ['fd-step-title'] }, isTask ? taskBox(drawing, item, [title], true) : title),
    when && element('p', { className: ['fd-step-when'] }, element('em', {}, drawInline(drawing, when))),
  ];
}

function stepElement(drawing: Drawing, step: Step): Element {
  const { item, lead, blocks } = step;
  const isTask = typeof item.checked === 'boolean';
  const body = lead ? blocks : withBox(drawing, item, blocks);
  return element(
    'li',
    { className: isTask ? ['fd-step', 'task-list-item'] : ['fd-step'] },
    drawBlocks(drawing, body, ...headElements(drawing, step)),
  );
}

/** A timeline. Browsers stop calling it a list once its bullets are gone, so it says that it is one. */
export function stepsElement(drawing: Drawing, { start, steps }: StepsValue): Element {
  const items = steps.map((step) => stepElement(drawing, step));
  return element(
    'ol',
    { className: ['fd-steps'], dataForm: 'steps', role: 'list', ...(start !== undefined && { start }) },
    drawing.state.wrap(items, true),
  );
}

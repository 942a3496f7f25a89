import type { Element } from 'hast';
import { type Child, element } from '../element.ts';

/** The outer element of a block. */
export const block = (name: string, tagName: string, ...children: (Child | Child[])[]): Element =>
  element(tagName, { className: ['fd-block', `fd-${name}`], dataBlock: name }, ...children);

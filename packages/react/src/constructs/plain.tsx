import type { ReactNode } from 'react';
import type { ConstructProps } from '../draw/constructs.ts';

/** A construct as the element that stands for it without script. */
export const Plain = ({ element, draw }: Pick<ConstructProps, 'element' | 'draw'>): ReactNode => draw([element]);

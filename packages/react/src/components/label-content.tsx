import type { ElementContent } from 'hast';
import type { ReactNode } from 'react';
import { ControlContext } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { withoutLinks } from '../draw/without-links.ts';

interface LabelContentProps extends Pick<ConstructProps, 'draw'> {
  content: readonly ElementContent[];
}

/** The label of a button, drawn without what acts by itself. */
export const LabelContent = ({ content, draw }: LabelContentProps): ReactNode => (
  <ControlContext.Provider value={true}>{draw(withoutLinks(content))}</ControlContext.Provider>
);

'use client';

import { loadMath, type MathTypesetter } from '@flowdown/render/math';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLazy } from './hooks/use-lazy.ts';
import { createLazy, type Lazy } from './lazy.ts';
import type { MathRendererProps } from './types.ts';

const lazyMath: Lazy<MathTypesetter> = createLazy(() => loadMath());

/**
 * Loads KaTeX before the first formula comes, so that none is shown as its source at first.
 *
 * @returns settles when it is there; fails when KaTeX is not installed
 */
export const preloadMath = (): Promise<void> => lazyMath.loaded();

/**
 * Draws formulas with KaTeX, which is loaded with the first: `<Reply renderers={{ math: MathRenderer }}>`. Until then, on a
 * server, and for one that is wrong, there is its source; what is wrong is in its title.
 */
export function MathRenderer({ source, display, closed, children }: MathRendererProps): ReactNode {
  const math = useLazy(lazyMath);
  // Without KaTeX the source stays.
  useEffect(() => lazyMath.load(), []);
  const drawn = useMemo(() => (closed ? math?.typeset(source, display) : undefined), [math, closed, source, display]);
  if (!drawn) return children;
  const Frame = display ? 'div' : 'span';
  if (drawn.error !== undefined)
    return (
      <Frame className="fd-math-error" title={drawn.error}>
        {children}
      </Frame>
    );
  const html = { __html: drawn.html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX made it, with all that reaches out of a formula refused.
  return <Frame className="fd-formula" data-display={display || undefined} dangerouslySetInnerHTML={html} />;
}

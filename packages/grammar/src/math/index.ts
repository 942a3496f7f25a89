export { canOpenMath } from './dollar.ts';
export { findMathFenceEnd, fitsMathFence, isMathFence, readsAsMath } from './fence.ts';
export { type MathForm, type MathSpan, scanMath } from './scan.ts';
export { maxBracketBody } from './tex.ts';

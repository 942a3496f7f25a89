import type { MathSpan } from '@flowdown/grammar';

declare module 'micromark-util-types' {
  // The names of micromark-extension-math, so that whatever knows its tokens knows these.
  interface TokenTypeMap {
    /**
     * A displayed formula.
     *
     * ```markdown
     * > | $$
     *     ^^
     * > | x
     *     ^
     * > | $$
     *     ^^
     * ```
     */
    mathFlow: 'mathFlow';
    mathFlowFence: 'mathFlowFence';
    mathFlowFenceSequence: 'mathFlowFenceSequence';
    /** One line of a displayed formula. */
    mathFlowValue: 'mathFlowValue';
    /**
     * A formula in a line.
     *
     * ```markdown
     * > | a $x$ b
     *       ^^^
     * ```
     */
    mathText: 'mathText';
    mathTextData: 'mathTextData';
    /** Blanks and line endings between a sequence and the TeX. */
    mathTextPadding: 'mathTextPadding';
    mathTextSequence: 'mathTextSequence';
  }

  interface Token {
    /** On `mathText`: how the formula is written, and whether it is alone in its text. */
    math?: Pick<MathSpan, 'form' | 'alone' | 'needsAlone'>;
  }
}

/** Formulas, by KaTeX: each typeset once, and none of them harmful. */
import { type CacheCounters, createCache } from './cache.ts';

/** A formula as HTML with MathML in it, made by KaTeX; or why there is none, in words for a reader. */
export type Typeset = { readonly html: string; readonly error?: undefined } | { readonly error: string };

export interface MathOptions {
  /**
   * How long a formula may be, in UTF-16 units; a longer one is an error. Time and HTML grow with it.
   *
   * @default 2000
   */
  maxLength?: number;
  /**
   * How many formulas are kept.
   *
   * @default 1000
   */
  maxEntries?: number;
  /**
   * How many characters all that is kept may have together, sources and HTML.
   *
   * @default 8000000
   */
  maxWeight?: number;
}

export interface MathTypesetter {
  /** Typesets TeX, or remembers it. Never throws. */
  typeset(source: string, display: boolean): Typeset;
  readonly counters: Readonly<CacheCounters>;
}

/** The part of KaTeX that is used. */
export interface Katex {
  renderToString(source: string, options: Record<string, unknown>): string;
}

/** Commands that reach out of a formula: files, links, classes, ids. KaTeX would show their name in red. */
function refuse({ command }: { command: string }): never {
  throw new Error(`${command} is not allowed in a formula.`);
}

/** No size is over 10 em, and no macro goes on for ever. */
const bounds = { trust: refuse, strict: 'ignore', maxSize: 10, maxExpand: 1000, output: 'htmlAndMathml' };

/** KaTeX bounds sizes, but not how far something is moved back. */
const movesAway = /margin-(?:left|right):-\d{2,}(?:\.\d+)?em/;

/** Deeper, and the stack of a browser may not hold it. No formula that people read comes near. */
const deepest = 100;

const tooDeep = 'The formula is nested too deep.';

function isTooDeep(source: string): boolean {
  let depth = 0;
  for (const [mark] of source.matchAll(/\\?[{}]/g)) {
    if (mark === '{' && ++depth > deepest) return true;
    if (mark === '}') depth--;
  }
  return false;
}

/** What KaTeX says, without its name and the marks under the place it means. */
const wordsOf = (message: string): string =>
  message
    .replace(/^KaTeX parse error: /, '')
    .replace(/\u0332/g, '')
    .trim();

function typesetBy(katex: Katex, source: string, display: boolean, maxLength: number): Typeset {
  if (source.length > maxLength) return { error: `The formula is longer than ${maxLength} characters.` };
  if (isTooDeep(source)) return { error: tooDeep };
  try {
    // Macros of one formula must not reach the next: KaTeX writes \gdef into the object it is given.
    const html = katex.renderToString(source, { ...bounds, displayMode: display, throwOnError: true, macros: {} });
    return movesAway.test(html) ? { error: 'The formula reaches out of its place.' } : { html };
  } catch (error) {
    // Commands nest without braces too, beyond what the stack holds.
    if (error instanceof RangeError) return { error: tooDeep };
    return { error: wordsOf(error instanceof Error ? error.message : String(error)) };
  }
}

/** A typesetter with a KaTeX of yours. */
export function createMathTypesetter(katex: Katex, options: MathOptions = {}): MathTypesetter {
  const { maxLength = 2000, maxEntries = 1000, maxWeight = 8_000_000 } = options;
  const cache = createCache<Typeset>({
    maxEntries,
    maxWeight,
    weigh: (key, { html = '', error = '' }: { html?: string; error?: string | undefined }) =>
      key.length + html.length + error.length,
  });
  return {
    typeset: (source, display) =>
      cache.compute(`${display ? 'display' : 'inline'} ${source}`, () => typesetBy(katex, source, display, maxLength)),
    get counters() {
      return cache.counters;
    },
  };
}

/**
 * Loads KaTeX, which has to be installed (`npm install katex`), and makes a typesetter. Its stylesheet,
 * `katex/dist/katex.min.css`, belongs on the page.
 */
export async function loadMath(options?: MathOptions): Promise<MathTypesetter> {
  const { default: katex } = await import('katex');
  return createMathTypesetter(katex, options);
}

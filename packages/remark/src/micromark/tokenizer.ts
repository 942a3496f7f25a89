import { parse, postprocess, preprocess } from 'micromark';
import type { Event, Extension, ParseContext } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface ParseContext {
    /** Labels of footnote definitions; set by `micromark-extension-gfm-footnote`. */
    gfmFootnotes?: string[];
  }
}

/** Labels of definitions, normalised as CommonMark asks: in upper case, blanks collapsed (`normalizeIdentifier`). */
export interface KnownLabels {
  links: readonly string[];
  footnotes: readonly string[];
}

/** Makes the events of one document; references to labels that are known beforehand are links and calls. */
export type Tokenizer = (markdown: string, labels?: KnownLabels) => Event[];

/** A tokenizer for many documents. micromark combines its tables for each; for a few words, that takes most of the time. */
export function createTokenizer(extension: Extension): Tokenizer {
  const { constructs } = parse({ extensions: [extension] });
  return (markdown, labels) => {
    const parser: ParseContext = Object.assign(parse(), { constructs });
    if (labels) {
      parser.defined = [...labels.links];
      parser.gfmFootnotes = [...labels.footnotes];
    }
    return postprocess(parser.document().write(preprocess()(markdown, undefined, true)));
  };
}

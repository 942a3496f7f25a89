import { parse, postprocess, preprocess } from 'micromark';
import type { Event, Extension } from 'micromark-util-types';

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

/**
 * A tokenizer for many documents. micromark makes tables and a context for each; for a few words, that takes most of the time.
 * What constructs of ours note about a document, they note by `lazy` of its context, which is new for each.
 */
export function createTokenizer(extension: Extension): Tokenizer {
  const parser = parse({ extensions: [extension] });
  const disabled = parser.constructs.disable.null ?? [];
  return (markdown, labels) => {
    // Constructs of ours switch others off for a while, and a document may end meanwhile.
    parser.constructs.disable.null = [...disabled];
    parser.lazy = {};
    parser.defined = [...(labels?.links ?? [])];
    parser.gfmFootnotes = [...(labels?.footnotes ?? [])];
    return postprocess(parser.document().write(preprocess()(markdown, undefined, true)));
  };
}

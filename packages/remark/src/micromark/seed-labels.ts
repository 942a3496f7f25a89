import type { Construct, Extension, ParseContext } from 'micromark-util-types';

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

/**
 * Makes a parse know definitions that stand outside its text, so that references in it are links and calls. The construct
 * is asked at the first character and takes none.
 */
export function seedLabels({ links, footnotes }: KnownLabels): Extension {
  const seeded = new WeakSet<ParseContext>();
  const seed: Construct = {
    name: 'seedLabels',
    continuation: { tokenize: (_effects, _ok, nok) => nok },
    exit() {},
    tokenize(_effects, _ok, nok) {
      const { parser } = this;
      if (!seeded.has(parser)) {
        seeded.add(parser);
        parser.defined = [...parser.defined, ...links];
        parser.gfmFootnotes = [...(parser.gfmFootnotes ?? []), ...footnotes];
      }
      return nok;
    },
  };
  return { document: { null: seed } };
}

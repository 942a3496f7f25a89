import { createIncremarkParser } from '@incremark/core';
import { MicromarkAstBuilder } from '@incremark/core/engines/micromark';
import { toHast } from 'mdast-util-to-hast';

export const name = '@incremark/core (micromark)';
export const from = '@incremark/core';
export const measures = 'its incremental parser takes each chunk (`gfm: true`), with its second engine';

export function open() {
  const parser = createIncremarkParser({ gfm: true, astBuilder: MicromarkAstBuilder });
  return {
    append: (chunk) => void parser.append(chunk),
    end: () => void parser.finalize(),
    hast: () => toHast(parser.getAst()),
  };
}

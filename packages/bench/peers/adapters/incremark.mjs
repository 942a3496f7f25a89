import { createIncremarkParser } from '@incremark/core';
import { toHast } from 'mdast-util-to-hast';

export const name = '@incremark/core';
export const measures = 'its incremental parser takes each chunk (`gfm: true`)';

export function open() {
  const parser = createIncremarkParser({ gfm: true });
  return {
    append: (chunk) => void parser.append(chunk),
    end: () => void parser.finalize(),
    hast: () => toHast(parser.getAst()),
  };
}

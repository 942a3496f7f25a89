import type { Root, RootContent } from 'mdast';
import { createReplyParser } from 'remark-flowdown';

/** What `append` and `end` of `@flowdown/stream` give, as far as the runners use it. */
interface ReplyUpdate {
  blocks: readonly RootContent[];
}

interface ReplyStream {
  append(chunk: string): ReplyUpdate;
  end(): ReplyUpdate;
  tree(): Root;
}

/**
 * Stands in for `@flowdown/stream`, with its interface and none of its speed: parses all the text again for each chunk.
 */
export function createReplyStream(): ReplyStream {
  const parse = createReplyParser();
  let text = '';
  let tree = parse(text);
  const read = () => {
    tree = parse(text);
    return { blocks: tree.children };
  };
  return {
    append(chunk) {
      text += chunk;
      return read();
    },
    end: read,
    tree: () => tree,
  };
}

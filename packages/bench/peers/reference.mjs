import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

/** What CommonMark and GFM say a text is, by the reference implementation of unified. */
export const reference = (text) => processor.runSync(processor.parse(text));

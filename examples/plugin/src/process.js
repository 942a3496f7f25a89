import remarkFlowdown from 'remark-flowdown';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remarkOutline } from './outline.js';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFlowdown).use(remarkOutline).use(remarkStringify);

/**
 * The outline of a reply, a line for each thing in it.
 * @param {string} markdown
 */
export const outlineOf = (markdown) => processor.processSync(markdown).data.outline;

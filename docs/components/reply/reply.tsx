import { Reply as FlowdownReply, type ReplyProps } from '@flowdown/react';
import { MathRenderer } from '@flowdown/react/math';
import '@flowdown/react/styles.css';
import 'katex/dist/katex.min.css';
import { yamlReader } from 'remark-flowdown/yaml';

const renderers = { math: MathRenderer };

/** Draws a reply. The reader of forms and charts is there at once: pages are made on a server. */
export function Reply(props: ReplyProps) {
  return <FlowdownReply yaml={yamlReader} renderers={renderers} {...props} />;
}

import { Reply as FlowdownReply, type ReplyProps } from '@flowdown/react';
import '@flowdown/react/styles.css';
import { yamlReader } from 'remark-flowdown/yaml';

/** Draws a reply. The reader of forms and charts is there at once: pages are made on a server. */
export function Reply(props: ReplyProps) {
  return <FlowdownReply yaml={yamlReader} {...props} />;
}

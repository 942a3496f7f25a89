import { createReplyStream } from './engine.ts';
import type { HastNode } from './outline.ts';

/** One reply while it arrives. What is asynchronous is waited for before the next chunk. */
export interface SubjectStream {
  append(chunk: string): Promise<void> | undefined;
  end(): Promise<void> | undefined;
  /** What is there now, for the outline. */
  hast?(): HastNode;
  close?(): void;
}

/** Something that can read a reply chunk by chunk. */
export interface Subject {
  name: string;
  open(): SubjectStream;
}

export const flowdown: Subject = {
  name: 'flowdown',
  open() {
    const reply = createReplyStream();
    return {
      append: (chunk) => void reply.append(chunk),
      end: () => void reply.end(),
    };
  },
};

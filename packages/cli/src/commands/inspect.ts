import { inspectReply } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { outline } from '../outline.ts';
import { printableJson } from '../printable.ts';

export const inspect: ReplyCommand<{ json?: boolean }> = {
  name: 'inspect',
  summary: "print the reply's structure as an outline",
  configure: (command) => command.option('--json', 'print it as JSON, diagnostics included'),
  run({ replies, switches, colours }) {
    const found = replies.map(({ tree }) => inspectReply(tree));
    const blocks = found.flatMap((reply) => reply.blocks);
    if (!switches.json) return { text: outline(blocks, colours) };
    const diagnostics = found.flatMap((reply, part) =>
      // Lines and columns count in the part they stand in.
      reply.diagnostics.map((diagnostic) => ({ ...diagnostic, ...(switches.parts && { part }) })),
    );
    return { text: printableJson({ blocks, diagnostics }), ownDiagnostics: true };
  },
};

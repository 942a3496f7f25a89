import { diagnosticsOf } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { diagnosticLines } from '../diagnostic-lines.ts';

export const lint: ReplyCommand = {
  name: 'lint',
  summary: 'print what is wrong with the reply; exit with 1 for a warning or an error',
  run({ replies, colours }) {
    const isFinding = replies.some(({ tree }) => diagnosticsOf(tree).some(({ severity }) => severity !== 'info'));
    return { text: diagnosticLines(replies, colours), exitCode: isFinding ? 1 : 0, ownDiagnostics: true };
  },
};

// Holds one thing and prints how many bytes of the heap that takes. A process of its own each time, so that nothing
// else is on the heap: node --expose-gc memory-child.ts tree|stream KIND SIZE SEED
import { parseReply } from 'remark-flowdown';
import { chunksOf, type DocumentKind, documentText, kilo } from './corpus/documents.ts';
import { createReplyStream } from './engine.ts';

const [what, kind, size, seed] = process.argv.slice(2);

function heap(): number {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const chunks = chunksOf(documentText(kind as DocumentKind, Number(size) * kilo, Number(seed)));

const make: Record<string, () => unknown> = {
  tree: () => parseReply(chunks.join('')),
  stream: () => {
    const reply = createReplyStream();
    let blocks: unknown;
    for (const chunk of chunks) ({ blocks } = reply.append(chunk));
    return { reply, blocks };
  },
};

// Once before, so that code compiled and tables built on first use do not count.
make[what ?? '']?.();
const before = heap();
Object.assign(globalThis, { held: make[what ?? '']?.() });
console.log(JSON.stringify({ bytes: heap() - before }));

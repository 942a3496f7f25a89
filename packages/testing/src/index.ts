export { makeReply } from './make-reply.ts';
export { shownIn, wordsIn } from './marks.ts';
export { mutated } from './mutated.ts';
export { noise } from './noise.ts';
export { replies } from './replies.ts';
export { shrink } from './shrink.ts';

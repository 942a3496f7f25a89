import { measureParse } from './runners/parse.ts';

console.log(measureParse({ size: 300, rounds: 9, seed: 1 }));

import { parseReply } from 'remark-flowdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { documentText, kilo } from '../corpus/documents.ts';
import { interleave } from '../measure.ts';
import { median, spread } from '../statistics.ts';

/** What one parse of a whole reply costs, beside remark with the plugins that come nearest. */
export interface ParseResult {
  /** In kilo characters. */
  size: number;
  rounds: number;
  /** The median milliseconds of processor time, and how far the middle half of the rounds lies apart. */
  flowdown: { ms: number; spread: number };
  remark: { ms: number; spread: number };
  /** Our median over theirs. */
  ratio: number;
}

/** Parses a mixed reply by turns with `parseReply` and with remark-parse, remark-gfm and remark-math. */
export function measureParse({ size, rounds, seed }: { size: number; rounds: number; seed: number }): ParseResult {
  const text = documentText('mixed', size * kilo, seed);
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
  const samples = interleave(
    { flowdown: () => void parseReply(text), remark: () => void processor.parse(text) },
    { rounds, warmUp: 1 },
  );
  const flowdown = { ms: median(samples.flowdown), spread: spread(samples.flowdown) };
  const remark = { ms: median(samples.remark), spread: spread(samples.remark) };
  return { size, rounds, flowdown, remark, ratio: flowdown.ms / remark.ms };
}

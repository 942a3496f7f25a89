import { mutated, noise, replies, shrink } from '@flowdown/testing';
import fc from 'fast-check';

const seed = Number(process.env.FLOWDOWN_SEED ?? 20_311);

/** Replies of whole constructs, the same with mistakes, and lines that nearly are blocks. */
export const anyReply: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: replies },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: noise },
);

/**
 * Checks a law, and throws what it throws for a short reply that breaks it. Seeded, so that a failure can be run again:
 * FLOWDOWN_RUNS=20000 and FLOWDOWN_SEED=7 look further.
 *
 * @param runs how many replies by default: a law that reads a reply several times looks at fewer
 */
export function forAll(arbitrary: fc.Arbitrary<string>, runs: number, law: (reply: string) => void): void {
  const broken = (reply: string): boolean => {
    try {
      law(reply);
      return false;
    } catch {
      return true;
    }
  };
  const numRuns = Number(process.env.FLOWDOWN_RUNS ?? runs);
  const { counterexample } = fc.check(
    fc.property(arbitrary, (reply) => !broken(reply)),
    { seed, numRuns, endOnFailure: true },
  );
  if (!counterexample) return;
  const reply = shrink(counterexample[0], broken);
  try {
    law(reply);
  } catch (error) {
    throw new Error(`the law is broken by ${JSON.stringify(reply)} (FLOWDOWN_SEED=${seed})`, { cause: error });
  }
}

/** Collects what earlier work left, where Node.js was started with `--expose-gc`. */
function collectGarbage(): void {
  globalThis.gc?.();
}

/** The milliseconds of processor time that some work takes, of this process and all its threads. */
function cpuOf(work: () => void): number {
  collectGarbage();
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/**
 * Measures several works in turns, each once per round and every round starting with another, so that what else runs
 * on the machine hits all of them alike. Gives the milliseconds of each round by the work's name.
 */
export function interleave<Name extends string>(
  works: Record<Name, () => void>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Record<Name, number[]> {
  const names = Object.keys(works) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(turn + round + warmUp) % names.length] as Name;
      const cost = cpuOf(works[name]);
      if (round >= 0) samples[name].push(cost);
    }
  }
  return samples;
}

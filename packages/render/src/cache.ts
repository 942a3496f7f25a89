/** A bounded cache for what is drawn: least recently used, one computation for all who want the same, dropped when nobody does. */
import { LRUCache } from 'lru-cache';

export interface CacheOptions<Value> {
  /** How many values are kept. */
  maxEntries: number;
  /** How much all that is kept may weigh together, in the unit of `weigh`. */
  maxWeight: number;
  /** What an entry weighs, such as the characters of its key and its value. One that is over the bound by itself is not kept. */
  weigh: (key: string, value: Value) => number;
  /**
   * How many computations run at a time; others wait in the order of their first request.
   *
   * @default Infinity
   */
  concurrency?: number;
}

/** What happened so far, and what is kept now. */
export interface CacheCounters {
  /** Requests for what was there. */
  hits: number;
  /** Requests that joined a computation on its way. */
  joined: number;
  /** Computations that were started. */
  computed: number;
  /** Of these, those that failed. */
  failed: number;
  /** Computations that were dropped before they started, as nobody wanted them any more. */
  dropped: number;
  entries: number;
  weight: number;
}

/** Somebody's wish for a value. */
export interface CacheRequest<Value> {
  /** The value, if it was there. */
  readonly value: Value | undefined;
  /** The value when it is there; fails as the computation does. Does not settle once the request is released. */
  readonly promise: Promise<Value>;
  /** Says that nobody waits here any more. */
  release(): void;
}

export interface RenderCache<Value> {
  /** A value that is there, which counts as used. */
  get(key: string): Value | undefined;
  /** A value that is there, or is computed at once. What the computation throws is thrown, and not kept. */
  compute(key: string, make: () => Value): Value;
  /** A value that is there, or is computed when its turn comes, once for all who request it meanwhile. */
  request(key: string, make: () => Value | PromiseLike<Value>): CacheRequest<Value>;
  /** Forgets all values. Computations go on. */
  clear(): void;
  readonly counters: Readonly<CacheCounters>;
}

interface Job<Value> {
  key: string;
  make: () => Value | PromiseLike<Value>;
  readers: Set<Reader<Value>>;
}

interface Reader<Value> {
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/**
 * @throws {RangeError} when a bound is not a positive number
 */
export function createCache<Value extends {}>(options: CacheOptions<Value>): RenderCache<Value> {
  const { maxEntries, maxWeight, weigh, concurrency = Infinity } = options;
  for (const [name, bound] of Object.entries({ maxEntries, maxWeight, concurrency }))
    if (!(bound > 0)) throw new RangeError(`${name} has to be a positive number, and is ${bound}.`);
  const kept = new LRUCache<string, Value>({
    max: maxEntries,
    maxSize: maxWeight,
    // The library takes no weight of 0.
    sizeCalculation: (value, key) => Math.max(1, Math.ceil(weigh(key, value))),
  });
  const counts = { hits: 0, joined: 0, computed: 0, failed: 0, dropped: 0 };
  /** Computations that run or wait. A map keeps the order in which they came. */
  const jobs = new Map<string, Job<Value>>();
  const waiting = new Map<string, Job<Value>>();
  let running = 0;

  function get(key: string): Value | undefined {
    const value = kept.get(key);
    if (value !== undefined) counts.hits++;
    return value;
  }

  function start(): void {
    for (const [key, job] of waiting) {
      if (running >= concurrency) return;
      waiting.delete(key);
      void run(job);
    }
  }

  async function run({ key, make, readers }: Job<Value>): Promise<void> {
    running++;
    counts.computed++;
    try {
      const value = await make();
      kept.set(key, value);
      for (const { resolve } of readers) resolve(value);
    } catch (error) {
      counts.failed++;
      for (const { reject } of readers) reject(error);
    }
    jobs.delete(key);
    running--;
    start();
  }

  function jobOf(key: string, make: Job<Value>['make']): Job<Value> {
    const known = jobs.get(key);
    if (known) {
      counts.joined++;
      return known;
    }
    const job: Job<Value> = { key, make, readers: new Set() };
    jobs.set(key, job);
    waiting.set(key, job);
    return job;
  }

  return {
    get,
    compute(key, make) {
      const known = get(key);
      if (known !== undefined) return known;
      counts.computed++;
      try {
        const value = make();
        kept.set(key, value);
        return value;
      } catch (error) {
        counts.failed++;
        throw error;
      }
    },
    request(key, make) {
      const value = get(key);
      if (value !== undefined) return { value, promise: Promise.resolve(value), release() {} };
      const job = jobOf(key, make);
      let reader: Reader<Value> | undefined;
      const promise = new Promise<Value>((resolve, reject) => {
        reader = { resolve, reject };
        job.readers.add(reader);
      });
      start();
      return {
        value,
        promise,
        release() {
          if (reader) job.readers.delete(reader);
          if (job.readers.size > 0 || waiting.get(key) !== job) return;
          waiting.delete(key);
          jobs.delete(key);
          counts.dropped++;
        },
      };
    },
    clear: () => kept.clear(),
    get counters() {
      return { ...counts, entries: kept.size, weight: kept.calculatedSize };
    },
  };
}

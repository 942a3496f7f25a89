import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCache } from '../src/cache.ts';

const byLength = { maxEntries: 3, maxWeight: 100, weigh: (key: string, value: string) => key.length + value.length };

/** A computation that ends when it is told to. */
function later(): { make: () => Promise<string>; end: (value: string) => void; fail: (error: Error) => void } {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { make: () => promise, end, fail };
}

/** Until all that is settled has been told. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what is kept', () => {
  test('the same twice is one computation', () => {
    const cache = createCache(byLength);
    const values = [cache.compute('a', () => 'A'), cache.compute('a', () => 'B')];
    expect(values).toEqual(['A', 'A']);
    expect(cache.counters).toMatchObject({ computed: 1, hits: 1, entries: 1, weight: 2 });
  });

  test('the entry that was used longest ago goes first', () => {
    const cache = createCache(byLength);
    for (const key of ['a', 'b', 'c']) cache.compute(key, () => key);
    cache.get('a');
    cache.compute('d', () => 'd');
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
  });

  test('what is heavier than the bound is given, and not kept', () => {
    const cache = createCache(byLength);
    const heavy = 'x'.repeat(100);
    expect(cache.compute('a', () => heavy)).toBe(heavy);
    expect(cache.counters).toMatchObject({ entries: 0, weight: 0 });
  });

  test('whatever is asked for, entries and weight stay within their bounds, and values are those of their keys', () => {
    const step = fc.record({ key: fc.integer({ min: 0, max: 12 }), size: fc.integer({ min: 0, max: 60 }) });
    const law = fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = createCache(byLength);
      for (const { key, size } of steps) {
        const value = cache.compute(`${key}`, () => `${key}:${'x'.repeat(size)}`);
        expect(value.startsWith(`${key}:`)).toBe(true);
        expect(cache.counters.entries).toBeLessThanOrEqual(byLength.maxEntries);
        expect(cache.counters.weight).toBeLessThanOrEqual(byLength.maxWeight);
      }
    });
    fc.assert(law, { seed: 6, numRuns: 200 });
  });

  test('nothing, once it is cleared', () => {
    const cache = createCache(byLength);
    cache.compute('a', () => 'A');
    cache.clear();
    expect(cache.get('a')).toBeUndefined();
  });
});

describe('requests', () => {
  test('for the same, while it is computed, share one computation', async () => {
    const cache = createCache(byLength);
    const { make, end } = later();
    const requests = [cache.request('a', make), cache.request('a', () => 'never')];
    end('A');
    expect(await Promise.all(requests.map(({ promise }) => promise))).toEqual(['A', 'A']);
    expect(cache.request('a', make).value).toBe('A');
    expect(cache.counters).toMatchObject({ computed: 1, joined: 1, hits: 1 });
  });

  test('fail together, and the next one tries again', async () => {
    const cache = createCache(byLength);
    const { make, fail } = later();
    const requests = [cache.request('a', make), cache.request('a', make)];
    fail(new Error('no'));
    const results = await Promise.allSettled(requests.map(({ promise }) => promise));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cache.request('a', () => 'A').promise).toBe('A');
    expect(cache.counters).toMatchObject({ computed: 2, failed: 1 });
  });

  test('a computation that throws at once fails its request', async () => {
    const cache = createCache(byLength);
    const request = cache.request('a', () => {
      throw new Error('no');
    });
    await expect(request.promise).rejects.toThrow('no');
  });

  test('wait for their turn, in the order in which they came', async () => {
    const cache = createCache({ ...byLength, concurrency: 1 });
    const order: string[] = [];
    const jobs = ['a', 'b', 'c'].map((key) => ({ key, ...later() }));
    for (const { key, make } of jobs)
      cache.request(key, () => {
        order.push(key);
        return make();
      });
    await settled();
    expect(order).toEqual(['a']);
    for (const { key, end } of jobs) {
      end(key);
      await settled();
    }
    expect(order).toEqual(['a', 'b', 'c']);
  });

  test('that nobody waits for any more are dropped before they start', async () => {
    const cache = createCache({ ...byLength, concurrency: 1 });
    const first = later();
    cache.request('a', first.make);
    const [one, other] = [cache.request('b', () => 'B'), cache.request('b', () => 'B')];
    const alone = cache.request('c', () => 'C');
    one.release();
    one.release();
    alone.release();
    first.end('A');
    expect(await other.promise).toBe('B');
    expect([cache.get('b'), cache.get('c')]).toEqual(['B', undefined]);
    expect(cache.counters).toMatchObject({ computed: 2, dropped: 1 });
  });

  test('that are released are not told, also when the computation ends, which keeps its value', async () => {
    const cache = createCache(byLength);
    const { make, end } = later();
    const request = cache.request('a', make);
    let told = false;
    void request.promise.then(() => {
      told = true;
    });
    request.release();
    end('A');
    await settled();
    expect(told).toBe(false);
    expect(cache.get('a')).toBe('A');
  });
});

test.each([
  [{ ...byLength, maxEntries: 0 }, 'maxEntries has to be a positive number, and is 0.'],
  [{ ...byLength, maxWeight: -1 }, 'maxWeight has to be a positive number, and is -1.'],
  [{ ...byLength, concurrency: Number.NaN }, 'concurrency has to be a positive number, and is NaN.'],
])('bounds that bound nothing are refused: %s', (options, message) => {
  expect(() => createCache(options)).toThrow(new RangeError(message));
});

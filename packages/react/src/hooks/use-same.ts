import { useState } from 'react';

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false;
  const entries = Object.entries(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.is(value, (other as Record<string, unknown>)[key]))
  );
}

/** The value of an earlier render for as long as the members are the same: `components={{a: Link}}` may be written inline. */
export function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (isSame(kept, value)) return kept;
  keep(value);
  return value;
}

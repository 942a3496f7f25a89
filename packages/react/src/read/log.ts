/** What blocks have said so far, first come first kept, so that it can be taken back from a block on. */
export interface Log<Value> {
  readonly values: ReadonlyMap<string, Value>;
  add(identifier: string, value: Value, block: number): void;
  /** Forgets what came from a block or a later one, and says what it was. */
  truncate(block: number): Map<string, Value>;
}

export function createLog<Value>(): Log<Value> {
  const values = new Map<string, Value>();
  const entries: { identifier: string; block: number }[] = [];
  return {
    values,
    add(identifier, value, block) {
      if (values.has(identifier)) return;
      values.set(identifier, value);
      entries.push({ identifier, block });
    },
    truncate(block) {
      const gone = new Map<string, Value>();
      for (let last = entries.at(-1); last && last.block >= block; last = entries.at(-1)) {
        entries.pop();
        gone.set(last.identifier, values.get(last.identifier) as Value);
        values.delete(last.identifier);
      }
      return gone;
    },
  };
}

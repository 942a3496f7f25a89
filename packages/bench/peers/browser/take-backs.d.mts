export function vanished(before: string, after: string): number;
export function watchTakeBacks(read: () => string): {
  look(): void;
  found: { chunks: number; characters: number };
};

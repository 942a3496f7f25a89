/** What of React's tree is read here; its tools for developers read the same. */
export interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  stateNode: unknown;
  memoizedProps: { block?: unknown } | null;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** What is told of each commit of React. */
export const onCommit = new Set<(root: { current: Fiber }) => void>();

interface Hook {
  supportsFiber: boolean;
  inject(): number;
  onCommitFiberRoot(id: number, root: { current: Fiber }): void;
  onCommitFiberUnmount(): void;
}

/** React calls the hook of its tools; it has to be there before React is. */
(window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot(_, root) {
    for (const listener of onCommit) listener(root);
  },
  onCommitFiberUnmount() {},
};

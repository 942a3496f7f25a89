import type { Work } from './api.ts';
import { type Fiber, onCommit } from './commits.ts';
import { nameOf } from './shifts.ts';

const tags = { function: 0, class: 1, host: 5, hostText: 6, forwardRef: 11, memo: 14, simpleMemo: 15 } as const;
const components: readonly number[] = [tags.function, tags.class, tags.forwardRef, tags.memo, tags.simpleMemo];
/** React sets it on a component that rendered. */
const performedWork = 1;

/** The first element that a component drew. */
function firstElement(fiber: Fiber): Element | undefined {
  for (let at: Fiber | null = fiber.child; at; at = at.child) {
    if (at.tag === tags.host) return at.stateNode as Element;
  }
  return undefined;
}

/** Whether a component draws one block, or a part of one; those above draw the row of all. */
function isOfBlock(fiber: Fiber): boolean {
  for (let at: Fiber | null = fiber; at; at = at.return) if (at.memoizedProps?.block !== undefined) return true;
  return false;
}

/** The components that rendered in a commit. Below a fiber that React left as it was, nothing did. */
function rendered(fiber: Fiber, found: Fiber[]): void {
  const stack = [fiber];
  for (let at = stack.pop(); at; at = stack.pop()) {
    const before = at.alternate;
    if (components.includes(at.tag) && (before === null || at.flags & performedWork)) {
      const isSame = before !== null && before.child === at.child && (at.flags & performedWork) === 0;
      if (!isSame) found.push(at);
    }
    if (before !== null && before.child === at.child) continue;
    for (let child = at.child; child; child = child.sibling) stack.push(child);
  }
}

/**
 * Counts the work in blocks that were settled. A block is settled once two others follow it, or one does and the reply has
 * gone on to a third: the next may still join the last one.
 */
export function watchWork(reply: HTMLElement): () => Work {
  const mutations: string[] = [];
  const renders: string[] = [];
  const all = { mutations: 0, renders: 0, commits: 0 };
  let settled = new Set<Element>();

  function blockOf(node: Node | null | undefined): Element | undefined {
    let at = node instanceof Element ? node : node?.parentElement;
    while (at && at.parentElement !== reply) at = at.parentElement;
    return at && settled.has(at) ? at : undefined;
  }

  const observer = new MutationObserver(() => undefined);
  const watch = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(reply, watch);

  function take(): void {
    for (const { type, target, attributeName } of observer.takeRecords()) {
      all.mutations++;
      const block = blockOf(target);
      if (block) mutations.push(`${type} ${attributeName ?? ''} ${nameOf(target)} in ${nameOf(block)}`);
    }
  }

  const listener = (root: { current: Fiber }): void => {
    all.commits++;
    const found: Fiber[] = [];
    rendered(root.current, found);
    all.renders += found.length;
    for (const fiber of found) {
      const block = isOfBlock(fiber) ? blockOf(firstElement(fiber)) : undefined;
      if (block) renders.push(`${componentName(fiber.type)} in ${nameOf(block)}`);
    }
    // React tells before its layout effects ran; what they do is taken with the next commit or frame.
    take();
    settled = new Set([...reply.children].filter((child) => !child.matches('.footnotes, .fd-notice')).slice(0, -2));
  };
  onCommit.add(listener);

  return () => {
    take();
    onCommit.delete(listener);
    observer.disconnect();
    return { mutations, renders, settled: settled.size, all };
  };
}

function componentName(type: unknown): string {
  if (typeof type === 'function') return type.name || 'anonymous';
  const inner = (type as { type?: unknown; displayName?: string } | null)?.type;
  return inner ? componentName(inner) : 'component';
}

import type { Element, ElementContent } from 'hast';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { wordsOf } from '../draw/words.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { FileGlyph } from './file-glyph.tsx';

/** One entry, drawn. It is the same object for as long as it says the same, whatever comes after it. */
interface Entry {
  kind: string;
  /** Its name and comment as they are heard and searched. */
  words: string;
  label: ReactNode;
  /** What it was drawn from. */
  source: string;
  entries: readonly Entry[];
}

type Draw = ConstructProps['draw'];

const none: readonly Entry[] = [];

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const isList = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'ul';

/** The entries of a list; those that did not change are the ones from before. */
function entriesOf(list: Element | undefined, before: readonly Entry[], draw: Draw): readonly Entry[] {
  if (!list) return none;
  const entries = list.children.filter(isElement).map((item, index) => entryOf(item, before[index], draw));
  return entries.length === before.length && entries.every((entry, index) => entry === before[index])
    ? before
    : entries;
}

function entryOf({ children, properties }: Element, before: Entry | undefined, draw: Draw): Entry {
  const content = children.filter((node) => !isList(node) && !(node.type === 'text' && node.value === '\n'));
  const entries = entriesOf(children.find(isList), before?.entries ?? none, draw);
  const kind = String(properties.dataEntry);
  const source = JSON.stringify(content);
  if (before?.kind === kind && before.source === source && before.entries === entries) return before;
  const words = wordsOf({ hast: { type: 'root', children: content }, constructs: [] });
  return { kind, words, label: before?.source === source ? before.label : draw(content), source, entries };
}

const itemSelector = '[role="treeitem"]';

const itemOf = (target: EventTarget): HTMLElement | null => (target as HTMLElement).closest(itemSelector);

interface ItemProps {
  entry: Entry;
  isMounted: boolean;
  isFirst: boolean;
}

const Item = memo(function Item({ entry, isMounted, isFirst }: ItemProps): ReactNode {
  const { kind, words, label, entries } = entry;
  const [isFolded, fold] = useState(false);
  const canFold = entries.length > 0;

  function toggle(event: MouseEvent<HTMLElement>): void {
    if (!canFold || itemOf(event.target) !== event.currentTarget) return;
    // Words were selected; a key has no clicks to count.
    if (event.detail > 0 && getSelection()?.type === 'Range') return;
    fold(!isFolded);
  }

  return (
    <li
      data-entry={kind}
      {...(isMounted && {
        role: 'treeitem',
        'aria-label': words,
        'aria-expanded': canFold ? !isFolded : undefined,
        // Which of them has it is known to the page, as it moves without a render.
        tabIndex: isFirst ? 0 : -1,
        onClick: toggle,
      })}
    >
      <FileGlyph kind={kind} name={words} />
      {label}
      {canFold && <Items entries={entries} isMounted={isMounted} role="group" isHidden={isFolded} />}
    </li>
  );
});

interface ItemsProps {
  entries: readonly Entry[];
  isMounted: boolean;
  role: 'tree' | 'group';
  label?: string;
  isHidden?: boolean;
}

function Items({ entries, isMounted, role, label, isHidden }: ItemsProps): ReactNode {
  return (
    <ul role={isMounted ? role : 'list'} aria-label={isMounted ? label : undefined} hidden={isHidden}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries only come after one another.
        <Item key={index} entry={entry} isMounted={isMounted} isFirst={role === 'tree' && index === 0} />
      ))}
    </ul>
  );
}

/** How long after a letter the next one goes on with the same word, in milliseconds. */
const typingPause = 500;

/** Where a key leads among the entries that are shown; undefined for other keys, and where there is nothing. */
function itemAfter(key: string, item: HTMLElement, shown: readonly HTMLElement[]): HTMLElement | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return shown[shown.indexOf(item) + 1];
    case 'ArrowUp':
      return shown[shown.indexOf(item) - 1];
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    case 'ArrowRight':
      return item.querySelector<HTMLElement>(itemSelector);
    case 'ArrowLeft':
      return item.parentElement?.closest<HTMLElement>(itemSelector);
    default:
      return undefined;
  }
}

/** The next entry that starts with what was typed; a letter that is typed again leads on. */
function itemNamed(typed: string, item: HTMLElement, shown: readonly HTMLElement[]): HTMLElement | undefined {
  const isOneLetter = [...typed].every((letter, _, [first]) => letter === first);
  const start = shown.indexOf(item) + (isOneLetter ? 1 : 0);
  const wanted = isOneLetter ? typed.charAt(0) : typed;
  return [...shown.slice(start), ...shown.slice(0, start)].find((one) =>
    one.ariaLabel?.toLowerCase().startsWith(wanted),
  );
}

const movingKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Whether a key folds or unfolds the entry that it is pressed on. */
function togglesItem(key: string, expanded: string | null): boolean {
  if (key === 'Enter' || key === ' ') return expanded !== null;
  return (key === 'ArrowRight' && expanded === 'false') || (key === 'ArrowLeft' && expanded === 'true');
}

/**
 * A file tree (WAI-ARIA tree view): a click, Enter and Space fold a folder, arrows, Home, End and letters move. Without
 * script, lists within lists.
 */
export function Tree({ element, draw }: ConstructProps<'Tree'>): ReactNode {
  const { labels } = useReplySettings();
  const isMounted = useMounted();
  const typed = useRef({ text: '', at: 0 });
  const list = element.children.find(isList);
  const [known, keep] = useState(none);
  const entries = entriesOf(list, known, draw);
  if (entries !== known) keep(entries);
  // An empty one is code.
  if (!list) return draw([element]);

  function type(key: string, now: number): string {
    const { text, at } = typed.current;
    typed.current = { text: (now - at > typingPause ? '' : text) + key.toLowerCase(), at: now };
    return typed.current.text;
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    const item = itemOf(target);
    if (item !== target || event.altKey || event.ctrlKey || event.metaKey) return;
    if (togglesItem(key, item.ariaExpanded)) {
      event.preventDefault();
      item.click();
      return;
    }
    const isLetter = key.length === 1 && key !== ' ';
    if (!isLetter && !movingKeys.includes(key)) return;
    event.preventDefault();
    const shown = [...currentTarget.querySelectorAll<HTMLElement>(`${itemSelector}:not([aria-expanded="false"] *)`)];
    const next = isLetter ? itemNamed(type(key, event.timeStamp), item, shown) : itemAfter(key, item, shown);
    next?.focus();
  }

  /** The entry that has the focus is the one that Tab leads to. */
  function rove({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (itemOf(target) !== target) return;
    for (const item of currentTarget.querySelectorAll<HTMLElement>('[tabindex="0"]')) item.tabIndex = -1;
    target.tabIndex = 0;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the entries in it.
    <div className="fd-tree" data-live={isMounted ? '' : undefined} onKeyDown={press} onFocus={rove}>
      <Items entries={entries} isMounted={isMounted} role="tree" label={labels.tree} />
      {draw(element.children.filter((child) => isElement(child) && !isList(child)))}
    </div>
  );
}

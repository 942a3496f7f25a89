import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef, useState } from 'react';
import { useReplySettings } from '../context.ts';
import type { ConstructProps } from '../draw/constructs.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { FileGlyph } from './file-glyph.tsx';
import { createEntryReader, type Entry } from './tree/entries.ts';

const itemSelector = '[role="treeitem"]';

const itemOf = (target: EventTarget): HTMLElement | null => (target as HTMLElement).closest(itemSelector);

interface ItemProps {
  entry: Entry;
  isMounted: boolean;
  isFirst: boolean;
}

/** An entry. Browsers name it by its words, and not by those of the group in it. */
const Item = memo(function Item({ entry, isMounted, isFirst }: ItemProps): ReactNode {
  const { row, entries } = entry;
  const kind = row.placeholder ? 'placeholder' : row.folder ? 'folder' : 'file';
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
        'aria-expanded': canFold ? !isFolded : undefined,
        // Which of them has it is known to the page, as it moves without a render.
        tabIndex: isFirst ? 0 : -1,
        onClick: toggle,
      })}
    >
      <FileGlyph kind={kind} name={row.name} />
      <span className="fd-tree-name" dir="auto">
        {row.name}
      </span>
      {row.comment && ' '}
      {row.comment && (
        <span className="fd-tree-comment" dir="auto">
          {`# ${row.comment}`}
        </span>
      )}
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
    one.querySelector('.fd-tree-name')?.textContent.toLowerCase().startsWith(wanted),
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
 * script, lists within lists. Drawn from what the fence says, as elements of all rows would be made again at each chunk.
 */
export function Tree({ node, value }: ConstructProps<'Tree'>): ReactNode {
  const { labels } = useReplySettings();
  const isMounted = useMounted();
  const typed = useRef({ text: '', at: 0 });
  const [read] = useState(createEntryReader);
  // A count of files and nothing else is code.
  if (value.rows.length === 0)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      <pre tabIndex={0}>
        <code className="language-tree">{`${node.value}
`}</code>
      </pre>
    );

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
      <Items entries={read(value.rows)} isMounted={isMounted} role="tree" label={labels.tree} />
      {value.summary && <p className="fd-tree-summary">{value.summary}</p>}
    </div>
  );
}

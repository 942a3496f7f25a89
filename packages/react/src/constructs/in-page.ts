/** What a heading is called in `#links`: as on GitHub, lower case and without punctuation, blanks as hyphens. */
export const slugOf = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The heading of a slug; of headings that say the same, the second one is `-1`. */
function headingOf(slug: string, reply: Element): HTMLElement | undefined {
  const seen = new Map<string, number>();
  return [...reply.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].find((heading) => {
    const own = slugOf(heading.textContent);
    const count = seen.get(own) ?? 0;
    seen.set(own, count + 1);
    return slug === (count === 0 ? own : `${own}-${count}`);
  });
}

/**
 * What a `#link` of a reply means in it: what has that id (a footnote), or the heading of those words. Ids of headings hold
 * no words, so headings are looked for when they are asked for.
 *
 * @param prefix what goes before each id of the reply, and so before each link to one
 */
export function targetOf(href: string, prefix: string, reply: Element): HTMLElement | undefined {
  const id = href.slice(1);
  const known = document.getElementById(id);
  if (known && reply.contains(known)) return known;
  const slug = decoded(id.startsWith(prefix) ? id.slice(prefix.length) : id).toLowerCase();
  const heading = slug === '' ? undefined : headingOf(slug, reply);
  // The tab shows the label of a panel.
  return heading?.closest<HTMLElement>('[role="tabpanel"] > .fd-panel-label')?.parentElement ?? heading;
}

/** Opens what is folded around an element, and moves the focus and the page to it. */
export function goTo(target: HTMLElement): void {
  for (let around: HTMLElement | null = target; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.hasAttribute('hidden')) around.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
  // Once what was opened is there.
  setTimeout(() => {
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView();
  });
}

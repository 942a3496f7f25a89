import type { Page } from 'playwright';

interface Listening {
  /** What is there before anyone listens. */
  history?: string;
  /** Whether the reply takes the place of the one on the page. */
  replaces?: boolean;
}

/**
 * What a screen reader says after each chunk of a reply: what is added to live regions. What interrupts it has a `!` before
 * it. The chunk `END` ends the reply, and `ERROR` breaks it off.
 */
export async function transcriptOf(
  page: Page,
  chunks: readonly string[],
  { history = '', replaces = false }: Listening = {},
): Promise<string[][]> {
  return page.evaluate(
    async ([texts, before, isRestart]) => {
      const { storyPage } = window;
      const live = '[aria-live], [role="status"], [role="alert"], [role="log"]';
      const said: string[] = [];

      function hear(node: Node): void {
        const element = node instanceof Element ? node : node.parentElement;
        // A region that comes with its words says them.
        const region = element?.closest(live) ?? element?.querySelector(live);
        const words = (element?.contains(region ?? null) ? region : node)?.textContent?.replace(/\s+/g, ' ').trim();
        if (!region || !words || region.getAttribute('aria-live') === 'off') return;
        const isUrgent = region.matches('[role="alert"], [aria-live="assertive"]');
        said.push(isUrgent ? `! ${words}` : words);
      }

      const observer = new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records) {
          if (type === 'characterData') hear(target);
          else addedNodes.forEach(hear);
        }
      });
      if (isRestart) await storyPage.write('');
      else await storyPage.start({ markdown: before });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      const heard: string[][] = [];
      let text = before;
      for (const chunk of texts) {
        const ends = chunk === 'END' || chunk === 'ERROR';
        if (!ends) text += chunk;
        await storyPage.write(text, !ends, chunk === 'ERROR' ? { error: new Error('It broke.') } : {});
        // What is said follows what is shown.
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        heard.push(said.splice(0));
      }
      observer.disconnect();
      return heard;
    },
    [chunks, history, replaces] as const,
  );
}

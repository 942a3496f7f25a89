/**
 * Watches the drawn reply of a page while it streams: after each change, what was taken back of the text of a block, and
 * which blocks were touched that others stand behind, so that no more text can come to them.
 */
export const watch = (page) =>
  page.evaluate(() => {
    const reply = document.querySelector('.pg-reply .fd-reply');
    const found = { frames: 0, taken: [], touched: [] };
    // The notes stand last whatever comes; their number takes the place of the brackets.
    const blocks = () => [...reply.children].filter((child) => !child.matches('[data-footnotes]'));
    const withoutCalls = (text) => text.replace(/\[\^?[\w-]+\]/g, '');
    const textOf = (block) => {
      const copy = block.cloneNode(true);
      // Labels of panels stand in one row before the panels, and are said again with each.
      for (const other of copy.querySelectorAll('sup, [role=tablist]')) other.remove();
      // Blanks between elements are no text.
      return withoutCalls(copy.textContent).replace(/\s+/g, '');
    };
    let before = [];
    const observer = new MutationObserver((records) => {
      const now = blocks();
      const texts = now.map(textOf);
      // A stream that starts over begins with nothing.
      if (now.length === 0) before = [];
      else {
        found.frames++;
        for (const [index, { text, block }] of before.entries()) {
          if (!texts[index]?.startsWith(text)) found.taken.push([text, texts[index]]);
          // The last two may still be one card and the next, or a paragraph and what is joined to it.
          const isSettled = index < before.length - 2;
          if (isSettled && now[index] !== block) found.touched.push(text);
        }
        for (const { target } of records) {
          const index = before.findIndex(({ block }) => block.contains(target));
          const isSettled = index !== -1 && index < before.length - 1;
          // The number of a note comes with the note.
          if (isSettled && !before[index].block.querySelector('sup')) found.touched.push(before[index].text);
        }
      }
      before = now.map((block, index) => ({ block, text: texts[index] }));
    });
    observer.observe(reply, { subtree: true, childList: true, characterData: true, attributes: true });
    window.watchedReply = { found, observer };
  });

/** What was seen. */
export const watched = (page) =>
  page.evaluate(() => {
    window.watchedReply.observer.disconnect();
    return window.watchedReply.found;
  });

import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

/** The outline of a block with this body, without its name. */
const read = (name: string, body: string) =>
  outline(`::: ${name}\n${body}\n:::`).map((line) => line.replace(`::: ${name}`, ':::'));

describe('actions: every bullet makes an entry, and what surrounds a label is dropped', () => {
  it.each([
    ['- Yes', 'Yes'],
    ['* Yes', 'Yes'],
    ['+ Yes', 'Yes'],
    ['• Yes', 'Yes'],
    ['– Yes', 'Yes'],
    ['1. Yes', 'Yes'],
    ['12. Yes', 'Yes'],
    ['1) Yes', 'Yes'],
    ['- [ ] Yes', 'Yes'],
    ['- [x] Yes', 'Yes'],
    ['  - Yes', 'Yes'],
    ['-   Yes  ', 'Yes'],
    ['- **Yes**', 'Yes'],
    ['- "Yes"', 'Yes'],
    ["- 'Yes'", 'Yes'],
    ['- “Yes”', 'Yes'],
    ['- [Yes]', 'Yes'],
    ['- **[Yes]**', 'Yes'],
    ['- ["Yes"]', 'Yes'],
    ['- **"Yes"**', 'Yes'],
    ['- [Yes, please]', 'Yes, please'],
    ['- **Yes** please', '**Yes** please'],
    ['- **A** and **B**', '**A** and **B**'],
    ['- "A" or "B"', '"A" or "B"'],
    ['- Say *yes* to `it`', 'Say *yes* to `it`'],
    ['- [A] or [B]', '[A] or [B]'],
    ["- don't", "don't"],
    ['- Yes: now', 'Yes: now'],
    ['- 3 < 5 & 7', '3 < 5 & 7'],
    ['- Tom &amp; Ann', 'Tom & Ann'],
    ['- a \\* b', 'a * b'],
    ['- [Menu](https://example.com/menu)', 'Menu → https://example.com/menu'],
    ['- [**Menu**](/menu)', 'Menu → /menu'],
    ['- **[Menu](/menu)**', 'Menu → /menu'],
    ['- ["Menu"](/menu)', 'Menu → /menu'],
    ['- [The *menu*](/menu)', 'The *menu* → /menu'],
    ['- [Menu](<https://example.com/a b>)', 'Menu → https://example.com/a b'],
    ['- [Call](tel:+15550100)', 'Call → tel:+15550100'],
    ['- [Write](mailto:a@example.com)', 'Write → mailto:a@example.com'],
    ['- [Menu](/menu) please', '[Menu](/menu) please'],
    ['- [Run](javascript:alert(1))', 'Run ✗ javascript:alert(1)'],
    ['- [Run](JaVaScRiPt:alert(1))', 'Run ✗ JaVaScRiPt:alert(1)'],
    ['- [Run](data:text/html,x)', 'Run ✗ data:text/html,x'],
    ['- [Run](vbscript:x)', 'Run ✗ vbscript:x'],
    ['- [Run](file:///x)', 'Run ✗ file:///x'],
    ['- constructor', 'constructor'],
  ])('%s', (line, entry) => {
    expect(read('actions', line)).toEqual([`::: ${entry}`]);
  });

  it.each([
    ['repeats', '- Yes\n- Yes\n- No', '::: Yes | No'],
    ['repeats in another case', '- Yes\n- YES\n- yes\n- No', '::: Yes | No'],
    ['repeats with marks around them', '- Yes\n- **Yes**\n- "yes"\n- No', '::: Yes | No'],
    ['empty entries', '- Yes\n- \n-\n- No', '::: Yes | No'],
    ['entries of only marks', '- Yes\n- [ ]\n- No', '::: Yes | No'],
  ])('drops %s', (_, body, entries) => {
    expect(read('actions', body)).toEqual([entries]);
  });

  it.each([
    ['blank lines between entries', '- Yes\n\n- No', ['::: Yes | No']],
    ['mixed bullets', '- A\n* B\n1. C\n• D', ['::: A | B | C | D']],
    ['nested entries', '- A\n  - B', ['::: A | B']],
    [
      'more than ten',
      Array.from({ length: 12 }, (_, index) => `- n${index}`).join('\n'),
      [`::: ${Array.from({ length: 12 }, (_, index) => `n${index}`).join(' | ')}`],
    ],
    ['a dash without a blank is prose', '-Yes\n- No', ['-Yes', '::: No']],
    ['a rule is prose', '- Yes\n---\n- No', ['---', '::: Yes | No']],
  ])('reads %s', (_, body, tree) => {
    expect(read('actions', body)).toEqual(tree);
  });
});

describe('images', () => {
  it.each([
    ['![A cat](/cat.png)', 'A cat → /cat.png'],
    ['![](/cat.png)', '→ /cat.png'],
    ['- ![A cat](/cat.png)', 'A cat → /cat.png'],
    ['1. ![A cat](/cat.png)', 'A cat → /cat.png'],
    ['![A cat](</my cat.png>)', 'A cat → /my cat.png'],
    ['![A cat](/cat.png "Tom")', 'A cat → /cat.png'],
    ['![A (big) cat](/cat_(1).png)', 'A (big) cat → /cat_(1).png'],
    ['https://example.com/cat.png', '→ https://example.com/cat.png'],
    ['- https://example.com/cat.png', '→ https://example.com/cat.png'],
    ['<https://example.com/cat.png>', '→ https://example.com/cat.png'],
    ['![A](/a.png) ![B](/b.png)', 'A → /a.png | B → /b.png'],
    ['![A](/a.png)\n![B](/b.png)', 'A → /a.png | B → /b.png'],
    ['![A](data:image/png;base64,AAAA)', 'A → data:image/png;base64,AAAA'],
    ['![A](data:image/svg+xml,x)', 'A ✗ data:image/svg+xml,x'],
    ['![A](javascript:alert(1))', 'A ✗ javascript:alert(1)'],
    ['![A](data:text/html,x)', 'A ✗ data:text/html,x'],
    ['![A](/a.png?x=1&amp;y=2)', 'A → /a.png?x=1&y=2'],
  ])('%s', (body, entries) => {
    expect(read('images', body)).toEqual([`::: ${entries}`]);
  });

  it.each([
    ['a link is prose', '[A](/a.png)\n![B](/b.png)', ['[A](/a.png)', '::: B → /b.png']],
    [
      'an image in a sentence is prose',
      'See ![A](/a.png) here\n![B](/b.png)',
      ['See ![A](/a.png) here', '::: B → /b.png'],
    ],
    ['an image without a URL is prose', '![A]()\n![B](/b.png)', ['![A]()', '::: B → /b.png']],
  ])('%s', (_, body, tree) => {
    expect(read('images', body)).toEqual(tree);
  });
});

describe('links', () => {
  it.each([
    ['[Docs](https://example.com/docs)', 'Docs → https://example.com/docs'],
    ['![link](https://example.com/docs)', '→ https://example.com/docs'],
    ['![Docs](https://example.com/docs)', 'Docs → https://example.com/docs'],
    ['[link](/docs)', '→ /docs'],
    ['[Link](/docs)', '→ /docs'],
    ['[link to docs](/docs)', 'link to docs → /docs'],
    ['- [Docs](/docs)', 'Docs → /docs'],
    ['* ![Docs](/docs)', 'Docs → /docs'],
    ['https://example.com/docs', '→ https://example.com/docs'],
    ['- https://example.com/docs', '→ https://example.com/docs'],
    ['<https://example.com/docs>', '→ https://example.com/docs'],
    ['[](/docs)', '→ /docs'],
    ['[The *docs*](/docs)', 'The *docs* → /docs'],
    ['[A](/a)\n[B](/b)', 'A → /a | B → /b'],
    ['[A](/a)\n\n[B](/b)', 'A → /a | B → /b'],
    ['[A](/a)\n[A](/a)', 'A → /a | A → /a'],
    ['[Docs](javascript:alert(1))', 'Docs ✗ javascript:alert(1)'],
    ['[Docs](java&#115;cript:alert(1))', 'Docs ✗ javascript:alert(1)'],
  ])('%s', (body, entries) => {
    expect(read('links', body)).toEqual([`::: ${entries}`]);
  });
});

describe('payment takes https only', () => {
  it.each([
    ['[Pay 20 €](https://example.com/pay)', 'Pay 20 € → https://example.com/pay'],
    ['![pay](https://example.com/pay)', '→ https://example.com/pay'],
    ['https://example.com/pay', '→ https://example.com/pay'],
    ['- [Pay](https://example.com/pay)', 'Pay → https://example.com/pay'],
    ['[Pay](HTTPS://example.com/pay)', 'Pay → HTTPS://example.com/pay'],
    ['[Pay](http://example.com/pay)', 'Pay ✗ http://example.com/pay'],
    ['[Pay](/pay)', 'Pay ✗ /pay'],
    ['[Pay](//example.com/pay)', 'Pay ✗ //example.com/pay'],
    ['[Pay](mailto:a@example.com)', 'Pay ✗ mailto:a@example.com'],
    ['[Pay](javascript:alert(1))', 'Pay ✗ javascript:alert(1)'],
  ])('%s', (body, entries) => {
    expect(read('payment', body)).toEqual([`::: ${entries}`]);
  });
});

describe('documents', () => {
  const plan = 'Plan → https://example.com/files/plan.pdf';
  it.each([
    ['[Plan](https://example.com/files/plan.pdf) filename:p.pdf mime:application/pdf', `${plan} p.pdf application/pdf`],
    ['[Plan](https://example.com/files/plan.pdf) mime:application/pdf filename:p.pdf', `${plan} p.pdf application/pdf`],
    ['[Plan](https://example.com/files/plan.pdf) filename=p.pdf mime=text/plain', `${plan} p.pdf text/plain`],
    ['[Plan](https://example.com/files/plan.pdf) filename: p.pdf', `${plan} p.pdf application/pdf`],
    ['[Plan](https://example.com/files/plan.pdf) filename:"my plan.pdf"', `${plan} my plan.pdf application/pdf`],
    ["[Plan](https://example.com/files/plan.pdf) filename='my plan.pdf'", `${plan} my plan.pdf application/pdf`],
    ['[Plan](https://example.com/files/plan.pdf) FileName:p.txt', `${plan} p.txt text/plain`],
    ['[Plan](https://example.com/files/plan.pdf)', `${plan} plan.pdf application/pdf`],
    [
      '[Plan](https://example.com/files/plan.pdf?v=2#top)',
      'Plan → https://example.com/files/plan.pdf?v=2#top plan.pdf application/pdf',
    ],
    ['[Plan](/my%20plan.csv)', 'Plan → /my%20plan.csv my plan.csv text/csv'],
    ['[Plan](/plan.PNG)', 'Plan → /plan.PNG plan.PNG image/png'],
    ['[Plan](/plan)', 'Plan → /plan plan application/octet-stream'],
    ['- [Plan](/p.pdf)', 'Plan → /p.pdf p.pdf application/pdf'],
    ['![Plan](/p.pdf)', 'Plan → /p.pdf p.pdf application/pdf'],
    ['- ![Plan](/p.pdf) mime:text/plain', 'Plan → /p.pdf p.pdf text/plain'],
  ])('%s', (body, entries) => {
    expect(read('documents', body)).toEqual([`::: ${entries}`]);
  });
});

describe('video and audio', () => {
  it.each([
    ['![video/mp4](/a.mp4)', '→ /a.mp4 video/mp4'],
    ['- ![video/mp4](/a.mp4)', '→ /a.mp4 video/mp4'],
    ['[The tour](/a.mp4)', 'The tour → /a.mp4'],
    ['![The tour](/a.mp4)', 'The tour → /a.mp4'],
    ['![a](javascript:x)', 'a ✗ javascript:x'],
  ])('%s', (body, entries) => {
    expect(read('video', body)).toEqual([`::: ${entries}`]);
  });

  it('audio reads the same', () => {
    expect(read('audio', '![audio/mpeg](/a.mp3)\n[Talk](/b.mp3)')).toEqual(['::: → /a.mp3 audio/mpeg | Talk → /b.mp3']);
  });
});

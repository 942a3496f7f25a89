import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

describe('a whole block can stand on one line', () => {
  it.each([
    ['alone', '::: actions - A - B :::', ['::: actions A | B']],
    ['with blanks around it', '  ::: actions - A - B :::  ', ['::: actions A | B']],
    ['closed by two colons', '::: actions - A ::', ['::: actions A']],
    ['closed by five colons', '::: actions - A :::::', ['::: actions A']],
    ['glued to its name', ':::actions - A :::', ['::: actions A']],
    ['with one entry', '::: actions - A :::', ['::: actions A']],
    ['with asterisks', '::: actions * A * B :::', ['::: actions A | B']],
    ['with dots', '::: actions • A • B :::', ['::: actions A | B']],
    ['images', '::: images ![A](/a.png) ![B](/b.png) :::', ['::: images A → /a.png | B → /b.png']],
    ['links', '::: links [a](/a) - [b](/b) :::', ['::: links a → /a | b → /b']],
    ['a bare link', '::: links https://example.com/a :::', ['::: links → https://example.com/a']],
    ['a payment', '::: payment [Pay](https://example.com/p) :::', ['::: payment Pay → https://example.com/p']],
    ['a document', '::: documents [A](/a) filename:a.pdf :::', ['::: documents A → /a a.pdf application/pdf']],
    ['a reaction', '::: reaction 👍 :::', ['::: reaction 👍']],
    ['a reaction with its key', '::: reaction emoji=👍 :::', ['::: reaction 👍']],
    ['a navigation', '::: navigate ![navigate](/cart) :::', ['::: navigate → /cart']],
    ['a progress', '::: progress value: 3 max: 5 :::', ['::: progress 3 of 5']],
    ['a card', '::: list-item # T ## S :::', ['::: list-item # T | ## S']],
    ['a feedback', '::: feedback type: stars question: How was it? :::', ['::: feedback stars 5 | How was it?']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('text before it stays on its line, text after it continues the line', () => {
  it.each([
    ['text on both sides', 'Text ::: images ![](u) ::: more', ['Text', '… ::: images → u …', 'more']],
    ['text before', 'Sure? ::: actions - Yes :::', ['Sure?', '… ::: actions Yes']],
    ['text after', '::: reaction 👍 ::: Booked.', ['::: reaction 👍 …', 'Booked.']],
    ['formatting', '**Sure?** ::: actions - Yes ::: *now*', ['**Sure?**', '… ::: actions Yes …', '*now*']],
    ['blanks at the edges', 'Sure?   ::: actions - Yes :::   now', ['Sure?', '… ::: actions Yes …', 'now']],
    [
      'two blocks',
      'a ::: actions - A ::: b ::: actions - B ::: c',
      ['a', '… ::: actions A …', 'b', '… ::: actions B …', 'c'],
    ],
    ['lines around', 'one\ntwo ::: actions - A ::: three\nfour', ['one⏎two', '… ::: actions A …', 'three⏎four']],
    ['a line before', 'one\n::: actions - A :::\ntwo', ['one', '::: actions A', 'two']],
    ['a line before, text after', 'one\n::: actions - A ::: two', ['one', '::: actions A …', 'two']],
    ['text before, a line after', 'one ::: actions - A :::\ntwo', ['one', '… ::: actions A', 'two']],
    ['in an item', '- Text ::: actions - A ::: more', ['- Text', '  … ::: actions A …', '  more']],
    ['in a quote', '> Text ::: actions - A ::: more', ['> Text', '> … ::: actions A …', '> more']],
    ['alone in a quote', '> ::: actions - A :::\n> more', ['> ::: actions A', '> more']],
    ['glued text after the closer', 'Text ::: actions - A :::more', ['Text', '… ::: actions A …', 'more']],
    ['a card', 'New: ::: list-item # T ::: Nice?', ['New:', '… ::: list-item # T …', 'Nice?']],
    ['a progress', 'Done ::: progress 60% ::: so far', ['Done', '… ::: progress 60 of 100 …', 'so far']],
    ['in an unknown block', '::: summary\na ::: actions - A ::: b\n:::', ['a', '… ::: actions A …', 'b']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('and closes the block that is open', () => {
    expect(outline('::: links\n[a](/a)\nPick ::: actions - Y ::: now\n:::')).toEqual([
      '::: links a → /a',
      'Pick',
      '… ::: actions Y …',
      'now',
    ]);
  });
});

describe('a run of three or more colons before a known name is the next opener', () => {
  it.each([
    ['two blocks', '::: images ![](/a) ::: links [x](/x) :::', ['::: images → /a …', '… ::: links x → /x']],
    [
      'two blocks in text',
      'See ::: images ![](/a) ::: actions - Yes ::: now',
      ['See', '… ::: images → /a …', '… ::: actions Yes …', 'now'],
    ],
    [
      'three blocks',
      '::: reaction 👍 ::: images ![](/a) ::: actions - Yes :::',
      ['::: reaction 👍 …', '… ::: images → /a …', '… ::: actions Yes'],
    ],
    ['an unknown name is text', '::: reaction 👍 ::: summary', ['::: reaction 👍 …', 'summary']],
    ['two colons open nothing', '::: reaction 👍 :: actions', ['::: reaction 👍 …', 'actions']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('which may go on over the next lines', () => {
    expect(
      outline('::: images ![](/a.png) ::: actions\n- Yes\n:::').map((line) => line.replace(/^… | …$/g, '')),
    ).toEqual(['::: images → /a.png', '::: actions Yes']);
  });
});

describe('what does not end a block on its line', () => {
  it.each([
    ['a time', '::: actions - At 10:30 - At 11:00 :::', ['::: actions At 10:30 | At 11:00']],
    ['a URL', '::: links [a](https://example.com/a) ::: b', ['::: links a → https://example.com/a …', 'b']],
    ['colons within a word', '::: actions - a::b - c:::d :::', ['::: actions a::b | c:::d']],
    ['one colon after a blank', '::: actions - a : b :::', ['::: actions a : b']],
    ['code', '::: actions - `a ::: b` - c :::', ['::: actions `a ::: b` | c']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

describe('bullets in the line part entries, in a one-line block and only there', () => {
  it.each([
    ['outside brackets', '::: actions - [A - B](/u) - C :::', ['::: actions A - B → /u | C']],
    ['outside parentheses', '::: actions - A (x - y) - B :::', ['::: actions A (x - y) | B']],
    ['between blanks', '::: actions - semi-final - a*b :::', ['::: actions semi-final | a*b']],
    ['not over several lines', '::: actions\n- A - B\n- C\n:::', ['::: actions A - B | C']],
    ['not on an opener line that goes on', '::: actions - A - B\n- C\n:::', ['::: actions A - B | C']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('prose among them shows before the block', () => {
    expect(outline('::: actions Sure? - A - B :::').map((line) => line.replace(/^… | …$/g, ''))).toEqual([
      'Sure?',
      '::: actions A | B',
    ]);
  });
});

describe('the line is text', () => {
  it.each([
    ['without a valid entry', '::: actions :::'],
    ['with words that are no entry', '::: actions Sure :::'],
    ['with words that are no form', '::: Form Saved :::'],
    ['in quotation marks', '"::: Form Saved :::"'],
    ['with an unknown name', '::: summary text :::'],
    ['glued to text', 'x::: actions - A :::'],
    ['with text that is no entry of its kind', 'a ::: images - A ::: b'],
    ['with a name that is no name', '::: a.b - A :::'],
    ['with a reaction that is no emoji', '::: reaction yes please :::'],
    ['with a navigation nowhere', 'a ::: navigate home ::: b'],
  ])('%s', (_, line) => {
    expect(outline(line)).toEqual([line]);
  });

  it.each([
    ['in a heading', '# Pick ::: actions - A ::: now', ['# Pick ::: actions - A ::: now']],
    ['in an underlined heading', 'Pick ::: actions - A ::: now\n---', ['## Pick ::: actions - A ::: now']],
    ['in a table', '| a |\n|---|\n| b ::: actions - A ::: c |', ['| a |', '| b ::: actions - A ::: c |']],
    ['in a table head', '| b ::: actions - A ::: c |\n|---|\n| a |', ['| b ::: actions - A ::: c |', '| a |']],
    ['in bold', '**Pick ::: actions - A ::: now**', ['**Pick ::: actions - A ::: now**']],
    ['in emphasis', '*Pick ::: actions - A ::: now*', ['*Pick ::: actions - A ::: now*']],
    ['in a link', '[Pick ::: actions - A ::: now](/u)', ['[Pick ::: actions - A ::: now](/u)']],
    ['in struck text', '~~Pick ::: actions - A ::: now~~', ['~~Pick ::: actions - A ::: now~~']],
    ['in code', '`::: actions - A :::`', ['`::: actions - A :::`']],
    ['with code around its opener', 'a `::: actions` - A ::: b', ['a `::: actions` - A ::: b']],
    ['escaped', 'a \\::: actions - A ::: b', ['a ::: actions - A ::: b']],
    ['formatting in a heading stays', '# a ::: actions - *x* ::: b', ['# a ::: actions - *x* ::: b']],
    ['with a long text after it', '::: actions Sure ::: then text', ['::: actions Sure ::: then text']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });
});

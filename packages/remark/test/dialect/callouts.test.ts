import { describe, expect, it } from 'vitest';
import {
  bullets,
  type Case,
  callout,
  code,
  heading,
  inspect,
  itHolds,
  note,
  numbers,
  quote,
  rule,
  table,
  tip,
} from './blocks.ts';

/** Five kinds and only five (dialect.md §2). */
const kinds: Case[] = [
  ['CAL-01 a note', ['> [!NOTE]', '> body'], [note(['body'])]],
  ['CAL-03 a tip', ['> [!TIP]', '> body'], [tip(['body'])]],
  ['CAL-03 something important', ['> [!IMPORTANT]', '> body'], [callout('important', ['body'])]],
  ['CAL-03 a warning', ['> [!WARNING]', '> body'], [callout('warning', ['body'])]],
  ['CAL-03 a caution', ['> [!CAUTION]', '> body'], [callout('caution', ['body'])]],
  ['CAL-03 no sixth', ['> [!DANGER]', '> body'], [quote(['[!DANGER]\nbody'])]],
  ['in lower case', ['> [!note]', '> body'], [note(['body'])]],
  ['in mixed case', ['> [!nOtE]', '> body'], [note(['body'])]],
  ['a word of every object is no kind', ['> [!constructor]', '> body'], [quote(['[!constructor]\nbody'])]],
  ['nor is any other', ['> [!toString]', '> body'], [quote(['[!toString]\nbody'])]],
  ['CAL-38 the form of before is a quote', ['> **Note**', '> b'], [quote(['Note\nb'])]],
];

const titles: Case[] = [
  ['CAL-05 words on the marker line are the title', ['> [!TIP] Faster builds', '> x'], [tip(['x'], 'Faster builds')]],
  ['CAL-06 a title is enough', ['> [!TIP] Faster builds'], [tip([], 'Faster builds')]],
  ['CAL-11 not with bold words', ['> [!TIP] Use **cache**', '> x'], [tip(['Use cache\nx'])]],
  ['not with emphasis', ['> [!TIP] Use *cache*', '> x'], [tip(['Use cache\nx'])]],
  ['not with code', ['> [!TIP] Use `cache`', '> x'], [tip(['Use cache\nx'])]],
  ['not with a link', ['> [!TIP] See [here](https://example.com)', '> x'], [tip(['See here\nx'])]],
  ['not with an address', ['> [!TIP] See <https://example.com>', '> x'], [tip(['See https://example.com\nx'])]],
  ['not with a bare address', ['> [!TIP] See https://example.com', '> x'], [tip(['See https://example.com\nx'])]],
  ['not with a picture', ['> [!TIP] See ![kettle](k.jpg)', '> x'], [tip(['See kettle\nx'])]],
  [
    'CAL-43 not with HTML',
    ['> [!NOTE] <img src=x onerror=alert(1)>', '> b'],
    [note(['<img src=x onerror=alert(1)>\nb'])],
  ],
  ['not with a formula', ['> [!TIP] Use $x^2$', '> x'], [tip(['Use $x^2$\nx'])]],
  ['but with money', ['> [!TIP] From $5 to $6', '> x'], [tip(['x'], 'From $5 to $6')]],
  ['not with struck words', ['> [!TIP] Use ~~cache~~', '> x'], [tip(['Use cache\nx'])]],
  [
    'not with a footnote',
    ['> [!TIP] See[^1]', '> x', '', '[^1]: n'],
    [tip(['See[1]\nx']), { type: 'footnote', label: '1', blocks: [{ type: 'paragraph', text: 'n' }] }],
  ],
  ['not with brackets', ['> [!TIP] See [1]', '> x'], [tip(['See [1]\nx'])]],
  [
    'also when brackets are defined later',
    ['> [!TIP] See [1]', '> x', '', '[1]: https://example.com'],
    [tip(['See 1\nx'])],
  ],
  ['but with escaped brackets', ['> [!TIP] See \\[1\\]', '> x'], [tip(['x'], 'See [1]')]],
  ['with escaped emphasis', ['> [!TIP] 5 \\* 3', '> x'], [tip(['x'], '5 * 3')]],
  ['with stars that stress nothing', ['> [!TIP] 5 * 3', '> x'], [tip(['x'], '5 * 3')]],
  ['with an entity', ['> [!TIP] Salt &amp; pepper', '> x'], [tip(['x'], 'Salt & pepper')]],
  ['the blanks around it are no part of it', ['> [!TIP]   Faster builds   ', '> x'], [tip(['x'], 'Faster builds')]],
  ['a tab may part it from the marker', ['> [!TIP]\tFaster builds', '> x'], [tip(['x'], 'Faster builds')]],
  ['CAL-25 blanks are none', ['> [!NOTE]  ', '> b'], [note(['b'])]],
  ['CAL-25 nor is a backslash', ['> [!NOTE]\\', '> b'], [note(['b'])]],
  ['a backslash after a blank is none', ['> [!NOTE] \\', '> b'], [note(['b'])]],
  ['an escaped backslash is one', ['> [!NOTE] Careful \\\\', '> b'], [note(['b'], 'Careful \\')]],
  ['a backslash after words is no part of them', ['> [!NOTE] Careful\\', '> b'], [note(['b'], 'Careful')]],
  ['CAL-26 a tab is none', ['> [!NOTE]\t', '> b'], [note(['b'])]],
  ['lazy text may be indented like code', ['> [!NOTE]', '     b', '> c'], [note(['b\nc'])]],
  ['lazy text below a title, too', ['> [!NOTE] Careful', '   b'], [note(['b'], 'Careful')]],
  ['an escaped backslash and a hard break', ['> [!NOTE] T\\\\\\', '> b'], [note(['b'], 'T\\')]],
  ['a space that does not break is text', ['> [!NOTE] T\u00A0', '> b'], [note(['b'], 'T\u00A0')]],
  ['CAL-28 CRLF ends it', ['> [!NOTE]\r', '> b\r', ''], [note(['b'])]],
  ['CAL-28 after words too', ['> [!NOTE] Careful\r', '> b\r', ''], [note(['b'], 'Careful')]],
];

const markers: Case[] = [
  ['CAL-13 glued to a word', ['> [!NOTE]body'], [quote(['[!NOTE]body'])]],
  ['CAL-15 not first', ['> text', '> [!NOTE]', '> x'], [quote(['text\n[!NOTE]\nx'])]],
  ['CAL-16 with a blank in it', ['> [! NOTE]', '> body'], [quote(['[! NOTE]\nbody'])]],
  ['CAL-16 without a kind', ['> [!]', '> body'], [quote(['[!]\nbody'])]],
  ['CAL-16 without its mark', ['> [NOTE]', '> body'], [quote(['[NOTE]\nbody'])]],
  ['CAL-16 without its end', ['> [!NOTE', '> body'], [quote(['[!NOTE\nbody'])]],
  ['CAL-16 with the mark before it', ['> ![NOTE]', '> body'], [quote(['![NOTE]\nbody'])]],
  ['CAL-18 in code', ['> `[!NOTE]`', '> x'], [quote(['[!NOTE]\nx'])]],
  ['CAL-18 in bold', ['> **[!NOTE]**', '> x'], [quote(['[!NOTE]\nx'])]],
  ['CAL-20 in a heading', ['> # [!NOTE]', '> x'], [quote([heading(1, '[!NOTE]'), 'x'])]],
  ['CAL-21 in a list', ['> - [!NOTE]', '>   x'], [quote([bullets('[!NOTE]\nx')])]],
  ['CAL-45 in full-width letters', ['> [!ＮＯＴＥ]', '> x'], [quote(['[!ＮＯＴＥ]\nx'])]],
  ['CAL-45 in Cyrillic letters', ['> [!NОTE]', '> x'], [quote(['[!NОTE]\nx'])]],
  ['CAL-45 with a blank that nobody sees', ['> [!NOTE\u200B]', '> x'], [quote(['[!NOTE\u200B]\nx'])]],
  ['with a digit', ['> [!NOTE1]', '> x'], [quote(['[!NOTE1]\nx'])]],
  ['escaped', ['> \\[!NOTE]', '> x'], [quote(['[!NOTE]\nx'])]],
  ['escaped within', ['> [\\!NOTE]', '> x'], [quote(['[!NOTE]\nx'])]],
  ['escaped at its end', ['> [!NOTE\\]', '> x'], [quote(['[!NOTE]\nx'])]],
  ['as entities', ['> &#91;!NOTE]', '> x'], [quote(['[!NOTE]\nx'])]],
  ['of a link', ['> [!NOTE](https://example.com)', '> x'], [quote(['!NOTE\nx'])]],
  ['of a link with a label', ['> [!NOTE][a]', '> x', '', '[a]: https://example.com'], [quote(['!NOTE\nx'])]],
  ['out of a quote', ['[!NOTE]', 'x'], ['[!NOTE]\nx']],
  ['with two signs', ['> [!NOTE]--', '> x'], [quote(['[!NOTE]--\nx'])]],
];

const isMarker: Case[] = [
  ['with a sign to fold', ['> [!NOTE]-', '> x'], [note(['x'])]],
  ['with a sign to unfold', ['> [!NOTE]+ Careful', '> x'], [note(['x'], 'Careful')]],
  ['CAL-23 whatever is defined later', ['> [!NOTE]', '> b', '', '[!NOTE]: https://example.com'], [note(['b'])]],
  ['CAL-23 or before', ['[!NOTE]: https://example.com', '', '> [!NOTE]', '> b'], [note(['b'])]],
  ['after some blanks', ['>   [!NOTE]', '> x'], [note(['x'])]],
  ['without a blank before it', ['>[!NOTE]', '>x'], [note(['x'])]],
  ['after an empty line', ['>', '> [!NOTE]', '> x'], [note(['x'])]],
  ['in a list item', ['- a', '', '  > [!NOTE]', '  > x'], [bullets(['a', note(['x'])])]],
  ['CAL-33 in a callout', ['> [!NOTE]', '> a', '>', '> > [!TIP]', '> > b'], [note(['a', tip(['b'])])]],
  ['in a quote', ['> a', '>', '> > [!TIP]', '> > b'], [quote(['a', tip(['b'])])]],
];

const bodies: Case[] = [
  ['CAL-08 governs nothing', ['> [!NOTE]', '', 'body'], [quote(['[!NOTE]']), 'body']],
  ['a bare marker is a quote', ['> [!NOTE]'], [quote(['[!NOTE]'])]],
  ['CAL-10 takes lazy text', ['> [!NOTE]', 'body'], [note(['body'])]],
  ['takes lazy text after a title', ['> [!NOTE] Careful', 'body'], [note(['body'], 'Careful')]],
  ['CAL-30 may start with a list from 3', ['> [!NOTE]', '> 3. a', '> 4. b'], [note([numbers(3, 'a', 'b')])]],
  ['CAL-31 may start with a rule', ['> [!NOTE]', '> ---', '> b'], [note([rule, 'b'])]],
  ['a rule under a title makes no heading', ['> [!NOTE] Careful', '> ---', '> b'], [note([rule, 'b'], 'Careful')]],
  ['=== is text', ['> [!NOTE]', '> ==='], [note(['==='])]],
  ['-- is text', ['> [!NOTE]', '> --'], [note(['--'])]],
  ['- is an empty item', ['> [!NOTE]', '> -'], [note([bullets([])])]],
  ['an indented line is code', ['> [!NOTE]', '>     a'], [note([code('a')])]],
  ['a definition is one', ['> [!NOTE]', '> [a]: https://example.com', '> [a]'], [note(['a'])]],
  ['a line of dashes and pipes makes no table of the marker', ['> [!NOTE]', '> |---|'], [note(['|---|'])]],
  ['nor of the title', ['> [!NOTE] a | b', '> |---|---|'], [note(['|---|---|'], 'a | b')]],
  ['the marker line starts no definition', ['> [!NOTE]', '> : https://example.com'], [note([': https://example.com'])]],
  ['TBL-05 a table is a table', ['> [!NOTE]', '> | a |', '> |---|', '> | b |'], [note([table(['a'], ['b'])])]],
  ['code is code', ['> [!NOTE]', '> ```', '> a', '> ```'], [note([code('a')])]],
  ['words on the marker line go on below', ['> [!NOTE] **a**', '> 3. b'], [note(['a\n3. b'])]],
  ['they are no heading', ['> [!NOTE] **a**', '> ==='], [note(['a\n==='])]],
  ['a rule ends them', ['> [!NOTE] **a**', '> ---', '> b'], [note(['a', rule, 'b'])]],
  ['CAL-35 holds another marker as text', ['> [!NOTE]', '> a', '> [!TIP]', '> b'], [note(['a\n[!TIP]\nb'])]],
  ['CAL-36 ends where another starts', ['> [!NOTE]', '> a', '', '> [!TIP]', '> b'], [note(['a']), tip(['b'])]],
  ['CAL-41 has no source', ['> [!NOTE]', '> b', '> — Ada'], [note(['b\n— Ada'])]],
  ['blank quote lines are no body', ['> [!NOTE]', '>', '>'], [quote(['[!NOTE]'])]],
  ['a blank line parts marker and body', ['> [!NOTE]', '>', '> a'], [note(['a'])]],
];

describe('callouts', () => {
  itHolds(kinds);
});

describe('the title of a callout', () => {
  itHolds(titles);

  it('CAL-46 may be long', () => {
    const title = 'word '.repeat(1000).trim();
    expect(inspect(`> [!NOTE] ${title}\n> b`)).toEqual([note(['b'], title)]);
  });
});

describe('no marker:', () => {
  itHolds(markers);
});

describe('a marker', () => {
  itHolds(isMarker);
});

describe('the body of a callout', () => {
  itHolds(bodies);

  /** A callout in many quotes, as one string. */
  const nested = (depth: number): string => {
    const prefix = '> '.repeat(depth);
    return JSON.stringify(inspect(`${prefix}[!NOTE]\n${prefix}deep`));
  };

  it('may be many quotes deep', () => {
    expect(nested(50)).toContain('{"type":"callout","kind":"note","blocks":[{"type":"paragraph","text":"deep"}]}');
  });

  it('CAL-48 keeps its text 300 quotes deep', () => {
    expect(nested(300)).toMatch(/NOTE.*deep/);
  });
});

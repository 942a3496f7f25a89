import { describe, expect, it } from 'vitest';
import { diagnosticsOf, parseReply } from '../../src/index.ts';

/** What is wrong with a reply, a line each: `line:column code`. */
const lint = (lines: readonly string[]): string[] =>
  diagnosticsOf(parseReply(lines.join('\n'))).map(({ code, place }) => `${place.line}:${place.column} ${code}`);

type Case = readonly [promise: string, lines: readonly string[], found: readonly string[]];

const misspelt: Case[] = [
  ['a callout with a letter too many', ['> [!WARNNING]', '> a'], ['1:3 misspelt-kind']],
  ['a form with a letter too few', ['> [!STEP]', '> 1. **A**'], ['1:3 misspelt-kind']],
  ['in lower case', ['> [!stpes]', '> - **A**'], ['1:3 misspelt-kind']],
  ['with a title', ['> [!CATION] Hot', '> a'], ['1:3 misspelt-kind']],
  ['with more lines of text', ['> [!WARNNING]', '> a', '> b'], ['1:3 misspelt-kind']],
  ['with lazy text', ['> [!WARNNING]', 'a'], ['1:3 misspelt-kind']],
  ['after CRLF', ['a\r', '\r', '> [!WARNNING]\r', '> b\r'], ['3:3 misspelt-kind']],
  ['in a quote in a list', ['- a', '', '  > [!WARNNING]', '  > b'], ['3:5 misspelt-kind']],
  ['a kind of its own is none', ['> [!QUOTE]', '> a'], []],
  ['a kind that is spelt right is none', ['> [!WARNING]', '> a'], []],
  ['not below the first line', ['> a', '> [!WARNNING]'], []],
  ['not out of a quote', ['[!WARNNING]', 'a'], []],
  ['not an escape', ['> \\[!WARNNING]', '> a'], []],
  ['not an escape alone', ['> \\[!WARNNING]'], []],
  ['not an escape above lazy text', ['> \\[!WARNNING]', 'a'], []],
  ['not an escape at its end', ['> [!WARNNING\\]', '> a'], []],
  ['not a character reference', ['> &#91;!WARNNING]', '> a'], []],
  ['an escape after it does not count', ['> [!WARNNING] \\*', '> a'], ['1:3 misspelt-kind']],
  ['not code', ['> `[!WARNNING]`', '> a'], []],
  ['not a link', ['> [!WARNNING](https://example.com)', '> a'], []],
];

const misfits: Case[] = [
  ['steps over text', ['> [!STEPS]', '> a'], ['1:1 form-content']],
  ['steps without anything', ['> [!STEPS]'], ['1:1 form-content']],
  ['steps over other text', ['> [!STEPS]', '', 'a'], ['1:1 form-content']],
  ['stats without a bold lead', ['> [!STATS]', '> - a'], ['1:1 form-content']],
  ['tabs without a heading', ['a', '', '> [!TABS]', '> a'], ['3:1 form-content']],
  ['pros over text', ['> [!PROS]', '> a'], ['1:1 form-content']],
  ['cons over text', ['> [!CONS]', '> a'], ['1:1 form-content']],
  ['details without content', ['> [!DETAILS] Log'], ['1:1 form-content']],
  ['sources without a link', ['> [!SOURCES]', '> - a'], ['1:1 form-content']],
  ['in a quote', ['> > [!STEPS]', '>', '> - **A**'], ['1:3 form-content']],
  ['steps over a list are fine', ['> [!STEPS]', '> - a'], []],
  ['so are steps before one', ['> [!STEPS]', '', '- a'], []],
  ['a bare callout is a quote, which may be meant', ['> [!NOTE]'], []],
];

const diagrams: Case[] = [
  ['no word that Mermaid knows', ['```mermaid', 'Draw me a cat', '```'], ['1:1 undrawable-diagram']],
  ['a word in another case', ['a', '', '```mermaid', 'Sequencediagram', '```'], ['3:1 undrawable-diagram']],
  ['no word at all', ['```mermaid', '--> A', '```'], ['1:1 undrawable-diagram']],
  ['only a comment', ['```mermaid', '%% a', '```'], ['1:1 undrawable-diagram']],
  ['front matter left open', ['```mermaid', '---', 'graph TD', '```'], ['1:1 undrawable-diagram']],
  ...[
    'graph TD',
    'flowchart LR',
    'sequenceDiagram',
    'stateDiagram-v2',
    'pie title Pets',
    'gitGraph:',
    'xychart-beta',
  ].map((line): Case => [`${line} is fine`, ['```mermaid', line, '```'], []]),
  ['so is one after a comment', ['```mermaid', '%% a', '', 'graph TD', '```'], []],
  ['and after a directive', ['```mermaid', '%%{init: {', '"theme": "dark"}}%%', 'graph TD', '```'], []],
  ['and after front matter', ['```mermaid', '---', 'title: graph', '---', 'graph TD', '```'], []],
  ['and after CRLF', ['```mermaid\r', '%% a\r', 'graph TD\r', '```'], []],
  ['code is not looked into', ['```', 'Draw me a cat', '```'], []],
  ['nor is an empty fence', ['```mermaid', '```'], []],
];

const urls: Case[] = [
  ['of a link', ['a [b](javascript:alert(1))'], ['1:3 refused-url']],
  ['of a picture', ['![a](data:text/html,a)'], ['1:1 refused-url']],
  ['of a picture in a link', ['[![a](ftp://example.com/a.png)](/b)'], ['1:2 refused-url']],
  ['of an address', ['<ftp://example.com>'], ['1:1 refused-url']],
  ['of a definition', ['[a]', '', '[a]: javascript:alert(1)'], ['3:1 refused-url']],
  ['in a callout', ['> [!NOTE]', '> - [a](vbscript:a)'], ['2:5 refused-url']],
  ['in words that look like a time', ['[a](10:30)'], ['1:1 refused-url']],
  ['of an entry, once', ['::: links', '[a](javascript:a)', ':::'], ['2:1 refused-url']],
  ['of a choice, once', ['::: actions', '- [a](javascript:a)', ':::'], ['2:3 refused-url']],
  ['within the words of a choice', ['::: actions', '- a [b](javascript:b)', ':::'], ['2:5 refused-url']],
  ['of the picture of a card, once', ['::: list-item', '![a](javascript:a)', '# T', ':::'], ['1:1 refused-url']],
  ['in the words of a card', ['::: list-item', '# T', '[a](javascript:a)', ':::'], ['3:1 refused-url']],
  ['of a web page is fine', ['[a](https://example.com) <ada@example.com> [b](tel:+123) www.example.com'], []],
  ['of a place in the site is fine', ['[a](/a:b) [b](#c:d) [c](?e:f) [d](g.html)'], []],
  ['of a picture elsewhere is fine', ['![a](https://img.example.com/a.png) ![b](data:image/png;base64,AA==)'], []],
  ['of a picture in a definition is fine', ['![a]', '', '[a]: data:image/png;base64,AA=='], []],
  ['in code is none', ['`[a](javascript:a)`'], []],
];

function itFinds(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, lines, found) => {
    expect(lint(lines)).toEqual(found);
  });
}

describe('a misspelt kind:', () => {
  itFinds(misspelt);
});

describe('content that does not fit a form:', () => {
  itFinds(misfits);
});

describe('a diagram that cannot be drawn:', () => {
  itFinds(diagrams);
});

describe('a URL that is not allowed', () => {
  itFinds(urls);
});

describe('a message', () => {
  const message = (reply: string) => diagnosticsOf(parseReply(reply))[0]?.message;

  it('says which kind may be meant', () => {
    expect(message('> [!WARNNING]\n> a')).toContain('WARNING');
    expect(message('> [!STEP]\n> - a')).toContain('STEPS');
  });

  it('says which block may be meant', () => {
    expect(message('::: action\n- A\n:::')).toMatch(/"action".* actions is one/);
    expect(message('::: summary\nA\n:::')).toMatch(/text\.$/);
  });

  it('says what a form takes', () => {
    expect(message('> [!STATS]\n> - a')).toMatch(/^STATS takes a list .*bold/);
  });

  it('quotes the word that Mermaid does not know', () => {
    expect(message('```mermaid\nDraw me a cat\n```')).toContain('"Draw"');
  });
});

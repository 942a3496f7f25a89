import { describe, expect, it } from 'vitest';
import { outline } from '../outline.ts';

describe('a card has an image, a title, a subtitle and text', () => {
  it.each([
    ['all four', '![A](/a.png)\n# T\n## S\ntext', ['image A → /a.png | # T | ## S', '  text']],
    ['in any order', 'text\n## S\n# T\n![A](/a.png)', ['image A → /a.png | # T | ## S', '  text']],
    ['without blanks after #', '![A](/a.png)\n#T\n##S\ntext', ['image A → /a.png | # T | ## S', '  text']],
    ['a title alone', '# T', ['# T']],
    ['a subtitle under the title', '# T\n## S', ['# T | ## S']],
    ['a closing # sequence', '# T #', ['# T']],
    ['# within a title', '# C# and F#', ['# C# and F#']],
    ['formatting in a title', '# The *big* `T`', ['# The *big* `T`']],
    ['a link in a title', '# [T](/t)', ['# [T](/t)']],
    ['the first bold line, without a heading', 'Before.\n**T**\nafter', ['# T', '  Before.⏎after']],
    ['the first bold line of two', '**T**\n**U**', ['# T', '  **U**']],
    ['the first line, without a heading and bold', 'T\ntext', ['# T', '  text']],
    ['a single line', 'Just text', ['# Just text']],
    ['a heading goes before a bold line', '**B**\n# T', ['# T', '  **B**']],
    ['bold within a line is no title', 'T\nThe **big** one', ['# T', '  The **big** one']],
    ['blank lines between', '# T\n\n## S\n\ntext\n\nmore', ['# T | ## S', '  text', '  more']],
    ['text in paragraphs and a list', '# T\none\n\n- a\n- b', ['# T', '  one', '  - a', '  - b']],
    ['text with a quote', '# T\n> q', ['# T', '  > q']],
    ['text with a table', '# T\n| a |\n|---|\n| 1 |', ['# T', '  | a |', '  | 1 |']],
    [
      'a further image stays in the text',
      '![A](/a.png)\n# T\n![B](/b.png)',
      ['image A → /a.png | # T', '  ![B](/b.png)'],
    ],
    ['a further heading stays in the text', '# T\n# U', ['# T', '  # U']],
    ['a further subtitle stays in the text', '# T\n## S\n## R', ['# T | ## S', '  ## R']],
    ['a third level stays in the text', '# T\n### R', ['# T', '  ### R']],
    ['an image without alt', '![](/a.png)\n# T', ['image → /a.png | # T']],
    ['an image after a bullet', '- ![A](/a.png)\n# T', ['image A → /a.png | # T']],
    ['a bare image URL', 'https://example.com/a.png\n# T', ['image → https://example.com/a.png | # T']],
    ['an image within a sentence stays', '# T\nSee ![A](/a.png) here', ['# T', '  See ![A](/a.png) here']],
    ['an image alone', '![A](/a.png)', ['image A → /a.png']],
    ['a refused image', '![A](javascript:x)\n# T', ['image A ✗ javascript:x | # T']],
    ['a heading in a fence is none', '```\n# x\n```\n# T', ['# T', '  code "# x"']],
    ['only a fence', '```\nx\n```', ['', '  code "x"']],
  ])('%s', (_, body, [fields, ...text]) => {
    const tree = (name: string) => [`::: ${name} ${fields}`.trimEnd(), ...text];
    expect(outline(`::: list-item\n${body}\n:::`)).toEqual(tree('list-item'));
    expect(outline(`::: horizontal-list-item\n${body}\n:::`)).toEqual(tree('horizontal-list-item'));
  });
});

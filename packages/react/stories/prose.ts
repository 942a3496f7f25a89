import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'prose-inline',
    title: 'Everything that stands in a line',
    markdown: [
      'The pump **has to run** before the *second* valve opens; `open --slow` does both. ~~Turn the tap first.~~',
      'Read [the manual](https://example.com/manual "Manual of the pump"), or write to <desk@example.com>. An address that stands alone is a link too: https://example.com/pumps.',
      'Press <kbd>Ctrl</kbd> and **`Enter`**, *then **wait*** for a minute.  \nThis line follows a hard break.',
    ].join('\n\n'),
  },
  {
    id: 'prose-long-words',
    title: 'Words that are longer than the line',
    markdown: [
      'The key is `sk-0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz`.',
      'https://example.com/a/very/long/path/that/goes/on/and/on/and/on/without/any/place/to/break/it/until/the/end/of/the/line',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzrindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
    ].join('\n\n'),
  },
  {
    id: 'prose-rule',
    title: 'A rule between paragraphs',
    markdown: 'What comes before it.\n\n---\n\nWhat comes after it.',
  },
  {
    id: 'prose-html',
    title: 'Raw HTML is text',
    markdown: '<section onclick="go()">\n\nA paragraph with <b>tags</b> in it.\n\n</section>',
  },
  {
    id: 'prose-html-sanitized',
    title: 'Raw HTML, sanitised, when the application asks for it',
    markdown: 'Water is H<sub>2</sub>O, and <kbd>Esc</kbd> closes. <script>alert(1)</script>',
    props: { html: 'sanitize' },
  },
  {
    id: 'prose-unsafe-links',
    title: 'Links that are refused keep their words',
    markdown: 'Click [here](javascript:alert(1)) or [there](data:text/html,x), or [on a page](https://example.com/).',
  },
];

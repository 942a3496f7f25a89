import type { Story } from './story.ts';

const fence = (lines: readonly string[], end = '```'): string => `\`\`\`tree\n${lines.join('\n')}\n${end}`;

export const stories: Story[] = [
  {
    id: 'tree-project',
    title: 'Folders, kinds of files, comments, a link, what was left out, a summary',
    markdown: fence([
      'greenhouse/',
      '├── src/                # What runs',
      '│   ├── sensors/',
      '│   │   ├── humidity.ts',
      '│   │   └── light.ts    # Two kinds of lamps',
      '│   ├── index.ts',
      '│   └── ...',
      '├── assets/',
      '│   ├── logo.svg',
      '│   └── beds.csv',
      '├── empty/',
      '├── current -> src/index.ts',
      '├── Makefile',
      '└── README.md           # Start here',
      '',
      '4 directories, 9 files',
    ]),
  },
  {
    id: 'tree-long-names',
    title: 'Names and comments longer than the line',
    markdown: fence([
      'packages/',
      '  a-folder-whose-name-somebody-did-not-want-to-shorten-at-all-and-so-it-runs-on-and-on/',
      '    the-same-somebody-also-named-this-file-after-everything-that-it-does.integration.spec.ts',
      '    short.ts   # A comment that explains at some length why this file is here, and what would be lost without it',
    ]),
  },
  {
    id: 'tree-deep',
    title: 'Many levels',
    markdown: fence([
      ...['com', 'example', 'harbour', 'boats', 'repair', 'queue', 'internal', 'retry', 'policy'].map(
        (name, depth) => `${'  '.repeat(depth)}${name}/`,
      ),
      `${'  '.repeat(9)}BackoffPolicy.java`,
    ]),
  },
  {
    id: 'tree-many',
    title: 'Many entries',
    markdown: fence(
      Array.from({ length: 12 }, (_, month) => [
        `month-${month + 1}/`,
        `  report.pdf`,
        `  photo-${month + 1}.jpg`,
        `  totals.xlsx`,
      ]).flat(),
    ),
  },
  {
    id: 'tree-rtl',
    title: 'In a reply from right to left',
    markdown: `هذه هي الملفات:\n\n${fence(['src/', '  index.ts   # البداية', '  مرحبا.md'])}`,
    props: { dir: 'rtl', lang: 'ar' },
  },
  {
    id: 'tree-streaming',
    title: 'Half written',
    markdown: fence(['site/', '├── pages/', '│   ├── index.html'], '├── sty'),
    state: 'streaming',
  },
];

import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { blocks, bullets, type Case, type Content, code, heading, itHolds, note, quote, rule } from './blocks.ts';

type Tabs = Extract<Block, { type: 'tabs' }>;

const panel = (label: string, ...content: readonly Content[]) => ({ label, blocks: blocks(content) });

const tabs = (panels: Tabs['panels'], more: Pick<Partial<Tabs>, 'title' | 'lead'> = {}): Block => ({
  type: 'tabs',
  panels,
  ...more,
});

const steps = (...titles: string[]): Block => ({
  type: 'steps',
  steps: titles.map((title) => ({ title, blocks: [] })),
});

const quoted: Case[] = [
  [
    'TAB-01 a panel for each heading',
    ['> [!TABS]', '> #### macOS', '> sw_vers', '> #### Linux', '> cat'],
    [tabs([panel('macOS', 'sw_vers'), panel('Linux', 'cat')])],
  ],
  [
    'TAB-03 a higher heading opens one too',
    ['> [!TABS]', '> ### A', '> x', '> ## B', '> y'],
    [tabs([panel('A', 'x'), panel('B', 'y')])],
  ],
  [
    'a deeper heading stays inside',
    ['> [!TABS]', '> ## A', '> ### B', '> y'],
    [tabs([panel('A', heading(3, 'B'), 'y')])],
  ],
  ['TAB-05 no heading leaves a quote', ['> [!TABS]', '> no heading'], [quote(['[!TABS]\nno heading'])]],
  ['TAB-06 one heading is enough', ['> [!TABS]', '> ## A', '> x'], [tabs([panel('A', 'x')])]],
  [
    'TAB-08 an empty label is its number',
    ['> [!TABS]', '> #### A', '> x', '> ####', '> y'],
    [tabs([panel('A', 'x'), panel('2', 'y')])],
  ],
  [
    'TAB-10 a label is its words',
    ['> [!TABS]', '> ## **b** `c` [l](https://example.com)', '> x'],
    [tabs([panel('b c l', 'x')])],
  ],
  [
    'TAB-11 underlined headings count',
    ['> [!TABS]', '> A', '> ---', '> x', '>', '> B', '> ---', '> y'],
    [tabs([panel('A', 'x'), panel('B', 'y')])],
  ],
  [
    'TAB-18 a rule is content',
    ['> [!TABS]', '> ## A', '> x', '>', '> ---', '>', '> y'],
    [tabs([panel('A', 'x', rule, 'y')])],
  ],
  ['TAB-23 a marker is no heading', ['> [!TABS]', '> [!NOTE]', '> x'], [quote(['[!TABS]\n[!NOTE]\nx'])]],
  ['TAB-28 a title', ['> [!TABS] Pick one', '> ## A', '> x'], [tabs([panel('A', 'x')], { title: 'Pick one' })]],
  [
    'text before the first heading leads',
    ['> [!TABS]', '> lead', '>', '> ## A', '> x'],
    [tabs([panel('A', 'x')], { lead: blocks(['lead']) })],
  ],
  [
    'a list may lead too',
    ['> [!TABS]', '> - lead', '>', '> ## A', '> x'],
    [tabs([panel('A', 'x')], { lead: blocks([bullets('lead')]) })],
  ],
  ['an empty panel stays', ['> [!TABS]', '> ## A', '> ## B'], [tabs([panel('A'), panel('B')])]],
  [
    'equal labels are two panels',
    ['> [!TABS]', '> ## A', '> x', '> ## A', '> y'],
    [tabs([panel('A', 'x'), panel('A', 'y')])],
  ],
  [
    'a heading in code does not split',
    ['> [!TABS]', '> ## A', '> ```', '> ## B', '> ```'],
    [tabs([panel('A', code('## B'))])],
  ],
  [
    'a heading in a quote does not split',
    ['> [!TABS]', '> ## A', '> > ## B'],
    [tabs([panel('A', quote([heading(2, 'B')]))])],
  ],
  ['a closing line is no source', ['> [!TABS]', '> ## A', '> x', '> — Ada'], [tabs([panel('A', 'x\n— Ada')])]],
  [
    'tabs in tabs',
    ['> [!TABS]', '> ## A', '> > [!TABS]', '> > ## B', '> > x', '>', '> ## C'],
    [tabs([panel('A', tabs([panel('B', 'x')])), panel('C')])],
  ],
  ['TAB-21 steps in a panel', ['> [!TABS]', '> ## A', '> > [!STEPS]', '> > - **S**'], [tabs([panel('A', steps('S'))])]],
  [
    'TAB-21 steps in a panel, the list out of their quote',
    ['> [!TABS]', '> ## A', '> > [!STEPS]', '>', '> - **S**', '>', '> ## B'],
    [tabs([panel('A', quote(['[!STEPS]']), bullets('S')), panel('B')])],
  ],
  ['a callout in a panel', ['> [!TABS]', '> ## A', '> > [!NOTE]', '> > x'], [tabs([panel('A', note(['x']))])]],
];

const governed: Case[] = [
  [
    'to the end of the reply',
    ['> [!TABS]', '', '### A', 'x', '### B', 'y'],
    [tabs([panel('A', 'x'), panel('B', 'y')])],
  ],
  ['right after the marker', ['> [!TABS]', '### A', 'x'], [tabs([panel('A', 'x')])]],
  ['with a title', ['> [!TABS] Pick one', '', '### A', 'x'], [tabs([panel('A', 'x')], { title: 'Pick one' })]],
  [
    'TAB-13 to a shallower heading',
    ['> [!TABS]', '', '### A', 'x', '### B', 'y', '## C'],
    [tabs([panel('A', 'x'), panel('B', 'y')]), heading(2, 'C')],
  ],
  [
    'a deeper heading stays inside',
    ['> [!TABS]', '', '## A', '### B', 'y', '## C'],
    [tabs([panel('A', heading(3, 'B'), 'y'), panel('C')])],
  ],
  [
    'to a rule, which stays',
    ['> [!TABS]', '', '### A', 'x', '', '***', 'after'],
    [tabs([panel('A', 'x')]), rule, 'after'],
  ],
  [
    'TAB-15 to a rule right under text',
    ['> [!TABS]', '', '### B', 'y', '---', 'after'],
    [tabs([panel('B', 'y')]), rule, 'after'],
  ],
  [
    'TAB-15 to a rule under two lines of text',
    ['> [!TABS]', '', '### B', '*y*', 'z', '---', '', '### C'],
    [tabs([panel('B', 'y\nz')]), rule, heading(3, 'C')],
  ],
  [
    'TAB-11 not from an underlined heading',
    ['> [!TABS]', '', 'A', '---', 'x'],
    [quote(['[!TABS]']), heading(2, 'A'), 'x'],
  ],
  [
    'TAB-11 over an underlined heading, which opens no panel',
    ['> [!TABS]', '', '## A', 'x', '', 'B', '===', 'y', '', '## C'],
    [tabs([panel('A', 'x', heading(1, 'B'), 'y'), panel('C')])],
  ],
  [
    'an underlined heading in a panel has its number',
    ['> [!TABS]', '', '## A', '', '1.2 B', '==='],
    [tabs([panel('A', heading(1, '1.2 B', { number: '1.2' }))])],
  ],
  ['TAB-16 not over text', ['> [!TABS]', '', 'x', '', '## A'], [quote(['[!TABS]']), 'x', heading(2, 'A')]],
  ['over definitions', ['> [!TABS]', '', '[a]: https://example.com', '', '## A', '[a]'], [tabs([panel('A', 'a')])]],
  [
    'TAB-20 a set in a panel',
    ['> [!TABS]', '', '## A', '> [!TABS]', '', '### x', '1', '', '### y', '2', '', '## B', '3'],
    [tabs([panel('A', tabs([panel('x', '1'), panel('y', '2')])), panel('B', '3')])],
  ],
  [
    'TAB-21 steps in a panel',
    ['> [!TABS]', '', '## A', '> [!STEPS]', '', '- **S**', '', '## B'],
    [tabs([panel('A', steps('S')), panel('B')])],
  ],
  ['not out of its item', ['- > [!TABS]', '', '## A'], [bullets([quote(['[!TABS]'])]), heading(2, 'A')]],
  ['TAB-08 an empty label is its number', ['> [!TABS]', '', '####', 'x'], [tabs([panel('1', 'x')])]],
  [
    'a heading in code does not split',
    ['> [!TABS]', '', '## A', '```', '## B', '```'],
    [tabs([panel('A', code('## B'))])],
  ],
];

describe('tabs in a quote', () => {
  itHolds(quoted);
});

describe('a marker of tabs alone takes what follows', () => {
  itHolds(governed);
});

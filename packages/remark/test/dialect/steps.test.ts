import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { blocks, bullets, type Case, type Content, code, itHolds, note, numbers, quote, table } from './blocks.ts';

type Steps = Extract<Block, { type: 'steps' }>;

const step = (title: string | undefined, content: readonly Content[] = [], when?: string) => ({
  ...(title !== undefined && { title }),
  ...(when !== undefined && { when }),
  blocks: blocks(content),
});

const steps = (list: Steps['steps'], more: Pick<Partial<Steps>, 'title' | 'start' | 'after'> = {}): Block => ({
  type: 'steps',
  steps: list,
  ...more,
});

const items: Case[] = [
  [
    'STP-01 title, when and text',
    ['> [!STEPS]', '> 1. **A**', '> *when*', '> text', '> 2. **B**', '> more'],
    [steps([step('A', ['text'], 'when'), step('B', ['more'])])],
  ],
  [
    'STP-03 commas around the when',
    ['> [!STEPS]', '> - **A**, *Monday*, do it'],
    [steps([step('A', ['do it'], 'Monday')])],
  ],
  ...['—', '–', '-', ':'].map(
    (sign): Case => [
      `STP-03 ${sign} around the when`,
      ['> [!STEPS]', `> 1. **A** ${sign} *Monday* ${sign} do it`],
      [steps([step('A', ['do it'], 'Monday')])],
    ],
  ),
  [
    'a when right after the title',
    ['> [!STEPS]', '> - **A** *Monday* do it'],
    [steps([step('A', ['do it'], 'Monday')])],
  ],
  ['a when in brackets is text', ['> [!STEPS]', '> - **A** (*Monday*)'], [steps([step('A', ['(Monday)'])])]],
  ['an emphasis further on is text', ['> [!STEPS]', '> - **A** do it *now*'], [steps([step('A', ['do it now'])])]],
  ['a when with formatting', ['> [!STEPS]', '> - **A**, *`9:00` sharp*'], [steps([step('A', [], '9:00 sharp')])]],
  ['STP-06 no bold lead', ['> [!STEPS]', '> 1. **A**', '> 2. plain'], [steps([step('A'), step(undefined, ['plain'])])]],
  ['no bold lead at all', ['> [!STEPS]', '> - a', '> - b'], [steps([step(undefined, ['a']), step(undefined, ['b'])])]],
  ['STP-08 a title alone', ['> [!STEPS]', '> - **A**'], [steps([step('A')])]],
  [
    'STP-10 loose',
    ['> [!STEPS]', '> 1. **A**', '>    *when*', '>', '>    text'],
    [steps([step('A', ['text'], 'when')])],
  ],
  [
    'STP-11 bold words in a link',
    ['> [!STEPS]', '> - [**A**](https://example.com)'],
    [steps([step(undefined, ['A'])])],
  ],
  ['STP-11 bold words that are emphasis too', ['> [!STEPS]', '> - ***A***'], [steps([step(undefined, ['A'])])]],
  ['STP-11 a link in bold words', ['> [!STEPS]', '> - **[A](https://example.com)**'], [steps([step('A')])]],
  ['bold words further on', ['> [!STEPS]', '> - do **A**'], [steps([step(undefined, ['do A'])])]],
  ['a colon at the end of the title', ['> [!STEPS]', '> - **A:** do it'], [steps([step('A', ['do it'])])]],
  ['a colon and a when', ['> [!STEPS]', '> - **A:** *Monday* do it'], [steps([step('A', ['do it'], 'Monday')])]],
  ...['—', '–', '-', ':', ','].map(
    (sign): Case => [
      `${sign} after the title`,
      ['> [!STEPS]', `> - **A** ${sign} do it`],
      [steps([step('A', ['do it'])])],
    ],
  ),
  ['a separator at the end of its line', ['> [!STEPS]', '> - **A** —', '>   do it'], [steps([step('A', ['do it'])])]],
  [
    'a separator at the end of its line, after a when',
    ['> [!STEPS]', '> - **A** — *Monday* —', '>   do it'],
    [steps([step('A', ['do it'], 'Monday')])],
  ],
  [
    'a when on the line after a separator is text',
    ['> [!STEPS]', '> - **A** —', '>   *Monday*'],
    [steps([step('A', ['Monday'])])],
  ],
  ['text on the next line', ['> [!STEPS]', '> - **A**', '>   do it'], [steps([step('A', ['do it'])])]],
  ['a hard break after the title', ['> [!STEPS]', '> - **A**\\', '>   do it'], [steps([step('A', ['do it'])])]],
  [
    'a hard break before the when',
    ['> [!STEPS]', '> - **A**  ', '>   *Monday*  ', '>   do it'],
    [steps([step('A', ['do it'], 'Monday')])],
  ],
  ['a list in a step', ['> [!STEPS]', '> - **A**', '>   - x', '>   - y'], [steps([step('A', [bullets('x', 'y')])])]],
  ['code in a step', ['> [!STEPS]', '> - **A**', '>   ```', '>   x', '>   ```'], [steps([step('A', [code('x')])])]],
  [
    'a callout in a step',
    ['> [!STEPS]', '> - **A**', '>', '>   > [!NOTE]', '>   > x'],
    [steps([step('A', [note(['x'])])])],
  ],
  ['an empty step', ['> [!STEPS]', '> - **A**', '> -'], [steps([step('A'), step(undefined)])]],
  [
    'a task keeps its box and its place',
    ['> [!STEPS]', '> - [x] **A**, *Monday*, do it', '> - [ ] plain'],
    [
      steps([
        { title: 'A', when: 'Monday', checked: true, key: 15, blocks: blocks(['do it']) },
        { checked: false, key: 46, blocks: blocks(['plain']) },
      ]),
    ],
  ],
  [
    'a task with more blanks after its box',
    ['> [!STEPS]', '> - [x]   **A** do it'],
    [steps([{ title: 'A', checked: true, key: 15, blocks: blocks(['do it']) }])],
  ],
];

const forms: Case[] = [
  ['STP-05 of bullets', ['> [!STEPS]', '> - **A**'], [steps([step('A')])]],
  ['STP-05 from 3', ['> [!STEPS]', '> 3. **A**', '> 4. **B**'], [steps([step('A'), step('B')], { start: 3 })]],
  ['STP-16 with a title', ['> [!STEPS] Plan', '> - **A**'], [steps([step('A')], { title: 'Plan' })]],
  ['in lower case', ['> [!steps]', '> - **A**'], [steps([step('A')])]],
  ['in a callout', ['> [!NOTE]', '> > [!STEPS]', '> > - **A**'], [note([steps([step('A')])])]],
  [
    'what follows the list is after it',
    ['> [!STEPS]', '> - **A**', '>', '> x', '>', '> 1. y'],
    [steps([step('A')], { after: blocks(['x', numbers(1, 'y')]) })],
  ],
  ['it has no source', ['> [!STEPS]', '> - **A**', '>', '> — Ada'], [steps([step('A')], { after: blocks(['— Ada']) })]],
  [
    'STP-13 text before the list leaves a quote',
    ['> [!STEPS]', '> intro', '>', '> 1. **A**'],
    [quote(['[!STEPS]\nintro', numbers(1, 'A')])],
  ],
  [
    'words that are no title leave a quote',
    ['> [!STEPS] **Plan**', '> - **A**'],
    [quote(['[!STEPS] Plan', bullets('A')])],
  ],
  ['a table leaves a quote', ['> [!STEPS]', '> | a |', '> |---|'], [quote(['[!STEPS]', table(['a'])])]],
  ['a heading leaves a quote', ['> [!STEPS]', '> ```', '> x', '> ```'], [quote(['[!STEPS]', code('x')])]],
  ['no list at all leaves a quote', ['> [!STEPS]'], [quote(['[!STEPS]'])]],
];

const governed: Case[] = [
  ['STP-15 the list after a blank line', ['> [!STEPS]', '', '1. **A**', '2. **B**'], [steps([step('A'), step('B')])]],
  ['STP-15 the list right after it', ['> [!STEPS]', '1. **A**', '2. **B**'], [steps([step('A'), step('B')])]],
  ['STP-16 with a title', ['> [!STEPS] Plan', '', '1. **A**'], [steps([step('A')], { title: 'Plan' })]],
  ['STP-18 one list only', ['> [!STEPS]', '', '1. **A**', '- b'], [steps([step('A')]), bullets('b')]],
  ['STP-20 within its item', ['- x', '', '  > [!STEPS]', '', '  1. **A**'], [bullets(['x', steps([step('A')])])]],
  [
    'STP-20 nothing out of its item',
    ['- > [!STEPS]', '', '1. **A**'],
    [bullets([quote(['[!STEPS]'])]), numbers(1, 'A')],
  ],
  [
    'STP-21 nothing out of its quote',
    ['> > [!STEPS]', '>', '> 1. **A**'],
    [quote([quote(['[!STEPS]']), numbers(1, 'A')])],
  ],
  [
    'STP-23 code ends the list',
    ['> [!STEPS]', '', '1. **A**', '```sh', 'x', '```', '2. **B**'],
    [steps([step('A')]), code('x', 'sh'), numbers(2, 'B')],
  ],
  ['over link definitions', ['> [!STEPS]', '', '[a]: https://example.com', '', '- **[a]**'], [steps([step('a')])]],
  [
    'over footnotes',
    ['> [!STEPS]', '', '[^a]: n', '', '- **A**[^a]'],
    [steps([step('A', ['[a]'])]), { type: 'footnote', label: 'a', blocks: blocks(['n']) }],
  ],
  ['not over text', ['> [!STEPS]', '', 'x', '', '- **A**'], [quote(['[!STEPS]']), 'x', bullets('A')]],
  ['from 3', ['> [!STEPS]', '', '3. **A**'], [steps([step('A')], { start: 3 })]],
  ['in a quote', ['> x', '>', '> > [!STEPS]', '>', '> - **A**'], [quote(['x', quote(['[!STEPS]']), bullets('A')])]],
  ['what follows stays', ['> [!STEPS]', '', '- **A**', '', 'x'], [steps([step('A')]), 'x']],
];

describe('a step:', () => {
  itHolds(items);
});

describe('steps', () => {
  itHolds(forms);
});

describe('a marker of steps alone takes', () => {
  itHolds(governed);
});

import { describe, expect, it } from 'vitest';
import { inspectReply, parseReply } from '../../src/index.ts';
import { blocks, bullets, type Case, heading, note, quote } from './blocks.ts';

/** Callouts as GitHub draws them (dialect.md §2). */
const cases: Case[] = [
  ['the marker alone on its line, over a body', ['> [!NOTE]', '> a'], [note(['a'])]],
  ['blanks after the marker are fine', ['> [!NOTE]  ', '> a'], [note(['a'])]],
  ['a title makes a quote', ['> [!NOTE] Careful', '> a'], [quote(['[!NOTE] Careful\na'])]],
  ['words that are no title too', ['> [!NOTE] **Careful**', '> a'], [quote(['[!NOTE] Careful\na'])]],
  ['no body makes a quote', ['> [!NOTE]'], [quote(['[!NOTE]'])]],
  ['in an item it is a quote', ['- > [!NOTE]', '  > a'], [bullets([quote(['[!NOTE]\na'])])]],
  ['in a quote it is a quote', ['> a', '>', '> > [!NOTE]', '> > b'], [quote(['a', quote(['[!NOTE]\nb'])])]],
  ['in a callout it is a quote', ['> [!NOTE]', '> > [!TIP]', '> > b'], [note([quote(['[!TIP]\nb'])])]],
  [
    'forms are read as ever',
    ['> [!STEPS] Plan', '> - **A**'],
    [{ type: 'steps', title: 'Plan', steps: [{ title: 'A', blocks: [] }] }],
  ],
  ['details are read as ever', ['> [!DETAILS] Log', '> a'], [{ type: 'details', title: 'Log', blocks: blocks(['a']) }]],
  [
    'in a panel it is a quote',
    ['> [!TABS]', '> ## A', '> > [!NOTE]', '> > a'],
    [{ type: 'tabs', panels: [{ label: 'A', blocks: blocks([quote(['[!NOTE]\na'])]) }] }],
  ],
  ['what follows is not touched', ['> [!NOTE]', '', '## a'], [quote(['[!NOTE]']), heading(2, 'a')]],
];

describe('strict:', () => {
  it.each(cases)('%s', (_, lines, expected) => {
    expect(inspectReply(parseReply(lines.join('\n'), { strict: true })).blocks).toEqual(blocks(expected));
  });
});

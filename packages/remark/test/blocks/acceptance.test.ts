import { describe, expect, it } from 'vitest';
import { parseParts } from '../../src/index.ts';
import { outline } from '../outline.ts';

const text = (line: string): [string, string[]] => [line, [line]];

/** The acceptance cases of the dialect, by their names there. */
describe('acceptance', () => {
  it.each<[string, string, string[]]>([
    ['BLK-01', '::: actions\n- Yes\n- No\n:::', ['::: actions Yes | No']],
    ['BLK-01, glued', ':::actions\n- Yes\n- No\n:::', ['::: actions Yes | No']],
    ['BLK-01, wide', ':::   actions\n- Yes\n- No\n:::', ['::: actions Yes | No']],
    ['BLK-03', 'Pick one ::: actions\n- Yes\n:::', ['Pick one', '::: actions Yes']],
    ['BLK-05, ratio', ...text('ratio 3:::2')],
    ['BLK-05, name', ...text('arn:aws:s3:::bucket')],
    ['BLK-05, code', ...text('`a:::b`')],
    ['BLK-06', '::: actions\n- Yes\n  :::::  \nafter', ['::: actions Yes', 'after']],
    ['BLK-06, four', '::: actions\n- Yes\n::::\nafter', ['::: actions Yes', 'after']],
    ['BLK-06, no closer', '::: actions\n- Yes\n::: x\nafter', ['::: actions Yes', 'after']],
    ['BLK-08', '::: actions - A - B :::', ['::: actions A | B']],
    ['BLK-08, in text', 'Text ::: images ![](u) ::: more', ['Text', '… ::: images → u …', 'more']],
    ['BLK-10', '::: images\n![](/a.png)\n::: actions\n- Yes\n:::', ['::: images → /a.png', '::: actions Yes']],
    ['BLK-11', '::: links\n[a](/a)\n:::: actions\n- Yes\n::::\n:::', ['::: links a → /a', '::: actions Yes']],
    ['BLK-13', '::: list-item\n# T\nfree text', ['::: list-item # T', '  free text']],
    ['BLK-15', '```::: actions```', ['`::: actions`']],
    ['BLK-16', '::: list-item\n# T\n```\n:::\nx', ['::: list-item # T', '  code ":::\\nx"']],
    ['BLK-18', '::: actions\nPick one:\n- Yes\n:::', ['Pick one:', '::: actions Yes']],
    ['BLK-20', '    ::: actions\n- Yes\n:::', ['::: actions Yes']],
    ['BLK-20, unknown', '    ::: summary', ['code "::: summary"']],
    ['BLK-21, quote', '> ::: actions\n> - Yes\n> :::', ['> ::: actions Yes']],
    ['BLK-21, item', '- ::: actions\n  - Yes\n  :::', ['- ::: actions Yes']],
    ['BLK-23, capitals', ':::ACTIONS\n- Yes\n:::', ['::: actions Yes']],
    ['BLK-23, capital', '::: Actions\n- Yes\n:::', ['::: actions Yes']],
    ['BLK-28, time', ...text('10:30')],
    ['BLK-28, ordinal', ...text('n:th')],
    ['BLK-28, key', ...text('key:value')],
    ['BLK-28, brackets', ...text('a:b[c]')],
    ['BLK-28, verse', ...text('Col. 3:17')],
    ['BLK-31', '::: actions  \r\n- Yes\r\n:::  \r\nafter', ['::: actions Yes', 'after']],
    ['BLK-33', '::: form\na: b\n---\nc: d\n:::', ['::: form', '  a: b⏎---⏎c: d']],
    ['the lone line of a card is its title', '::: list-item\nJust text', ['::: list-item # Just text']],
    ['TBL-01', '| a | b |\n|---|---|\n| 1 |', ['| a | b |', '| 1 |']],
    ['TBL-03', '| a |\n| : |', ['| a |⏎| : |']],
  ])('%s', (_, reply, tree) => {
    expect(outline(reply)).toEqual(tree);
  });

  it('BLK-25', () => {
    expect(parseParts(['::: actions\n- Yes', ':::\nBye']).map(outline)).toEqual([['::: actions Yes'], ['Bye']]);
  });

  it('BLK-30', () => {
    const lines = Array.from({ length: 20_000 }, () => ':::a').join('\n');
    expect(outline(lines)).toEqual([]);
  });
});

import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { flowdownCjkFromMarkdown, flowdownCjkToMarkdown, flowdownToMarkdown } from '../../src/mdast/index.ts';
import { flowdownCjk } from '../../src/micromark/index.ts';

const parse = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), flowdownCjk({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown(), flowdownCjkFromMarkdown()],
  });

const format = (tree: Root): string =>
  toMarkdown(tree, { extensions: [gfmToMarkdown(), flowdownToMarkdown(), flowdownCjkToMarkdown()] });

const marks: Record<string, readonly [string, string]> = {
  delete: ['<del>', '</del>'],
  emphasis: ['<em>', '</em>'],
  strong: ['<b>', '</b>'],
};

/** A paragraph with its marks as tags and its links as `[text](url)`. */
function show(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(show).join('') : '';
  if (node.type === 'link') return `[${inner}](${node.url})`;
  const [open, close] = marks[node.type] ?? ['', ''];
  return open + inner + close;
}

describe('emphasis next to ideographic punctuation', () => {
  it.each([
    ['Chinese', '**重要（注意）。**这', '<b>重要（注意）。</b>这'],
    ['Chinese quotes', '他说**“你好”**吧', '他说<b>“你好”</b>吧'],
    ['Japanese', 'これは**「強調」**です', 'これは<b>「強調」</b>です'],
    ['Korean', '**서울(수도)**는', '<b>서울(수도)</b>는'],
    ['emphasis', '这是*（斜体）*字', '这是<em>（斜体）</em>字'],
    ['strikethrough', '这是~~（删）~~字', '这是<del>（删）</del>字'],
    ['one tilde', '20~30，40~50', '20~30，40~50'],
    ['words of other scripts', 'a**(b)**c', 'a**(b)**c'],
  ])('%s', (_, text, tree) => {
    expect(show(parse(text))).toBe(tree);
  });

  it('is written without character references, and reads as the same', () => {
    for (const text of ['**重要（注意）。**这\n', '这是~~（删）~~字\n', '| **（a）**字 |\n| ------- |\n'])
      expect(show(parse(format(parse(text))))).toBe(show(parse(text)));
    expect(format(parse('**重要（注意）。**这'))).toBe('**重要（注意）。**这\n');
    expect(format(parse('| **（a）**字 |\n| - |'))).not.toContain('&#');
  });
});

const example = '[https://example.com](https://example.com)';

describe('a bare address stops at ideographic punctuation', () => {
  it.each([
    ['a full stop', '见https://example.com。这', `见${example}。这`],
    ['a full stop after a path', '见https://example.com/a。这', '见[https://example.com/a](https://example.com/a)。这'],
    ['parentheses', '（https://example.com/a）这', '（[https://example.com/a](https://example.com/a)）这'],
    ['a comma', 'https://example.com/?a=b，c', '[https://example.com/?a=b](https://example.com/?a=b)，c'],
    ['quotes', '「https://example.com/a」', '「[https://example.com/a](https://example.com/a)」'],
    ['a stop before it', 'https://example.com/a.。', '[https://example.com/a](https://example.com/a).。'],
    ['emphasis after it', 'https://example.com/a。**粗**', '[https://example.com/a](https://example.com/a)。<b>粗</b>'],
    ['letters go on', 'https://example.com/水', '[https://example.com/水](https://example.com/水)'],
    ['a middle dot goes on', 'https://example.com/ジ・ン', '[https://example.com/ジ・ン](https://example.com/ジ・ン)'],
    ['www', 'www.example.com/a。这', '[www.example.com/a](http://www.example.com/a)。这'],
    ['www after a comma', '，www.example.com/a。这', '，[www.example.com/a](http://www.example.com/a)。这'],
    ['two', 'https://example.com/a，https://example.com', `[https://example.com/a](https://example.com/a)，${example}`],
    ['others stay', 'https://example.com/a. b', '[https://example.com/a](https://example.com/a). b'],
    [
      'in angle brackets nothing stops',
      '<https://example.com/a。b>',
      '[https://example.com/a。b](https://example.com/a。b)',
    ],
    ['in a link', '[见https://example.com/a。这](/u)', '[见https://example.com/a。这](/u)'],
    ['an underscore in the domain', 'https://a_b。c', 'https://a_b。c'],
    ['no address', 'https://。', 'https://。'],
  ])('%s', (_, text, tree) => {
    expect(show(parse(text))).toBe(tree);
  });

  it('takes time in proportion to the text', () => {
    const cost = (text: string) => {
      const start = process.cpuUsage();
      for (let run = 0; run < 3; run++) parse(text);
      return process.cpuUsage(start).user;
    };
    for (const unit of ['https://a/。', '(www.a_(', '(https://.(', 'h\t']) {
      cost(unit.repeat(500));
      const [small, large] = [cost(unit.repeat(1000)), cost(unit.repeat(4000))];
      expect(large / small, unit).toBeLessThan(10);
    }
  });

  it('has its position', () => {
    const [paragraph] = parse('见https://example.com/a。这').children;
    const link = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
    expect([link?.position?.start.offset, link?.position?.end.offset]).toEqual([1, 22]);
  });
});

/**
 * The package inside pipelines that other people built. Expected HTML is what blocks.md and the README promise; line
 * breaks between elements do not count.
 */
import type { BlockKind } from '@flowdown/grammar';
import type { Root } from 'mdast';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import {
  createFlowdownSchema,
  flowdownHandlers,
  flowdownSchema,
  rehypeFlowdown,
  rehypeScopeLinks,
} from '../src/hast/index.ts';
import remarkFlowdown, { formatReply, parseReply, type RemarkFlowdownOptions, replyToHtml } from '../src/index.ts';
import { readBlock } from '../src/mdast/index.ts';
import type { ReplyBlock } from '../src/mdast/types.ts';
import { flowdown, flowdownHtml } from '../src/micromark/index.ts';
import { yamlReader } from '../src/yaml.ts';
import { outline } from './outline.ts';

/** HTML without the line breaks between elements. */
const flat = (html: unknown) => String(html).replace(/>\n+</g, '><').trim();

/** Somebody's syntax, flowdown last, as the README has it. */
const late = (options?: RemarkFlowdownOptions) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkDirective)
    .use(remarkFrontmatter)
    .use(remarkFlowdown, options ?? {});

/** The same plugins, flowdown first. */
const early = () =>
  unified()
    .use(remarkParse)
    .use(remarkFlowdown)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkDirective)
    .use(remarkFrontmatter);

/** A hast half that has never heard of blocks: only `data.hName` tells it what to draw. */
const plainHtml = (reply: string, syntax = late()) =>
  flat(syntax.use(remarkRehype).use(rehypeSanitize, flowdownSchema).use(rehypeStringify).processSync(reply));

/** The hast half of the README. */
const ownHtml = (reply: string) =>
  flat(
    late()
      .use(remarkRehype, { handlers: flowdownHandlers, clobberPrefix: '' })
      .use(rehypeFlowdown)
      .use(rehypeSanitize, flowdownSchema)
      .use(rehypeScopeLinks, 'user-content-')
      .use(rehypeStringify)
      .processSync(reply),
  );

const write = (reply: string, options?: RemarkFlowdownOptions) =>
  String(late(options).use(remarkStringify, { bullet: '-' }).processSync(reply)).trimEnd();

const tree = (reply: string, syntax = late()): Root => syntax.runSync(syntax.parse(reply));

const block = (name: string, inside: string) => `<div class="fd-block fd-${name}" data-block="${name}">${inside}</div>`;
const entries = (...words: string[]) => `<ul>${words.map((word) => `<li class="fd-entry">${word}</li>`).join('')}</ul>`;

const form = '::: form\ntitle: Order tea\nfields:\n  - name: cups\n    type: number\n    required: true\n:::';
const chart = '::: chart\ntype: bar\nlabels: [Mon, Tue]\nseries:\n  - name: Cups\n    values: [3, 5]\n:::';

describe('without handlers, a block draws itself', () => {
  it.each([
    ['actions', '::: actions\n- Tea\n- Milk\n:::', block('actions', entries('Tea', 'Milk'))],
    [
      'an action with a page',
      '::: actions\n- [Menu](/menu)\n:::',
      block('actions', entries('<a href="/menu">Menu</a>')),
    ],
    [
      'list-item',
      '::: list-item\n![A mug](/mug.png)\n# Mug\n## 300 ml\nHolds *tea*.\n:::',
      block(
        'list-item',
        '<p class="fd-card-image"><img src="/mug.png" alt="A mug"></p><p class="fd-card-title">Mug</p>' +
          '<p class="fd-card-subtitle">300 ml</p><p>Holds <em>tea</em>.</p>',
      ),
    ],
    ['images', '::: images\n![A pot](/pot.png)\n:::', block('images', entries('<img src="/pot.png" alt="A pot">'))],
    ['links', '::: links\n[Guide](/guide)\n:::', block('links', entries('<a href="/guide">Guide</a>'))],
    [
      'payment',
      '::: payment\n[Pay 12 €](https://pay.example/12)\n:::',
      block('payment', entries('<a href="https://pay.example/12">Pay 12 €</a>')),
    ],
    ['audio', '::: audio\n[A song](/song.mp3)\n:::', block('audio', entries('<a href="/song.mp3">A song</a>'))],
    ['reaction', '::: reaction\nemoji=👍\n:::', '<p class="fd-block fd-reaction" data-block="reaction">👍</p>'],
    [
      'prose of a list stands before it',
      '::: actions\nPick one:\n- Tea\n:::',
      `<p>Pick one:</p>${block('actions', entries('Tea'))}`,
    ],
    [
      'a line with a block in it',
      'Pick: ::: actions - Tea ::: please',
      `<p>Pick:</p>${block('actions', entries('Tea'))}<p>please</p>`,
    ],
    ['an unknown name keeps its words', '::: summary\nShort *words*.\n:::', '<p>Short <em>words</em>.</p>'],
    ['a form that cannot be read', '::: form\nnonsense\n:::', block('form', '<p>nonsense</p>')],
    [
      'a refused page is its label',
      '::: links\n[Prize](javascript:alert(1))\n:::',
      block('links', entries('<span>Prize</span>')),
    ],
    [
      'a payment without https is its label',
      '::: payment\n[Pay](http://pay.example)\n:::',
      block('payment', entries('<span>Pay</span>')),
    ],
  ])('%s', (_, reply, html) => {
    expect(plainHtml(reply)).toBe(html);
  });

  it.each([
    [
      'documents',
      '::: documents\n[Manual](/m/7) filename:manual.pdf mime:application/pdf\n:::',
      ['data-filename="manual.pdf"', 'data-mime="application/pdf"', '<a href="/m/7">Manual</a>'],
    ],
    [
      'form',
      form,
      [
        '<fieldset class="fd-block fd-form" data-block="form" disabled>',
        '<legend>Order tea</legend>',
        '<input type="number" disabled',
      ],
    ],
    [
      'chart',
      chart,
      [
        '<figure class="fd-block fd-chart" data-block="chart">',
        '<th scope="col">Cups</th>',
        '<th scope="row">Mon</th><td>3</td>',
        '<th scope="row">Tue</th><td>5</td>',
      ],
    ],
    [
      'progress',
      '::: progress\nvalue: 60\nlabel: Heating\n:::',
      ['<div class="fd-block fd-progress" data-block="progress">', 'Heating', 'max="100" value="60"'],
    ],
    [
      'feedback',
      '::: feedback\ntype: scale\nmax: 3\nquestion: Good?\n:::',
      ['<div class="fd-block fd-feedback" data-block="feedback">', 'Good?', '<li>1</li><li>2</li><li>3</li>'],
    ],
    [
      'video',
      '::: video\n![video/mp4](/brew.mp4)\n:::',
      ['data-block="video"', 'data-mime="video/mp4"', '<a href="/brew.mp4">brew.mp4</a>'],
    ],
  ])('%s keeps what its element says', (_, reply, parts) => {
    const html = plainHtml(reply);
    let from = 0;
    for (const part of parts) {
      expect(html.slice(from)).toContain(part);
      from = html.indexOf(part, from);
    }
  });

  it.each([
    ['navigate', '::: navigate\n![navigate](/orders)\n:::'],
    ['an empty block', '::: actions\n:::'],
    ['a card without anything', '::: list-item\n:::'],
  ])('%s shows nothing', (_, reply) => {
    expect(plainHtml(reply).replace('<div hidden></div>', '')).toBe('');
    expect(ownHtml(reply)).toBe('');
  });
});

describe('with the handlers and the policy', () => {
  it.each([
    [
      'a link says what it is',
      '::: links\n[Guide](https://kettle.example)\n:::',
      block('links', entries('<a href="https://kettle.example" rel="noopener noreferrer nofollow">Guide</a>')),
    ],
    [
      'a picture from elsewhere waits as a link',
      '::: images\n![A pot](https://far.example/pot.png)\n:::',
      '<a href="https://far.example/pot.png" class="fd-image-link" rel="noopener noreferrer nofollow">A pot (far.example)</a>',
    ],
    [
      'cards in a row',
      '::: horizontal-list-item\n# A\n::: horizontal-list-item\n# B\n:::',
      `<div class="fd-carousel" role="group" tabindex="0">${['A', 'B'].map((title) => block('horizontal-list-item', `<p class="fd-card-title">${title}</p>`)).join('')}</div>`,
    ],
    [
      'a lone card is no row',
      '::: horizontal-list-item\n# A\n:::',
      block('horizontal-list-item', '<p class="fd-card-title">A</p>'),
    ],
    ['a label keeps its marks', '::: progress\nvalue: 60\nlabel: Heating **water**\n:::', '<strong>water</strong>'],
    ['raw HTML is text', '::: actions\n- <i>Tea</i>\n:::', block('actions', entries('&#x3C;i>Tea&#x3C;/i>'))],
    [
      'links within the page keep up with the ids',
      'a[^1]\n\n::: links\n[Down](#fn-1)\n:::\n\n[^1]: Note',
      '<a href="#user-content-fn-1" rel="noopener noreferrer nofollow">Down</a>',
    ],
    ['and the ids are there', 'a[^1]\n\n::: links\n[Down](#fn-1)\n:::\n\n[^1]: Note', '<li id="user-content-fn-1">'],
  ])('%s', (_, reply, html) => {
    expect(ownHtml(reply)).toContain(html);
  });
});

it('a refused picture is its alt, with and without the handlers', () => {
  for (const html of [plainHtml, ownHtml].map((draw) => draw('::: images\n![A pot](javascript:alert(1))\n:::'))) {
    expect(html).toContain('A pot');
    expect(html).not.toContain('javascript');
  }
});

describe('beside directives', () => {
  it.each([
    ['a known name alone is a block', ':::actions\n- Tea\n:::', ['::: actions Tea']],
    ['so it is with a blank', '::: actions\n- Tea\n:::', ['::: actions Tea']],
    ['an unknown name alone gives its words', ':::summary\ntext\n:::', ['text']],
    ['label and attributes make a directive', ':::note[Mind]{a=b}\ntext\n:::', ['(containerDirective)']],
    ['attributes alone do', ':::note{a=b}\ntext\n:::', ['(containerDirective)']],
    ['even of a known name', ':::actions[Mind]\n- Tea\n:::', ['(containerDirective)']],
    ['two colons are a leaf directive', '::clip[Brewing]{a=b}', ['(leafDirective)']],
    ['one colon is a text directive', 'a :term[b] c', ['a (textDirective) c']],
    [
      'one after another',
      ':::note[Mind]\ntext\n:::\n\n::: actions\n- Tea\n:::',
      ['(containerDirective)', '::: actions Tea'],
    ],
  ])('%s', (_, reply, expected) => {
    expect(outline(tree(reply))).toEqual(expected);
  });

  it('a block within a longer directive', () => {
    expect(plainHtml('::::note[Mind]\n\n::: actions\n- Tea\n:::\n\nafter\n::::')).toBe(
      `<div><p>Mind</p>${block('actions', entries('Tea'))}<p>after</p></div>`,
    );
  });

  it('a directive within a card', () => {
    expect(plainHtml('::: list-item\n# Tea\n::clip[Brewing]\n:::')).toBe(
      block('list-item', '<p class="fd-card-title">Tea</p><div>Brewing</div>'),
    );
  });

  it('a directive is written as it was', () => {
    expect(write(':::note[Mind]{a="b"}\ntext\n:::\n\n::: actions\n* Tea\n:::')).toBe(
      ':::note[Mind]{a="b"}\ntext\n:::\n\n::: actions\n- Tea\n:::',
    );
  });

  it.each([
    ['a ratio', 'ratio 3:::2'],
    ['a path of names', 'see std::fmt::Display'],
    ['colons between words', 'a ::: b'],
    ['two colons in a line', 'a ::term[b] c'],
    ['a table cell', '| a :: b |\n|---|\n| c |'],
    ['a label', '::: actions\n- a :: b\n:::'],
    ['an opener with attributes', '::: summary {a=b}\ntext\n:::'],
  ])('runs of colons stay text: %s', (_, reply) => {
    const other = unified().use(remarkParse).use(remarkGfm).use(remarkFlowdown);
    expect(outline(tree(reply))).toEqual(outline(tree(reply, other)));
  });
});

describe('beside frontmatter, math and tables', () => {
  it.each([
    [
      'frontmatter stays whole',
      '---\ntitle: "a ::: actions"\n---\n\n::: actions\n- Tea\n:::',
      ['title: "a ::: actions"', '::: actions Tea'],
    ],
    ['an opener in frontmatter is none', '---\ntitle: x\n::: actions\n---\n\ntext', ['title: x\n::: actions', 'text']],
    ['math in a line stays whole', 'Take $a:b$ of it', ['Take a:b of it']],
    ['an opener in display math is none', '$$\n::: actions\n- A\n$$\n\ntext', ['::: actions\n- A', 'text']],
    ['math in a label', '::: links\n[Area $r^2$](/area)\n:::', ['::: links Area r^2 → /area']],
    ['display math in a card', '::: list-item\n# Area\n$$\nr^2\n$$\n:::', ['::: list-item # Area', '  r^2']],
    [
      'a table right before a block',
      '| a | b |\n|---|---|\n| 1 | 2 |\n::: actions\n- Tea\n:::',
      ['| a | b |', '| 1 | 2 |', '::: actions Tea'],
    ],
    [
      'a table head right before a block',
      '| a | b |\n|---|---|\n::: actions\n- Tea\n:::',
      ['| a | b |', '::: actions Tea'],
    ],
    [
      'a table in a card',
      '::: list-item\n# Tea\n| a |\n|---|\n| 1 |\n:::',
      ['::: list-item # Tea', '  | a |', '  | 1 |'],
    ],
    ['a task before a block', '- [ ] Boil ::: actions\n  - Tea', ['- [ ] Boil', '  ::: actions Tea']],
    [
      'a bare address before a block',
      'www.kettle.example:::actions\n- Tea',
      ['[www.kettle.example](http://www.kettle.example)', '::: actions Tea'],
    ],
  ])('%s', (_, reply, expected) => {
    expect(outline(tree(reply))).toEqual(expected);
  });
});

describe('what is wrong goes to the messages of the file', () => {
  const reply = [
    '---',
    'title: Tea',
    '---',
    '',
    '::: summary',
    'text',
    ':::',
    '',
    '> ::: actions',
    '> :::',
    '',
    '::: form',
    'title: "T',
    ':::',
    '',
    '::: links',
    '[Prize](javascript:alert(1))',
    ':::',
    '',
    '::: actions',
    '- Tea',
  ].join('\n');
  const file = late()
    .use(remarkStringify)
    .processSync(new VFile({ path: 'reply.md', value: reply }));

  it('in order, each with its code, its line and its severity', () => {
    const found = file.messages.map(({ line, ruleId, fatal }) => [line, ruleId, fatal]);
    expect(found).toEqual([
      [5, 'unknown-block', undefined],
      [9, 'empty-block', false],
      [13, 'invalid-yaml', true],
      [17, 'refused-url', false],
      [20, 'unclosed-block', false],
    ]);
  });

  it('with its source, its point in the file and a sentence', () => {
    const [unknown, empty] = file.messages;
    expect(unknown).toMatchObject({ source: 'flowdown', place: { line: 5, column: 1, offset: 20 }, file: 'reply.md' });
    expect(empty).toMatchObject({ source: 'flowdown', place: { line: 9, column: 3 } });
    for (const { reason } of file.messages) expect(reason).not.toBe('');
  });

  it('a reply without fault has none', () => {
    expect(late().use(remarkStringify).processSync('a\n\n::: actions\n- Tea\n:::').messages).toEqual([]);
  });
});

describe('remark-stringify writes the canonical form', () => {
  it.each([
    ['opener and closer', ':::: Actions:\n* Tea\n1. Milk\n::', '::: actions\n- Tea\n- Milk\n:::'],
    ['a body on the opener', '::: actions - Tea\n- Milk', '::: actions\n- Tea\n- Milk\n:::'],
    ['a glued opener', 'Pick one :::actions\n- Tea\n:::', 'Pick one\n\n::: actions\n- Tea\n:::'],
    [
      'a card in any order',
      '::: list-item\n##300 ml\n#Mug\n![A mug](/mug.png)\nNice.\n:::',
      '::: list-item\n![A mug](/mug.png)\n# Mug\n## 300 ml\nNice.\n:::',
    ],
    ['images', '::: images\n- ![A](/a.png)\n:::', '::: images\n![A](/a.png)\n:::'],
    [
      'documents',
      '::: documents\n- [Manual](/m) mime="application/pdf" filename=m.pdf\n:::',
      '::: documents\n[Manual](/m) filename:m.pdf mime:application/pdf\n:::',
    ],
    ['a reaction', '::: reaction\n- 👍\n:::', '::: reaction\nemoji=👍\n:::'],
    ['navigate', '::: navigate\n/orders?open=1\n:::', '::: navigate\n![navigate](/orders?open=1)\n:::'],
    ['progress', '::: progress\nmax: 10\nvalue: 6\n:::', '::: progress\nvalue: 6\nmax: 10\n:::'],
    ['a form as it was', form, form],
    ['a line with a block in it', 'Pick: :::actions - Tea :: now', 'Pick: ::: actions - Tea ::: now'],
    ['an unknown name goes', '::: summary\ntext\n:::', 'text'],
    [
      'in a list item and a quote',
      '- a\n  :::actions\n  - Tea\n\n> :::links\n> [Guide](/guide)',
      '- a\n  ::: actions\n  - Tea\n  :::\n\n> ::: links\n> [Guide](/guide)\n> :::',
    ],
    [
      'between frontmatter and math',
      '---\ntitle: Tea\n---\n\n:::actions\n- Tea\n:::\n\n$$\nx\n$$',
      '---\ntitle: Tea\n---\n\n::: actions\n- Tea\n:::\n\n$$\nx\n$$',
    ],
  ])('%s', (_, reply, canonical) => {
    expect(write(reply)).toBe(canonical);
    expect(write(canonical)).toBe(canonical);
  });
});

describe('put before the other plugins', () => {
  it.each([
    ['::: actions\n- Tea\n:::'],
    [form],
    [chart],
    ['::: list-item\n# Mug\n| a |\n|---|\n| 1 |\n:::'],
    ['| a | b |\n|---|---|\n| 1 | 2 |\n::: actions\n- Tea\n:::'],
    ['Pick: ::: actions - Tea ::: please'],
    ['# Pick ::: actions - Tea :::'],
    ['- a\n\n      ::: actions\n      - Tea'],
    ['$$\n::: actions\n$$'],
    ['---\ntitle: x\n---\n\n::: links\n[Guide](/guide)\n:::'],
    [':::note[Mind]{a=b}\ntext\n:::'],
  ])('it reads the same: %j', (reply) => {
    expect(plainHtml(reply, early())).toBe(plainHtml(reply));
  });

  it('names right after the colons are asked of directives first', () => {
    expect(outline(tree(':::actions\n- Tea\n:::', early()))).toEqual(['(containerDirective)']);
    expect(outline(tree(':::summary\ntext\n:::', early()))).toEqual(['(containerDirective)']);
  });

  const beforeGfm = unified().use(remarkParse).use(remarkFlowdown).use(remarkGfm);

  it.each([
    ['before a list', 'Pick one ::: actions\n- Tea\n:::', ['Pick one ::: actions', '- Tea']],
    [
      'in a table row',
      '| a | b |\n|---|---|\n| 1 | 2 ::: actions\n- Tea',
      ['| a | b |', '| 1 | 2 ::: actions |', '- Tea'],
    ],
  ])('a glued opener that tables or lists are asked about first is text: %s', (_, reply, expected) => {
    expect(outline(tree(reply, beforeGfm))).toEqual(expected);
  });

  it('a glued opener before other lines is one', () => {
    expect(outline(tree('Read on ::: links\n[Guide](/guide)\n:::', beforeGfm))).toEqual([
      'Read on',
      '::: links Guide → /guide',
    ]);
  });
});

describe('kinds an application registers', () => {
  const shared = { group: 'block', summary: 'One of our own.', example: '' } as const;
  const blocks: BlockKind[] = [
    { ...shared, name: 'chips', model: 'items', entry: 'action', unclosed: 'lines', fields: {} },
    { ...shared, name: 'shelf', model: 'items', entry: 'link', unclosed: 'lines', fields: {} },
    { ...shared, name: 'gallery', model: 'items', entry: 'image', unclosed: 'lines', fields: {} },
    {
      ...shared,
      name: 'dose',
      model: 'fields',
      layout: 'values',
      bare: 'amount',
      unclosed: 'prefix',
      fields: {
        amount: { type: 'text', summary: 'How much.', required: true },
        note: { type: 'inline Markdown', summary: 'How to take it.', aliases: ['remark'] },
      },
    },
    { ...shared, name: 'plant', model: 'fields', layout: 'card', unclosed: 'text', fields: {} },
    { ...shared, name: 'route', model: 'yaml', unclosed: 'prefix', fields: {} },
    { ...shared, name: 'aside', model: 'flow', unclosed: 'text', fields: {} },
  ];

  const read = (reply: string): ReplyBlock => {
    const found: ReplyBlock[] = [];
    visit(parseReply(reply, { blocks }), 'replyBlock', (node) => void found.push(node));
    expect(found).toHaveLength(1);
    return found[0] as ReplyBlock;
  };

  it.each([
    ['items of labels', ':::Chips\n* Tea\n* Milk', 'chips', '::: chips\n- Tea\n- Milk\n:::', entries('Tea', 'Milk')],
    [
      'items of links',
      ':::shelf\n- [Tea](/tea)\n:::',
      'shelf',
      '::: shelf\n[Tea](/tea)\n:::',
      entries('<a href="/tea" rel="noopener noreferrer nofollow">Tea</a>'),
    ],
    [
      'fields as values',
      '::: dose\nremark: with *food*\namount = 5 ml\n:::',
      'dose',
      '::: dose\namount: 5 ml\nnote: with *food*\n:::',
      '<p>with <em>food</em></p>',
    ],
    [
      'fields as a card',
      ':::plant\n#Fern\nLikes *shade*.\n:::',
      'plant',
      '::: plant\n# Fern\nLikes *shade*.\n:::',
      '<p class="fd-card-title">Fern</p><p>Likes <em>shade</em>.</p>',
    ],
    [
      'Markdown',
      ':::aside\nSome *words*.\n* one\n:::',
      'aside',
      '::: aside\nSome *words*.\n\n- one\n:::',
      '<p>Some <em>words</em>.</p><ul><li>one</li></ul>',
    ],
  ])('%s: read, written and drawn', (_, reply, name, canonical, inside) => {
    expect(readBlock(read(reply))).toMatchObject({ name, custom: true });
    const written = formatReply(parseReply(reply, { blocks }), { blocks }).trimEnd();
    expect(written).toBe(canonical);
    expect(formatReply(parseReply(written, { blocks }), { blocks }).trimEnd()).toBe(canonical);
    expect(flat(replyToHtml(reply, { blocks }))).toBe(block(name, inside));
  });

  it('items of images: read and drawn', () => {
    const reply = ':::gallery\n- ![A pot](/pot.png)\n:::';
    expect(readBlock(read(reply))).toMatchObject({ name: 'gallery', custom: true });
    expect(replyToHtml(reply, { blocks })).toContain('class="fd-block fd-gallery" data-block="gallery"');
    expect(replyToHtml(reply, { blocks })).toContain('<img src="/pot.png" alt="A pot">');
  });

  it('YAML: read and written as it was', () => {
    const reply = '::: route\nstops: [Kettle Lane, Mug Street]\nminutes: 12\n:::';
    expect(readBlock(read(reply))).toMatchObject({
      name: 'route',
      custom: true,
      content: { stops: ['Kettle Lane', 'Mug Street'], minutes: 12 },
    });
    expect(formatReply(parseReply(reply, { blocks }), { blocks }).trimEnd()).toBe(reply);
    expect(replyToHtml(reply, { blocks })).toContain('class="fd-block fd-route" data-block="route"');
  });

  it('values are there by their names, a line alone sets the one it stands for', () => {
    expect(readBlock(read('::: dose\n5 ml\n:::'))).toMatchObject({ values: { amount: '5 ml' } });
    expect(readBlock(read('a ::: dose 5 ml ::: b'))).toMatchObject({ values: { amount: '5 ml' } });
  });

  it('a schema that was not told keeps the words and drops the class', () => {
    const html = flat(replyToHtml(parseReply('::: chips\n- Tea\n:::', { blocks })));
    expect(html).toBe(`<div class="fd-block">${entries('Tea')}</div>`);
  });

  it('a pipeline takes them, with a schema made for them', () => {
    const html = late({ blocks })
      .use(remarkRehype)
      .use(rehypeSanitize, createFlowdownSchema(blocks))
      .use(rehypeStringify)
      .processSync('Pick :::chips\n- Tea\n:::');
    expect(flat(html)).toBe(`<p>Pick</p>${block('chips', entries('Tea'))}`);
    expect(html.messages).toEqual([]);
    expect(write('Pick :::chips\n- Tea\n:::', { blocks })).toBe('Pick\n\n::: chips\n- Tea\n:::');
  });

  it('without them the name is unknown', () => {
    expect(outline('::: chips\n- Tea\n:::')).toEqual(['- Tea']);
  });

  it.each([
    ['a picture', '::: gallery\n![A pot](/pot.png)\n:::', '::: gallery\n![A pot](/pot.png)\n:::'],
    ['a label with a page', '::: chips\n- [Menu](/menu)\n:::', '::: chips\n- [Menu](/menu)\n:::'],
    ['YAML that cannot be read', '::: route\nstops: [A\n:::', '::: route\nstops: [A\n:::'],
  ])('is written so that it reads the same: %s', (_, reply, canonical) => {
    expect(formatReply(parseReply(reply, { blocks }), { blocks }).trimEnd()).toBe(canonical);
  });

  it('entries that are images are no figures', () => {
    expect(flat(replyToHtml('::: images\n![A pot](/pot.png)\n:::'))).toBe(
      block('images', entries('<img src="/pot.png" alt="A pot">')),
    );
  });

  it('a plain value is seen by the reader', () => {
    expect(replyToHtml('::: dose\namount: 5 ml\n:::', { blocks })).toContain('5 ml');
  });

  const alone = (reply: string) =>
    flat(micromark(reply, { extensions: [flowdown({ blocks })], htmlExtensions: [flowdownHtml()] }));

  it('micromark alone: a picture is a picture', () => {
    expect(alone('::: gallery\n![A pot](/pot.png)\n:::')).toBe(
      block('gallery', entries('<img src="/pot.png" alt="A pot" />')),
    );
  });

  it('micromark alone: no word of a values block is lost', () => {
    const html = alone('::: dose\namount: 5 ml\nnote: with food\n:::');
    expect(html).toContain('5 ml');
    expect(html).toContain('with food');
  });
});

describe('without a YAML reader', () => {
  const reader = unified().use(remarkParse).use(remarkFlowdown, { yaml: false });

  it.each([
    ['a form', form],
    ['a chart', chart],
    ['a form that cannot be read', '::: form\ntitle: "T\n:::'],
  ])('%s is pending, its body is kept and nobody complains', (_, reply) => {
    const file = new VFile(reply);
    const { children } = reader.runSync(reader.parse(file), file);
    const raw = reply.split('\n').slice(1, -1).join('\n');
    expect(children).toHaveLength(1);
    expect(children[0]?.data?.flowdown).toEqual({ type: 'block', raw, pending: true });
    expect(readBlock(children[0] as ReplyBlock)).toMatchObject({ pending: true });
    expect(file.messages).toEqual([]);
  });

  it('a pending block is written as it was', () => {
    expect(String(reader().use(remarkStringify).processSync(form)).trimEnd()).toBe(form);
  });

  it('other blocks are not', () => {
    expect(outline(tree('::: actions\n- Tea\n:::', late({ yaml: false })))).toEqual(['::: actions Tea']);
  });
});

describe('a literal line end', () => {
  const cases = [
    ['in text', 'one\\ntwo', ['one⏎⏎two'], ['one\\ntwo']],
    [
      'between all lines of a block',
      '::: actions\\n- Tea\\n- Milk\\n:::\\nafter',
      ['::: actions Tea | Milk', 'after'],
      ['::: actions\\n- Tea\\n- Milk\\n:::\\nafter'],
    ],
    ['in an open block', '::: actions\n- Tea\\n- Milk\n:::', ['::: actions Tea | Milk'], ['::: actions Tea\\n- Milk']],
    ['in code', '`a\\nb`', ['`a\\nb`'], ['`a\\nb`']],
    ['after a backslash', 'a\\\\nb', ['a\\nb'], ['a\\nb']],
    ['in a destination', '[a](/x\\ny)', ['[a](/x\\ny)'], ['[a](/x\\ny)']],
    [
      'in quoted YAML',
      '::: form\ntitle: "a\\nb"\nfields:\n  - name: x\n:::',
      ['::: form # a\nb | X (x: text)'],
      ['::: form # a\nb | X (x: text)'],
    ],
  ] as const;

  it.each(cases)('%s, on', (_, reply, on) => {
    expect(outline(tree(reply, late({ literalNewlines: true })))).toEqual(on);
  });

  it.each(cases)('%s, off as the plugin has it', (_, reply, _on, off) => {
    expect(outline(tree(reply, unified().use(remarkParse).use(remarkFlowdown)))).toEqual(off);
  });

  it('what is off is written so that it stays off, and what is on so that it stays on', () => {
    expect(write('one\\ntwo')).toBe('one\\ntwo');
    expect(write('::: actions\\n- Tea\\n:::', { literalNewlines: true })).toBe('::: actions\n- Tea\n:::');
  });
});

describe('micromark alone', () => {
  const html = (reply: string, yaml = yamlReader) =>
    flat(micromark(reply, { extensions: [gfm(), flowdown()], htmlExtensions: [gfmHtml(), flowdownHtml({ yaml })] }));

  it.each([
    [
      'actions',
      '::: actions\n- **Tea**\n- [Menu](/menu)\n:::',
      block('actions', entries('Tea', '<a href="/menu">Menu</a>')),
    ],
    [
      'list-item',
      '::: list-item\n![A mug](/mug.png)\n# Mug\n## 300 ml\nHolds *tea*.\n:::',
      block(
        'list-item',
        '<p class="fd-card-image"><img src="/mug.png" alt="A mug" /></p><p class="fd-card-title">Mug</p><p class="fd-card-subtitle">300 ml</p><p>Holds <em>tea</em>.</p>',
      ),
    ],
    [
      'horizontal-list-item',
      '::: horizontal-list-item\n# Mug\n:::',
      block('horizontal-list-item', '<p class="fd-card-title">Mug</p>'),
    ],
    ['images', '::: images\n![A pot](/pot.png)\n:::', block('images', entries('<img src="/pot.png" alt="A pot" />'))],
    [
      'links',
      '::: links\n[Guide](/guide)\nhttps://kettle.example/faq\n:::',
      block(
        'links',
        entries('<a href="/guide">Guide</a>', '<a href="https://kettle.example/faq">https://kettle.example/faq</a>'),
      ),
    ],
    [
      'payment',
      '::: payment\n[Pay 12 €](https://pay.example/12)\n:::',
      block('payment', entries('<a href="https://pay.example/12">Pay 12 €</a>')),
    ],
    ['documents', '::: documents\n[Manual](/m/7)\n:::', block('documents', entries('<a href="/m/7">Manual</a>'))],
    ['reaction', '::: reaction\n:thumbsup:\n:::', '<p class="fd-block fd-reaction" data-block="reaction">👍</p>'],
    ['navigate', '::: navigate\n![navigate](/orders)\n:::', ''],
    ['video', '::: video\n[Brewing](/brew.mp4)\n:::', block('video', entries('<a href="/brew.mp4">Brewing</a>'))],
    ['audio', '::: audio\n[A song](/song.mp3)\n:::', block('audio', entries('<a href="/song.mp3">A song</a>'))],
    ['a form that cannot be read', '::: form\nnonsense <b>\n:::', block('form', 'nonsense &#x3C;b>')],
    ['a refused page is its label', '::: links\n[Prize](javascript:alert(1))\n:::', block('links', entries('Prize'))],
    ['a refused payment is its label', '::: payment\n[Pay](http://pay.example)\n:::', block('payment', entries('Pay'))],
    [
      'a refused picture is its alt',
      '::: images\n![A <pot>](javascript:alert(1))\n:::',
      block('images', entries('A &lt;pot&gt;')),
    ],
    [
      'prose stands before its list',
      '::: actions\nPick *one*:\n- Tea\n:::',
      `<p>Pick <em>one</em>:</p>${block('actions', entries('Tea'))}`,
    ],
    ['an unknown name', '::: summary\nShort *words*.\n:::', '<p>Short <em>words</em>.</p>'],
    ['in a list item', '- a\n  ::: actions\n  - Tea\n', `<ul><li>a\n${block('actions', entries('Tea'))}</li></ul>`],
    [
      'in a quote',
      '> ::: links\n> [Guide](/guide)\n',
      `<blockquote>${block('links', entries('<a href="/guide">Guide</a>'))}</blockquote>`,
    ],
    [
      'a fence hides a closer',
      '::: list-item\n# Tea\n```\n:::\n```\n:::',
      block('list-item', '<p class="fd-card-title">Tea</p><pre><code>:::\n</code></pre>'),
    ],
    [
      'in a line',
      'Pick: ::: actions - Tea - Milk ::: please',
      '<p>Pick: <span class="fd-block fd-actions" data-block="actions"><span class="fd-list"><span class="fd-entry">Tea</span><span class="fd-entry">Milk</span></span></span> please</p>',
    ],
    ['in a heading it is text', '# Pick ::: actions - Tea ::: now', '<h1>Pick ::: actions - Tea ::: now</h1>'],
    [
      'in a table cell it is text',
      '| ::: actions - Tea ::: |\n|---|\n| a |',
      '<table><thead><tr><th>::: actions - Tea :::</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['in bold it is text', '**Pick ::: actions - Tea :::**', '<p><strong>Pick ::: actions - Tea :::</strong></p>'],
  ])('%s', (_, reply, expected) => {
    expect(html(reply)).toBe(expected);
  });

  it.each([
    [
      'form',
      form,
      [
        '<fieldset class="fd-block fd-form" data-block="form"',
        '<legend>Order tea</legend>',
        '<input type="number" disabled',
      ],
    ],
    ['chart', chart, ['<figure class="fd-block fd-chart" data-block="chart">', '<th scope="row">Tue</th><td>5</td>']],
    [
      'progress',
      '::: progress\nvalue: 60\nlabel: Heating **water**\n:::',
      ['class="fd-block fd-progress" data-block="progress"', 'Heating <strong>water</strong>', 'max="100" value="60"'],
    ],
    [
      'feedback',
      '::: feedback\ntype: stars\nquestion: Good?\n:::',
      ['class="fd-block fd-feedback" data-block="feedback"', 'Good?', '<li>★</li>'],
    ],
  ])('%s', (_, reply, parts) => {
    for (const part of parts) expect(html(reply)).toContain(part);
  });

  it('without a YAML reader the text of a form is shown', () => {
    const shown = micromark('::: form\ntitle: "<T>"\n:::', {
      extensions: [flowdown()],
      htmlExtensions: [flowdownHtml()],
    });
    expect(flat(shown)).toBe(block('form', 'title: "&#x3C;T>"'));
  });

  it('a block with a link in a heading is text around the link', () => {
    expect(html('# See ::: links [Guide](/guide) ::: now')).toBe(
      '<h1>See ::: links <a href="/guide">Guide</a> ::: now</h1>',
    );
  });

  it.each([
    ['actions', '::: actions\n:::'],
    ['a card', '::: list-item\n:::'],
    ['images', '::: images\n:::'],
    ['progress', '::: progress\nvalue: lots\n:::'],
  ])('an empty block draws nothing: %s', (_, reply) => {
    expect(html(reply)).toBe('');
  });

  it('repeated labels are dropped', () => {
    expect(html('::: actions\n- Tea\n- tea\n:::')).toBe(block('actions', entries('Tea')));
  });

  it('a file without a name is called by the last part of its address', () => {
    expect(html('::: documents\nhttps://kettle.example/f/plan.pdf\n:::')).toContain('>plan.pdf</a>');
  });

  it('one extension serves many texts', () => {
    const options = { extensions: [flowdown()], htmlExtensions: [flowdownHtml({ yaml: yamlReader })] };
    const reply = '# A ::: actions - Tea :::\n\n::: actions\n- Tea';
    expect(micromark(reply, options)).toBe(micromark(reply, options));
  });
});

import { describe, expect, it } from 'vitest';
import { type Case, draw, itDraws } from './draw.ts';

const tasks: Case[] = [
  [
    'CHK-01 its words name its box, which is off',
    ['- [ ] a', '- [x] b [c](/c)'],
    [
      '<ul class="contains-task-list">',
      '<li class="task-list-item"><label class="fd-task"><input type="checkbox" disabled> a</label></li>',
      '<li class="task-list-item"><label class="fd-task"><input type="checkbox" checked disabled> b <a href="/c" rel="noopener noreferrer nofollow">c</a></label></li>',
      '</ul>',
    ],
  ],
  [
    'only its first paragraph names it',
    ['- [ ] a', '', '  more', '  - [x] b'],
    [
      '<ul class="contains-task-list">',
      '<li class="task-list-item">',
      '<p><label class="fd-task"><input type="checkbox" disabled> a</label></p>',
      '<p>more</p>',
      '<ul class="contains-task-list">',
      '<li class="task-list-item"><label class="fd-task"><input type="checkbox" checked disabled> b</label></li>',
      '</ul>',
      '</li>',
      '</ul>',
    ],
  ],
  [
    'a picture is no name',
    ['- [ ] ![alt](u)'],
    [
      '<ul class="contains-task-list">',
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="Task">',
      '<figure class="fd-figure">',
      '<img src="u" alt="alt">',
      '</figure>',
      '</li>',
      '</ul>',
    ],
  ],
];

describe('a task', () => {
  itDraws(tasks);
});

describe('a tight list', () => {
  itDraws([
    [
      'takes the paragraph off words, and leaves a block its element',
      ['- a', '- ::: reaction 👍 :::'],
      ['<ul>', '<li>a</li>', '<li>', '<p class="fd-block fd-reaction" data-block="reaction">👍</p>', '</li>', '</ul>'],
    ],
  ]);
});

describe('a table', () => {
  itDraws([
    [
      'scrolls in a named frame that the keyboard reaches',
      ['| a |', '|---|'],
      [
        '<div class="fd-table" role="group" aria-label="Table" tabindex="0"><table>',
        '<thead>',
        '<tr>',
        '<th>a</th>',
        '</tr>',
        '</thead>',
        '</table></div>',
      ],
    ],
  ]);
});

const form = (...fields: string[]) => draw(['::: form', 'fields:', ...fields.map((line) => `  ${line}`), ':::']);

describe('a form', () => {
  it('has a group for choices, each with a label of its own', () => {
    expect(form('- name: size', '  type: radio', '  options: [S, M]', '  default: M', '  required: true')).toContain(
      '<fieldset class="fd-field" disabled><legend class="fd-field-label">Size *</legend>' +
        '<label class="fd-choice"><input type="radio" disabled> S</label>' +
        '<label class="fd-choice"><input type="radio" disabled checked> M</label></fieldset>',
    );
    expect(form('- name: days', '  type: checkbox', '  options: [Mon, Tue]', '  default: [Mon, Tue]')).toContain(
      '<label class="fd-choice"><input type="checkbox" disabled checked> Mon</label>' +
        '<label class="fd-choice"><input type="checkbox" disabled checked> Tue</label></fieldset>',
    );
  });

  it('puts the words of a single box beside it', () => {
    expect(form('- name: terms', '  type: checkbox', '  help: Read them.')).toContain(
      '<div class="fd-field"><label class="fd-choice"><input type="checkbox" disabled> Terms</label>' +
        '<span class="fd-field-help">Read them.</span></div>',
    );
  });

  it('shows what is chosen unless the reader chooses', () => {
    expect(form('- name: city', '  type: select', '  options: [Oslo, Rome]', '  default: Rome')).toContain(
      '<option value="Oslo">Oslo</option><option value="Rome" selected>Rome</option>',
    );
  });

  it('is off, and says what its button does', () => {
    expect(form('- name: a')).toMatch(
      /^<fieldset class="fd-block fd-form" data-block="form" disabled>.*<p class="fd-form-submit">Submit<\/p><\/fieldset>$/,
    );
    const html = draw(['::: form', 'fields: [{name: a}]', ':::'], { labels: { submit: 'Senden' } });
    expect(html).toContain('<p class="fd-form-submit">Senden</p>');
  });

  it.each(['form', 'chart'])('a %s that cannot be read keeps its lines', (name) => {
    expect(draw([`::: ${name}`, ': [', '  a <b>', ':::'])).toBe(
      `<div class="fd-block fd-${name}" data-block="${name}"><pre class="fd-raw" tabindex="0">: [\n  a &#x3C;b></pre></div>`,
    );
  });

  it('one that nobody reads shows its lines', () => {
    const html = draw(['::: form', 'fields:', '  - name: a', ':::'], { yaml: false });
    expect(html).toContain('<pre class="fd-raw" tabindex="0">fields:\n  - name: a</pre>');
  });
});

describe('footnotes', () => {
  it('are named in the language of the page', () => {
    const html = draw(['a[^1]', '', '[^1]: b'], { labels: { footnotes: 'Fußnoten', footnoteBack: 'Zurück zu' } });
    expect(html).toContain('>Fußnoten</h2>');
    expect(html).toContain('aria-label="Zurück zu 1"');
  });
});

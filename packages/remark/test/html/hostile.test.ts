import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseReply, replyToHast } from '../../src/index.ts';
import { samples } from './replies.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onfocus=alert(1) autofocus tabindex=1 x='",
  '[x](javascript:alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](ht&Tab;tp://example.com)',
  '[x](:x) [x](x%20y:z) [x](1:30)',
  '![x](ht&Tab;tps://example.com)',
  '<java&Tab;script:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import url(//example.com)</style>',
  '<div style="background:url(//example.com)" class="fd-x admin" id="cookie">x</div>',
  '<form action="//example.com"><input name="password"></form>',
  '</details></div></section>x',
  '<details ontoggle=alert(1) open>x</details>',
];

const allowedSchemes = /^(?:https?:|mailto:|tel:|data:image\/|[^:]*$)/;
const tags =
  /^(?:a|b|blockquote|br|code|d[dlt]|del|details|div|em|fieldset|figcaption|figure|h[1-6]|hr|img|input|kbd|label|legend|li|ol|option|p|pre|progress|section|select|span|strong|su[bp]|summary|table|tbody|t[dhr]|textarea|thead|ul)$/;
const classes =
  /^(?:fd-[a-z-]+|language-.+|task-list-item|contains-task-list|data-footnote-backref|footnotes|sr-only)$/;
const ids = /^user-content-/;

/** What is wrong with an element, in words. */
function wrongs({ tagName, properties }: Element): string[] {
  const found = tags.test(tagName) ? [] : [`<${tagName}>`];
  // A link that leads nowhere is its words, a picture that is not loaded its alt.
  const needed = { a: 'href', img: 'src' }[tagName];
  if (needed !== undefined && properties[needed] === undefined) found.push(`${tagName} without ${needed}`);
  for (const [name, value] of Object.entries(properties)) {
    const texts = Array.isArray(value) ? value : [value];
    const isWrong =
      /^on|^style$|^srcDoc$|^autoFocus$|^formAction$/i.test(name) ||
      (/^(?:href|src|action|cite)$/.test(name) && !allowedSchemes.test(String(value))) ||
      (name === 'className' && !texts.every((text) => classes.test(String(text)))) ||
      ((name === 'id' || name === 'name') && !ids.test(String(value)));
    if (isWrong) found.push(`${tagName} ${name}=${String(value)}`);
  }
  return found;
}

function wrongsOf(reply: string, html: 'escape' | 'sanitize'): string[] {
  const found: string[] = [];
  visit(replyToHast(parseReply(reply), { html }), 'element', (node) => void found.push(...wrongs(node)));
  return found;
}

describe.each(payloads)('%s', (payload) => {
  it('does nothing in any place of any construct', () => {
    for (const sample of samples) {
      const reply = sample.replaceAll('@', payload);
      expect([reply, wrongsOf(reply, 'escape')]).toEqual([reply, []]);
      expect([reply, wrongsOf(reply, 'sanitize')]).toEqual([reply, []]);
    }
  });
});

it('CAL-43 a title makes no element', () => {
  const reply = '> [!NOTE] <img src=x onerror=alert(1)>\n> b';
  const names: string[] = [];
  visit(replyToHast(parseReply(reply)), 'element', ({ tagName }) => void names.push(tagName));
  expect(names).toEqual(['div', 'p']);
});

it.each([
  '# constructor\n\n[^__proto__]\n\n[^__proto__]: a',
  '> [!TABS]\n> # location\n> a',
  '```tree\ncookie\n```',
  '- [ ] document',
])('no id comes from %j', (reply) => {
  const found: string[] = [];
  visit(replyToHast(parseReply(reply)), 'element', ({ properties }) => {
    for (const key of ['id', 'name', 'htmlFor', 'ariaLabelledBy']) {
      const value = properties[key];
      if (value !== undefined && !ids.test(String(value))) found.push(`${key}=${String(value)}`);
    }
  });
  expect(found).toEqual([]);
});

// A browser that tells what a page did and what a reader could set off in it.
import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/chromium.mjs';

/** A policy that only reports: whatever breaks it really happened, or would have. */
const policy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** What runs in the page before anything of it: a record of scripts that ran and of what the policy saw. */
function record() {
  window.seen = [];
  const say = (what, where) => window.seen.push(`${where?.closest?.('section')?.id ?? 'somewhere'}: ${what}`);
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) window[name] = () => say(`${name}() ran`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) =>
    say(`${effectiveDirective} ${blockedURI}`, target),
  );
}

/** What a reader could set off in a drawn page by click, key or pointer, and whether each reply stayed in its section. */
function inspect(count) {
  // A bare colon is an address that the browser cannot read, and so cannot follow.
  const allowed = ['http:', 'https:', 'mailto:', 'tel:', ':'];
  const active = 'script,style,iframe,object,embed,base,meta,link,form,svg,math,template,video,audio,button';
  const wrongs = [];
  const say = (node, what) => wrongs.push(`${node.closest('section')?.id ?? 'outside'}: ${what}`);
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const node of document.body.querySelectorAll('*')) {
    if (node.matches('body > section')) continue;
    if (node.matches(active)) say(node, `<${node.localName}>`);
    if ('protocol' in node && node.hasAttribute('href') && !allowed.includes(node.protocol)) say(node, node.href);
    for (const { name, value } of node.attributes) {
      if (/^(?:on|style$|srcdoc$|srcset$|action$|formaction$|background$|ping$|target$)/.test(name)) say(node, name);
      if (/^(?:id|name)$/.test(name) && !value.startsWith('user-content-')) say(node, `${name}="${value}"`);
    }
  }
  const sections = document.querySelectorAll('body > section').length;
  const others = [...document.body.children].filter((node) => node.localName !== 'section').length;
  if (sections !== count || others > 0) wrongs.push(`${sections} sections of ${count}, ${others} other elements`);
  return [...wrongs, ...window.seen];
}

/** A browser that draws pages of HTML as a site's own and gives a list of what they did. */
export async function openProbe() {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.addInitScript(record);
  const origin = 'http://reply.test';
  let html = '';
  let asked = [];
  await page.route('**/*', async (route) => {
    const { url, type } = { url: route.request().url(), type: route.request().resourceType() };
    if (url === `${origin}/`)
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy-report-only': policy },
        body: html,
      });
    // A picture of the page's own origin may be loaded; it is not there.
    if (!(type === 'image' && url.startsWith(`${origin}/`))) asked.push(`${type} ${url}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => dialog.dismiss());

  /** Draws replies, each in a section of its own under its name, and says what went wrong. */
  async function draw(replies, css = '') {
    const sections = replies.map(({ name, html: inner }) => {
      const id = name.replace(/[&"<>]/g, (found) => `&#${found.charCodeAt(0)};`);
      return `<section class="fd-reply" id="${id}">${inner}</section>`;
    });
    html = `<!doctype html><title>Replies</title><style>${css}</style>${sections.join('\n')}`;
    asked = [];
    await page.goto(`${origin}/`);
    return [...(await page.evaluate(inspect, replies.length)), ...asked];
  }

  return { draw, close: () => browser.close() };
}

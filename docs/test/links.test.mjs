import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const site = new URL('../doc_build/', import.meta.url);
const pages = readdirSync(site, { recursive: true }).filter((name) => name.endsWith('.html'));
const read = (name) => readFileSync(new URL(name, site), 'utf8');

/** The file of the site that an address within it names. */
function fileOf(path) {
  const name = path.replace(/^\//, '');
  const tried = [name, `${name}.html`, `${name}index.html`, `${name}/index.html`];
  return tried.find((file) => file !== '' && !file.endsWith('/') && existsSync(new URL(file, site)));
}

/** Whether a link of a page leads somewhere: to a page or a file of the site, and there to the element it names. */
function leads(from, href) {
  const { pathname, hash } = new URL(href, `http://site/${from}`);
  const file = href.startsWith('#') ? from : fileOf(decodeURIComponent(pathname));
  if (file === undefined) return false;
  return hash === '' || read(file).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}

test.each(pages)('the links of %s lead somewhere', (page) => {
  // Links of the drawn examples are marked as a reply's, and lead to made-up places.
  const links = [...read(page).matchAll(/<a\b[^>]*>/g)]
    .map(([link]) => link)
    .filter((link) => !link.includes('nofollow'));
  const own = links
    .map((link) => /\bhref="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '')
    .filter((href) => href !== '' && !/^[a-z]+:|^\/\//i.test(href));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((href) => !leads(page, href))).toEqual([]);
});

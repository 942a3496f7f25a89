import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inspectReply } from 'remark-flowdown';
import { printableLine } from './printable.ts';
import type { Reply } from './replies.ts';

/** What a standalone page is made of. */
interface Page {
  /** Sanitised HTML. */
  body: string;
  /** A valid language tag. */
  lang: string;
  title: string;
  /** Origins, or `*`, from which images may load. */
  images: readonly string[];
}

/** The first heading of a reply names its page. */
export function titleOf(replies: readonly Reply[]): string {
  for (const { tree } of replies) {
    const heading = inspectReply(tree).blocks.find((block) => block.type === 'heading' && block.text.trim() !== '');
    if (heading?.type === 'heading') return printableLine(heading.text);
  }
  return 'Reply';
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The stylesheet of `remark-flowdown`, safe in a `style` element: `<\/` means the same in CSS and ends no element. */
function stylesheet(): string {
  const file = createRequire(import.meta.url).resolve('remark-flowdown/flowdown.css');
  return readFileSync(file, 'utf8').replace(/<\//g, '<\\/').trim();
}

/** The reply fills the page and keeps to a readable width in it. */
const pageStyle = `body { margin: 0; }
main { box-sizing: border-box; min-height: 100vh; padding: 1.5rem max(1.5rem, calc(50vw - 23rem)); }`;

/** A page that runs nothing and loads nothing but the images that are allowed, whatever the body holds. */
export function page({ body, lang, title, images }: Page): string {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...images].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escapeText(title)}</title>`,
    `<style>\n${stylesheet()}\n${pageStyle}\n</style>`,
    '</head>',
    '<body>',
    `<main class="fd-reply" dir="auto">\n${body}\n</main>`,
    '</body>',
    '</html>',
  ].join('\n');
}

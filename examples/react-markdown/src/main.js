import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Reply } from './reply.js';

const markdown = readFileSync(process.argv[2] ?? new URL('../reply.md', import.meta.url), 'utf8');
const css = readFileSync(createRequire(import.meta.url).resolve('remark-flowdown/flowdown.css'), 'utf8');
const body = renderToStaticMarkup(createElement(Reply, { markdown }));

// A whole page: send it to a file and open that.
console.log(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A reply</title>
<style>
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; }
${css}</style>
<body>${body}</body>
</html>`);

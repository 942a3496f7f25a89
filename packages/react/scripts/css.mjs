// Writes styles.css from its parts. With --check it only says whether the file is what the parts make.
import { readFileSync, writeFileSync } from 'node:fs';

/** In the order of the cascade: all rules weigh the same. */
const parts = [
  'frame',
  'actions',
  'tabs',
  'remote-image',
  'form',
  'feedback',
  'list-item',
  'carousel',
  'chart',
  'link',
  'table',
  'tree',
  'entries',
  'images',
  'payment',
  'media',
  'math',
];

const file = new URL('../styles.css', import.meta.url);
const texts = parts.map((name) => readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8'));
const head = [
  '/* Written by scripts/css.mjs; edit the parts in css/ instead. */',
  '/* How a reply looks without script; its owner is remark-flowdown. */',
  "@import 'remark-flowdown/flowdown.css';\n",
].join('\n');
const css = [head.replaceAll("'", '"'), ...texts].join('\n');

if (!process.argv.includes('--check')) writeFileSync(file, css);
else if (readFileSync(file, 'utf8') !== css) {
  console.error('styles.css is not what its parts in css/ make; run node scripts/css.mjs.');
  process.exitCode = 1;
}

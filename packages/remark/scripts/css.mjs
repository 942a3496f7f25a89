// Writes flowdown.css from its parts. With --check it only says whether the file is what the parts make.
import { readFileSync, writeFileSync } from 'node:fs';

/** In the order of the cascade: all rules weigh the same. */
const parts = [
  'theme',
  'text',
  'lists',
  'code',
  'callouts',
  'quotes',
  'steps',
  'points',
  'panels',
  'trees',
  'entries',
  'cards',
  'values',
  'media',
];

const file = new URL('../flowdown.css', import.meta.url);
const texts = parts.map((name) => readFileSync(new URL(`../css/${name}.css`, import.meta.url), 'utf8'));
const css = ['/* Written by scripts/css.mjs; edit the parts in css/ instead. */\n', ...texts].join('\n');

if (!process.argv.includes('--check')) writeFileSync(file, css);
else if (readFileSync(file, 'utf8') !== css) {
  console.error('flowdown.css is not what its parts in css/ make; run node scripts/css.mjs.');
  process.exitCode = 1;
}

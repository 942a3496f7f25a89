import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createFlowdownSchema } from '../../src/hast/index.ts';

const css = readFileSync(new URL('../../flowdown.css', import.meta.url), 'utf8');

it('the stylesheet is what its parts make', () => {
  const script = fileURLToPath(new URL('../../scripts/css.mjs', import.meta.url));
  expect(spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' }).stderr).toBe('');
});

it('it asks for nothing from anywhere', () => {
  expect(css).not.toMatch(/url\(|@import/);
});

it('each class it draws is one that passes the sanitiser', () => {
  const allowed = new Set(
    Object.values(createFlowdownSchema().attributes ?? {})
      .flat()
      .flatMap((rule) => (Array.isArray(rule) && rule[0] === 'className' ? rule.slice(1) : [])),
  );
  // The element around a reply, and the theme on or around it.
  for (const own of ['fd-reply', 'light', 'dark']) allowed.add(own);
  const drawn = new Set([...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  expect([...drawn].filter((name) => !allowed.has(name ?? ''))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockKinds, calloutKinds, fenceKinds, formKinds, type Kind, kinds } from '../src/index.ts';
import { template } from '../src/kinds/_template/kind.ts';
import { readExamples } from './read-examples.ts';

const folder = new URL('../src/kinds/', import.meta.url);
const read = (kind: Kind, file: string) => readFileSync(new URL(`${kind.name.toLowerCase()}/${file}`, folder), 'utf8');
const named: [string, Kind][] = kinds.map((kind) => [kind.name, kind]);

describe('the kinds', () => {
  it('are the folders, each listed once', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const written = folders.map((entry) => entry.name).filter((name) => name !== '_template');
    expect(kinds.map((kind) => kind.name.toLowerCase()).sort()).toEqual(written.sort());
  });

  it('have five callouts and no more', () => {
    expect(calloutKinds.map((kind) => kind.name)).toEqual(['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']);
  });

  it('have seven forms, of which all but DETAILS take what follows a marker alone', () => {
    expect(formKinds.map((kind) => kind.name).sort()).toEqual(
      ['CONS', 'DETAILS', 'PROS', 'SOURCES', 'STATS', 'STEPS', 'TABS'].sort(),
    );
    expect(formKinds.filter((kind) => !kind.governs).map((kind) => kind.name)).toEqual(['DETAILS']);
  });

  it('have fifteen blocks and four fences', () => {
    expect(blockKinds).toHaveLength(15);
    expect(fenceKinds.map((kind) => kind.name)).toEqual(['mermaid', 'tree', 'flow', 'math']);
  });

  it('share no spelling, whatever the letter case', () => {
    const spellings = kinds.flatMap((kind) => [kind.name, ...(kind.aliases ?? [])].map((name) => name.toLowerCase()));
    expect(new Set(spellings).size).toBe(spellings.length);
  });

  it('join kinds that exist and join back', () => {
    for (const kind of [...formKinds, ...blockKinds]) {
      for (const name of kind.joins ?? []) {
        const other = kinds.find((candidate) => candidate.name === name);
        expect(other && 'joins' in other ? other.joins : [], `${kind.name} joins ${name}`).toContain(kind.name);
      }
    }
  });
});

describe.each(named)('%s', (name, kind) => {
  it('is spelt as its group is', () => {
    const capital = kind.group === 'callout' || kind.group === 'form';
    expect(name).toMatch(capital ? /^[A-Z]+$/ : /^[a-z]+(-[a-z]+)*$/);
  });

  it('has a sentence and an example that starts with its marker', () => {
    expect(kind.summary).toMatch(/^[A-Z].*[^.]\.$/);
    const start = { callout: `> [!${name}]`, form: `> [!${name}]`, block: `::: ${name}\n`, fence: `\`\`\`${name}\n` };
    expect(kind.example.startsWith(start[kind.group])).toBe(true);
  });

  it('has a page that shows the example and says when to use it, how, what else is read and what if it does not fit', () => {
    const page = read(kind, 'readme.md');
    expect(page.startsWith(`# ${name}\n`)).toBe(true);
    expect(page.replace(/^(`{3,}).*?^\1$/gms, '').match(/^## .+$/gm)).toEqual([
      '## When to use it',
      '## How to write it',
      '## What else is read',
      '## When it does not fit',
    ]);
    expect(page).toContain(kind.example);
  });

  it('has examples in the shape of the template, one of which is read as this kind', () => {
    const text = read(kind, 'examples.md');
    const examples = readExamples(text);
    expect(text.startsWith(`# ${name}: examples\n`)).toBe(true);
    expect(examples.length).toBeGreaterThan(0);
    expect(examples).toHaveLength(text.match(/^`{7}example$/gm)?.length ?? 0);
    expect(new Set(examples.map((example) => example.title)).size).toBe(examples.length);
    for (const { blocks } of examples) for (const block of blocks) expect(Object.keys(block)[0]).toBe('type');
    expect(examples.flatMap((example) => example.blocks).some((block) => isOf(kind, block))).toBe(true);
  });
});

describe.each(blockKinds.map((kind) => [kind.name, kind] as const))('the block %s', (_, kind) => {
  it('says how its body is read', () => {
    expect(kind.entry !== undefined).toBe(kind.model === 'items');
    expect(kind.layout !== undefined).toBe(kind.model === 'fields');
    expect(kind.bare !== undefined).toBe(kind.layout === 'values');
  });

  it('has a field for a line without a key, and no two fields with one key', () => {
    const keys = Object.entries(kind.fields).flatMap(([field, spec]) => [field, ...(spec.aliases ?? [])]);
    if (kind.bare !== undefined) expect(keys).toContain(kind.bare);
    expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(keys.length);
    expect(Object.values(kind.fields).some((spec) => spec.required)).toBe(true);
  });
});

describe('the template', () => {
  it('is a kind to copy, its page and examples in shape', () => {
    const page = readFileSync(new URL('_template/readme.md', folder), 'utf8');
    const examples = readExamples(readFileSync(new URL('_template/examples.md', folder), 'utf8'));
    expect(page).toContain(template.example);
    expect(examples.map((example) => example.source)).toEqual([template.example]);
    expect(isOf(template, examples[0]?.blocks[0] ?? {})).toBe(true);
  });
});

/** Whether a block of `inspect --json` is what a kind is read as. */
function isOf(kind: Kind, block: Record<string, unknown>): boolean {
  const name = kind.name.toLowerCase();
  if (kind.group === 'block') return block.type === 'block' && block.name === name;
  if (kind.group === 'callout') return block.type === 'callout' && block.kind === name;
  if (name === 'pros' || name === 'cons') return block.type === 'prosCons';
  return block.type === name || (block.type === 'diagram' && block.lang === name);
}

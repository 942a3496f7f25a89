import { describe, expect, it } from 'vitest';
import { readFenceInfo } from '../src/index.ts';

describe('readFenceInfo goes by the first word', () => {
  it.each([
    ['mermaid', 'mermaid'],
    ['Mermaid', 'mermaid'],
    ['mermaid {theme: plain}', 'mermaid'],
    [' mermaid', 'mermaid'],
    ['tree', 'tree'],
    ['Tree', 'tree'],
    ['tree title=x', 'tree'],
    ['tree\ttitle', 'tree'],
    ['flow', 'flow'],
    ['ABL', 'flow'],
    ['math', 'math'],
  ])('%j is %s', (info, name) => {
    expect(readFenceInfo(info)?.name).toBe(name);
  });

  it.each([
    '',
    ' ',
    'mermaidjs',
    'mermaid{x}',
    'x mermaid',
    'trees',
    'markdown',
    'flowchart',
    'latex',
    'constructor',
    '__proto__',
  ])('%j is code', (info) => {
    expect(readFenceInfo(info)).toBeUndefined();
  });
});

import { describe } from 'vitest';
import type { Block } from '../../src/index.ts';
import { bullets, type Case, code, itHolds, quote } from './blocks.ts';

const diagram = (value: string, lang: 'mermaid' | 'flow' = 'mermaid'): Block => ({
  type: 'diagram',
  lang,
  value,
  closed: true,
});

const diagrams: Case[] = [
  ['a fence', ['```mermaid', 'graph TD', '  A --> B', '```'], [diagram('graph TD\n  A --> B')]],
  ['MER-03 a fence that the end closes', ['```mermaid', 'graph TD'], [diagram('graph TD')]],
  ['MER-11 in any case', ['```Mermaid', 'graph TD', '```'], [diagram('graph TD')]],
  ['MER-11 with attributes', ['```mermaid {x}', 'graph TD', '```'], [diagram('graph TD')]],
  [
    'MER-06 what is odd in it stays as it is',
    ['```mermaid', 'A["say "hi""] --> B[end]', 'C --> List<int> :::', ':::', '```'],
    [diagram('A["say "hi""] --> B[end]\nC --> List<int> :::\n:::')],
  ],
  ['with tildes', ['~~~ mermaid', 'graph TD', '~~~'], [diagram('graph TD')]],
  ['of a longer fence', ['````mermaid', 'graph TD', '```', '````'], [diagram('graph TD\n```')]],
  ['in an item', ['- ```mermaid', '  graph TD', '  ```'], [bullets([diagram('graph TD')])]],
  ['in a quote', ['> ```mermaid', '> graph TD', '> ```'], [quote([diagram('graph TD')])]],
  ['a conversation', ['```flow', 'a', '```'], [diagram('a', 'flow')]],
  ['a conversation by its other name', ['```abl', 'a', '```'], [diagram('a', 'flow')]],
  ['a conversation in any case', ['```FLOW', 'a', '```'], [diagram('a', 'flow')]],
];

const plain: Case[] = [
  ['MER-11 a longer word', ['```mermaidjs', 'graph TD', '```'], [code('graph TD', 'mermaidjs')]],
  [
    'MER-13 a fence in a fence',
    ['````markdown', '```mermaid', 'graph TD', '```', '````'],
    [code('```mermaid\ngraph TD\n```', 'markdown')],
  ],
  ['an empty fence', ['```mermaid', '```'], [code('', 'mermaid')]],
  ['a fence of blanks', ['```mermaid', '  ', '```'], [code('  ', 'mermaid')]],
  ['the word further on', ['```js mermaid', 'a', '```'], [code('a', 'js')]],
  ['an indented block', ['    mermaid', '    graph TD'], [code('mermaid\ngraph TD')]],
];

describe('a diagram:', () => {
  itHolds(diagrams);
});

describe('code:', () => {
  itHolds(plain);
});

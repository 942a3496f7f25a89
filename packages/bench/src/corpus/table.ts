import { inline } from './inline.ts';
import { phrase, title } from './prose.ts';
import type { Random } from './random.ts';
import { nouns } from './words.ts';

export const tableHead = '| Place | What is there | Price | Days |\n|---|:---|---:|:-:|';

export function tableRow(random: Random): string {
  const second = random.chance(0.3) ? inline(random) : phrase(random);
  return `| ${title(random)} | ${second} | ${random.between(1, 900)}.50 | ${random.between(1, 30)} |`;
}

export const table = (random: Random) =>
  [tableHead, ...Array.from({ length: random.between(3, 8) }, () => tableRow(random))].join('\n');

/** A narrow table without outer pipes. */
export const bareTable = (random: Random) =>
  [
    'Item | Count',
    '--- | ---',
    ...Array.from({ length: 3 }, () => `${random.pick(nouns)} | ${random.between(1, 99)}`),
  ].join('\n');

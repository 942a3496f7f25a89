import type { Random } from './random.ts';
import { codeNames, foreign, nouns, qualities } from './words.ts';

/** The inline constructs a sentence of ordinary Markdown may hold. */
type InlineKind = keyof typeof inlineMakers;

const name = (random: Random) => `${random.pick(qualities)} ${random.pick(nouns)}`;
const page = (random: Random) => `https://example.com/${random.pick(nouns)}/${random.between(1, 999)}`;

const inlineMakers = {
  strong: (random: Random) => `**${name(random)}**`,
  emphasis: (random: Random) => `*${name(random)}*`,
  code: (random: Random) => `\`${random.pick(codeNames)}(${random.between(0, 9)})\``,
  link: (random: Random) => `[${name(random)}](${page(random)})`,
  autolink: (random: Random) => page(random),
  delete: (random: Random) => `~~${name(random)}~~`,
  both: (random: Random) => `***${name(random)}***`,
  linkedStrong: (random: Random) => `[**${name(random)}**](${page(random)} "${name(random)}")`,
  money: (random: Random) => `$${random.between(1, 90)} or $${random.between(91, 400)}`,
  escape: () => String.raw`\*as it stands\*`,
  entity: () => 'bread &amp; butter',
  foreign: (random: Random) => random.pick(foreign),
} as const;

/** How often each stands among the others: bold and code often, the rest now and then. */
const often: readonly InlineKind[] = [
  'strong',
  'strong',
  'strong',
  'strong',
  'code',
  'code',
  'code',
  'emphasis',
  'link',
];
const bag: readonly InlineKind[] = [...often, ...(Object.keys(inlineMakers) as InlineKind[])];

/** One inline construct. */
export function inline(random: Random): string {
  return inlineMakers[random.pick(bag)](random);
}

/** An inline formula, which ordinary Markdown has not. */
export function formula(random: Random): string {
  return `$x_${random.between(1, 9)} = \\frac{${random.between(1, 9)}}{n} + y^2$`;
}

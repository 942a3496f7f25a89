import { phrase, sentence, title } from './prose.ts';
import type { Random } from './random.ts';
import { nouns } from './words.ts';

const block = (name: string, ...lines: string[]) => [`::: ${name}`, ...lines, ':::'].join('\n');

/** Lines that differ, since a repeated entry counts once. */
const lines = (random: Random, make: (noun: string) => string) =>
  random.shuffle(nouns).slice(0, random.between(2, 4)).map(make);

const file = (noun: string, extension: string) => `https://example.com/${noun}.${extension}`;

/** A generator for each kind of `:::` block. */
export const replyBlocks = {
  actions: (random: Random) => block('actions', ...lines(random, (noun) => `- Show me the ${noun}`)),
  card: (random: Random) => {
    const noun = random.pick(nouns);
    return block(
      'list-item',
      `![A ${noun}](${file(noun, 'jpg')})`,
      `# ${title(random)}`,
      `## ${phrase(random)}`,
      sentence(random),
    );
  },
  carousel: (random: Random) =>
    lines(random, (noun) => block('horizontal-list-item', `# The ${noun}`, sentence(random))).join('\n\n'),
  images: (random: Random) => block('images', ...lines(random, (noun) => `![The ${noun}](${file(noun, 'jpg')})`)),
  links: (random: Random) => block('links', ...lines(random, (noun) => `[The ${noun}](${file(noun, 'html')})`)),
  documents: (random: Random) =>
    block('documents', ...lines(random, (noun) => `[The ${noun}](${file(noun, 'pdf')}) filename:${noun}.pdf`)),
  payment: (random: Random) => block('payment', `[Pay €${random.between(5, 90)}.00](https://example.com/pay)`),
  video: (random: Random) => block('video', `![video/mp4](${file(random.pick(nouns), 'mp4')})`),
  progress: (random: Random) => block('progress', `value: ${random.between(1, 99)}`, `label: ${phrase(random)}`),
  feedback: () => block('feedback', 'type: stars', 'question: Did this help?'),
  reaction: () => block('reaction', 'emoji=👍'),
  navigate: (random: Random) => block('navigate', `![navigate](/${random.pick(nouns)}?day=${random.between(1, 28)})`),
  form: (random: Random) =>
    block(
      'form',
      `title: ${title(random)}`,
      'submit: Send it',
      'fields:',
      ...lines(random, (noun) => `  - name: ${noun}\n    type: ${random.pick(['text', 'number', 'date'])}`),
    ),
  chart: (random: Random) =>
    block(
      'chart',
      'type: bar',
      'labels: [Mon, Tue, Wed]',
      'series:',
      `  - name: ${title(random)}`,
      `    values: [${random.between(1, 40)}, ${random.between(1, 40)}, ${random.between(1, 40)}]`,
    ),
} as const satisfies Record<string, (random: Random) => string>;

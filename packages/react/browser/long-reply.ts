import { type Story, stories } from '../stories/index.ts';

/** Definitions of links and footnotes, with what is indented below them. */
const definition = /^\[\^?[^\]\n]+\]:.*(?:\n+ {4}.*)*\n?/gm;

/**
 * A reply of all whole stories that are wanted, over and over, of at least so many characters. Its definitions come first:
 * one that comes late changes the blocks that mention it, as it should.
 */
export function longReply(size: number, isWanted: (story: Story) => boolean = () => true): string {
  const wholeStories = stories
    .filter((story) => (story.state ?? 'done') === 'done' && isWanted(story))
    .map(({ markdown }) => markdown);
  const all = wholeStories.join('\n\n');
  const definitions = [...new Set(all.match(definition) ?? [])].map((text) => text.trim());
  const parts = [definitions.join('\n')];
  let length = parts[0]?.length ?? 0;
  for (let round = 1; length < size; round++) {
    for (const story of wholeStories) {
      const part = story.replace(definition, '').trim();
      parts.push(`## Round ${round}`, part);
      length += part.length + 12;
      if (length >= size) break;
    }
  }
  return parts.join('\n\n');
}

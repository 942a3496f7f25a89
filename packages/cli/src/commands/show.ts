import { InvalidArgumentError } from 'commander';
import { forcedColours } from '../colour.ts';
import type { ReplyCommand } from '../command.ts';
import { showReply } from '../show/show-reply.ts';
import { columnsOf, narrowest, widest } from '../show/width.ts';

export const show: ReplyCommand<{ width?: number; color?: boolean }> = {
  name: 'show',
  summary: 'draw the reply for a terminal',
  configure: (command) =>
    command
      .option(
        '--width <columns>',
        `how wide to draw, ${narrowest} to ${widest}; else as wide as the terminal, or 80`,
        readWidth,
      )
      .option('--color', 'draw in colour, wherever it goes')
      .option('--no-color', 'draw without colour'),
  run({ replies, switches, colours, output }) {
    const painted = switches.color === undefined ? colours : forcedColours(switches.color);
    const width = switches.width ?? columnsOf(output.columns);
    const links = painted.isColorSupported && output.links;
    const texts = replies.map(({ tree }) => showReply(tree, { width, colours: painted, links }));
    return { text: texts.filter(Boolean).join('\n\n') };
  },
};

function readWidth(value: string): number {
  const width = Number(value);
  if (!Number.isInteger(width) || width < narrowest || width > widest)
    throw new InvalidArgumentError(`Give a number from ${narrowest} to ${widest}.`);
  return width;
}

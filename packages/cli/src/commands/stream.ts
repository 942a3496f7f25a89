import { checkStream, chunksOf, createReplyStream, cutAtRandom, cutEvery, type StreamCheck } from '@flowdown/stream';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { inspectReply } from 'remark-flowdown';
import type { ReplyCommand } from '../command.ts';
import { partOptions } from '../options.ts';
import { play } from '../play.ts';
import { jsonLine } from '../printable.ts';
import type { Reply } from '../replies.ts';
import { columnsOf } from '../show/width.ts';
import { UsageError } from '../usage-error.ts';

interface StreamSwitches {
  inline: 'exact' | 'eager';
  chunk: number;
  seed?: number;
  check?: boolean;
  play?: boolean;
}

export const stream: ReplyCommand<StreamSwitches> = {
  name: 'stream',
  summary: 'print what is shown while the reply arrives in chunks, one JSON line each',
  configure: (command: Command) =>
    command
      .addOption(
        new Option('--inline <mode>', 'hold open emphasis and code back, or draw it at once and perhaps take it back')
          .choices(['exact', 'eager'])
          .default('exact'),
      )
      .option('--chunk <units>', 'how long chunks are, in UTF-16 units; on average with --seed', readChunk, 20)
      .option('--seed <number>', 'cut at random, the same for the same number', readSeed)
      .addOption(
        new Option('--check', 'print one line that says whether anything shown was taken back').conflicts('play'),
      )
      .option('--play', 'draw the reply as it arrives, in the terminal'),
  async run({ replies, switches, colours, output }) {
    const streams = replies.map((reply, part) => ({
      reply,
      cuts: cutsOf(reply, switches),
      options: { ...partOptions(switches, part), inline: switches.inline },
    }));
    if (switches.check) {
      const checks = streams.map(({ reply, cuts, options }) => ({
        reply,
        check: checkStream(reply.text, { ...options, cuts }),
      }));
      const isBroken = checks.some(({ check }) => check.takeBacks + check.kindFlips > 0 || !check.equal);
      return {
        text: checks.map(({ check: { violations: _, ...summary } }) => jsonLine(summary)).join('\n'),
        notes: checks.flatMap(({ reply, check }) => violationLines(reply.name, check)).join('\n'),
        exitCode: isBroken ? 1 : 0,
      };
    }
    if (switches.play) {
      if (!output.isTTY) throw new UsageError('--play draws in a terminal, and standard output is none');
      const links = colours.isColorSupported && output.links;
      const style = { width: columnsOf(output.columns), colours, links };
      for (const { reply, cuts, options } of streams)
        await play(chunksOf(reply.text, cuts), { options, style, output });
      return { text: '' };
    }
    for (const [part, { reply, cuts, options }] of streams.entries()) {
      const growing = createReplyStream(options);
      let at = 0;
      const frame = (held: number) => {
        const { blocks } = inspectReply(growing.tree());
        output.write(`${jsonLine({ ...(switches.parts && { part }), at, held, blocks })}\n`);
      };
      for (const chunk of chunksOf(reply.text, cuts)) {
        at += chunk.length;
        frame(growing.append(chunk).held);
      }
      frame(growing.end().held);
    }
    return { text: '' };
  },
};

const cutsOf = ({ text }: Reply, { chunk, seed }: StreamSwitches): number[] =>
  seed === undefined ? cutEvery(text, chunk) : cutAtRandom(text, chunk, seed);

/** What a check found, a line each: `reply.md: after 25 of 30 units: take-back at 0.text`. */
export function violationLines(name: string, { violations }: Pick<StreamCheck, 'violations'>): string[] {
  return violations.map(({ at, kind, path }) => `${name}: after ${at} units: ${kind} at ${path}`);
}

function readChunk(value: string): number {
  const units = Number(value);
  if (!Number.isSafeInteger(units) || units < 1) throw new InvalidArgumentError('Give a whole number above 0.');
  return units;
}

function readSeed(value: string): number {
  const seed = Number(value);
  if (value.trim() === '' || !Number.isSafeInteger(seed)) throw new InvalidArgumentError('Give a whole number.');
  return seed;
}

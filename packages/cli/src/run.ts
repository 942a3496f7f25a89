import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { coloursFor } from './colour.ts';
import type { ReplyCommand } from './command.ts';
import { format } from './commands/format.ts';
import { html } from './commands/html.ts';
import { inspect } from './commands/inspect.ts';
import { lint } from './commands/lint.ts';
import { parse } from './commands/parse.ts';
import { show } from './commands/show.ts';
import { stream } from './commands/stream.ts';
import { text } from './commands/text.ts';
import { diagnosticLines } from './diagnostic-lines.ts';
import { type Io, print } from './io.ts';
import { addSharedSwitches, type SharedSwitches } from './options.ts';
import { printableLine } from './printable.ts';
import { readInput } from './read-input.ts';
import { readReplies } from './replies.ts';
import { followsLinks } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** 0: done; 1: findings; 2: wrong usage or input that cannot be read. */
export type ExitCode = 0 | 1 | 2;

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Runs the command line.
 *
 * @param args what follows the program's name: `['lint', 'reply.md']`
 * @returns the exit code; never throws for what users do
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const message = error instanceof CommanderError ? usageMessage(error) : messageOf(error);
    print(io.stderr, `flowdown: ${printableLine(message)}`);
    return 2;
  }
}

function createProgram(io: Io, done: (code: ExitCode) => void): Command {
  const program = new Command('flowdown')
    .description('Parse, check and render the Markdown that AI agents write.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    // Messages are written by `run`, in one line.
    .configureOutput({ writeOut: (words) => io.stdout.write(words), writeErr: () => {} })
    .exitOverride();

  function add<Own>({ name, summary, configure, run: work }: ReplyCommand<Own>): void {
    const command = program
      .command(name)
      .description(`${summary[0]?.toUpperCase()}${summary.slice(1)}.`)
      .summary(summary)
      .argument('[file]', 'the reply; standard input without it or for -');
    configure?.(command);
    addSharedSwitches(command).action(async (file: string | undefined, switches: SharedSwitches & Own) => {
      const replies = readReplies(await readInput(file, io.stdin), switches);
      const { stdout } = io;
      const output = {
        write: (words: string) => stdout.write(words),
        isTTY: stdout.isTTY,
        columns: stdout.columns,
        rows: stdout.rows,
        links: followsLinks(stdout, io.env),
      };
      const outcome = await work({ replies, switches, colours: coloursFor(io.stdout, io.env), output });
      print(io.stdout, outcome.text);
      if (outcome.notes) print(io.stderr, outcome.notes);
      if (!outcome.ownDiagnostics) print(io.stderr, diagnosticLines(replies, coloursFor(io.stderr, io.env)));
      done(outcome.exitCode ?? 0);
    });
  }

  add(parse);
  add(inspect);
  add(html);
  add(format);
  add(text);
  add(show);
  add(stream);
  add(lint);
  return program;
}

function usageMessage({ code, message }: CommanderError): string {
  return code === 'commander.help' ? 'no command given; flowdown --help lists them' : message.replace(/^error: /, '');
}

/** An error that nobody foresaw is one line too; it asks to be reported. */
function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return `unexpected error, please report it: ${error instanceof Error ? error.message : String(error)}`;
}

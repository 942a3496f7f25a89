import type { Command } from 'commander';
import type { Colours } from './colour.ts';
import type { Output } from './io.ts';
import type { SharedSwitches } from './options.ts';
import type { Reply } from './replies.ts';

/** What a command gets. */
interface Job<Own> {
  /** One reply; with `--parts` one per part. */
  replies: Reply[];
  switches: SharedSwitches & Own;
  /** Colours for standard output. */
  colours: Colours;
  /** Standard output, for what is printed bit by bit, and whether links in text are followed there. */
  output: Output & { links: boolean };
}

/** What a command gives back. */
interface Outcome {
  /** What goes to standard output; empty when it has been written. */
  text: string;
  /** What goes to standard error, before diagnostics. */
  notes?: string;
  /** @default 0 */
  exitCode?: 0 | 1;
  /** The output tells the diagnostics itself; else they go to standard error. */
  ownDiagnostics?: boolean;
}

/** One command: its words in the help, its own switches, its work. */
export interface ReplyCommand<Own = object> {
  name: string;
  summary: string;
  /** Adds the switches that only this command has. */
  configure?: (command: Command) => Command;
  run: (job: Job<Own>) => Outcome | Promise<Outcome>;
}

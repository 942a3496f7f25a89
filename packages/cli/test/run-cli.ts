import { run } from '../src/run.ts';

/** What a run of the command line left behind. */
export interface Result {
  code: number;
  out: string;
  err: string;
}

interface Setting {
  stdin?: string | Uint8Array;
  env?: Record<string, string>;
  /** Whether both outputs are terminals. */
  isTTY?: boolean;
  /** How wide they are. */
  columns?: number;
}

/** Runs the command line in this process. */
export async function runCli(
  args: readonly string[],
  { stdin = '', env = {}, isTTY = false, columns }: Setting = {},
): Promise<Result> {
  const collect = () => {
    const chunks: string[] = [];
    return { isTTY, columns, write: (text: string) => chunks.push(text), text: () => chunks.join('') };
  };
  async function* input() {
    // In two pieces, cut anywhere: also within a character.
    const bytes = Buffer.from(stdin as Uint8Array);
    yield bytes.subarray(0, bytes.length >> 1);
    yield bytes.subarray(bytes.length >> 1);
  }
  const stdout = collect();
  const stderr = collect();
  const code = await run(args, { stdin: input(), stdout, stderr, env });
  return { code, out: stdout.text(), err: stderr.text() };
}

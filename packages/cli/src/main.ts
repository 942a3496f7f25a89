import { run } from './run.ts';

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    process.exitCode = 2;
    if (stream === process.stdout) process.stderr.write(`flowdown: cannot write the output: ${error.message}\n`);
  });
}

// Set rather than exited with, so that what is written still reaches a slow pipe.
process.exitCode = await run(process.argv.slice(2), process);

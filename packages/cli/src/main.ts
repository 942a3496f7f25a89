import { readFileSync } from 'node:fs';
import { Command } from 'commander';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

await new Command('flowdown')
  .description('Parse, check and render the Markdown that AI agents write.')
  .version(manifest.version)
  .parseAsync();

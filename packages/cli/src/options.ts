import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ReplyHtmlOptions, ReplyOptions } from 'remark-flowdown';

/** The switches that every command which reads or draws a reply takes. */
export interface SharedSwitches {
  strict?: boolean;
  html: 'escape' | 'sanitize';
  allowImages?: string[];
  literalNewlines: boolean;
  singleTilde?: boolean;
  idPrefix: string;
  parts?: boolean;
}

/** Adds the shared switches to a command. */
export function addSharedSwitches(command: Command): Command {
  return command
    .option('--strict', 'read callouts as GitHub does: only at top level, the marker alone on its line')
    .addOption(
      new Option('--html <mode>', 'what HTML in the reply becomes: shown as text, or kept as far as it is safe')
        .choices(['escape', 'sanitize'])
        .default('escape'),
    )
    .option('--allow-images <origin>', 'load images from this origin, "*" for all; may be given again', addOrigin)
    .option('--no-literal-newlines', 'leave a backslash followed by n as it is')
    .option('--single-tilde', 'let one tilde on each side strike text through')
    .option('--id-prefix <prefix>', 'what goes before each id in the HTML', 'user-content-')
    .option('--parts', 'read a JSON array of text parts, each on its own');
}

function addOrigin(value: string, origins: readonly string[] = []): string[] {
  if (value === '*') return [...origins, value];
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new InvalidArgumentError('Give an origin like https://img.example.com, or "*".');
  return [...origins, new URL(value).origin];
}

/** How a reply is read, from the switches. */
export function readingOptions({ strict = false, literalNewlines, singleTilde = false }: SharedSwitches): ReplyOptions {
  return { strict, literalNewlines, singleTilde };
}

/** The same for one of its parts: only the first may have a title. */
export const partOptions = (switches: SharedSwitches, part: number): ReplyOptions => ({
  ...readingOptions(switches),
  replyTitle: part === 0,
});

/** How a reply is drawn, from the switches. Each part gets ids of its own. */
export function drawingOptions({ html, allowImages = [], idPrefix }: SharedSwitches, part = 0): ReplyHtmlOptions {
  return { html, images: { allow: allowImages }, idPrefix: part === 0 ? idPrefix : `${idPrefix}${part + 1}-` };
}

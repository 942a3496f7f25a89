// C0 but tab and line feed, DEL, C1: whatever a terminal could take for a command.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\0-\x08\x0B-\x1F\x7F-\x9F]/g;

/** Text that cannot drive a terminal: without control characters, but for tabs and line feeds. */
export const printable = (text: string): string => text.replace(controls, '');

/** The same in one line. */
export const printableLine = (text: string): string => printable(text.replace(/[\r\n\t]+/g, ' ')).trim();

/** JSON of which a terminal shows every character: those that JSON leaves as they are get their escape. */
export const printableJson = (value: unknown): string => escapeControls(JSON.stringify(value, null, 2));

/** The same in one line. */
export const jsonLine = (value: unknown): string => escapeControls(JSON.stringify(value));

const escapeControls = (json: string): string =>
  json.replace(/[\x7F-\x9F]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

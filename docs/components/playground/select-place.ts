/** Selects from a place to the end of its line, and brings it into view. Lines and columns count from 1. */
export function selectPlace(editor: HTMLTextAreaElement, line: number, column: number): void {
  const { value } = editor;
  const starts = [0, ...[...value.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  const lineStart = starts[line - 1] ?? value.length;
  const lineEnd = value.slice(lineStart).search(/[\r\n]|$/) + lineStart;
  // Lines wrap, so only the editor itself knows how tall the text above the place is.
  editor.value = value.slice(0, lineStart);
  const above = editor.scrollHeight;
  editor.value = value;
  editor.focus();
  editor.setSelectionRange(Math.min(lineStart + column - 1, lineEnd), lineEnd);
  editor.scrollTop = Math.max(0, above - editor.clientHeight / 2);
}

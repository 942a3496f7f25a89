/** The words that are drawn or spoken without standing in the reply. */
export interface HtmlLabels {
  /** Names of the callouts; heard, not seen. */
  note: string;
  tip: string;
  important: string;
  warning: string;
  caution: string;
  /** The summary of a folded section without a title. */
  details: string;
  /** Names of the two cards of points; heard, not seen. */
  pros: string;
  cons: string;
  /** The name of a table's scrolling frame; heard, not seen. */
  table: string;
  /** The name of a task's box that has no words beside it; heard, not seen. */
  task: string;
  /** The button of a form that names none. */
  submit: string;
  /** The heading of the footnotes; heard, not seen. */
  footnotes: string;
  /** The name of the arrow after a footnote; a number follows. Heard, not seen. */
  footnoteBack: string;
}

export const englishLabels: HtmlLabels = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  details: 'Details',
  pros: 'For',
  cons: 'Against',
  table: 'Table',
  task: 'Task',
  submit: 'Submit',
  footnotes: 'Footnotes',
  footnoteBack: 'Back to reference',
};

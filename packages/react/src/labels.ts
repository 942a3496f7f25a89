import { englishLabels as english, type HtmlLabels } from 'remark-flowdown/hast';
import type { FormWords } from 'remark-flowdown/mdast';

/** Every word that is drawn or spoken without standing in the reply. */
export interface ReplyLabels extends HtmlLabels, FormWords {
  /** Said when a stream broke off; what had come stays. */
  interrupted: string;
  /** The button that asks for the reply again. */
  retry: string;
  /** The button in place of a picture from another host, before the host's name. */
  showImage: string;
  /** The name of the link to a picture that has no words; heard, not seen. */
  enlarge: string;
  /** The button in place of a recording from another host, before the host's name. */
  playMedia: string;
  /** A payment that says nothing of itself. */
  pay: string;
  /** The name of cards in a row; heard, not seen. */
  cards: string;
  /** What such a row is, and each card in it; heard, not seen. */
  carousel: string;
  slide: string;
  /** The place of a card in its row, `{n}` of `{count}`; heard, not seen. */
  slideOf: string;
  /** The buttons that scroll the row; heard, not seen. */
  previous: string;
  next: string;
  /** Said of a block that could not be drawn, before its source. */
  failed: string;
  /** What unfolds the numbers of a chart that is drawn. */
  chartData: string;
  /** The name of a bar of progress that has none; heard, not seen. */
  progress: string;
  /** The name of a file tree; heard, not seen. */
  tree: string;
  /** The buttons that copy a table; their last word is seen. */
  copyMarkdown: string;
  copyCsv: string;
  /** Said once something was copied, or could not be. */
  copied: string;
  copyFailed: string;
  /** The first choice of a select, which is none. */
  choose: string;
  /** Said of a field that is wrong, where the browser has no words for it. */
  invalid: string;
  /** Said of boxes of which none is ticked. */
  chooseSome: string;
  /** Said of a form that was sent. */
  sent: string;
  /** The name of a rating that has no question; heard, not seen. */
  rate: string;
  /** The name of a star or number, `{n}` of `{max}`; heard, not seen. */
  rating: string;
  /** The names of the two thumbs; heard, not seen. */
  thumbsUp: string;
  thumbsDown: string;
}

/** The words of `remark-flowdown/hast`, which owns them, and those of the controls that only a page has. */
export const englishLabels: ReplyLabels = {
  ...english,
  interrupted: 'The reply was interrupted.',
  retry: 'Try again',
  showImage: 'Show image from',
  enlarge: 'Enlarge image',
  playMedia: 'Play from',
  pay: 'Pay',
  cards: 'Cards',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{n} of {count}',
  previous: 'Previous',
  next: 'Next',
  failed: 'This part could not be drawn.',
  chartData: 'Numbers',
  progress: 'Progress',
  tree: 'Files',
  copyMarkdown: 'Copy as Markdown',
  copyCsv: 'Copy as CSV',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
  submitted: '{title} submitted:',
  form: 'Form',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose…',
  invalid: 'Please check this.',
  chooseSome: 'Choose at least one.',
  sent: 'Sent',
  rate: 'Rating',
  rating: '{n} of {max}',
  thumbsUp: 'Thumbs up',
  thumbsDown: 'Thumbs down',
};

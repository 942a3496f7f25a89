import { stories as actions } from './actions.ts';
import { stories as callouts } from './callouts.ts';
import { stories as cards } from './cards.ts';
import { stories as charts } from './charts.ts';
import { stories as code } from './code.ts';
import { stories as details } from './details.ts';
import { stories as entries } from './entries.ts';
import { stories as feedback } from './feedback.ts';
import { stories as figures } from './figures.ts';
import { stories as footnotes } from './footnotes.ts';
import { stories as forms } from './forms.ts';
import { stories as headings } from './headings.ts';
import { stories as images } from './images.ts';
import { stories as lists } from './lists.ts';
import { stories as media } from './media.ts';
import { stories as points } from './points.ts';
import { stories as progress } from './progress.ts';
import { stories as prose } from './prose.ts';
import { stories as quotes } from './quotes.ts';
import { stories as replies } from './replies.ts';
import { stories as states } from './states.ts';
import { stories as stats } from './stats.ts';
import { stories as steps } from './steps.ts';
import type { Story, StoryGroup } from './story.ts';
import { stories as tables } from './tables.ts';
import { stories as tabs } from './tabs.ts';
import { stories as tree } from './tree.ts';

export { replyProps, type Story, type StoryGroup } from './story.ts';

/** All stories, in the order of the gallery. */
export const groups: readonly StoryGroup[] = [
  { title: 'Whole replies', stories: replies },
  { title: 'Prose', stories: prose },
  { title: 'Headings', stories: headings },
  { title: 'Lists', stories: lists },
  { title: 'Quotes', stories: quotes },
  { title: 'Callouts', stories: callouts },
  { title: 'Steps', stories: steps },
  { title: 'Stats', stories: stats },
  { title: 'For and against', stories: points },
  { title: 'Tabs', stories: tabs },
  { title: 'Folded sections', stories: details },
  { title: 'Actions', stories: actions },
  { title: 'Tables', stories: tables },
  { title: 'Charts', stories: charts },
  { title: 'File trees', stories: tree },
  { title: 'Forms', stories: forms },
  { title: 'Feedback', stories: feedback },
  { title: 'Figures', stories: figures },
  { title: 'Cards', stories: cards },
  { title: 'Galleries', stories: images },
  { title: 'Links, payments, files', stories: entries },
  { title: 'Recordings', stories: media },
  { title: 'Progress and reactions', stories: progress },
  { title: 'Code, formulas, diagrams', stories: code },
  { title: 'Footnotes and sources', stories: footnotes },
  { title: 'States of a reply', stories: states },
];

/** All stories in one row. */
export const stories: readonly Story[] = groups.flatMap((group) => group.stories);

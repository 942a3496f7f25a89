import arabic from './arabic.md?raw';
import booking from './booking.md?raw';
import codeHelp from './code-help.md?raw';
import comparison from './comparison.md?raw';
import finance from './finance.md?raw';
import howTo from './how-to.md?raw';
import incident from './incident.md?raw';
import plan from './plan.md?raw';
import recipe from './recipe.md?raw';
import shopping from './shopping.md?raw';
import support from './support.md?raw';
import untidy from './untidy.md?raw';

export interface Sample {
  id: string;
  title: string;
  text: string;
}

/** The replies the playground offers, in the order of its menu. */
export const samples: readonly [Sample, ...Sample[]] = [
  { id: 'incident', title: 'Incident report: failed sign-ins', text: incident },
  { id: 'comparison', title: 'Comparison: train, bus or car', text: comparison },
  { id: 'how-to', title: 'How-to: a weather station', text: howTo },
  { id: 'shopping', title: 'Shopping: three kettles', text: shopping },
  { id: 'support', title: 'Support: a broken lamp', text: support },
  { id: 'booking', title: 'Booking: a weekend at the lake', text: booking },
  { id: 'code-help', title: 'Code help: a slow page', text: codeHelp },
  { id: 'recipe', title: 'Recipe: eggs in tomato sauce', text: recipe },
  { id: 'finance', title: 'Finance: your May', text: finance },
  { id: 'plan', title: 'Plan: a conversation that books a table', text: plan },
  { id: 'arabic', title: 'Right to left: a trip in Arabic', text: arabic },
  { id: 'untidy', title: 'Untidy: what models really write', text: untidy },
];

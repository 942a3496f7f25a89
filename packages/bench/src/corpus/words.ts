/** What sentences are put together from: who, does what, to what, and how. All made up. */
export const subjects = [
  'The harbour office',
  'Our night train',
  'A smaller kettle',
  'The second draft',
  'Each volunteer',
  'The bakery on the corner',
  'Your booking',
  'The upper terrace',
  'A patient gardener',
  'The parser',
  'This cabin',
  'The yearly budget',
  'A reader in a hurry',
  'The signal box',
  'Every invoice',
  'The weather station',
] as const;

export const verbs = [
  'keeps',
  'opens',
  'moves',
  'counts',
  'sends',
  'paints over',
  'shares',
  'rewrites',
  'measures',
  'replaces',
  'collects',
  'leaves out',
  'checks',
  'remembers',
  'delays',
  'needs',
] as const;

export const objects = [
  'the old timetable',
  'two spare keys',
  'a list of open questions',
  'the smaller of both rooms',
  'all figures from spring',
  'what the guests asked for',
  'a basket of warm rolls',
  'the first page',
  'a narrow path to the lake',
  'three boxes of seed potatoes',
  'the logs of last night',
  'one more opinion',
  'its own copy of the plan',
  'the price without tax',
  'a quiet corner',
  'the missing receipts',
] as const;

export const tails = [
  'before noon',
  'although nobody had asked',
  'while the ferry waits',
  'once the rain has stopped',
  'for at least a week',
  'so that the total fits',
  'as soon as the doors close',
  'without a second look',
  'at half the usual cost',
  'because the older way was slower',
  'from Monday to Thursday',
  'in the order they came in',
] as const;

export const nouns = [
  'timetable',
  'kettle',
  'terrace',
  'harbour',
  'budget',
  'invoice',
  'garden',
  'signal',
  'ferry',
  'cabin',
  'draft',
  'basket',
  'lantern',
  'ledger',
  'orchard',
  'workshop',
] as const;

export const qualities = ['quiet', 'early', 'narrow', 'spare', 'second', 'yearly', 'warm', 'small', 'open'] as const;

/** Phrases in other scripts, since replies are not English alone. */
export const foreign = ['晚上七点开门', 'вход со двора', 'ليلة هادئة', '朝食つき', 'café d’été', '🚲 und 🛶'] as const;

export const codeNames = ['readPlan', 'openGate', 'countKeys', 'ferryTime', 'seedBox', 'nightLog', 'tidyRoom'] as const;

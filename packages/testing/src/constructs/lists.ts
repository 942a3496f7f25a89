import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { item, maybe, pick, some } from '../lines.ts';

const markers = ['- ', '- ', '* ', '+ ', '1. ', '3) ', '10. ', '-   ', '-\t'];
const boxes = ['', '', '', '[ ] ', '[x] ', '[X] '];

const listOf = (items: readonly Lines[], marker: string, loose: boolean): Lines =>
  items.flatMap((lines, index) => (loose && index > 0 ? ['', ...item(marker, lines)] : item(marker, lines)));

/** Lists: tight and loose, nested, with tasks and with blocks in their items. */
export const lists: Construct = ({ inline, flow }) => {
  const text = fc.tuple(pick(...boxes), inline).map(([box, words]) => (box + words).split('\n'));
  const nested = fc.tuple(text, pick([], ['']), flow).map(([lines, gap, blocks]) => [...lines, ...gap, ...blocks]);
  const any = fc.oneof({ weight: 5, arbitrary: text }, { weight: 2, arbitrary: nested }, maybe(flow, ['']));
  return fc
    .tuple(some(any), pick(...markers), fc.boolean())
    .map(([items, marker, loose]) => listOf(items, marker, loose));
};

/** A list of the given items, bulleted or numbered; each item is a template of one or more lines. */
export const listFrom = (items: fc.Arbitrary<string>, most = 3): fc.Arbitrary<Lines> =>
  fc
    .tuple(
      some(
        items.map((words) => words.split('\n')),
        most,
      ),
      pick('- ', '- ', '1. ', '4. '),
      pick(false, false, true),
    )
    .map(([all, marker, loose]) => listOf(all, marker, loose));

import fc from 'fast-check';
import type { Construct, Lines } from '../lines.ts';
import { apart, maybe, pick, quoted, some } from '../lines.ts';
import { marker } from './callouts.ts';

const marks = ['#### ', '## ', '### '];
const ends: readonly Lines[] = [[], [], ['', '---'], ['', '# @'], ['', '***', '', '@'], ['---']];

/** Panels: in one quote, or under a marker as sections that a rule, a shallower heading or the end closes. */
export const tabs: Construct = ({ phrase, flow }) =>
  fc
    .record({
      line: marker(pick('TABS', 'tabs')),
      lead: maybe(flow, []),
      level: pick(...marks),
      panels: some(fc.tuple(maybe(phrase, ''), maybe(flow, []), pick('', '', '', '#', '##'))),
      how: pick('quoted', 'quoted', 'governed'),
      end: pick(...ends),
    })
    .map(({ line, lead, level, panels, how, end }) => {
      const parts = panels.flatMap(([label, lines, deeper]): Lines[] => [
        [`${level}${label}`],
        ...(deeper ? [[`${deeper}${level}@`]] : []),
        lines,
      ]);
      const sections = apart(parts.filter((lines) => lines.length > 0));
      if (how === 'quoted') return quoted([line, ...(lead.length > 0 ? [...lead, ''] : []), ...sections]);
      return [...quoted([line]), '', ...sections, ...end];
    });

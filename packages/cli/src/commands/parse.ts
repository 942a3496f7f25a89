import { visit } from 'unist-util-visit';
import type { ReplyCommand } from '../command.ts';
import { printableJson } from '../printable.ts';

export const parse: ReplyCommand<{ position: boolean }> = {
  name: 'parse',
  summary: 'print the labelled tree (mdast) as JSON',
  configure: (command) => command.option('--no-position', 'leave out where nodes stand in the text'),
  run({ replies, switches }) {
    const trees = replies.map(({ tree }) => tree);
    if (!switches.position) for (const tree of trees) visit(tree, (node) => void delete node.position);
    return { text: printableJson(switches.parts ? trees : trees[0]) };
  },
};

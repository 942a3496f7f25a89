import { createDefinitions, plainText, readBlock, readBlockquote, readFigure } from 'remark-flowdown/mdast';
import { visit } from 'unist-util-visit';

/** What a node of the dialect holds, in a line; undefined for any other node. */
function describe(node, find) {
  const label = node.data?.flowdown;
  switch (node.type) {
    case 'blockquote': {
      const value = readBlockquote(node, find);
      if (value.type === 'callout') return `${value.kind}: ${plainText(value.title ?? value.blocks)}`;
      if (value.type === 'steps') return `steps: ${value.steps.map(({ lead }) => plainText(lead ?? [])).join(', ')}`;
      if (value.type === 'tabs') return `tabs: ${value.panels.map((panel) => plainText(panel.label)).join(', ')}`;
      if (value.type === 'sources') return `sources: ${value.items.map(({ url }) => url ?? 'no link').join(', ')}`;
      return value.type === 'quote' && value.source ? `quote of ${plainText(value.source)}` : undefined;
    }
    case 'heading':
      return label?.number ? `section ${label.number}: ${plainText(node.children)}` : undefined;
    case 'listItem':
      return label?.type === 'task' ? `task at ${label.key}: ${node.checked ? 'done' : 'open'}` : undefined;
    case 'paragraph': {
      const figure = readFigure(node, find);
      return figure && `figure ${figure.src}: ${plainText(figure.caption ?? [])}`;
    }
    case 'replyBlock': {
      const value = readBlock(node);
      return value.name === 'actions'
        ? `actions: ${value.entries.map((entry) => entry.label.text).join(', ')}`
        : value.name;
    }
  }
}

/** A remark plugin that lists in `file.data.outline` what a reply holds besides plain Markdown. */
export function remarkOutline() {
  return (tree, file) => {
    const find = createDefinitions(tree);
    const outline = [];
    visit(tree, (node) => {
      const line = describe(node, find);
      if (line) outline.push(line);
    });
    file.data.outline = outline;
  };
}

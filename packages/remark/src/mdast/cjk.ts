import type { Link, Nodes, Root } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';
import { defaultHandlers, type Handle, type Options } from 'mdast-util-to-markdown';
import { cjkFriendlyAttention, cjkFriendlyPhrasingHandlers } from 'mdast-util-to-markdown-cjk-friendly/phrasing';
import { cjkFriendlyGfmStrikethroughToMarkdown } from 'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough';
import { findIdeographicPunctuation } from '../micromark/ideographic.ts';
import { walk } from './walk.ts';
import { joinOneLine } from './write-one-line.ts';

/**
 * The extension for `mdast-util-from-markdown`: bare addresses that only `gfmFromMarkdown()` finds, as `，www.example.com/a。`,
 * stop at ideographic punctuation too (dialect.md §7). Put it after that one in the list.
 */
export function flowdownCjkFromMarkdown(): Extension {
  return {
    transforms: [
      (tree: Root) => {
        // Links that were found in the tree have no place in the source.
        walk(tree, (parent) => {
          if (!('children' in parent)) return;
          const siblings = parent.children as Nodes[];
          for (let index = 0; index < siblings.length; index++) {
            const node = siblings[index];
            if (node?.type === 'link' && !node.position) shorten(node, siblings, index);
          }
        });
        return tree;
      },
    ],
  };
}

function shorten(link: Link, siblings: Nodes[], index: number): void {
  const [label] = link.children;
  const at = label?.type === 'text' && link.url.endsWith(label.value) ? findIdeographicPunctuation(label.value) : -1;
  if (label?.type !== 'text' || at < 1) return;
  const rest = label.value.slice(at);
  label.value = label.value.slice(0, at);
  link.url = link.url.slice(0, -rest.length);
  const next = siblings[index + 1];
  if (next?.type === 'text' && !next.position) next.value = rest + next.value;
  else siblings.splice(index + 1, 0, { type: 'text', value: rest });
}

/**
 * The extension for `mdast-util-to-markdown`: emphasis, strong and strikethrough next to ideographic text without
 * character references. Put it after `gfmToMarkdown()` and `flowdownToMarkdown()` in the list.
 */
export function flowdownCjkToMarkdown(): Options {
  const { delete: strikethrough } = cjkFriendlyGfmStrikethroughToMarkdown().handlers ?? {};
  return {
    handlers: {
      emphasis: cjkFriendlyAttention(defaultHandlers.emphasis),
      strong: cjkFriendlyAttention(defaultHandlers.strong),
      ...(strikethrough && { delete: strikethrough }),
      root: writeRoot,
    },
  };
}

/** Phrasing is written by the state, which their own root changes; here it has nothing else to do. */
const writeRoot: Handle = (node: Root, parent, state, info) => {
  cjkFriendlyPhrasingHandlers.root({ type: 'root', children: [] }, undefined, state, info);
  return joinOneLine(node, parent, state, info);
};

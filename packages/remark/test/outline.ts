import type { Nodes, Root } from 'mdast';
import { parseReply } from '../src/index.ts';
import { readBlock } from '../src/mdast/index.ts';
import type { FormContent, ReplyBlock } from '../src/mdast/types.ts';

type Kids = readonly Nodes[];

const words = (nodes: Kids): string => nodes.map(inline).join('');

/** Inline nodes as the Markdown people read: `*em*`, `**strong**`, `` `code` ``, `[text](url)`, `⏎` for a line's end. */
function inline(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value.replace(/\r\n?|\n/g, '⏎');
    case 'break':
      return '⏎⏎';
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'emphasis':
      return `*${words(node.children)}*`;
    case 'strong':
      return `**${words(node.children)}**`;
    case 'delete':
      return `~~${words(node.children)}~~`;
    case 'link':
      return `[${words(node.children)}](${node.url})`;
    case 'image':
      return `![${node.alt}](${node.url})`;
    default:
      return 'value' in node ? node.value : `(${node.type})`;
  }
}

const target = (url: string, allowed: boolean): string => `${allowed ? '→' : '✗'} ${url}`;
const join = (...parts: (string | undefined | false)[]): string => parts.filter((part) => part).join(' ');

const formFields = (form: FormContent): string[] =>
  form.fields.map(({ name, label, type, required, options }) => {
    const choices = options ? ` {${options.map((option) => option.label).join(', ')}}` : '';
    return `${label} (${name}: ${type}${required ? '!' : ''}${choices})`;
  });

/** The fields of a block, read as every renderer reads them; and the nodes it is drawn with beside them. */
function fieldsOf(node: ReplyBlock): { fields: string[]; rest: Kids } {
  const value = readBlock(node);
  if ('custom' in value)
    return { fields: Object.entries(value.values).map(([key, text]) => `${key}: ${text}`), rest: value.children };
  const only = (...fields: string[]) => ({ fields, rest: [] });
  switch (value.name) {
    case 'actions':
      return only(
        ...value.entries.map(({ label, url, allowed }) =>
          join(words(label.children), url !== undefined && target(url, allowed)),
        ),
      );
    case 'images':
      return only(...value.images.map(({ src, alt, allowed }) => join(alt, target(src, allowed))));
    case 'links':
    case 'payment':
      return only(
        ...value.links.map(({ url, label, allowed }) => join(label && words(label.children), target(url, allowed))),
      );
    case 'documents':
      return only(
        ...value.documents.map(({ name, url, filename, mime, allowed }) =>
          join(name.text, target(url, allowed), filename, mime),
        ),
      );
    case 'video':
    case 'audio':
      return only(...value.media.map(({ src, mime, title, allowed }) => join(title?.text, target(src, allowed), mime)));
    case 'list-item':
    case 'horizontal-list-item': {
      const { image, title, subtitle, children } = value;
      const fields = [
        ...(image ? [`image ${join(image.alt, target(image.src, image.allowed))}`] : []),
        ...(title ? [`# ${words(title.children)}`] : []),
        ...(subtitle ? [`## ${words(subtitle.children)}`] : []),
      ];
      return { fields, rest: children };
    }
    case 'reaction':
      return only(...(value.emoji ? [value.emoji] : []));
    case 'navigate': {
      const query = Object.entries(value.query).map(([key, text]) => `${key}=${text}`);
      return only(...(value.path ? [target(value.path, value.allowed), ...query] : []));
    }
    case 'progress': {
      const amount = value.value === undefined ? '' : `${value.value} of ${value.max}`;
      return only(...[amount, value.label ? words(value.label.children) : ''].filter(Boolean));
    }
    case 'feedback':
      return only(join(value.kind, String(value.max)), ...(value.question ? [words(value.question.children)] : []));
    case 'form': {
      const { form, children } = value;
      if (!form) return { fields: [], rest: children };
      const { title, description, submit, id } = form;
      const head = [title && `# ${title}`, description, submit && `[${submit}]`, id && `id ${id}`];
      return only(...head.flatMap((part) => part || []), ...formFields(form));
    }
    case 'chart': {
      const { chart, children } = value;
      if (!chart) return { fields: [], rest: children };
      const series = chart.series.map(({ name, values }) => `${name ? `${name}: ` : ''}${values.join(' ')}`);
      return only(chart.kind, ...(chart.title ? [chart.title] : []), chart.labels.join(' '), ...series);
    }
  }
}

const indent = (lines: readonly string[], first: string, rest = ' '.repeat(first.length)): string[] =>
  lines.map((line, index) => (index === 0 ? first : rest) + line);

function blockLines(node: ReplyBlock): string[] {
  const { fields, rest } = fieldsOf(node);
  const { before = false, after = false } = node.data.flowdown.oneLine ?? {};
  const head = `::: ${node.name}${fields.length > 0 ? ` ${fields.join(' | ')}` : ''}`;
  return [`${before ? '… ' : ''}${head}${after ? ' …' : ''}`, ...indent(rest.flatMap(linesOf), '  ')];
}

/** A block-level node as lines of an outline. */
function linesOf(node: Nodes): string[] {
  switch (node.type) {
    case 'root':
      return node.children.flatMap(linesOf);
    case 'replyBlock':
      return blockLines(node);
    case 'paragraph':
      return [words(node.children)];
    case 'heading':
      return [`${'#'.repeat(node.depth)} ${words(node.children)}`];
    case 'blockquote':
      return indent(node.children.flatMap(linesOf), '> ', '> ');
    case 'list':
      return node.children.flatMap((item, index) => {
        const box = typeof item.checked === 'boolean' ? `[${item.checked ? 'x' : ' '}] ` : '';
        const bullet = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
        const lines = item.children.flatMap(linesOf);
        return indent(lines.length > 0 ? lines : [''], bullet + box, '  ');
      });
    case 'code':
      return [`code ${JSON.stringify(node.value)}`];
    case 'html':
      return [`html ${node.value}`];
    case 'thematicBreak':
      return ['---'];
    case 'table':
      return node.children.map((row) => `| ${row.children.map((cell) => words(cell.children)).join(' | ')} |`);
    default:
      return [words([node])];
  }
}

/**
 * A reply as an outline, one line for each thing a reader sees: `::: actions Yes | No` is a block with its fields, `…`
 * before or after it means text on the same line, what a block holds as Markdown stands indented below it.
 */
export const outline = (reply: string | Root): string[] =>
  linesOf(typeof reply === 'string' ? parseReply(reply) : reply);

import { blockKinds, calloutKinds } from '@flowdown/grammar';
import type { Schema } from 'hast-util-sanitize';
import { defaultSchema } from 'hast-util-sanitize';

const inputs = [
  'text',
  'number',
  'date',
  'time',
  'datetime-local',
  'email',
  'tel',
  'url',
  'password',
  'radio',
  'checkbox',
  'file',
];

type Attributes = NonNullable<Schema['attributes']>[string];

/** The elements that the default schema does not know. */
const tagNames = ['fieldset', 'figcaption', 'figure', 'label', 'legend', 'option', 'progress', 'select', 'textarea'];

/** The class names of each element, but for those of blocks. */
const classNames: Readonly<Record<string, readonly string[]>> = {
  a: ['fd-image-link'],
  code: ['math-display', 'math-inline'],
  details: ['fd-details'],
  div: [
    'fd-callout',
    'fd-carousel',
    'fd-cons',
    'fd-field',
    'fd-group',
    'fd-pros',
    'fd-pros-cons',
    'fd-table',
    'fd-tabs',
    'fd-tree',
  ],
  fieldset: ['fd-field'],
  figure: ['fd-figure', 'fd-quote'],
  h1: ['fd-panel-label', 'fd-reply-title'],
  h2: ['fd-panel-label'],
  h3: ['fd-panel-label'],
  h4: ['fd-panel-label'],
  h5: ['fd-panel-label'],
  h6: ['fd-panel-label'],
  label: ['fd-choice', 'fd-field', 'fd-task'],
  legend: ['fd-field-label'],
  li: ['fd-entry', 'fd-stat', 'fd-step'],
  ol: ['fd-sources', 'fd-steps'],
  p: [
    'fd-callout-title',
    'fd-card-image',
    'fd-card-subtitle',
    'fd-card-title',
    'fd-feedback-question',
    'fd-form-submit',
    'fd-progress-label',
    'fd-stat-value',
    'fd-step-title',
    'fd-step-when',
    'fd-title',
    'fd-tree-summary',
  ],
  pre: ['fd-diagram', 'fd-raw'],
  section: ['fd-panel'],
  span: ['fd-field-help', 'fd-field-label', 'fd-section-mark', 'fd-section-number', 'fd-tree-comment', 'fd-tree-name'],
  ul: ['fd-options', 'fd-stats'],
};

/** What else each element may carry. */
const otherAttributes: Readonly<Record<string, Attributes>> = {
  a: [['rel', 'noopener', 'noreferrer', 'nofollow']],
  details: [['dataForm', 'details']],
  div: [
    'ariaLabel',
    'hidden',
    ['dataForm', 'pros-cons', 'tabs'],
    ['dataKind', ...calloutKinds.map(({ name }) => name.toLowerCase())],
    ['role', 'group', 'note'],
    ['tabIndex', 0],
  ],
  fieldset: [
    ['dataBlock', 'form'],
    ['disabled', true],
  ],
  figure: [['dataBlock', 'chart']],
  input: [['type', ...inputs], ['disabled', true], 'ariaLabel', 'checked', 'placeholder', 'value'],
  li: [['dataEntry', 'file', 'folder', 'placeholder'], 'dataFilename', 'dataMime'],
  ol: [
    ['dataForm', 'sources', 'steps'],
    ['role', 'list'],
  ],
  option: ['selected', 'value'],
  p: [['dataBlock', 'reaction']],
  pre: [['tabIndex', 0]],
  progress: ['max', 'value'],
  select: [['disabled', true], 'multiple'],
  textarea: [['disabled', true], 'placeholder', 'rows'],
  th: [['scope', 'col', 'row']],
  ul: [
    ['dataForm', 'stats'],
    ['role', 'list'],
  ],
};

/** The elements that a block can be. */
const blockElements = ['div', 'dl', 'fieldset', 'figure', 'p'];

type Attribute = Attributes[number];

const isClasses = (attribute: Attribute): attribute is [string, ...(string | RegExp)[]] =>
  Array.isArray(attribute) && attribute[0] === 'className';

/** The attributes of an element: those of the default schema and ours, class names in the one rule that counts. */
function attributesOf(tagName: string, blockClasses: readonly string[]): Attributes {
  const known = defaultSchema.attributes?.[tagName] ?? [];
  const names = [
    ...known.filter(isClasses).flatMap(([, ...rest]) => rest),
    ...(classNames[tagName] ?? []),
    ...(blockElements.includes(tagName) ? blockClasses : []),
  ];
  // The first rule for an attribute is the one that counts.
  return [
    ...(otherAttributes[tagName] ?? []),
    ...known.filter((attribute) => !isClasses(attribute)),
    ...(names.length > 0 ? [['className', ...names] as Attribute] : []),
  ];
}

/**
 * The schema for `rehype-sanitize` that lets through what this package writes: the default one (GitHub's), and the
 * elements, class names, roles and data attributes of the dialect. Ids and names get the prefix of the default schema.
 *
 * @param registered the kinds of blocks that an application added
 */
export function createFlowdownSchema(registered: readonly { name: string }[] = []): Schema {
  const names = [...blockKinds, ...registered].map(({ name }) => name);
  const blockClasses = ['fd-block', ...names.map((name) => `fd-${name}`)];
  const ours = new Set([...Object.keys(classNames), ...Object.keys(otherAttributes)]);
  const attributes = Object.fromEntries([...ours].map((tagName) => [tagName, attributesOf(tagName, blockClasses)]));
  attributes.div?.push(['dataBlock', ...names] as Attribute);
  attributes.dl?.push(['dataBlock', ...names] as Attribute);
  return {
    ...defaultSchema,
    tagNames: [...(defaultSchema.tagNames ?? []), ...tagNames],
    attributes: { ...defaultSchema.attributes, ...attributes },
    // A control without script sends nothing; one from a hostile page must not look as if it did.
    required: {
      ...defaultSchema.required,
      input: { type: 'checkbox', disabled: true },
      select: { disabled: true },
      textarea: { disabled: true },
      fieldset: { disabled: true },
    },
    protocols: {
      ...defaultSchema.protocols,
      href: ['http', 'https', 'mailto', 'tel'],
      src: ['http', 'https', 'data'],
    },
  };
}

/** The schema for the blocks of the grammar. */
export const flowdownSchema: Schema = createFlowdownSchema();

import { blockKinds } from '@flowdown/grammar';
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

const classes = (...names: string[]): [string, ...string[]] => ['className', ...names];

/** The attributes of an element in the default schema, without its rule for classes. */
function attributesOf(tagName: string): NonNullable<Schema['attributes']>[string] {
  const found = defaultSchema.attributes?.[tagName] ?? [];
  return found.filter((attribute) => (Array.isArray(attribute) ? attribute[0] : attribute) !== 'className');
}

function classesOf(tagName: string): string[] {
  const found = defaultSchema.attributes?.[tagName]?.find(
    (attribute) => Array.isArray(attribute) && attribute[0] === 'className',
  );
  return Array.isArray(found) ? found.slice(1).filter((name): name is string => typeof name === 'string') : [];
}

const withClasses = (tagName: string, ...names: string[]): NonNullable<Schema['attributes']>[string] => [
  ...attributesOf(tagName),
  classes(...classesOf(tagName), ...names),
];

/**
 * The schema for `rehype-sanitize` that lets through what this package writes: the default one (GitHub's), and the
 * elements, class names and data attributes of blocks. Ids and names get the prefix of the default schema.
 *
 * @param registered the kinds of blocks that an application added
 */
export function createFlowdownSchema(registered: readonly { name: string }[] = []): Schema {
  const blockNames = [...blockKinds, ...registered].map(({ name }) => name) as [string, ...string[]];
  const blocks = ['fd-block', ...blockNames.map((name) => `fd-${name}`)];
  return {
    ...defaultSchema,
    tagNames: [
      ...(defaultSchema.tagNames ?? []),
      'fieldset',
      'figcaption',
      'figure',
      'label',
      'legend',
      'option',
      'progress',
      'select',
      'textarea',
    ],
    attributes: {
      ...defaultSchema.attributes,
      a: [...withClasses('a', 'fd-image-link'), ['rel', 'noopener', 'noreferrer', 'nofollow']],
      div: [
        ...withClasses('div', ...blocks, 'fd-carousel'),
        ['dataBlock', ...blockNames],
        'hidden',
        ['role', 'group'],
        ['tabIndex', 0],
      ],
      fieldset: [classes(...blocks), ['dataBlock', 'form'], ['disabled', true]],
      figure: [classes(...blocks), ['dataBlock', 'chart']],
      input: [['type', ...inputs], ['disabled', true], 'checked', 'placeholder', 'value'],
      label: [classes('fd-field')],
      li: [...withClasses('li', 'fd-entry'), 'dataFilename', 'dataMime'],
      option: ['value'],
      p: [
        ...withClasses(
          'p',
          ...blocks,
          'fd-card-image',
          'fd-card-title',
          'fd-card-subtitle',
          'fd-feedback-question',
          'fd-form-submit',
          'fd-progress-label',
        ),
        ['dataBlock', 'reaction'],
      ],
      progress: ['value', 'max'],
      select: [['disabled', true], 'multiple'],
      span: [...withClasses('span', 'fd-choice', 'fd-field-help', 'fd-field-label', 'fd-refused'), 'title'],
      textarea: [['disabled', true], 'placeholder', 'rows'],
      th: [...attributesOf('th'), ['scope', 'col', 'row']],
      ul: [...withClasses('ul', 'fd-options')],
    },
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

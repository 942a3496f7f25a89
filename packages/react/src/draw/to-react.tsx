import type { Element, ElementContent, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentType, ElementType, Key, ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ReplyComponents } from '../types.ts';
import type { ConstructProps } from './constructs.ts';
import { constructTag, type Drawn, readyProperty } from './drawer.ts';
import { keyed, type Part } from './parts.ts';

type Make = (type: ElementType, props: Record<string, unknown>, key?: Key) => ReactElement;

/** What `hast-util-to-jsx-runtime` takes for the component of all constructs. */
const Slot = (): null => null;

/** The content of a construct: drawn only if its component shows it. */
const Content = ({ content, draw }: { content: readonly ElementContent[]; draw: ConstructProps['draw'] }): ReactNode =>
  draw(content);

/**
 * Makes React elements of drawn blocks, with the components of the application and ours.
 *
 * @param ready the parts of the block that are drawn already
 */
export function toReact({ hast, constructs }: Drawn, components: ReplyComponents, ready: readonly Part[]): ReactNode {
  const tags = Object.fromEntries(Object.entries(components).filter(([name]) => /^[a-z]/.test(name)));

  function drawConstruct({ data }: Element, key: Key | undefined): ReactElement {
    const construct = constructs[data?.flowdownConstruct ?? -1];
    if (!construct?.element) return <Fragment key={key} />;
    const { element, ...known } = construct;
    const Component = components[construct.name] as ComponentType<ConstructProps>;
    return (
      <Component key={key} {...(known as ConstructProps)} element={element} draw={draw}>
        <Content content={element.children} draw={draw} />
      </Component>
    );
  }

  const make =
    (create: Make): Make =>
    (type, props, key) => {
      const part = ready[(props[readyProperty] as number | undefined) ?? -1];
      if (part) return keyed(part, key);
      return type === Slot ? drawConstruct(props.node as Element, key) : create(type, props, key);
    };

  const convert = (tree: Root): ReactNode =>
    toJsxRuntime(tree, {
      Fragment,
      jsx: make(jsx as Make),
      jsxs: make(jsxs as Make),
      components: { ...tags, [constructTag]: Slot },
      ignoreInvalidStyle: true,
      passNode: true,
    }) as ReactNode;

  const draw = (content: readonly ElementContent[]): ReactNode => convert({ type: 'root', children: [...content] });

  return convert(hast);
}

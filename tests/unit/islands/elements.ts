/**
 * The elements that an island renders on the server, with their props, so that a test presses its buttons without a
 * DOM. What a handler sets is not rendered: a test gives the island its state. Its file needs
 * `vi.mock('react/jsx-dev-runtime', async (load) => (await import('./elements.ts')).recording(await load()))`.
 */
import { createElement, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

type AnyProps = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: AnyProps, key?: unknown, ...rest: unknown[]) => unknown;

interface Made {
  readonly type: unknown;
  readonly props: AnyProps;
  readonly key: unknown;
}

let made: Made[] = [];

/** The JSX runtime, with a record of the elements made. */
export function recording(runtime: object): object {
  const record = (make: Make): Make => {
    return (type, props, key, ...rest) => {
      made.push({ type, props, key });
      // Style sheets have no address in tests.
      if (props['href'] === '') return null;
      return make(type, props, key, ...rest);
    };
  };
  const exported = Object.entries(runtime).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'function' ? record(value as Make) : value,
  ]);
  return Object.fromEntries(exported);
}

/** The elements of an island. */
export interface Elements {
  /** The last one of a tag or component, by its name, with these props. Throws if there is none. */
  readonly find: (name: string, props?: AnyProps) => Made;
  /** Calls a handler of the one that `find` gives. */
  readonly fire: (handler: string, value: unknown, ...found: Parameters<Elements['find']>) => void;
  /** Presses the button with these words. */
  readonly press: (words: string) => void;
}

/** Renders an island, once what it loads is there, and gives its elements. */
export async function elementsOf<Props extends object>(
  island: ComponentType<Props>,
  props: Props,
): Promise<Elements> {
  made = [];
  await prerenderToNodeStream(createElement(island, props));
  const elements = made;
  const find: Elements['find'] = (name, wanted = {}) => {
    const found = elements.findLast(
      (one) =>
        nameOf(one.type) === name &&
        Object.entries(wanted).every(([prop, value]) => one.props[prop] === value),
    );
    if (!found) throw new Error(`No ${name} with ${JSON.stringify(wanted)}.`);
    return found;
  };
  const fire: Elements['fire'] = (handler, value, ...found) => {
    (find(...found).props[handler] as (value: unknown) => void)(value);
  };
  const press = (words: string) => fire('onClick', undefined, 'button', { children: words });
  return { find, fire, press };
}

function nameOf(type: unknown): unknown {
  return typeof type === 'function' ? type.name : type;
}

/** Whether a ref focuses the element that it is given. */
export function focuses(ref: unknown): boolean {
  let isFocused = false;
  (ref as (element: object) => void)({ focus: () => (isFocused = true) });
  return isFocused;
}

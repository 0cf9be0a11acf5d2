import { runInNewContext } from 'node:vm';
import type { Entry } from './entry.ts';
import { markupEnd } from './prose.ts';

/** A component as a text uses it. */
export interface Component {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Its line in the file, from 1. */
  readonly line: number;
}

const known = new WeakMap<Entry, readonly Component[]>();

/** The components that a body uses, in order. Throws for a prop that is not a literal. */
export function componentsOf(entry: Entry): readonly Component[] {
  const read = known.get(entry) ?? readComponents(entry);
  known.set(entry, read);
  return read;
}

function readComponents({ body, bodyLine, file }: Entry): Component[] {
  const text = body.replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ' '));
  return [...text.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(({ 0: start, 1: name = '', index }) => {
    const line = bodyLine + text.slice(0, index).split('\n').length - 1;
    const tag = text.slice(index + start.length, markupEnd(text, index));
    try {
      return { name, props: propsOf(tag), line };
    } catch (error) {
      throw new Error(`${file} (body:${line}): a prop of <${name}> cannot be read.`, {
        cause: error,
      });
    }
  });
}

/** The components with one of these names. */
export function named(components: readonly Component[], ...names: string[]): Component[] {
  return components.filter(({ name }) => names.includes(name));
}

function propsOf(tag: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (let at = 0; at < tag.length;) {
    const [whole, name = ''] = /^\s*([A-Za-z]\w*)\s*=?\s*/.exec(tag.slice(at)) ?? [];
    if (!whole) break;
    at += whole.length;
    if (!whole.includes('=')) {
      props[name] = true;
      continue;
    }
    const end = tag[at] === '{' ? markupEnd(tag, at) : tag.indexOf(tag.charAt(at), at + 1) + 1;
    const value = tag.slice(at + 1, end - 1);
    props[name] = tag[at] === '{' ? runInNewContext(`(${value})`) : value;
    at = end;
  }
  return props;
}

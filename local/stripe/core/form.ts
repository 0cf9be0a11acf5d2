import { invalid } from './errors.ts';

/** A decoded parameter: text, a list, or named parameters. */
export type Value = string | Value[] | Values;
export interface Values {
  [name: string]: Value;
}

const LIMIT = 1_000;
const DEPTH = 8;

/**
 * Decodes Stripe's URL-encoded brackets: `items[0][price]=a&expand[]=b` gives
 * `{ items: [{ price: 'a' }], expand: ['b'] }`.
 * @throws StripeError 400 when a name is malformed, too deep, or there are too many.
 */
export function decodeForm(text: string): Values {
  const root = emptyValues();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > LIMIT) throw invalid(`Too many parameters: ${LIMIT} at most.`);
    assign(root, pathOf(name), value, name);
  }
  return listify(root) as Values;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match === null) throw invalid(`Invalid parameter name: ${name}`, name);
  const [, head = '', tail = ''] = match;
  const path = [head, ...[...tail.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '')];
  if (path.length > DEPTH) throw invalid(`Parameter nested too deeply: ${name}`, name);
  return path;
}

function assign(root: Values, path: string[], value: string, name: string): void {
  let at = root;
  path.forEach((part, index) => {
    const key = part === '' ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      if (typeof at[key] === 'object') throw invalid(`Conflicting parameter: ${name}`, name);
      at[key] = value;
      return;
    }
    const next = (at[key] ??= emptyValues());
    if (typeof next === 'string' || Array.isArray(next)) {
      throw invalid(`Conflicting parameter: ${name}`, name);
    }
    at = next;
  });
}

/** Turns `{ 0: …, 1: … }` into lists, from the leaves up. */
function listify(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listify(inner)] as const);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index))) {
    return entries.map(([, inner]) => inner);
  }
  const result = emptyValues();
  for (const [key, inner] of entries) result[key] = inner;
  return result;
}

/** Without a prototype, so that a parameter named `__proto__` is only a name. */
function emptyValues(): Values {
  return Object.create(null) as Values;
}

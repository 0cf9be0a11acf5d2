import { invalid } from './errors.ts';

/** A decoded parameter: text, a list, or named parameters. */
export type Value = string | Value[] | Values;
export interface Values {
  [name: string]: Value;
}

/**
 * Decodes Stripe's URL-encoded brackets: `items[0][price]=a&expand[]=b` becomes `{ items: [{ price: 'a' }],
 * expand: ['b'] }`.
 * @throws StripeError 400 when a name is malformed or duplicated.
 */
export function decodeForm(text: string): Values {
  const root = emptyValues();
  for (const [name, value] of new URLSearchParams(text)) {
    const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (match === null) throw invalid(`Invalid parameter name: ${name}`, name);
    const [, head = '', tail = ''] = match;
    const parts = [...tail.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
    assign(root, [head, ...parts], value, name);
  }
  return listify(root) as Values;
}

function assign(at: Values, [part, ...rest]: readonly string[], value: string, name: string): void {
  const key = part || String(Object.keys(at).length);
  const next = at[key];
  if (rest.length === 0 && next === undefined) at[key] = value;
  else if (rest.length === 0 || typeof next === 'string' || Array.isArray(next)) {
    throw invalid(`Conflicting parameter: ${name}`, name);
  } else assign((at[key] = next ?? emptyValues()), rest, value, name);
}

/** Converts `{ 0: …, 1: … }` to lists, from the leaves up. */
function listify(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listify(inner)] as const);
  if (entries.length > 0 && entries.every(([key], index) => key === String(index))) {
    return entries.map(([, inner]) => inner);
  }
  return Object.assign(emptyValues(), Object.fromEntries(entries));
}

/** An object without a prototype, so that a parameter named `__proto__` is harmless. */
function emptyValues(): Values {
  return Object.create(null) as Values;
}

import { invalid } from './errors.ts';
import { whole } from './lists.ts';
import type { Store } from './store.ts';

type Fields = Record<string, unknown>;

/**
 * Replaces ids by the objects they reference, along each `expand` path (`data.customer`,
 * `latest_invoice.payments`), in a copy.
 * @throws StripeError 400 for a property that cannot be expanded.
 */
export function expand(store: Store, answer: object, paths: readonly string[]): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer) as Fields;
  for (const path of paths) follow(store, copy, path.split('.'), path);
  return copy;
}

function follow(store: Store, at: unknown, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined || typeof at !== 'object' || at === null) return;
  if (Array.isArray(at)) {
    for (const item of at) follow(store, item, steps, path);
    return;
  }
  const fields = at as Fields;
  if (!(step in fields)) {
    const included = include(store, fields, step);
    if (included === undefined) throw refused(path);
    fields[step] = included;
  }
  fields[step] = resolve(store, fields[step], path);
  follow(store, fields[step], rest, path);
}

function resolve(store: Store, value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(store, item, path));
  if (typeof value !== 'string') return value;
  const found = store.find(value);
  if (found === undefined) throw refused(path);
  return found;
}

/** A list that Stripe omits from an invoice unless expanded. */
function include(store: Store, fields: Fields, step: string): unknown {
  if (fields['object'] !== 'invoice' || step !== 'payments') return undefined;
  const payments = store.list('invoice_payment', { invoice: String(fields['id']) });
  return whole(payments, '/v1/invoice_payments');
}

function refused(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}

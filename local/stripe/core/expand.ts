import { invalid } from './errors.ts';
import { whole } from './lists.ts';
import type { Store } from './store.ts';

type Fields = Record<string, unknown>;

/**
 * Replaces ids by the objects they name, along each `expand` path (`data.customer`,
 * `latest_invoice.payments`), in a copy.
 * @throws StripeError 400 for a property that cannot be expanded.
 */
export function expand(store: Store, answer: object, paths: string[]): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer) as Fields;
  for (const path of paths) follow(store, copy, path.split('.'), path);
  return copy;
}

function follow(store: Store, at: unknown, steps: string[], path: string): void {
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

/** Lists that Stripe leaves out of an object unless asked for. */
function include(store: Store, fields: Fields, step: string): unknown {
  const id = String(fields['id']);
  if (fields['object'] === 'invoice' && step === 'payments') {
    return whole(store.list('invoice_payment', { invoice: id }), '/v1/invoice_payments');
  }
  if (fields['object'] === 'customer' && step === 'subscriptions') {
    const live = store.list('subscription', { customer: id }).filter((one) => !one.ended_at);
    return whole(live, '/v1/subscriptions');
  }
  if (fields['object'] === 'checkout.session' && step === 'line_items') {
    const kept = store.setting(`line_items:${id}`) ?? '[]';
    return whole(JSON.parse(kept) as unknown[], `/v1/checkout/sessions/${id}/line_items`);
  }
  return undefined;
}

function refused(path: string): Error {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}

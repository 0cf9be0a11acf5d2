import { newCustomer } from '../billing/customers.ts';
import { ownMethod } from '../billing/saved-cards.ts';
import { end, isLive } from '../billing/lifecycle.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Customer } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { customerQuery } from './search.ts';

const WRITABLE = [
  ...['email', 'name', 'phone', 'description', 'metadata', 'preferred_locales'],
  ...['balance', 'invoice_settings'],
];

/** Customers: create, read, change, delete, list, search. */
export function customerEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('POST', '/v1/customers', ({ parameters }) => {
    parameters.allow(...WRITABLE, 'expand');
    const customer = withGiven(account, newCustomer(account.now()), parameters);
    store.put(customer);
    account.record('customer.created', customer);
    return customer;
  });

  api('GET', '/v1/customers/search', ({ parameters }) => {
    parameters.allow('query', 'limit', 'page', 'expand');
    const matches = store.list('customer').filter(customerQuery(parameters.required('query')));
    const limit = parameters.integer('limit', 1, 100) ?? 10;
    return {
      object: 'search_result',
      data: matches.slice(0, limit),
      has_more: matches.length > limit,
      next_page: null,
      url: '/v1/customers/search',
    };
  });

  api('GET', '/v1/customers/:id', ({ id }) => {
    if (store.wasRemoved(id)) return { id, object: 'customer', deleted: true };
    return knownCustomer(account, id);
  });

  api('POST', '/v1/customers/:id', ({ id, parameters }) => {
    parameters.allow(...WRITABLE, 'expand');
    const before = knownCustomer(account, id);
    const after = withGiven(account, before, parameters);
    store.put(after);
    account.record('customer.updated', after, before);
    return after;
  });

  api('DELETE', '/v1/customers/:id', ({ id }) => {
    const customer = knownCustomer(account, id);
    for (const subscription of store.list('subscription', { customer: id }).filter(isLive)) {
      end(account, subscription, 'cancellation_requested');
    }
    store.remove(id);
    account.record('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  });

  api('GET', '/v1/customers', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'email');
    const all = store.list('customer', { email: parameters.optional('email') });
    return page(all, parameters, '/v1/customers');
  });
}

/** The customer with this id. @throws StripeError `resource_missing`, 400 if it came in a parameter. */
export function knownCustomer(account: Account, id: string, param = 'id'): Customer {
  const customer = account.store.get('customer', id);
  if (customer === undefined) throw missing('customer', id, param);
  return customer;
}

function defaultMethod(account: Account, customer: Customer, parameters: Parameters) {
  const settings = parameters.group('invoice_settings').allow('default_payment_method');
  const given = settings.nullable('default_payment_method');
  if (!given) return given === null ? { default_payment_method: null } : {};
  const name = settings.name('default_payment_method');
  return { default_payment_method: ownMethod(account, customer.id, given, name).id };
}

function withGiven(account: Account, customer: Customer, parameters: Parameters): Customer {
  const email = parameters.nullable('email');
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  const locales = parameters.texts('preferred_locales');
  const pick = (key: 'name' | 'phone' | 'description'): string | null => {
    const given = parameters.nullable(key);
    return given === undefined ? (customer[key] ?? null) : given;
  };
  return {
    ...customer,
    email: email === undefined ? customer.email : email,
    name: pick('name'),
    phone: pick('phone'),
    description: pick('description'),
    metadata: parameters.metadata(customer.metadata),
    balance:
      parameters.integer('balance', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) ??
      customer.balance,
    invoice_settings: {
      ...customer.invoice_settings,
      ...defaultMethod(account, customer, parameters),
    },
    ...(locales.length > 0 ? { preferred_locales: locales } : {}),
  };
}

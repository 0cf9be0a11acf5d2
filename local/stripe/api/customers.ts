import { isEmail } from '../../../src/domain/shared/email.ts';
import { end, isLive } from '../billing/lifecycle.ts';
import { ownMethod } from '../billing/saved-cards.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid } from '../core/errors.ts';
import type { Customer } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { newCustomer } from '../shapes/customer.ts';
import { found, listable } from './resource.ts';

const path = '/v1/customers';
const writable = ['email', 'name', 'metadata', 'balance', 'invoice_settings', 'expand'];

/** Customers: create, read, change, delete, list, search. */
export function customerEndpoints(api: Api, account: Account): void {
  const { store } = account;

  api('POST', path, ({ parameters }) => {
    const customer = withGiven(account, newCustomer(account.now()), parameters);
    account.keep(customer, 'customer.created');
    return customer;
  });

  api('GET', `${path}/search`, ({ parameters }) => {
    parameters.allow('query', 'limit', 'page', 'expand');
    const data = store.list('customer').filter(matching(parameters.required('query')));
    const limit = parameters.integer('limit', 1, 100) ?? 10;
    return {
      ...{ object: 'search_result', data: data.slice(0, limit), url: `${path}/search` },
      ...{ has_more: data.length > limit, next_page: null },
    };
  });

  api('GET', `${path}/:id`, ({ id }) =>
    store.wasRemoved(id) ? deleted(id) : found(account, 'customer', id),
  );

  api('POST', `${path}/:id`, ({ id, parameters }) => {
    const before = found(account, 'customer', id);
    const after = withGiven(account, before, parameters);
    account.keep(after, 'customer.updated');
    return after;
  });

  api('DELETE', `${path}/:id`, ({ id }) => {
    const customer = found(account, 'customer', id);
    for (const subscription of store.list('subscription', { customer: id }).filter(isLive)) {
      end(account, subscription, 'cancellation_requested');
    }
    store.remove(id);
    account.record('customer.deleted', customer);
    return deleted(id);
  });

  listable(api, account, 'customer', path, { fields: ['email'] });
}

function deleted(id: string) {
  return { id, object: 'customer', deleted: true };
}

/**
 * Compiles the supported subset of Stripe's search language: `metadata['user_id']:'7'` and `email:'a@b.fr'`,
 * joined by AND, case-insensitive.
 * @throws StripeError 400 for anything else.
 */
function matching(query: string): (customer: Customer) => boolean {
  const tests = query.split(/\s+AND\s+/).map((clause) => {
    const match = /^(?:(email)|metadata\['([^']+)'\]):'([^']*)'$/.exec(clause.trim());
    if (match === null) throw invalid(`Could not parse the search query: ${clause}`, 'query');
    const [, email, key = '', wanted = ''] = match;
    return ({ email: address, metadata }: Customer) =>
      (email === undefined ? metadata[key] : address)?.toLowerCase() === wanted.toLowerCase();
  });
  return (customer) => tests.every((test) => test(customer));
}

function withGiven(account: Account, customer: Customer, parameters: Parameters): Customer {
  parameters.allow(...writable);
  const email = parameters.nullable('email');
  if (email && !isEmail(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  const name = parameters.nullable('name');
  return {
    ...customer,
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    metadata: parameters.metadata(customer.metadata),
    balance: parameters.cents('balance') ?? customer.balance,
    invoice_settings: {
      ...customer.invoice_settings,
      ...defaultMethod(account, customer, parameters),
    },
  };
}

function defaultMethod(account: Account, customer: Customer, parameters: Parameters) {
  const settings = parameters.group('invoice_settings').allow('default_payment_method');
  const given = settings.nullable('default_payment_method');
  if (given === undefined) return {};
  const name = settings.name('default_payment_method');
  const method = given === null ? null : ownMethod(account, customer.id, given, name).id;
  return { default_payment_method: method };
}

import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { newId } from '../core/ids.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { BalanceTransaction } from '../core/objects.ts';
import { knownCustomer } from './customers.ts';

/** What a customer has to their credit, corrected by hand: create, list. Invoices' own moves are not listed. */
export function balanceEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('POST', '/v1/customers/:id/balance_transactions', ({ id, parameters }) => {
    parameters.allow('amount', 'currency', 'description', 'metadata', 'expand');
    const before = knownCustomer(account, id);
    const amount = parameters.integer('amount', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    const after = { ...before, balance: before.balance + (amount ?? 0) };
    const made: BalanceTransaction = {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount: amount ?? 0,
      checkout_session: null,
      created: account.now(),
      credit_note: null,
      currency: parameters.required('currency'),
      customer: id,
      customer_account: null,
      description: parameters.nullable('description') ?? null,
      ending_balance: after.balance,
      invoice: null,
      livemode: false,
      metadata: parameters.metadata(),
      type: 'adjustment',
    };
    store.put(made);
    store.put(after);
    account.record('customer.updated', after, { balance: before.balance });
    return made;
  });

  api('GET', '/v1/customers/:id/balance_transactions', ({ id, parameters }) => {
    parameters.allow(...LIST_PARAMETERS);
    const { id: customer } = knownCustomer(account, id);
    const all = store.list('customer_balance_transaction', { customer });
    return page(all, parameters, `/v1/customers/${id}/balance_transactions`);
  });
}

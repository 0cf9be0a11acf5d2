import { changeBalance } from '../billing/balance.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { newId } from '../core/ids.ts';
import { listParameters, page } from '../core/lists.ts';
import type { BalanceTransaction } from '../core/objects.ts';
import { found } from './resource.ts';

const path = '/v1/customers/:id/balance_transactions';

/** Credit and debit of a customer, adjusted manually; changes by invoices are not listed. */
export function balanceEndpoints(api: Api, account: Account): void {
  const { store } = account;

  api('POST', path, ({ id, parameters }) => {
    parameters.allow('amount', 'currency', 'description', 'metadata', 'expand');
    const { balance } = found(account, 'customer', id);
    const amount = parameters.cents('amount') ?? 0;
    const made: BalanceTransaction = {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      checkout_session: null,
      created: account.now(),
      credit_note: null,
      currency: parameters.required('currency'),
      customer: id,
      customer_account: null,
      description: parameters.nullable('description') ?? null,
      ending_balance: balance + amount,
      invoice: null,
      livemode: false,
      metadata: parameters.metadata(),
      type: 'adjustment',
    };
    store.put(made);
    changeBalance(account, id, amount);
    return made;
  });

  api('GET', path, ({ id, parameters }) => {
    parameters.allow(...listParameters);
    const { id: customer } = found(account, 'customer', id);
    const all = store.list('customer_balance_transaction', { customer });
    return page(all, parameters, path.replace(':id', id));
  });
}

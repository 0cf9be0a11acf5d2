import type { Account } from '../core/account.ts';

/** Changes a customer's balance, in cents; negative is credit. */
export function changeBalance(account: Account, customer: string | null, by: number): void {
  const before = account.store.get('customer', customer ?? '');
  if (before === undefined || by === 0) return;
  const after = { ...before, balance: before.balance + by };
  account.keep(after, 'customer.updated');
}

import type { Account } from '../core/account.ts';

/** Moves what a customer has to their credit (negative) or owes, in cents. */
export function changeBalance(account: Account, customer: string | null, by: number): void {
  const before = account.store.get('customer', customer ?? '');
  if (before === undefined || by === 0) return;
  const after = { ...before, balance: before.balance + by };
  account.keep(after, 'customer.updated');
}

import type { Account } from '../core/account.ts';
import { newId } from '../core/ids.ts';
import type { Invoice, Price, Subscription } from '../core/objects.ts';
import { drawUp } from './invoicing.ts';
import { prorate } from './plan-change.ts';

/** Previews the invoice of a price change at `at` (Unix seconds). Stores nothing. */
export function preview(
  account: Account,
  subscription: Subscription,
  price: Price,
  at: number,
): Invoice {
  const { charges } = prorate(account, subscription, price, at);
  const reason = 'subscription_update';
  const bill = { subscription, reason, charges, proratedAt: at } as const;
  return { ...drawUp(account, newId('upcoming_in'), bill), status: 'draft' };
}

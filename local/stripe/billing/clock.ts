import { dueSessions } from '../checkout/expiry.ts';
import type { Account } from '../core/account.ts';
import type { Due } from './due.ts';
import { dueSubscriptions } from './renewals.ts';

/** Processes renewals, cancellations and expiries due by the account's time. */
export function catchUp(account: Account): void {
  account.store.transaction(() => {
    const now = account.now();
    for (let due = earliest(account); due.at <= now; due = earliest(account)) due.act();
  });
}

/**
 * Moves the account's clock forward and processes everything due on the way, in order and each at its own
 * time.
 * @param seconds at least one.
 * @returns the new time, in Unix seconds.
 */
export function advance(account: Account, seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1) {
    throw new RangeError('The clock can only move forward.');
  }
  const start = account.now();
  const target = start + seconds;
  try {
    account.store.transaction(() => {
      for (let due = earliest(account); due.at <= target; due = earliest(account)) {
        if (due.at > account.now()) account.setNow(due.at);
        due.act();
      }
      account.setNow(target);
    });
  } catch (error) {
    account.setNow(start);
    throw error;
  }
  return target;
}

function earliest(account: Account): Due {
  const never: Due = { at: Infinity, act: () => undefined };
  const all = [...dueSubscriptions(account), ...dueSessions(account)];
  return all.reduce((first, due) => (due.at < first.at ? due : first), never);
}

import type { Account } from '../core/account.ts';
import type { Charge } from './invoicing.ts';

/** Adds lines to the next invoice of a subscription, such as prorations of a change of plan. */
export function addPendingLines(account: Account, id: string, charges: readonly Charge[]): void {
  const all = [...pendingLines(account, id), ...charges];
  account.store.setSetting(key(id), JSON.stringify(all));
}

/** The lines waiting for the next invoice, left where they are. */
export function pendingLines(account: Account, id: string): Charge[] {
  return JSON.parse(account.store.setting(key(id)) ?? '[]') as Charge[];
}

/** The lines waiting for the next invoice, which is being written. */
export function takePendingLines(account: Account, id: string): Charge[] {
  const lines = pendingLines(account, id);
  account.store.setSetting(key(id), null);
  return lines;
}

function key(id: string): string {
  return `pending:${id}`;
}

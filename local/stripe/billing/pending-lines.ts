import type { Account } from '../core/account.ts';
import type { Charge } from './invoicing.ts';

/** Adds lines to the next invoice of a subscription, such as prorations. */
export function addPendingLines(account: Account, id: string, charges: readonly Charge[]): void {
  const all = [...pendingLines(account, id), ...charges];
  account.store.setSetting(key(id), JSON.stringify(all));
}

/** The pending lines of the next invoice, without removing them. */
function pendingLines(account: Account, id: string): Charge[] {
  return JSON.parse(account.store.setting(key(id)) ?? '[]') as Charge[];
}

/** Takes the pending lines for the invoice being created. */
export function takePendingLines(account: Account, id: string): Charge[] {
  const lines = pendingLines(account, id);
  account.store.setSetting(key(id), null);
  return lines;
}

function key(id: string): string {
  return `pending:${id}`;
}

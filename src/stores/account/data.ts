/** Exports or deletes the data of the signed-in user. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  AccountCode,
  AccountDeleteResponse,
  AccountExport,
  AccountExportResponse,
  AccountRequest,
  KeptCode,
} from '../../domain/api/account.ts';
import type { Lang } from '../../i18n/locales.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { memberId } from '../auth/member-id.ts';
import { $session, signOut } from '../auth/session.ts';
import { forgetDrafts } from '../course/note-drafts.ts';
import { failed, ok, tryAction } from '../outcome.ts';
import type { SettingsOutcome } from './errors.ts';

/** Data for the message after the account is deleted. */
export interface DeletionResult {
  readonly kept: readonly KeptCode[];
}

const $gone = atom<DeletionResult | undefined>(undefined);
let goneId: string | undefined;
/** The deletion of the last account, until somebody else signs in. */
export const $deletionResult: ReadableAtom<DeletionResult | undefined> = $gone;

/** Exports all data as one object, with a `readme` that describes each part. */
export function exportAccount(): Promise<SettingsOutcome<AccountExport>> {
  return tryAction(async () => {
    const answer = await ask<AccountExportResponse>({ action: 'export' });
    return answer.type === 'ok' ? { type: 'ok', value: answer.value.export } : answer;
  });
}

/**
 * Deletes the account and the changes of its notes in this browser, then signs out every tab of it. Without an answer
 * of the function the error is `erasure_unknown`: the deletion may have been recorded.
 */
export function deleteAccount(confirmation: string, lang: Lang): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const userId = memberId();
    const answer = await ask<AccountDeleteResponse>({ action: 'delete', confirmation, lang });
    if (answer.type === 'error') {
      const isUnknown = answer.code === 'network' || answer.code === 'unavailable';
      return isUnknown ? failed('erasure_unknown') : answer;
    }
    goneId = userId;
    $gone.set({ kept: answer.value.kept });
    if (userId !== undefined) forgetDrafts(userId);
    await signOut();
    return ok;
  });
}

function ask<Value>(request: AccountRequest): Promise<SettingsOutcome<Value>> {
  return callAsMember<Value, AccountCode>('account', request);
}

$session.subscribe((session) => {
  if (session.type === 'signed-in' && session.member.id !== goneId) $gone.set(undefined);
});

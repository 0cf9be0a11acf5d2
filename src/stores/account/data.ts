/** Everything held about the person signed in: a copy of it, or its end. */
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
import { callFunction } from '../../services/functions.ts';
import { accessToken, signOut } from '../auth/session.ts';
import { attempt, done, failed, refused, type Result } from './errors.ts';

/** What is said once the account is gone. */
export interface Farewell {
  readonly kept: readonly KeptCode[];
}

const $gone = atom<Farewell | undefined>(undefined);
export const $farewell: ReadableAtom<Farewell | undefined> = $gone;

/** One object with everything, and a `readme` that says what each part is. */
export function exportAccount(): Promise<Result<AccountExport>> {
  return attempt(async () => {
    const answer = await ask<AccountExportResponse>({ action: 'export' });
    return answer.type === 'done' ? { type: 'done', value: answer.value.export } : answer;
  });
}

/** Deletes the account, then forgets the session in every tab of this browser. */
export function deleteAccount(confirmation: string, lang: Lang): Promise<Result> {
  return attempt(async () => {
    const answer = await ask<AccountDeleteResponse>({ action: 'delete', confirmation, lang });
    if (answer.type === 'failed') return answer;
    $gone.set({ kept: answer.value.kept });
    await signOut();
    return done;
  });
}

async function ask<Value>(request: AccountRequest): Promise<Result<Value>> {
  const token = await accessToken();
  if (token === undefined) return failed('network');
  const answer = await callFunction<Value, AccountCode>('account', request, token);
  return answer.type === 'ok' ? { type: 'done', value: answer.value } : refused(answer);
}

/** The second factor of the person signed in: whether there is one, turning it on and off, its codes. */
import type { Factor, SupabaseClient } from '@supabase/supabase-js';
import { atom, type ReadableAtom } from 'nanostores';
import type { NewCodesResponse, TwoFactorCode } from '../../domain/api/two-factor.ts';
import { callFunction } from '../../services/functions.ts';
import { supabase } from '../../services/supabase.ts';
import { site } from '../../site.ts';
import { createUserStore } from '../user-store.ts';
import { $session, accessToken } from '../auth/session.ts';
import { failed, ok, tryAction } from '../outcome.ts';
import { settingsError, type SettingsOutcome } from './errors.ts';

export type FactorsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'off' }
  | {
      readonly type: 'on';
      readonly factorId: string;
      /** ISO 8601. */
      readonly since: string;
      /** Recovery codes not yet used; undefined where they could not be counted. */
      readonly codesLeft: number | undefined;
    };

/** Where turning on stands: nothing begun, a secret to scan, or codes to keep, shown this once. */
export type TwoFactorStep =
  | { readonly type: 'none' }
  | {
      readonly type: 'scan';
      readonly factorId: string;
      /** `otpauth://…`, for the picture. */
      readonly uri: string;
      readonly secret: string;
    }
  | { readonly type: 'codes'; readonly codes: readonly string[] };

const nothing: TwoFactorStep = { type: 'none' };
const $current = atom<TwoFactorStep>(nothing);
export const $twoFactorStep: ReadableAtom<TwoFactorStep> = $current;

const factors = createUserStore<FactorsState>({ type: 'loading' }, read);
export const $factors: ReadableAtom<FactorsState> = factors.$state;
export const refreshFactors = factors.refresh;

/** A secret that was shown and never confirmed, in milliseconds: longer than anybody scans. */
const abandonedAfter = 15 * 60_000;

async function read(): Promise<FactorsState> {
  try {
    const client = await supabase();
    const { data, error } = await client.auth.mfa.listFactors();
    if (error) return { type: 'failed' };
    await removeUnconfirmed(client, data.all, Date.now() - abandonedAfter);
    const [factor] = data.totp;
    if (!factor) return { type: 'off' };
    const left = await client.rpc('recovery_codes_left');
    return {
      type: 'on',
      factorId: factor.id,
      since: factor.created_at,
      codesLeft: left.error ? undefined : (left.data as number),
    };
  } catch {
    return { type: 'failed' };
  }
}

/** Takes away what was begun before `before` and never confirmed. */
async function removeUnconfirmed(
  client: SupabaseClient,
  all: readonly Factor[],
  before: number,
): Promise<void> {
  for (const { id, status, created_at } of all) {
    if (status === 'unverified' && Date.parse(created_at) <= before)
      await client.auth.mfa.unenroll({ factorId: id });
  }
}

/** Begins: a new secret to scan. What was begun before and never confirmed goes. */
export function startTwoFactor(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const client = await supabase();
    const list = await client.auth.mfa.listFactors();
    if (list.error) return settingsError(list.error);
    await removeUnconfirmed(client, list.data.all, Infinity);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: site.name,
      issuer: site.name,
    });
    if (error) return settingsError(error);
    $current.set({
      type: 'scan',
      factorId: data.id,
      uri: data.totp.uri,
      secret: data.totp.secret,
    });
    return ok;
  });
}

/** Gives up what was begun. Nothing has changed for the account. */
export async function cancelTwoFactor(): Promise<void> {
  const step = $current.get();
  $current.set(nothing);
  if (step.type !== 'scan') return;
  await tryAction(async () => {
    const client = await supabase();
    await client.auth.mfa.unenroll({ factorId: step.factorId });
    return ok;
  });
}

/** Confirms with six digits, then asks for the recovery codes. */
export function confirmTwoFactor(code: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const step = $current.get();
    if (step.type !== 'scan') return failed('factor_not_found');
    const given = await giveCode(step.factorId, code);
    if (given.type === 'error') return given;
    // It is on, with codes or without: the section says which, and makes them again when asked.
    const codes = await newCodes();
    if (codes.type === 'error') $current.set(nothing);
    await factors.refresh();
    return ok;
  });
}

/** Replaces the recovery codes by ten new ones, to be shown. */
export function renewCodes(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const codes = await newCodes();
    await factors.refresh();
    return codes;
  });
}

/** The codes have been kept: they are not shown again. */
export function finishTwoFactor(): void {
  $current.set(nothing);
}

/** Turns off, with six digits of the application. */
export function stopTwoFactor(code: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const state = factors.$state.get();
    if (state.type !== 'on') return failed('unexpected');
    const given = await giveCode(state.factorId, code);
    if (given.type === 'error') return given;
    const client = await supabase();
    const { error } = await client.auth.mfa.unenroll({ factorId: state.factorId });
    if (error) return settingsError(error);
    await client.auth.refreshSession();
    await factors.refresh();
    return ok;
  });
}

async function giveCode(factorId: string, code: string): Promise<SettingsOutcome> {
  const client = await supabase();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error ? settingsError(error, { validation_failed: 'wrong_factor_code' }) : ok;
}

async function newCodes(): Promise<SettingsOutcome> {
  const token = await accessToken();
  if (token === undefined) return failed('network');
  const request = { action: 'new-codes' } as const;
  const answer = await callFunction<NewCodesResponse, TwoFactorCode>('two-factor', request, token);
  if (answer.type === 'error') return answer;
  $current.set({ type: 'codes', codes: answer.value.codes });
  return ok;
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $current.set(nothing);
});

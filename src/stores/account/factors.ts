/** The second factor of the signed-in user: status, enrolment, removal and recovery codes. */
import type { Factor, SupabaseClient } from '@supabase/supabase-js';
import { atom, type ReadableAtom } from 'nanostores';
import type { NewCodesResponse, TwoFactorCode } from '../../domain/api/two-factor.ts';
import { supabase } from '../../services/supabase.ts';
import { site } from '../../site.ts';
import { createUserStore } from '../user-store.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { memberId } from '../auth/member-id.ts';
import { onUserChange } from '../auth/user-change.ts';
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
      /** Unused recovery codes; undefined if they could not be counted. */
      readonly codesLeft: number | undefined;
    };

/** The enrolment step: not started, a secret to scan, or recovery codes, shown once. */
export type TwoFactorStep =
  | { readonly type: 'none' }
  | {
      readonly type: 'scan';
      readonly factorId: string;
      /** `otpauth://…`, for the QR code. */
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

/** Age at which an unconfirmed secret counts as abandoned: longer than anybody needs to scan it. */
const abandonedAfterMs = 15 * 60_000;

async function read(): Promise<FactorsState> {
  try {
    const client = await supabase();
    const { data, error } = await client.auth.mfa.listFactors();
    if (error) return { type: 'failed' };
    await removeUnconfirmed(client, data.all, Date.now() - abandonedAfterMs);
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

/** Removes factors created before `before` and never confirmed. */
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

/**
 * Starts enrolment with a new secret to scan; removes earlier unconfirmed ones. A factor that was turned on elsewhere
 * meanwhile is shown instead.
 */
export function startTwoFactor(): Promise<SettingsOutcome> {
  const show = stepForUser();
  return tryAction(async () => {
    const client = await supabase();
    const list = await client.auth.mfa.listFactors();
    if (list.error) return settingsError(list.error);
    if (list.data.totp.length > 0) {
      await factors.refresh();
      return ok;
    }
    await removeUnconfirmed(client, list.data.all, Infinity);
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: site.name,
      issuer: site.name,
    });
    if (error) return settingsError(error);
    show({
      type: 'scan',
      factorId: data.id,
      uri: data.totp.uri,
      secret: data.totp.secret,
    });
    return ok;
  });
}

/** Cancels the enrolment. The account is unchanged. */
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

/** Confirms with six digits, then requests the recovery codes. */
export function confirmTwoFactor(code: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const step = $current.get();
    if (step.type !== 'scan') return failed('factor_not_found');
    const given = await submitCode(step.factorId, code);
    if (given.type === 'error') return given;
    // The factor is on even if the codes could not be made: the section shows their number and
    // can create new ones.
    const codes = await newCodes();
    if (codes.type === 'error') $current.set(nothing);
    await factors.refresh();
    return ok;
  });
}

/** Replaces the recovery codes with ten new ones, to be shown. */
export function renewCodes(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const codes = await newCodes();
    await factors.refresh();
    return codes;
  });
}

/** Hides the codes once the user has saved them: they are not shown again. */
export function finishTwoFactor(): void {
  $current.set(nothing);
}

/** Removes the factor, with six digits from the app. */
export function stopTwoFactor(code: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const state = factors.$state.get();
    if (state.type !== 'on') return failed('unexpected');
    const given = await submitCode(state.factorId, code);
    if (given.type === 'error') return given;
    const client = await supabase();
    const { error } = await client.auth.mfa.unenroll({ factorId: state.factorId });
    if (error) return settingsError(error);
    await client.auth.refreshSession();
    await factors.refresh();
    return ok;
  });
}

async function submitCode(factorId: string, code: string): Promise<SettingsOutcome> {
  const client = await supabase();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error ? settingsError(error, { validation_failed: 'wrong_factor_code' }) : ok;
}

async function newCodes(): Promise<SettingsOutcome> {
  const show = stepForUser();
  const request = { action: 'new-codes' } as const;
  const answer = await callAsMember<NewCodesResponse, TwoFactorCode>('two-factor', request);
  if (answer.type === 'error') return answer;
  show({ type: 'codes', codes: answer.value.codes });
  return ok;
}

/** Returns what shows a step to the user of now; once another one has signed in, it shows nothing. */
function stepForUser(): (step: TwoFactorStep) => void {
  const user = memberId();
  return (step) => {
    if (memberId() === user) $current.set(step);
  };
}

onUserChange(() => $current.set(nothing));

/**
 * Verifies the account's address, as a second factor and optional emails require: by an emailed link, opened in a
 * session of the account. The database refuses a second factor without it.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type {
  AddressLinkCode,
  EmailVerificationRequest,
  SendLinkResponse,
  UseLinkResponse,
} from '../../domain/api/email-verification.ts';
import { resendWait } from '../../domain/account/verification.ts';
import { supabase } from '../../services/supabase.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { memberId } from '../auth/member-id.ts';
import { onUserChange } from '../auth/user-change.ts';
import { onReturn } from '../on-return.ts';
import { ok, tryAction } from '../outcome.ts';
import { createUserStore } from '../user-store.ts';
import { settingsError, type SettingsOutcome } from './errors.ts';
import { startTwoFactor } from './factors.ts';

/** `asked`: the link will be emailed, or was, at `sentAt` (milliseconds since the epoch). */
export type AddressStep =
  | { readonly type: 'none' }
  | { readonly type: 'asked'; readonly sentAt: number | undefined };

const nothing: AddressStep = { type: 'none' };
const $step = atom<AddressStep>(nothing);
export const $addressStep: ReadableAtom<AddressStep> = $step;

export type AddressProof = 'unknown' | 'proved' | 'unproved';

const proof = createUserStore<AddressProof>('unknown', async () => {
  const outcome = await tryAction(readProof);
  if (outcome.type === 'error') return 'unknown';
  return outcome.value ? 'proved' : 'unproved';
});
/** Whether the address is verified; the link is often opened in another tab. */
export const $addressProof: ReadableAtom<AddressProof> = proof.$state;

onMount($addressProof, () => onReturn(() => void proof.refreshIf((now) => now !== 'unknown')));

/** Turns the second factor on: starts its enrolment, or first asks to verify the address. */
export function beginTwoFactor(): Promise<SettingsOutcome> {
  const isSameUser = userCheck();
  return tryAction(async () => {
    const proved = await readProof();
    if (proved.type === 'error') return proved;
    if (!isSameUser()) return ok;
    if (proved.value) return startTwoFactor();
    $step.set({ type: 'asked', sentAt: undefined });
    return ok;
  });
}

/** Emails the link, at most once a minute. Starts the enrolment if the address is verified by now. */
export function mailAddressLink(): Promise<SettingsOutcome> {
  const isSameUser = userCheck();
  return tryAction(async () => {
    const step = $step.get();
    if (step.type !== 'asked' || waits(step)) return ok;
    const answer = await call<SendLinkResponse>({ action: 'send-link' });
    if (answer.type === 'error') return answer;
    if (!isSameUser()) return ok;
    if (answer.value.state === 'proved') return enrol();
    $step.set({ type: 'asked', sentAt: Date.now() });
    return ok;
  });
}

/** Starts the enrolment once the link was opened, in any tab or browser. */
export async function continueTwoFactor(): Promise<void> {
  const isSameUser = userCheck();
  const outcome = await tryAction(readProof);
  if (outcome.type !== 'ok' || !outcome.value || !isSameUser() || $step.get().type !== 'asked')
    return;
  await enrol();
}

/** Closes the step without a proof. */
export function cancelAddressStep(): void {
  $step.set(nothing);
}

/** Emails the link, without enrolling a second factor. */
export function mailProofLink(): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await call<SendLinkResponse>({ action: 'send-link' });
    return answer.type === 'ok' ? ok : answer;
  });
}

/** Redeems the token of an emailed link, in this browser's session. */
export function confirmAddress(token: string): Promise<SettingsOutcome> {
  return tryAction(async () => {
    const answer = await call<UseLinkResponse>({ action: 'use-link', token });
    return answer.type === 'ok' ? ok : answer;
  });
}

function waits({ sentAt }: Extract<AddressStep, { type: 'asked' }>): boolean {
  return sentAt !== undefined && resendWait({ sentAt }, Date.now()) > 0;
}

/** To call before a request: returns whether the same user is still signed in, whom its answer is about. */
function userCheck(): () => boolean {
  const user = memberId();
  return () => memberId() === user;
}

async function enrol(): Promise<SettingsOutcome> {
  const outcome = await startTwoFactor();
  if (outcome.type === 'ok') $step.set(nothing);
  return outcome;
}

async function readProof(): Promise<SettingsOutcome<boolean>> {
  const client = await supabase();
  const { data, error } = await client.from('address_proofs').select('user_id').maybeSingle();
  return error ? settingsError(error) : { type: 'ok', value: data !== null };
}

function call<Value>(request: EmailVerificationRequest): Promise<SettingsOutcome<Value>> {
  return callAsMember<Value, AddressLinkCode>('email-verification', request);
}

onUserChange(() => $step.set(nothing));

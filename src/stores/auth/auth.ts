/** Signing in: with a password, with Google, through the second factor. */
import type {
  TwoFactorCode,
  TwoFactorRequest,
  UseCodeResponse,
} from '../../domain/api/two-factor.ts';
import { readRecoveryCode } from '../../domain/account/recovery-codes.ts';
import { safePath } from '../../domain/site/safe-path.ts';
import { verifiedFactor } from '../../domain/account/second-factor.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { configuration } from '../../services/configuration.ts';
import { callFunction } from '../../services/functions.ts';
import { supabase } from '../../services/supabase.ts';
import { $auth, finish, providerPatch, restartAt, runAction, type AuthPatch } from './state.ts';
import { accessToken, signOut } from './session.ts';
import { waitForCode } from './sign-up.ts';

export { $auth, clearError, finishAuth } from './state.ts';
export { choosePassword, openResetLink, requestReset, resendReset } from './password-reset.ts';
export { codeSkipsMembers, requestCode, resendCode, submitCode } from './sign-up.ts';
export type { AuthState, AuthStep, SignUpDraft } from './state.ts';

/** Whether this build offers Google. */
export const offersGoogle = configuration.googleSignIn;

/** Starts over: when the dialog closes, and when the person changes between the two forms. */
export function resetAuth(): void {
  restartAt({ type: 'form' });
}

/** Goes back from the code to the filled form, to correct an address. */
export function correctDraft(): void {
  const { step } = $auth.get();
  restartAt({ type: 'form' }, { draft: step.type === 'code' ? step.draft : undefined });
}

/** Opens the form for a forgotten password, with the address that was typed. */
export function forgotPassword(email: string): void {
  restartAt({ type: 'reset', email });
}

/**
 * Signs in with a password. An account whose address is not confirmed yet is mailed another code; one
 * with a second factor stays signed out until that is given (see session.ts).
 */
export function signIn(email: string, password: string, lang: Lang): Promise<void> {
  return runAction(async () => {
    const client = await supabase();
    const address = email.trim();
    const { error } = await client.auth.signInWithPassword({ email: address, password });
    if (error?.code === 'email_not_confirmed' && configuration.emailVerification === 'supabase') {
      const draft = { email: address, password, lang, firstName: '', lastName: '', phone: '' };
      return waitForCode(draft);
    }
    if (error) return providerPatch(error, 'sign_in_failed');
    return finish();
  });
}

/** Leaves for Google and comes back, by way of the callback page, to `next`: the page shown. */
export function signInWithGoogle(lang: Lang, next = returnPath(lang)): Promise<void> {
  return runAction(async () => {
    const client = await supabase();
    const back = new URL(href(lang, 'authCallback'), location.origin);
    back.searchParams.set('next', next);
    const { error } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: back.href,
        queryParams: { access_type: 'offline', prompt: 'consent' },
      },
    });
    return error ? providerPatch(error, 'google_failed') : {};
  });
}

/** Gives the six digits of the second factor. */
export function giveFactor(typed: string): Promise<void> {
  return runAction(async () => {
    const client = await supabase();
    const { data } = await client.auth.getSession();
    const factor = data.session && verifiedFactor(data.session);
    if (!factor) return endSession();
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: typed,
    });
    if (error) return providerPatch(error, 'sign_in_failed');
    return finish();
  });
}

/** Gives a recovery code instead: it ends the second factor and is spent. */
export function giveRecoveryCode(typed: string): Promise<void> {
  return runAction(async () => {
    const code = readRecoveryCode(typed);
    if (code === undefined) return { error: { code: 'invalid_code' } };
    const token = await accessToken();
    if (token === undefined) return endSession();
    const request: TwoFactorRequest = { action: 'use-code', code };
    const answer = await callFunction<UseCodeResponse, TwoFactorCode>('two-factor', request, token);
    if (answer.type === 'error' && answer.code !== 'no_factor') return { error: answer };
    const { error } = await (await supabase()).auth.refreshSession();
    if (error) return providerPatch(error, 'sign_in_failed');
    const patch = await finish();
    return patch.step?.type === 'done' ? { step: { type: 'factor-removed' } } : patch;
  });
}

/** Leaves the second factor for another account. */
export async function leaveFactor(): Promise<void> {
  resetAuth();
  await signOut();
}

async function endSession(): Promise<AuthPatch> {
  await signOut();
  return { step: { type: 'form' }, error: { code: 'unauthenticated' } };
}

/** Pages that lead nowhere once somebody is signed in. */
const waysIn = ['authCallback', 'resetPassword', 'createAccount'] as const;

function returnPath(lang: Lang): string {
  const isWayIn = waysIn.some((page) => location.pathname === href(lang, page));
  if (isWayIn) return href(lang, 'dashboard');
  const here = safePath(location.pathname + location.search + location.hash);
  return here === '/' ? href(lang, 'home') : here;
}

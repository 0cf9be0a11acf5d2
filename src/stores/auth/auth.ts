/** Sign-in: with a password, with Google, with the second factor. */
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
import { captchaOptions } from '../../services/captcha.ts';
import { configuration } from '../../services/configuration.ts';
import { callFunction } from '../../services/functions.ts';
import { supabase } from '../../services/supabase.ts';
import { $auth, finish, providerPatch, restartAt, runAction, type AuthPatch } from './state.ts';
import { $session, accessToken, signOut } from './session.ts';
import { waitForCode } from './sign-up.ts';

export { $auth, clearError, finishAuth, isAuthOver } from './state.ts';
export { choosePassword, openResetLink, requestReset, resendReset } from './password-reset.ts';
export { codeSkipsMembers, requestCode, resendCode, submitCode } from './sign-up.ts';
export type { AuthStep } from './state.ts';

/** Whether Google sign-in is enabled in this build. */
export const offersGoogle = configuration.googleSignIn;

/** Resets the flow: when the dialog closes, and when the user switches between the two forms. */
export function resetAuth(): void {
  restartAt({ type: 'form' });
}

/**
 * To call when a dialog opens: returns what resets its flow when it closes. A flow that a page had begun before goes
 * on there.
 */
export function openAuthFlow(): () => void {
  const ofPage = $auth.get().step.type !== 'form';
  return () => {
    if (!ofPage || $auth.get().step.type === 'done') resetAuth();
  };
}

/** Returns from the code step to the filled form, to correct an address. */
export function correctDraft(): void {
  const { step } = $auth.get();
  restartAt({ type: 'form' }, { draft: step.type === 'code' ? step.draft : undefined });
}

/** Opens the password reset form with the typed address. */
export function forgotPassword(email: string): void {
  restartAt({ type: 'reset', email });
}

/**
 * Signs in with a password. An account with an unconfirmed address is sent another code; one
 * with a second factor stays signed out until it is passed (see session.ts).
 */
export function signIn(email: string, password: string, lang: Lang): Promise<void> {
  return runAction(async () => {
    const client = await supabase();
    const address = email.trim();
    const { error } = await client.auth.signInWithPassword({
      email: address,
      password,
      options: await captchaOptions(),
    });
    if (error?.code === 'email_not_confirmed' && configuration.emailVerification === 'supabase') {
      const draft = { email: address, password, lang, firstName: '', lastName: '' };
      return waitForCode(draft);
    }
    if (error) return providerPatch(error, 'sign_in_failed');
    return finish();
  });
}

/**
 * Redirects to Google and back, through the callback page, to `next`: by default the current
 * page.
 */
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

/** Submits the six digits of the second factor. */
export function submitFactorCode(typed: string): Promise<void> {
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

/** Submits a recovery code instead: consumes it and removes the second factor. */
export function submitRecoveryCode(typed: string): Promise<void> {
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
    if ($session.get().type !== 'signed-in') return patch;
    const { step } = $auth.get();
    const isReset = step.type === 'new-password';
    return { step: isReset ? { ...step, factorRemoved: true } : { type: 'factor-removed' } };
  });
}

/** Leaves the opened session, also before its second factor, to use another account. */
export async function leaveFactor(): Promise<void> {
  resetAuth();
  await signOut();
}

async function endSession(): Promise<AuthPatch> {
  await signOut();
  return { step: { type: 'form' }, error: { code: 'unauthenticated' } };
}

/** Auth pages: never a redirect target after sign-in. */
const authPages = ['authCallback', 'resetPassword', 'createAccount'] as const;

function returnPath(lang: Lang): string {
  const isAuthPage = authPages.some((page) => location.pathname === href(lang, page));
  if (isAuthPage) return href(lang, 'dashboard');
  const current = safePath(location.pathname + location.search + location.hash);
  return current === '/' ? href(lang, 'home') : current;
}

/** Password reset: requesting a link, opening it, choosing a new password. */
import { resendWait } from '../../domain/account/verification.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { captchaOptions } from '../../services/captcha.ts';
import { supabase } from '../../services/supabase.ts';
import { providerError } from '../../services/supabase-errors.ts';
import { $auth, providerPatch, runAction, type AuthError, type AuthPatch } from './state.ts';
import { $session, refreshOpenedSession, startSession } from './session.ts';
import { storedUserId } from './stored-user.ts';

/**
 * Requests a link. The result is the same whether or not the address has an account, even if
 * one was sent a moment ago.
 */
export function requestReset(typed: string, lang: Lang): Promise<void> {
  const email = typed.trim();
  return runAction(async () => {
    const error = await sendLink(email, lang);
    return error ? { error } : { step: { type: 'reset-sent', email, sentAt: Date.now() } };
  });
}

/** Requests another link; does nothing within a minute of the last. */
export function resendReset(lang: Lang): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'reset-sent' || resendWait(step, Date.now()) > 0) return Promise.resolve();
  return runAction(async (): Promise<AuthPatch> => {
    const error = await sendLink(step.email, lang);
    return error ? { error } : { step: { ...step, sentAt: Date.now() }, resent: true };
  });
}

async function sendLink(email: string, lang: Lang): Promise<AuthError | undefined> {
  const client = await supabase();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: new URL(href(lang, 'resetPassword'), location.origin).href,
    ...(await captchaOptions()),
  });
  if (!error) return undefined;
  const known = providerError(error, 'reset_failed');
  // Rate limit of one email a minute per account: showing it would reveal that the account
  // exists, and the link is on its way.
  const justSent = error.code === 'over_email_send_rate_limit' && (known.retryAfter ?? 3600) <= 60;
  return justSent ? undefined : known;
}

/** Errors after which the same link still works. */
const retryable: readonly string[] = ['network', 'unavailable', 'rate_limited'];

/** Consumes the token of an email link and opens its session; the second factor comes first. */
export function openResetLink(tokenHash: string): Promise<void> {
  return runAction(async () => {
    const client = await supabase();
    const before = await storedUserId(client);
    const { data, error } = await client.auth.verifyOtp({
      token_hash: tokenHash,
      type: 'recovery',
    });
    const known = error && providerError(error, 'link_spent');
    // Removes the token from the URL and the history, unless it can be retried.
    if (!known || !retryable.includes(known.code)) {
      history.replaceState(history.state, '', location.pathname);
    }
    if (known) return { error: known.code === 'unauthenticated' ? { code: 'link_spent' } : known };
    await refreshOpenedSession();
    await startSession();
    const isOther = before !== undefined && before !== data.user?.id;
    return { step: { type: 'new-password', isOther }, linkUsed: true };
  });
}

/** Sets the new password and ends the sessions of other browsers. */
export function choosePassword(password: string): Promise<void> {
  const { step } = $auth.get();
  const isOther = step.type === 'new-password' && step.isOther;
  return runAction(async () => {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password });
    if (error) return providerPatch(error, 'reset_failed');
    await client.auth.signOut({ scope: 'others' });
    await startSession();
    return $session.get().type === 'signed-in'
      ? { step: { type: 'password-changed', isOther } }
      : { error: { code: 'unauthenticated' } };
  });
}

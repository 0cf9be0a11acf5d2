/** A forgotten password: asking for a link, opening it, choosing another. */
import { resendWait } from '../../domain/account/verification.ts';
import { href } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/locales.ts';
import { supabase } from '../../services/supabase.ts';
import { failureOf, type Failure } from './errors.ts';
import { $auth, work, type Change } from './state.ts';
import { $session, startSession } from './session.ts';

/**
 * Asks for a link. The answer is the same whether or not the address has an account, also when one was
 * sent a moment ago.
 */
export function requestReset(typed: string, lang: Lang): Promise<void> {
  const email = typed.trim();
  return work(async () => {
    const failure = await sendLink(email, lang);
    return failure ?? { step: { type: 'reset-sent', email, sentAt: Date.now() } };
  });
}

/** Asks for another link; does nothing during the minute that follows the last. */
export function resendReset(lang: Lang): Promise<void> {
  const { step } = $auth.get();
  if (step.type !== 'reset-sent' || resendWait(step, Date.now()) > 0) return Promise.resolve();
  return work(async (): Promise<Change> => {
    const failure = await sendLink(step.email, lang);
    return failure ?? { step: { ...step, sentAt: Date.now() }, resent: true };
  });
}

async function sendLink(email: string, lang: Lang): Promise<Failure | undefined> {
  const client = await supabase();
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: new URL(href(lang, 'resetPassword'), location.origin).href,
  });
  if (!error) return undefined;
  const failure = failureOf(error, 'passwordResetError');
  // One mail a minute to an account: saying so would tell that there is one, and the link is on its way.
  const justSent = error.code === 'over_email_send_rate_limit' && (failure.wait ?? 3600) <= 60;
  return justSent ? undefined : failure;
}

/** Spends the link of a mail and opens its session; a second factor is asked before anything else. */
export function openResetLink(tokenHash: string): Promise<void> {
  return work(async () => {
    const client = await supabase();
    const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    const failure = error && failureOf(error, 'linkSpent');
    // The token leaves the address and the history, unless it can be tried again.
    if (failure?.fault !== 'network' && failure?.fault !== 'rateLimited') {
      history.replaceState(history.state, '', location.pathname);
    }
    if (failure) {
      return failure.fault === 'sessionEnded' ? { fault: 'linkSpent' } : failure;
    }
    await startSession();
    return { step: { type: 'new-password' } };
  });
}

/** Sets the new password and ends the sessions of other browsers. */
export function choosePassword(password: string): Promise<void> {
  return work(async () => {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password });
    if (error) return failureOf(error, 'passwordResetError');
    await client.auth.signOut({ scope: 'others' });
    await startSession();
    return $session.get().type === 'signed-in'
      ? { step: { type: 'password-changed' } }
      : { fault: 'sessionEnded' };
  });
}

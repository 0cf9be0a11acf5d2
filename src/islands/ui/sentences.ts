import { fill, plural, type Lang } from '../../i18n/index.ts';
import type { AuthState } from '../../stores/auth/auth.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

/** What a fault says, with the time to wait where it is known. */
export function faultSentence(
  { auth: t }: Pick<AuthTexts, 'auth'>,
  lang: Lang,
  { fault, wait }: Pick<AuthState, 'fault' | 'wait'>,
): string | undefined {
  if (!fault) return undefined;
  if (fault !== 'rateLimited' || !wait) return t.errors[fault];
  const minutes = wait > 90;
  const n = minutes ? Math.ceil(wait / 60) : wait;
  return fill(plural(lang, n, minutes ? t.rateLimitedMinutes : t.rateLimitedSeconds), { n });
}

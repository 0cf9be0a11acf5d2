/** From the code of an error to its sentence. Every feature has its table; codes travel unchanged. */
import type { ApiError, ClientCode } from '../domain/api/errors.ts';
import { fill, formatDuration } from './format.ts';
import type { Lang } from './locales.ts';

/** What is said about waiting. */
export interface RetryTexts {
  readonly retryIn: string;
  readonly retryLater: string;
}

/** A sentence for each code a feature may meet, and for those it does not know. */
export type ErrorTexts<Code extends string> = Readonly<Record<Code | ClientCode, string>> &
  RetryTexts;

/** `Réessayez dans 5 minutes.`; without the seconds, that one may try again later. */
export function retryText(lang: Lang, t: RetryTexts, seconds: number | undefined): string {
  if (!seconds || seconds <= 0) return t.retryLater;
  return fill(t.retryIn, { time: formatDuration(lang, seconds) });
}

/**
 * The sentence for an error, with the time to wait in place of `{retry}` and `values` in place of their
 * names. A code without a sentence, such as one of a newer function, is unexpected.
 */
export function errorText<Code extends string>(
  lang: Lang,
  t: ErrorTexts<Code>,
  { code, retryAfter }: ApiError<Code | ClientCode>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = Object.hasOwn(t, code) ? t[code] : t.unexpected;
  return fill(text, { ...values, retry: retryText(lang, t, retryAfter) });
}

/**
 * Maps error codes to messages. Every feature has its table; codes are not translated on the
 * way.
 */
import type { ApiError, ClientCode } from '../domain/api/errors.ts';
import { fill, formatDuration } from './format.ts';
import type { Lang } from './locales.ts';

/** Texts about waiting. */
export interface RetryTexts {
  readonly retryIn: string;
  readonly retryLater: string;
}

/** A message for each error code of a feature, and for unknown ones. */
export type ErrorTexts<Code extends string> = Readonly<Record<Code | ClientCode, string>> &
  RetryTexts;

/** `Réessayez dans 5 minutes.`; without the seconds, a general text to try again later. */
export function retryText(lang: Lang, t: RetryTexts, seconds: number | undefined): string {
  if (!seconds || seconds <= 0) return t.retryLater;
  return fill(t.retryIn, { time: formatDuration(lang, seconds) });
}

/**
 * The message of an error, with the waiting time in place of `{retry}` and `values` in place of
 * their names. A code without a message, such as one of a newer function, is unexpected.
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

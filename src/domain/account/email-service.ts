/** Errors of EmailJS, the service that emails the sign-up code. */
import type { EmailServiceCode } from './errors.ts';

/** The code of a rejected request: a status, or an error without one. */
export function emailServiceError(
  error: unknown,
): EmailServiceCode | 'code_not_sent' | 'rate_limited' | 'unavailable' {
  const status = (error as { readonly status?: number } | undefined)?.status ?? 0;
  if (status >= 500) return 'unavailable';
  return byStatus[status] ?? 'code_not_sent';
}

/** 0: the request did not leave the browser. */
const byStatus: Readonly<Record<number, EmailServiceCode | 'rate_limited'>> = {
  0: 'code_unreachable',
  403: 'code_refused',
  429: 'rate_limited',
  451: 'code_automated',
};

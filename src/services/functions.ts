/** Client of our functions: a request returns a value or an error code, and never throws. */
import type { ApiError, ErrorBody } from '../domain/api/errors.ts';
import { retryAfter } from './retry-after.ts';

export type Outcome<Value, Code extends string> =
  | { readonly type: 'ok'; readonly value: Value }
  | ({ readonly type: 'error' } & ApiError<Code | 'network'>);

const timeoutMs = 20_000;

/** POSTs JSON to a function with the user's access token, if any. */
export async function callFunction<Value, Code extends string>(
  name: string,
  body: unknown,
  accessToken?: string,
): Promise<Outcome<Value, Code>> {
  try {
    const response = await fetch(`/.netlify/functions/${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => undefined)) as unknown;
    if (response.ok && answer !== undefined) return { type: 'ok', value: answer as Value };
    const seconds = retryAfter(response);
    return {
      type: 'error',
      code: (errorCode(answer) ?? codeOfStatus(response.status)) as Code,
      ...(seconds !== undefined && { retryAfter: seconds }),
    };
  } catch {
    return { type: 'error', code: 'network' };
  }
}

/** A response not from our function: the platform's limit, a proxy's error page, or a captive portal's 200. */
function codeOfStatus(status: number): string {
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'unexpected' : 'network';
}

/** Reads `{ error: { code } }`, and `{ error: "code" }` as returned by stripe-checkout. */
function errorCode(answer: unknown): string | undefined {
  const { error } = (answer ?? {}) as { error?: string | Partial<ErrorBody<string>['error']> };
  if (typeof error === 'string') return error;
  return error?.code;
}

/** How often an account may do what is costly or could be guessed. */
import { Refusal } from './answer.ts';
import { fingerprint } from './fingerprint.ts';
import type { Client } from './supabase.ts';

/** `times` in a window of `seconds` that opens with the first, for each account. */
export const limits = {
  'account-export': { times: 10, seconds: 60 * 60 },
  'account-delete': { times: 5, seconds: 60 * 60 },
  'recovery-codes-new': { times: 10, seconds: 60 * 60 },
  'recovery-code-try': { times: 5, seconds: 60 * 60 },
} as const;

/**
 * Counts one use; refuses with 429 `rate_limited` and Retry-After past the limit. Throws when it could
 * not be counted: then nothing is done.
 */
export async function takeTurn(
  service: Client,
  name: keyof typeof limits,
  userId: string,
): Promise<void> {
  const { times, seconds } = limits[name];
  const { data, error } = await service.rpc('take_rate', {
    p_key: `${name}:${fingerprint('rate', name, userId)}`,
    p_limit: times,
    p_seconds: seconds,
  });
  if (error) throw error;
  if (data > 0) {
    throw new Refusal(429, 'rate_limited', `Try again in ${data} seconds.`, {
      'Retry-After': String(data),
    });
  }
}

/** Every error of Supabase Auth becomes an error code of ours, with a message in each language. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as enSettings from '../../../src/i18n/en/account/settings-account.ts';
import { errorText } from '../../../src/i18n/errors.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import * as frSettings from '../../../src/i18n/fr/account/settings-account.ts';

const known = vi.hoisted((): { seconds: number | undefined } => ({ seconds: undefined }));
vi.mock('../../../src/services/supabase.ts', () => ({ secondsToWait: () => known.seconds }));
const { codes, providerError } = await import('../../../src/services/supabase-errors.ts');
const { settingsError } = await import('../../../src/stores/account/errors.ts');
const { failed, tryAction } = await import('../../../src/stores/outcome.ts');

afterEach(() => {
  known.seconds = undefined;
});

const module = '../../../node_modules/@supabase/auth-js/dist/module/lib/';

describe('the error codes of the provider', async () => {
  const types = await readFile(join(import.meta.dirname, module, 'error-codes.d.ts'), 'utf8');
  const all = [...types.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);

  it('are all mapped, including those of the client library', async () => {
    const errors = await readFile(join(import.meta.dirname, module, 'errors.js'), 'utf8');
    const [own] = /pkce_code_verifier_not_found/.exec(errors) ?? [];
    expect(all.length).toBeGreaterThan(80);
    expect([...all, own].filter((code) => !(code && code in codes))).toEqual([]);
  });

  it('have a message of ours in both languages, whatever the provider’s message', () => {
    for (const code of [...all, 'unheard_of', undefined]) {
      const error = { code, status: 400, message: 'Raw words' };
      const sentences = [
        errorText('fr', frDialogs.auth.errors, providerError(error, 'sign_in_failed')),
        errorText('en', enDialogs.auth.errors, providerError(error, 'sign_in_failed')),
        errorText('fr', frSettings.errors, settingsError(error)),
        errorText('en', enSettings.errors, settingsError(error)),
      ];
      for (const sentence of sentences) {
        expect(sentence, code).toMatch(/^\p{Lu}.{10,}/u);
        expect(sentence).not.toContain('Raw');
      }
    }
  });
});

describe('an error of the provider', () => {
  it('uses the fallback for technical codes', () => {
    expect(providerError({ code: 'unexpected_failure' }, 'sign_up_failed').code).toBe(
      'sign_up_failed',
    );
    expect(providerError({ code: 'toString' }, 'sign_up_failed').code).toBe('sign_up_failed');
    expect(providerError({}, 'reset_failed').code).toBe('reset_failed');
    expect(settingsError({ code: 'something_new', status: 400 }).code).toBe('unexpected');
  });

  it('is a network error when the server cannot be reached', async () => {
    const error = { name: 'AuthRetryableFetchError', status: 0 };
    expect(providerError(error, 'sign_in_failed').code).toBe('network');
    const thrown = tryAction(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await thrown).toEqual(failed('network'));
  });

  it('is the server’s when it responded with a 5xx', () => {
    for (const status of [500, 502, 503, 504, 520, 530]) {
      const retryable = { name: 'AuthRetryableFetchError', status };
      expect(providerError(retryable, 'sign_in_failed').code).toBe('unavailable');
      const plain = { code: 'unexpected_failure', status };
      expect(providerError(plain, 'sign_up_failed').code).toBe('unavailable');
    }
    for (const code of ['request_timeout', 'hook_timeout']) {
      expect(providerError({ code, status: 504 }, 'sign_in_failed').code).toBe('unavailable');
    }
  });

  it('is a session error without a session', () => {
    const error = { name: 'AuthSessionMissingError', status: 400 };
    expect(providerError(error, 'unexpected').code).toBe('unauthenticated');
  });

  it('depends on the request it comes from', () => {
    const error = { code: 'validation_failed' };
    expect(settingsError(error).code).toBe('unexpected');
    expect(settingsError(error, { validation_failed: 'wrong_factor_code' }).code).toBe(
      'wrong_factor_code',
    );
  });

  it('of status 429 has its wait in seconds from the header, else from the message', () => {
    const error = { code: 'over_email_send_rate_limit', status: 429 };
    const limited = (message?: string) =>
      providerError({ ...error, message }, 'sign_in_failed').retryAfter;
    expect(limited()).toBeUndefined();
    const message = 'For security purposes, you can only request this after 51 seconds.';
    expect(limited(message)).toBe(51);
    known.seconds = 240;
    expect(limited(message)).toBe(240);
    expect(providerError({ status: 429 }, 'sign_in_failed').code).toBe('rate_limited');
  });
});

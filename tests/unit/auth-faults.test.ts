import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as en from '../../src/i18n/en/auth/dialogs.ts';
import * as fr from '../../src/i18n/fr/auth/dialogs.ts';
import { faultSentence } from '../../src/islands/ui/sentences.ts';

const known = vi.hoisted((): { seconds: number | undefined } => ({ seconds: undefined }));
vi.mock('../../src/services/supabase.ts', () => ({ secondsToWait: () => known.seconds }));
const { failureOf, faultsByCode } = await import('../../src/stores/auth/errors.ts');

afterEach(() => {
  known.seconds = undefined;
});

const module = '../../node_modules/@supabase/auth-js/dist/module/lib/';

describe('the codes of the provider', async () => {
  const types = await readFile(join(import.meta.dirname, module, 'error-codes.d.ts'), 'utf8');
  const codes = [...types.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);

  it('are all decided upon, those of the client itself too', async () => {
    const errors = await readFile(join(import.meta.dirname, module, 'errors.js'), 'utf8');
    const [own] = /pkce_code_verifier_not_found/.exec(errors) ?? [];
    expect(codes.length).toBeGreaterThan(80);
    expect([...codes, own].filter((code) => !(code && code in faultsByCode))).toEqual([]);
  });

  it('give a sentence of ours in both languages, whatever the provider says', () => {
    for (const code of [...codes, 'unheard_of', undefined]) {
      const state = failureOf({ code, status: 400, message: 'Raw words' }, 'genericError');
      for (const [lang, texts] of [
        ['fr', fr],
        ['en', en],
      ] as const) {
        const sentence = faultSentence(texts, lang, { wait: undefined, ...state });
        expect(sentence, code).toMatch(/^\p{Lu}.{10,}/u);
        expect(sentence).not.toContain('Raw');
      }
    }
  });
});

describe('a refusal', () => {
  it('keeps the fallback for what means nothing to a person', () => {
    expect(failureOf({ code: 'unexpected_failure' }, 'signUpError').fault).toBe('signUpError');
    expect(failureOf({ code: 'toString' }, 'signUpError').fault).toBe('signUpError');
    expect(failureOf({}, 'passwordResetError').fault).toBe('passwordResetError');
  });

  it('is about the network when the server could not be asked', () => {
    const error = { name: 'AuthRetryableFetchError', status: 503 };
    expect(failureOf(error, 'genericError').fault).toBe('network');
  });

  it('of a 429 says when to try again, from the header, else from the sentence', () => {
    const error = { code: 'over_email_send_rate_limit', status: 429 };
    expect(failureOf(error, 'genericError')).toEqual({ fault: 'rateLimited', wait: undefined });
    const message = 'For security purposes, you can only request this after 51 seconds.';
    expect(failureOf({ ...error, message }, 'genericError').wait).toBe(51);
    known.seconds = 240;
    expect(failureOf({ ...error, message }, 'genericError').wait).toBe(240);
    expect(failureOf({ status: 429 }, 'genericError').fault).toBe('rateLimited');
  });

  it.each([
    [undefined, 'Trop de tentatives. Attendez une minute, puis réessayez.'],
    [1, 'Trop de tentatives. Réessayez dans 1 seconde.'],
    [51, 'Trop de tentatives. Réessayez dans 51 secondes.'],
    [240, 'Trop de tentatives. Réessayez dans 4 minutes.'],
    [241, 'Trop de tentatives. Réessayez dans 5 minutes.'],
  ])('with %s seconds to wait is told', (wait, sentence) => {
    expect(faultSentence(fr, 'fr', { fault: 'rateLimited', wait })).toBe(sentence);
  });
});

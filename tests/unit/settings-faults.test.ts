import { describe, expect, it } from 'vitest';
import * as en from '../../src/i18n/en/account/settings-account.ts';
import * as fr from '../../src/i18n/fr/account/settings-account.ts';
import { faultText } from '../../src/islands/account/settings/action.ts';
import { attempt, failed, refused } from '../../src/stores/account/errors.ts';

describe('a refusal of the settings', () => {
  it.each([
    [{ code: 'invalid_credentials' }, 'wrongPassword'],
    [{ code: 'same_password' }, 'samePassword'],
    [{ code: 'over_email_send_rate_limit', status: 429 }, 'rateLimited'],
    [{ code: 'something_new', status: 429 }, 'rateLimited'],
    [{ code: 'something_new', status: 500 }, 'unexpected'],
    [{ name: 'AuthRetryableFetchError', status: 0 }, 'network'],
    [{ name: 'AuthSessionMissingError', status: 400 }, 'sessionOver'],
    [{}, 'unexpected'],
  ] as const)('%o is %s', (error, fault) => {
    expect(refused(error).fault).toBe(fault);
  });

  it('means what the place says it means', () => {
    expect(refused({ code: 'validation_failed' }, { validation_failed: 'wrongCode' }).fault).toBe(
      'wrongCode',
    );
  });

  it('is a silent server when something is thrown', async () => {
    const silent = attempt(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await silent).toEqual(failed('network'));
  });

  it('says how long to wait, in seconds and then in minutes', () => {
    const wait = (seconds?: number) => faultText(en.faults, failed('rateLimited', seconds));
    expect(wait()).toBe(en.faults.rateLimited);
    expect(wait(45)).toContain('45');
    expect(wait(61)).toContain('2');
    expect(faultText(fr.faults, failed('linkSpent', 61))).toBe(fr.faults.linkSpent);
  });
});

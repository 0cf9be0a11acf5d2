/** Hostile input for every validation rule of the account forms. */
import { describe, expect, it } from 'vitest';
import { newPasswordFields, signInFields, signUpFields } from '../../../src/domain/account/form.ts';
import { nameError } from '../../../src/domain/account/name.ts';
import { readPassword } from '../../../src/domain/account/password.ts';
import { readPhone } from '../../../src/domain/account/phone.ts';
import { readRecoveryCode } from '../../../src/domain/account/recovery-codes.ts';
import { checkFields } from '../../../src/domain/shared/fields.ts';
import { safePath } from '../../../src/domain/site/safe-path.ts';
import { checkCode, newVerification } from '../../../src/domain/account/verification.ts';
import { long } from '../../sizes.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

const text = (value: string) => JSON.stringify(value.slice(0, 60));

describe('hostile texts', () => {
  it('are at least 200, all different', () => {
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
  });

  it('are accepted or rejected by every form without delay', async () => {
    for (const value of hostileTexts) {
      const before = performance.now();
      const person = { firstName: value, lastName: value, email: value, password: value };
      const errors = await Promise.all([
        checkFields(signInFields, person),
        checkFields(signUpFields, { ...person, acceptTerms: value }),
        checkFields(newPasswordFields([value]), { password: value, confirmPassword: value }),
      ]);
      for (const code of errors.flatMap((one) => Object.values(one)))
        expect(code, text(value)).toMatch(/^[a-z_]+$/);
      readPassword(value, [value]);
      if (long) expect(performance.now() - before, text(value)).toBeLessThan(2_000);
    }
  });

  it('are accepted as a name only when printable and short enough', () => {
    const kept = hostileTexts.filter((value) => nameError(value) === undefined);
    expect(kept.length).toBeGreaterThan(50);
    for (const name of kept) {
      expect(Array.from(name.trim()).length, text(name)).toBeLessThanOrEqual(100);
      expect(name.trim(), text(name)).not.toMatch(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u);
    }
  });

  it('are accepted as a phone number only with digits', async () => {
    for (const value of hostileTexts) {
      const reading = await readPhone(value, 'fr');
      if (reading.type === 'phone') expect(reading.number).toMatch(/^\+[1-9]\d{6,14}$/);
    }
  });

  it('are never a valid code or a return path to another site', () => {
    for (const value of hostileTexts) {
      const code = readRecoveryCode(value);
      if (code !== undefined) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      const now = Date.now();
      expect(checkCode({ ...newVerification(now), code: '999998' }, value, now).type).toBe('wrong');
      expect(safePath(value), text(value)).toBe('/');
    }
  });
});

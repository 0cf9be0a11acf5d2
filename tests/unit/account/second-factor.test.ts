import { describe, expect, it } from 'vitest';
import { verifiedFactor, waitsForFactor } from '../../../src/domain/account/second-factor.ts';

const token = (claims: unknown) =>
  `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const totp = { id: 'f1', factor_type: 'totp', status: 'verified' };

const session = (claims: unknown, factors?: (typeof totp)[]) => ({
  access_token: token(claims),
  user: factors ? { factors } : {},
});

describe('a session', () => {
  it('needs its second factor while it is not verified', () => {
    expect(waitsForFactor(session({ aal: 'aal1' }, [totp]))).toBe(true);
    expect(waitsForFactor(session({ name: 'Zoé \u{1f9ed}?>', aal: 'aal1' }, [totp]))).toBe(true);
    expect(waitsForFactor(session({}, [totp]))).toBe(true);
  });

  it('needs no second factor once it is verified or when there is none', () => {
    expect(waitsForFactor(session({ name: 'Zoé \u{1f9ed}?>', aal: 'aal2' }, [totp]))).toBe(false);
    expect(waitsForFactor(session({ aal: 'aal1' }))).toBe(false);
    expect(waitsForFactor(session({ aal: 'aal1' }, []))).toBe(false);
    const begun = { ...totp, status: 'unverified' };
    expect(waitsForFactor(session({ aal: 'aal1' }, [begun]))).toBe(false);
  });

  it('needs its second factor when its token cannot be read', () => {
    for (const access_token of ['', 'x', 'a.b.c', 'a..c', `a.${'%'.repeat(9)}.c`]) {
      expect(waitsForFactor({ access_token, user: { factors: [totp] } })).toBe(true);
    }
  });

  it('returns the factor to verify', () => {
    const phone = { id: 'f0', factor_type: 'phone', status: 'verified' };
    expect(verifiedFactor(session({}, [phone, totp]))?.id).toBe('f1');
  });
});

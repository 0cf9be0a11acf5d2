import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Verification } from '../../../src/domain/account/verification.ts';
import {
  checkCode,
  codeLifetimeMs,
  codeTries,
  newCode,
  newVerification,
  resendDelayMs,
  resendWait,
} from '../../../src/domain/account/verification.ts';

const sentAt = Date.parse('2026-11-20T10:00:00.000Z');
const fresh: Verification = { code: '123456', sentAt, triesLeft: codeTries };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes the random source return these numbers, one per call. */
function stubRandom(...values: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = values.shift() ?? 0;
    return array;
  });
}

describe('verification constants', () => {
  it('are ten minutes, five attempts and one code a minute', () => {
    expect([codeLifetimeMs, codeTries, resendDelayMs]).toEqual([600_000, 5, 60_000]);
  });
});

describe('a new code', () => {
  it.each([
    ['the lowest draw', [0], '100000'],
    ['the highest remainder', [899_999], '999999'],
    ['a draw past one turn', [900_000], '100000'],
    ['the last fair draw', [900_000 * 4772 - 1], '999999'],
    ['a draw that would be unfair, drawn again', [900_000 * 4772, 5], '100005'],
    ['the highest draw, drawn again', [2 ** 32 - 1, 2 ** 32 - 1, 7], '100007'],
  ])('from %s', (_, values, code) => {
    stubRandom(...values);
    expect(newCode()).toBe(code);
  });

  it('has six digits and differs each time', () => {
    const codes = Array.from({ length: 2_000 }, newCode);
    for (const code of codes) expect(code).toMatch(/^[1-9]\d{5}$/);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
  });

  it('starts with every attempt left', () => {
    stubRandom(23_456);
    expect(newVerification(sentAt)).toEqual(fresh);
  });
});

describe('a typed code', () => {
  it.each(['123456', ' 123456', '123 456', '123\u00A0456', '1 2 3 4 5 6\n'])(
    '%j is accepted',
    (typed) => {
      expect(checkCode(fresh, typed, sentAt)).toEqual({ type: 'right' });
    },
  );

  it.each(['', '123457', '12345', '1234567', '１２３４５６', '0123456', '123456.0', '+123456'])(
    '%j is rejected',
    (typed) => {
      expect(checkCode(fresh, typed, sentAt).type).toBe('wrong');
    },
  );

  it.each([
    ['as soon as it is sent', 0, 'right'],
    ['a millisecond before ten minutes', codeLifetimeMs - 1, 'right'],
    ['at ten minutes', codeLifetimeMs, 'right'],
    ['a millisecond after ten minutes', codeLifetimeMs + 1, 'expired'],
    ['a day later', 24 * 60 * 60 * 1000, 'expired'],
  ])('%s: %s ms, %s', (_, later, type) => {
    expect(checkCode(fresh, '123456', sentAt + later).type).toBe(type);
  });

  it('is rejected after five attempts, even when right', () => {
    let verification = fresh;
    const left: number[] = [];
    for (;;) {
      const check = checkCode(verification, '000000', sentAt);
      if (check.type !== 'wrong') {
        expect(check).toEqual({ type: 'spent' });
        break;
      }
      verification = check.verification;
      left.push(verification.triesLeft);
    }
    expect(left).toEqual([4, 3, 2, 1]);
    const spent = { ...verification, triesLeft: 0 };
    expect(checkCode(spent, '123456', sentAt)).toEqual({ type: 'spent' });
  });

  it('is accepted on the last attempt', () => {
    expect(checkCode({ ...fresh, triesLeft: 1 }, '123456', sentAt)).toEqual({ type: 'right' });
  });

  it('changes only the attempts left', () => {
    const check = checkCode(fresh, '000000', sentAt);
    expect(check).toEqual({ type: 'wrong', verification: { ...fresh, triesLeft: 4 } });
    expect(fresh.triesLeft).toBe(5);
  });
});

describe('a resent code', () => {
  it.each([
    [0, 60_000],
    [1, 59_999],
    [59_999, 1],
    [60_000, 0],
    [60_001, 0],
    [3_600_000, 0],
    // The page's clock ticks every second, so that it may be behind the email.
    [-900, 60_000],
    // Set back by an hour.
    [-3_600_000, 0],
  ])('%i ms after the first must wait %i ms', (later, wait) => {
    expect(resendWait(fresh, sentAt + later)).toBe(wait);
  });
});

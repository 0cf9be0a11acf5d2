import { describe, expect, it } from 'vitest';
import { readRecoveryCode, recoveryAlphabet } from '../../../src/domain/account/recovery-codes.ts';

describe('a recovery code', () => {
  it.each<[string, string | undefined]>([
    ['abcd2345', 'ABCD-2345'],
    ['ABCD-2345', 'ABCD-2345'],
    [' a b c d — 2345\n', 'ABCD-2345'],
    ['ABCD-234', undefined],
    ['ABCD-23456', undefined],
    ['ABCD-2340', undefined],
    ['ＡＢＣＤ-2345', undefined],
    ['', undefined],
  ])('typed as %j is normalised to %j', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  it('has no ambiguous letters', () => {
    expect(recoveryAlphabet).not.toMatch(/[01ILOU]/);
    expect(new Set(recoveryAlphabet.split('')).size).toBe(30);
  });
});

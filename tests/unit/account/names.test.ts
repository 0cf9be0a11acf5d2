import { describe, expect, it } from 'vitest';
import {
  maximumNameLength,
  nameError,
  optionalNameError,
} from '../../../src/domain/account/name.ts';

describe('a name', () => {
  it.each([
    'Claire',
    'Anne-Marie d’Ormesson',
    'Ὑπατία',
    'أحمد',
    '李',
    '👩‍🚀',
    "Robert'); DROP TABLE profiles;--",
    '<script>alert(1)</script>',
    '\u200Fשלום',
    'Аnna',
    '𝔘'.repeat(maximumNameLength),
  ])('is stored as typed, case %#', (name) => {
    expect(nameError(name)).toBeUndefined();
  });

  it.each(['a\u0000b', 'a\nb', 'a\rBcc: x', '\u202Eabc', '\u2066abc', '\uD800', 'a\u2028b'])(
    'is rejected with invisible or direction characters: %j',
    (name) => {
      expect(nameError(name)).toBe('unprintable');
    },
  );

  it('has a maximum length', () => {
    expect(nameError('é'.repeat(maximumNameLength + 1))).toBe('too_long');
    expect(nameError('a'.repeat(1_000_000))).toBe('too_long');
  });

  it('is required unless it is optional', () => {
    expect(nameError('  ')).toBe('required');
    expect(optionalNameError('  ')).toBeUndefined();
    expect(optionalNameError('a\u0000b')).toBe('unprintable');
  });
});

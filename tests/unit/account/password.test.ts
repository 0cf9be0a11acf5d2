import { describe, expect, it } from 'vitest';
import { commonBases } from '../../../src/domain/account/common-passwords.ts';
import { foldPassword, passwordError, readPassword } from '../../../src/domain/account/password.ts';
import { long } from '../../sizes.ts';

describe('a new password', () => {
  it.each([
    ['', 'short_password'],
    ['1234567', 'short_password'],
    ['\u{1f600}'.repeat(7), 'short_password'],
    ['kX9#mQ2', 'short_password'],
  ] as const)('with fewer than 8 characters is rejected: %j', (password, fault) => {
    expect(passwordError(password)).toBe(fault);
  });

  it('has a minimum in characters and a maximum in bytes, as bcrypt does', () => {
    expect(
      passwordError('\u{1f9ed}\u{1f30a}\u{1f3d4}\u{1f6f6}\u{1f525}\u{1f33f}\u{1f409}\u{1f3b7}'),
    ).toBeUndefined();
    const phrase = 'le vent tourne, la carte se plie, le bateau rentre au port avant minuit.';
    expect(new TextEncoder().encode(phrase).length).toBe(72);
    expect(passwordError(phrase)).toBeUndefined();
    expect(passwordError(`${phrase}.`)).toBe('long_password');
    expect(passwordError('é'.repeat(3) + 'ab cd ef gh '.repeat(6))).toBe('long_password');
    expect(passwordError('x'.repeat(1_000_000))).toBe('long_password');
  });

  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'p@$$w0rd',
    'motdepasse',
    'MotDePasse2026',
    'azerty123',
    'azertyuiop',
    'qwertyui',
    '1q2w3e4r',
    '1qaz2wsx',
    '12345678',
    '87654321',
    '11111111',
    '12121212',
    '20261121',
    '01012000',
    'aaaaaaaa',
    'abcabcabc',
    'abcdefgh',
    'abcd1234',
    'iloveyou',
    'jetaime75',
    'Soleil2026!',
    'marseille13',
    'Bitcoin2026',
    '!!bitcoin!!',
    'football1',
    'doudoudoudou',
    'chocolat',
    'qsdfghjklm',
    'asdfghjkl;'.slice(0, 9),
    'Été'.normalize('NFD') + 'Été' + 'Été',
  ])('that is common is rejected: %s', (password) => {
    expect(passwordError(password)).toBe('common_password');
  });

  const claire = ['Claire', 'Martin-Dupré', 'claire.dupre@exemple.fr'];
  it.each([
    'claire-dupre',
    'DUPRE.claire.75',
    'Clairedupré2026',
    'exemple-claire',
    'experttrading',
    'Expert-Crypto-Trading-1',
  ])('based on the person or the site is rejected: %s', (password) => {
    expect(passwordError(password, claire)).toBe('personal_password');
  });

  it.each([
    'une boussole et un carnet',
    'claire adore les citrons verts',
    'kX9#mQ2v',
    'boussole-2026',
    'trois petits bateaux',
    'correct horse battery staple',
    'пароль и море',
    '密码密码很长的海',
    'Tr0ub4dor&3',
  ])('that is uncommon and impersonal is accepted: %s', (password) => {
    expect(passwordError(password, claire)).toBeUndefined();
  });
});

describe('password strength', () => {
  it.each([
    ['', { type: 'empty' }],
    ['court', { type: 'rejected', error: 'short_password' }],
    ['boussole-2026', { type: 'accepted', strength: 'weak' }],
    ['citronvert', { type: 'accepted', strength: 'weak' }],
    ['kX9#mQ2v', { type: 'accepted', strength: 'fair' }],
    ['trois bateaux bleus', { type: 'accepted', strength: 'fair' }],
    ['une boussole et un carnet', { type: 'accepted', strength: 'strong' }],
    ['vT7!kd0?Qz2m', { type: 'accepted', strength: 'strong' }],
  ] as const)('%j', (password, reading) => {
    expect(readPassword(password)).toEqual(reading);
  });

  it('does not increase for repeated words', () => {
    expect(readPassword('bateau bateau bateau')).toEqual({ type: 'accepted', strength: 'weak' });
  });

  it('is computed without delay for a text of any length', () => {
    const start = performance.now();
    for (const text of ['ab', '12', ' ', 'é', '\u202e', '\u0000'])
      readPassword(text.repeat(500_000));
    if (long) expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('the list of common passwords', () => {
  it('has several hundred words, normalised as in the comparison', () => {
    expect(commonBases.size).toBeGreaterThan(400);
    for (const word of commonBases) {
      expect(foldPassword(word)).toBe(word);
    }
  });
});

/** Error messages of error codes, and wait times in units people use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorText, retryText } from '../../../src/i18n/errors.ts';
import { errors as en } from '../../../src/i18n/en/errors.ts';
import { errors as fr } from '../../../src/i18n/fr/errors.ts';
import { errorTables, lessonTables } from './error-tables.ts';

describe('the wait time', () => {
  it.each([
    [undefined, 'Réessayez plus tard.', 'Try again later.'],
    [0, 'Réessayez plus tard.', 'Try again later.'],
    [1, 'Réessayez dans 1\u00A0seconde.', 'Try again in 1\u00A0second.'],
    [89, 'Réessayez dans 89\u00A0secondes.', 'Try again in 89\u00A0seconds.'],
    [90, 'Réessayez dans 2\u00A0minutes.', 'Try again in 2\u00A0minutes.'],
    [241, 'Réessayez dans 5\u00A0minutes.', 'Try again in 5\u00A0minutes.'],
    [7_199, 'Réessayez dans 120\u00A0minutes.', 'Try again in 120\u00A0minutes.'],
    [7_200, 'Réessayez dans 2\u00A0heures.', 'Try again in 2\u00A0hours.'],
    [86_400, 'Réessayez dans 24\u00A0heures.', 'Try again in 24\u00A0hours.'],
  ])('of %j seconds is formatted', (seconds, french, english) => {
    expect(retryText('fr', fr, seconds)).toBe(french);
    expect(retryText('en', en, seconds)).toBe(english);
  });
});

describe.each(Object.entries(errorTables))('the errors of %s', (_, tables) => {
  it.each([
    ['fr', tables.fr],
    ['en', tables.en],
  ] as const)('have in %s a message for every code and for unknown ones', (lang, table) => {
    for (const code of Object.keys(table)) {
      const sentence = errorText(lang, table, { code: code as 'unexpected', retryAfter: 30 });
      expect(sentence, code).toMatch(/^\p{Lu}.{5,}/u);
    }
    const limited = errorText(lang, table, { code: 'rate_limited', retryAfter: 30 });
    expect(limited).toContain(retryText(lang, table, 30));
    for (const code of ['never_heard_of', 'toString']) {
      expect(errorText(lang, table, { code: code as 'unexpected' })).toBe(table.unexpected);
    }
  });
});

/** The tables that show the errors of each contract, or of each of its types. */
const textsOf: Readonly<Record<string, readonly (keyof typeof errorTables)[]>> = {
  account: ['settings'],
  appointment: ['booking'],
  billing: ['settings'],
  'contract-end': ['ending a contract'],
  desk: ['desk'],
  'signal-publish': ['desk'],
  SignUpCode: ['signing in'],
  AddressLinkCode: ['settings'],
  quiz: ['quiz'],
  certificate: ['certificate', 'verifyCertificate'],
  review: ['review'],
  'signals-notice': ['signals notice'],
  'signal-webhooks': ['webhooks'],
  'stripe-checkout': ['checkout'],
  support: ['support'],
  'two-factor': ['signing in', 'settings'],
};

/** Codes without a sentence of their own, and the code shown instead. */
const shownOtherwise: Readonly<Record<string, readonly string[]>> = {
  // Signed out; the paywall; else `unavailable`: the page sends nothing that a reader typed.
  'lesson-key': [
    ...['unauthenticated', 'subscription_required'],
    ...['bad_request', 'method_not_allowed', 'too_large', 'rate_limited'],
  ],
};

describe('the codes of the contracts', () => {
  const folder = join(import.meta.dirname, '../../../src/domain/api');
  const codesIn = (file: string, type: string): string[] => {
    const source = readFileSync(join(folder, `${file}.ts`), 'utf8');
    const [, union = ''] = new RegExp(`export type ${type} =([^;]*);`).exec(source) ?? [];
    const own = [...union.matchAll(/'([^']+)'/g)].map(([, code = '']) => code);
    return union.includes('CommonCode') ? [...codesIn('errors', 'CommonCode'), ...own] : own;
  };
  const typesOf = (file: string) => {
    const source = readFileSync(join(folder, `${file}.ts`), 'utf8');
    const names = [...source.matchAll(/export type (\w+Code) =/g)].map(([, name = '']) => name);
    // Not errors: the kinds of rows kept from an erased account.
    return names.filter((name) => name !== 'KeptCode');
  };
  const stores = join(import.meta.dirname, '../../../src/stores');
  const sources = readdirSync(stores, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(stores, name), 'utf8'));
  const contracts = readdirSync(folder)
    .map((name) => name.replace('.ts', ''))
    .filter((name) => name !== 'errors')
    .flatMap((name) => typesOf(name).map((type) => [name, type] as const))
    // Pages show only the errors that a store uses; the market instead keeps its last response.
    .filter(([, type]) => sources.some((source) => source.includes(type)));

  it('are found', () => {
    expect(contracts.length).toBeGreaterThanOrEqual(9);
    expect(codesIn('support', 'SupportCode')).toContain('too_fast');
    expect(codesIn('support', 'SupportCode')).toContain('unavailable');
  });

  it.each(contracts)('of %s, %s, each have a sentence in both languages', (name, type) => {
    const codes = codesIn(name, type);
    expect(codes.length).toBeGreaterThan(5);
    const lesson = { 'lesson-key': lessonTables.lesson }[name];
    const found = lesson
      ? [lesson]
      : (textsOf[type] ?? textsOf[name] ?? []).map((table) => errorTables[table]);
    expect(found.length).toBeGreaterThan(0);
    const missing = found.flatMap((tables) =>
      Object.entries(tables).flatMap(([lang, table]) =>
        codes
          .filter((code) => !shownOtherwise[name]?.includes(code))
          .filter((code) => !/^\p{Lu}.{5,}/u.test((table as Record<string, string>)[code] ?? ''))
          .map((code) => `${lang}: ${code}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

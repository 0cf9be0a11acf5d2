/** Error messages of error codes, and wait times in units people use. */
import { describe, expect, it } from 'vitest';
import * as enBooking from '../../../src/i18n/en/booking/form.ts';
import * as enContract from '../../../src/i18n/en/contract/steps.ts';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as enSettings from '../../../src/i18n/en/account/settings-account.ts';
import * as enSupport from '../../../src/i18n/en/support/steps.ts';
import { errorText, retryText } from '../../../src/i18n/errors.ts';
import { errors as en } from '../../../src/i18n/en/errors.ts';
import { errors as fr } from '../../../src/i18n/fr/errors.ts';
import * as frBooking from '../../../src/i18n/fr/booking/form.ts';
import * as frContract from '../../../src/i18n/fr/contract/steps.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import * as frSettings from '../../../src/i18n/fr/account/settings-account.ts';
import * as frSupport from '../../../src/i18n/fr/support/steps.ts';

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

const tables = {
  'signing in': [frDialogs.auth.errors, enDialogs.auth.errors],
  checkout: [frDialogs.checkout.errors, enDialogs.checkout.errors],
  booking: [frBooking.appointmentBook.errors, enBooking.appointmentBook.errors],
  'ending a contract': [frContract.contractSteps.errors, enContract.contractSteps.errors],
  support: [frSupport.supportSteps.errors, enSupport.supportSteps.errors],
  settings: [frSettings.errors, enSettings.errors],
} as const;

describe.each(Object.entries(tables))('the errors of %s', (_, [french, english]) => {
  it.each([
    ['fr', french],
    ['en', english],
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

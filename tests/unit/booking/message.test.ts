/** The booking form accepts only messages that the function accepts. */
import { expect, it } from 'vitest';
import { appointmentRequest } from '../../../src/domain/api/appointment.ts';
import { maxMessage } from '../../../src/domain/booking/limits.ts';
import { bookingFields } from '../../../src/islands/booking/fields.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

const { message: errorOf } = bookingFields('fr');

const isAccepted = (message: string): boolean =>
  appointmentRequest.safeParse({
    ...{ action: 'book', request: crypto.randomUUID(), start: '2026-11-24T13:00:00.000Z' },
    ...{ firstName: 'Claire', lastName: 'Martin', email: 'claire@exemple.fr' },
    ...{ phone: '+33612345678', lang: 'fr', message },
  }).success;

it.each([
  ['nothing', '', undefined],
  ['lines and tabs', 'Un\n\tDeux', undefined],
  ['as many symbols as characters allowed', '😀'.repeat(maxMessage), undefined],
  ['one more', '😀'.repeat(maxMessage + 1), 'message_too_long'],
  ['a control character', 'Un\u0007Deux', 'unprintable'],
  ['half a symbol', 'Un\uD83DDeux', 'unprintable'],
])('%s', (_, message, error) => {
  expect(errorOf(message)).toBe(error);
  expect(isAccepted(message)).toBe(error === undefined);
});

it('gets the same result as from the function, whatever it contains', () => {
  for (const text of hostileTexts) {
    expect([text, errorOf(text) === undefined]).toEqual([text, isAccepted(text)]);
  }
});

/** Sentences given word for word by the specification (section 8), in French. */
import { expect, it } from 'vitest';
import { auth, checkout } from '../../../src/i18n/fr/auth/dialogs.ts';
import { fieldErrors } from '../../../src/i18n/fr/field-errors.ts';
import * as requiredFields from '../../../src/i18n/fr/required-fields.ts';
import { errorText } from '../../../src/i18n/errors.ts';
import { fill, plural } from '../../../src/i18n/index.ts';

it('sign-in and sign-up contain the specified sentences', () => {
  expect(auth.signUp.submit).toBe('Recevoir mon code');
  expect(auth.code.label).toBe('Code de vérification');
  expect(fieldErrors.required).toBe('Ce champ est requis');
  // Each required field then adds its own reason.
  const { signUp, signIn, newPassword } = auth;
  for (const { missing } of [signUp, signIn, newPassword]) {
    for (const words of Object.values(missing)) {
      expect(words).toMatch(/^Ce champ est requis\u{A0}: \p{Ll}.+\.$/u);
    }
  }
  const left = fill(plural('fr', 4, auth.triesLeft), { n: 4 });
  expect(`${auth.errors.wrong_code}. ${left}`).toBe(
    'Code de vérification incorrect. Il vous reste 4 essais.',
  );
  expect(auth.errors.sign_in_failed).toMatch(/^Erreur de connexion\. /);
  expect(auth.errors.sign_up_failed).toMatch(/^Erreur lors de l’inscription\. /);
});

it('an empty field shows the specified sentence before its own reason', () => {
  const sentences = Object.values(requiredFields).flatMap((form) => Object.values<string>(form));
  expect(sentences.length).toBeGreaterThan(10);
  for (const sentence of sentences) expect(sentence).toMatch(/^Ce champ est requis\s: .{10,}\.$/);
  expect(new Set(sentences.map((one) => one.split(':')[1])).size).toBeGreaterThan(10);
});

it('the order contains the specified sentences', () => {
  expect(checkout.acceptTerms).toBe('Vous devez accepter les conditions');
  const { errors } = checkout;
  expect(errorText('fr', errors, { code: 'Failed to create checkout session' })).toMatch(
    /^Une erreur est survenue lors du paiement\. /,
  );
  expect(errorText('fr', errors, { code: 'unauthenticated' })).toBe(
    'Veuillez vous connecter pour continuer',
  );
});

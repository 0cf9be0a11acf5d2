/** The sentences that the specification gives word for word (section 8), in French, where they show. */
import { href } from '../../../src/i18n/index.ts';
import {
  acceptConditions,
  dialogTexts,
  mailedCode,
  openOrder,
  openSignIn,
  openSignUp,
  payButton,
  sendCode,
  sendSignIn,
  sendSignUp,
  stranger,
  wrongCode,
} from './dialogs.ts';
import { expect, test } from '../fixtures.ts';

const unexplained = { status: 422, json: { code: 'unheard_of', message: 'Words of the provider' } };

test('a wrong code, which makes no account', async ({ page, world, consoleGuard }) => {
  consoleGuard.allow(/status of 400 .*\/auth\/v1\/token/);
  const person = stranger();
  await page.goto(href('fr', 'home'));
  const dialog = await openSignUp(page, 'fr');
  await dialog.getByRole('button', { name: 'Recevoir mon code' }).click();
  await expect(dialog.getByText('Ce champ est requis').first()).toBeVisible();
  await sendSignUp(dialog, 'fr', person);
  await expect(dialog.getByLabel('Code de vérification')).toBeVisible();
  await sendCode(dialog, 'fr', wrongCode(await mailedCode(world, person.email)));
  await expect(dialog.getByRole('alert')).toHaveText(
    'Code de vérification incorrect. Il vous reste 4 essais.',
  );

  await page.goto(href('fr', 'home'));
  const again = await openSignIn(page, 'fr');
  await sendSignIn(again, 'fr', person);
  await expect(again.getByRole('alert')).toHaveText(
    dialogTexts('fr').auth.errors.invalid_credentials,
  );
});

test('a refusal of the provider that we have no sentence for', async ({
  page,
  world,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 422 .*\/auth\/v1\//);
  await page.route('**/auth/v1/token?*', (route) => route.fulfill(unexplained));
  await page.route('**/auth/v1/signup*', (route) => route.fulfill(unexplained));
  const person = stranger();
  await page.goto(href('fr', 'home'));
  const signIn = await openSignIn(page, 'fr');
  await sendSignIn(signIn, 'fr', person);
  await expect(signIn.getByRole('alert')).toHaveText('Erreur de connexion');

  await page.goto(href('fr', 'home'));
  const signUp = await openSignUp(page, 'fr');
  await sendSignUp(signUp, 'fr', person);
  await expect(signUp.getByLabel('Code de vérification')).toBeVisible();
  await sendCode(signUp, 'fr', await mailedCode(world, person.email));
  await expect(signUp.getByRole('alert')).toHaveText('Erreur lors de l’inscription');
});

test('an order that cannot be made', async ({ page, signIn, consoleGuard }) => {
  consoleGuard.allow(/status of \d{3} .*\/stripe-checkout/);
  await signIn(page, 'member');
  const dialog = await openOrder(page, 'fr', 'formation');
  const pay = payButton(dialog, 'fr', 'formation');
  await pay.click();
  await expect(dialog.getByText('Vous devez accepter les conditions')).toBeVisible();
  await acceptConditions(dialog, 'fr');
  for (const [status, error, sentence] of [
    [500, 'Failed to create checkout session', 'Une erreur est survenue lors du paiement'],
    [401, 'unauthenticated', 'Veuillez vous connecter pour continuer'],
  ] as const) {
    const answer = { status, json: { error } };
    await page.route('**/.netlify/functions/stripe-checkout', (route) => route.fulfill(answer));
    await pay.click();
    await expect(dialog.getByRole('alert')).toHaveText(sentence);
    await page.unroute('**/.netlify/functions/stripe-checkout');
  }
});

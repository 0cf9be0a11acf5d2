/** The local Stripe.js on a page of the site, under the site's content security policy. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SetupIntentResult } from '@stripe/stripe-js';
import type { Page } from 'playwright/test';
import { checkAccessibility } from '../axe.ts';
import { expect, requiredFolder, test } from '../fixtures.ts';

declare global {
  interface Window {
    /** Confirms the typed card, as the settings page does. */
    confirmCard: () => Promise<SetupIntentResult>;
  }
}

/** Creates a setup intent as the function does, then mounts its fields in a page. */
async function openFields(page: Page, lang: 'fr' | 'en'): Promise<void> {
  const file = join(requiredFolder('E2E_DATA_DIR'), 'keys.json');
  const keys = JSON.parse(await readFile(file, 'utf8')) as { stripeSecretKey: string };
  const make = async (path: string, form: Record<string, string>) => {
    const headers = { authorization: `Bearer ${keys.stripeSecretKey}` };
    const response = await page.request.post(`/local/stripe/v1/${path}`, { headers, form });
    return (await response.json()) as { id: string; client_secret: string };
  };
  const { id: customer } = await make('customers', { email: 'carte@example.com' });
  const { client_secret } = await make('setup_intents', { customer });
  await page.goto(`/${lang}/faq`);
  await page.addScriptTag({ url: '/local/stripe/stripe.js' });
  await page.evaluate(
    async ({ clientSecret, locale }) => {
      const place = document.createElement('div');
      document.querySelector('main')?.replaceChildren(place);
      const stripe = window.Stripe?.('pk_test_local_page', { locale });
      if (!stripe) throw new Error('No Stripe.js');
      const variables = { colorPrimary: '#1d4ed8', borderRadius: '8px', spacingUnit: '4px' };
      const elements = stripe.elements({ clientSecret, appearance: { variables }, locale });
      const element = elements.create('payment');
      window.confirmCard = () => stripe.confirmSetup({ elements, redirect: 'if_required' });
      await new Promise((resolve, reject) => {
        element.on('ready', resolve);
        element.on('loaderror', reject);
        element.mount(place);
      });
    },
    { clientSecret: client_secret, locale: lang },
  );
}

async function type(page: Page, number: string, labels = ['Numéro', 'Date', 'Code']) {
  const [first = '', second = '', third = ''] = labels;
  await page.getByLabel(first).fill(number);
  await page.getByLabel(second).fill('1234');
  await page.getByLabel(third).fill('123');
}

const confirm = (page: Page) => page.evaluate(() => window.confirmCard());

test('mounts card fields with the requested appearance', async ({ page }) => {
  await openFields(page, 'fr');
  await type(page, '4242424242424242');
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Date d’expiration')).toHaveValue('12 / 34');
  const number = page.getByLabel('Numéro de carte');
  await expect(number).toHaveCSS('border-radius', '8px');
  const host = page.locator('.StripeElement');
  expect(
    await host.evaluate((one: HTMLElement) => one.style.getPropertyValue('--p-colorPrimary')),
  ).toBe('#1d4ed8');
  expect((await checkAccessibility(page, { inside: '.StripeElement' })).violations).toEqual([]);
  const { setupIntent } = await confirm(page);
  expect(setupIntent?.status).toBe('succeeded');
});

test('shows an error for each missing field', async ({ page }) => {
  await openFields(page, 'en');
  const labels = ['Card number', 'Expiry date', 'Security code'];
  await type(page, '4242', labels);
  expect((await confirm(page)).error).toMatchObject({
    ...{ type: 'validation_error', code: 'incomplete_number' },
    message: 'Your card number is incomplete.',
  });
  const number = page.getByLabel('Card number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription('Your card number is incomplete.');
  await number.fill('4242424242424242');
  await expect(number).toHaveAccessibleDescription('');
});

test('shows why a card is declined', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/402/);
  await openFields(page, 'fr');
  await type(page, '4000000000009995');
  expect((await confirm(page)).error).toMatchObject({
    ...{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    message: 'Votre carte a été refusée pour provision insuffisante.',
  });
});

test('asks for authentication, which Escape fails and a second attempt confirms', async ({
  page,
}) => {
  await openFields(page, 'fr');
  await type(page, '4000002760003184');
  const bank = page.getByRole('dialog', { name: 'Authentification 3-D Secure' });
  const refused = confirm(page);
  await expect(bank).toBeVisible();
  expect((await checkAccessibility(page, { inside: 'body > .StripeElement' })).violations).toEqual(
    [],
  );
  await page.keyboard.press('Escape');
  expect((await refused).error?.code).toBe('setup_intent_authentication_failure');
  await expect(bank).toBeHidden();

  const confirmed = confirm(page);
  await bank.getByRole('button', { name: 'Confirmer' }).click();
  expect((await confirmed).setupIntent?.status).toBe('succeeded');
});

/** Payment card changes: Stripe's fields, loaded on demand, and every response of the bank. */
import type { Page } from 'playwright/test';
import { errorText } from '../../../src/i18n/errors.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { stubBilling, overviewOf, errorResponse } from './answers.ts';
import { waitForSubscription, stripeOf, subscribe } from './stripe.ts';
import { settingsTexts } from '../account/settings-page.ts';
import { signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** Texts of the local Stripe's fields and its simulated bank. */
const fields = {
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    approve: 'Confirmer',
    refuse: 'Refuser',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    approve: 'Confirm',
    refuse: 'Refuse',
  },
};
// Each test makes several Stripe requests.
test.describe.configure({ timeout: 90_000 });

const script = '**/local/stripe/stripe.js';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { billing: b } = t;
  const say = fields[lang];
  const section = (page: Page) => page.getByRole('region', { name: b.heading, exact: true });
  const button = (page: Page, name: string) =>
    section(page).getByRole('button', { name, exact: true }).first();
  const open = (page: Page) => page.goto(`${href(lang, 'settings')}#billing`);
  const type = async (page: Page, number: string): Promise<void> => {
    await page.getByLabel(say.number).fill(number);
    await page.getByLabel(say.expiry).fill('12/34');
    await page.getByLabel(say.cvc).fill('123');
  };
  const onFile = (page: Page, brand: string, last4: string) =>
    section(page).getByText(fill(b.card.name, { brand, last4 }));

  test.describe(`payment card in ${lang}`, () => {
    test(
      'loads Stripe’s script only when a card is entered',
      { tag: longOnly },
      async ({ page, world }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          if (
            /stripe/i.test(new URL(request.url()).pathname) &&
            request.resourceType() === 'script'
          )
            asked.push(request.url());
        });
        const account = await signInNewAccount(page, world);
        const { id } = await subscribe(world, account);
        await waitForSubscription(world, account);
        await open(page);
        await expect(onFile(page, 'Visa', '4242')).toBeAttached();
        expect(asked.filter((url) => url.endsWith('/stripe.js'))).toEqual([]);
        await button(page, b.card.change).click();
        await expect(page.getByLabel(say.number)).toBeVisible();
        expect(asked.filter((url) => url.endsWith('/local/stripe/stripe.js'))).toHaveLength(1);
        const host = section(page).locator('.billing-fields > *').first();
        const look = await host.evaluate((one) => {
          const style = getComputedStyle(one);
          return ['colorPrimary', 'borderRadius', 'spacingUnit'].map((part) =>
            style.getPropertyValue(`--p-${part}`).trim(),
          );
        });
        expect(look).toEqual(['#1d4ed8', '8px', '4px']);
        expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);

        await button(page, b.card.save).click();
        await expect(section(page).getByRole('alert')).toHaveText(t.errors.card_incomplete);
        await type(page, '5555 5555 5555 4444');
        await button(page, b.card.save).click();
        await expect(section(page).getByText(b.card.done)).toBeVisible();
        await expect(onFile(page, 'Mastercard', '4444')).toBeAttached();
        const stripe = await stripeOf(world);
        const subscription = await stripe.subscriptions.retrieve(id, {
          expand: ['default_payment_method'],
        });
        expect(subscription.default_payment_method).toMatchObject({ card: { last4: '4444' } });
      },
    );

    test('handles a declined card, failed authentication and successful authentication', async ({
      page,
      world,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 40[02] .*\/(local\/stripe|billing)/);
      const account = await signInNewAccount(page, world);
      await subscribe(world, account);
      await waitForSubscription(world, account);
      await open(page);
      await button(page, b.card.change).click();
      await type(page, '4000 0000 0000 0002');
      await button(page, b.card.save).click();
      await expect(section(page).getByRole('alert')).toHaveText(t.errors.card_declined);
      await type(page, '4000 0025 0000 3155');
      await button(page, b.card.save).click();
      const bank = page.getByRole('dialog');
      await bank.getByRole('button', { name: say.refuse }).click();
      await expect(section(page).getByRole('alert')).toHaveText(t.errors.card_not_authenticated);
      await expect(onFile(page, 'Visa', '4242')).toBeAttached();
      await type(page, '4000 0025 0000 3155');
      await button(page, b.card.save).click();
      await bank.getByRole('button', { name: say.approve }).click();
      await expect(section(page).getByText(b.card.done)).toBeVisible();
      await expect(onFile(page, 'Visa', '3155')).toBeAttached();
    });

    test(
      'pays the amount due with a new card, after a refused one, and unlocks the lessons',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 402 .*\/billing/);
        const account = await signInNewAccount(page, world);
        await subscribe(world, account, { card: 'pm_card_chargeCustomerFail' });
        await waitForSubscription(world, account);
        await open(page);
        const title = (state: keyof typeof b.states) =>
          section(page).getByRole('heading', { name: b.states[state].title, exact: true });
        await expect(title('incomplete')).toBeVisible();
        await button(page, b.card.change).click();
        await expect(section(page).getByText(b.card.textDue)).toBeFocused();
        // Stripe saves this card, and the bank declines it when the invoice is charged.
        await type(page, '4000 0000 0000 0341');
        await button(page, b.card.savePay).click();
        await expect(section(page).getByRole('alert')).toHaveText(t.errors.card_declined);
        await type(page, '4242 4242 4242 4242');
        await button(page, b.card.savePay).click();
        await expect(title('active')).toBeVisible();
        await expect(section(page).getByText(b.card.doneDue)).toBeVisible();
      },
    );

    test(
      'does not say that the amount due is paid while the bank asks for a confirmation',
      { tag: longOnly },
      async ({ page, world }) => {
        const account = await signInNewAccount(page, world);
        await subscribe(world, account, { card: 'pm_card_chargeCustomerFail' });
        await waitForSubscription(world, account);
        await open(page);
        await button(page, b.card.change).click();
        await type(page, '4000 0027 6000 3184');
        await button(page, b.card.savePay).click();
        await page.getByRole('dialog').getByRole('button', { name: say.approve }).click();
        const { title } = b.states.authenticateClosed;
        await expect(
          section(page).getByRole('heading', { name: title, exact: true }),
        ).toBeVisible();
        await expect(section(page).getByText(b.card.done)).toBeVisible();
        await expect(section(page).getByText(b.card.doneDue)).toHaveCount(0);
      },
    );

    test(
      'saves the card once after the bank’s redirect and cleans the address',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInNewAccount(page, world);
        const saved: unknown[] = [];
        await stubBilling(page, {
          overview: overviewOf('active'),
          'card-save': async (route) => {
            saved.push(route.request().postDataJSON());
            await route.fulfill({ json: overviewOf('active') });
          },
        });
        const back = (status: string) =>
          page.goto(
            `${href(lang, 'settings')}?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=${status}#billing`,
          );
        await back('succeeded');
        await expect(section(page).getByText(b.card.done)).toBeVisible();
        await expect(page).toHaveURL(`${href(lang, 'settings')}#billing`);
        expect(saved).toEqual([{ action: 'card-save', setup_intent: 'seti_1' }]);
        await back('failed');
        await expect(section(page).getByRole('alert')).toHaveText(t.errors.card_not_authenticated);
        expect(saved).toHaveLength(1);
      },
    );

    test(
      'shows an error and a link to Stripe’s own page when the script is blocked',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/ERR_FAILED|ERR_BLOCKED|stripe\.js/);
        await signInNewAccount(page, world);
        await page.route(script, (route) => route.abort());
        await stubBilling(page, {
          overview: overviewOf('active'),
          'card-setup': { client_secret: 'seti_1_secret_2' },
          portal: errorResponse('rate_limited', 429),
        });
        consoleGuard.allow(/status of 429 .*\/billing/);
        await open(page);
        await button(page, b.card.change).click();
        await expect(section(page).getByRole('alert')).toHaveText(t.errors.stripe_blocked);
        expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);
        await button(page, b.card.stripePage).click();
        await expect(
          section(page).getByText(errorText(lang, t.errors, { code: 'rate_limited' })),
        ).toBeVisible();
        await button(page, t.common.cancel).click();
        await expect(section(page).getByRole('heading', { name: b.card.heading })).toBeFocused();
      },
    );
  });
}

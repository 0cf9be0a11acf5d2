/** Cancellation and withdrawal with the function, Stripe and email of the local world. */
import type { Page } from 'playwright/test';
import { plans } from '../../../src/domain/billing/plans.ts';
import { formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { waitForSubscription, stripeOf, subscribe } from '../billing/stripe.ts';
import { kinds, pageOf, stepTexts } from './contracts.ts';
import { newAccount, signInNewAccount } from '../sessions.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const receipts = {
  fr: {
    cancellation: /réception de votre résiliation/,
    withdrawal: /réception de votre rétractation/,
  },
  en: {
    cancellation: /Acknowledgement of your cancellation/,
    withdrawal: /Acknowledgement of your withdrawal/,
  },
} as const;

for (const lang of langsOf(import.meta.filename)) {
  const t = stepTexts(lang);
  const { contract } = texts(lang);
  const price = formatPrice(lang, plans.formation.amount);

  // Short run: one kind signed in, the other signed out. Long run: both kinds both ways.
  for (const kind of sampleOf(kinds.toReversed(), 1)) {
    test.describe(`signed-in ${kind} in ${lang}`, () => {
      test('ends the contract at once, sends a receipt and reports a repeated request', async ({
        page,
        world,
        latestMail,
      }) => {
        const account = await signInNewAccount(page, world);
        const { id } = await subscribe(world, account);
        await waitForSubscription(world, account);
        await page.goto(href(lang, pageOf[kind]));
        await page.getByRole('button', { name: contract.check }).click();
        await page.getByRole('button', { name: t[kind].submit }).click();
        await expect(page.getByRole('heading', { name: t[kind].ended })).toBeVisible();
        const main = page.getByRole('main');
        if (kind === 'withdrawal') await expect(main.getByText(price)).toBeVisible();
        await latestMail(account.email, { subject: receipts[lang][kind] });

        const subscription = await (await stripeOf(world)).subscriptions.retrieve(id);
        if (kind === 'cancellation') expect(subscription.cancel_at_period_end).toBe(true);
        else expect(subscription.status).toBe('canceled');
        await page.goto(href(lang, pageOf[kind]));
        const said = kind === 'cancellation' ? t.ending.title : t.none.title;
        await expect(page.getByRole('heading', { name: said })).toBeVisible();
      });
    });
  }

  for (const kind of sampleOf(kinds, 1)) {
    test.describe(`signed-out ${kind} in ${lang}`, () => {
      test('ends the contract from the emailed link', async ({ page, world, latestMail }) => {
        const account = await newAccount(world);
        const { id } = await subscribe(world, account);
        await waitForSubscription(world, account);
        const link = await declare(page, account.email);
        await page.goto(link);
        await expect(
          page.getByRole('heading', { name: t[kind].pending, exact: true }),
        ).toBeVisible();
        const stripe = await stripeOf(world);
        const before = await stripe.subscriptions.retrieve(id);
        expect([before.status, before.cancel_at_period_end], 'nothing is spent').toEqual([
          'active',
          false,
        ]);
        await page.getByRole('button', { name: t[kind].submit }).click();
        await expect(page.getByRole('heading', { name: t[kind].ended })).toBeVisible();
        await latestMail(account.email, { subject: receipts[lang][kind] });

        async function declare(on: Page, email: string): Promise<string> {
          await on.goto(href(lang, pageOf[kind]));
          await on.getByLabel(contract.fields.name).fill('Claire Durand');
          await on.getByLabel(contract.fields.email).fill(email);
          await on.getByRole('button', { name: contract.check }).click();
          await on.getByRole('button', { name: t[kind].submit }).click();
          await expect(on.getByRole('heading', { name: t.mailSent.title })).toBeVisible();
          const { text } = await latestMail(email, { subject: /Confirm/ });
          return /https?:\/\/\S+#confirmer=[\w-]+/.exec(text)?.[0] ?? 'no link in the mail';
        }
      });
    });
  }
}

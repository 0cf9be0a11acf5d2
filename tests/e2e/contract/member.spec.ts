/** Cancellation and withdrawal when signed in: prefilled, immediate, and offered within the legal period. */
import type { Page } from 'playwright/test';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { formatParisTime } from '../../../src/i18n/clock.ts';
import { texts } from '../../../src/i18n/texts.ts';
import type { OwnContract } from '../../../src/domain/contract/cancellation-options.ts';
import { checkAccessibility } from '../axe.ts';
import {
  stubContractEnd,
  endedResponse,
  kinds,
  mailSent,
  pageOf,
  errorResponse,
  stepTexts,
  subscriptionRows,
} from './contracts.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { putSession } from '../sessions.ts';

const day = 86_400_000;
const contract: OwnContract = {
  reference: 'ECT-1A2B3C4D',
  plan_key: 'formation',
  plan_name: 'Formation seule',
  stripe_status: 'active',
  cancel_at_period_end: false,
  canceled_at: null,
  paid_until: new Date(Date.now() + 20 * day).toISOString(),
  start_date: new Date(Date.now() - 9 * day).toISOString(),
};

/** Stubs the contract rows of the page; other subscription requests are not affected. */
async function stubContracts(page: Page, ...rows: readonly OwnContract[]): Promise<void> {
  await page.route(subscriptionRows, async (route) => {
    const ours = route.request().url().includes('limit=20');
    await (ours ? route.fulfill({ json: rows }) : route.continue());
  });
}

for (const lang of langsOf(import.meta.filename)) {
  const t = stepTexts(lang);
  const { contract: form, pageNames } = texts(lang);

  test.describe(`signed-in cancellation and withdrawal in ${lang}`, () => {
    for (const kind of kinds) {
      test(`${kind} takes three clicks from every page without typing`, async ({
        page,
        signIn,
      }) => {
        await stubContracts(page, contract);
        const asked = await stubContractEnd(page, endedResponse(kind));
        const account = await signIn(page, 'formation');
        const pages = ['home', 'settings', 'market', 'terms', 'checkoutSuccess'] as const;
        const tried = sampleOf(pages, kind === 'cancellation' ? 2 : 1);
        for (const from of tried) {
          await page.goto(href(lang, from));
          const footer = page.getByRole('contentinfo');
          // Layout changes while the page loads may move the link away from the pointer.
          await expect(async () => {
            await footer.getByRole('link', { name: pageNames[pageOf[kind]].title }).click();
            await page.waitForURL(`**${href(lang, pageOf[kind])}`, { timeout: 5_000 });
          }).toPass();
          await page.getByRole('button', { name: form.check }).click();
          await page.getByRole('button', { name: t[kind].submit }).click();
          await expect(page.getByRole('heading', { name: t[kind].ended })).toBeVisible();
        }
        const { email } = account;
        for (const { request, signedIn } of asked) {
          expect(signedIn).toBe(true);
          expect(request).toMatchObject({ kind, lang, email, reference: contract.reference });
        }
        expect(asked).toHaveLength(tried.length);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      });
    }

    test(
      'shows the end date in the review, and an immediate end for an unpaid month',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await stubContracts(page, contract);
        await signIn(page, 'formation');
        await page.goto(href(lang, 'cancelContract'));
        await page.getByRole('button', { name: form.check }).click();
        const date = formatParisTime(lang, new Date(contract.paid_until ?? ''));
        await expect(page.getByText(fill(t.moment, { date }))).toBeVisible();
        await expect(page.getByText(t.cancellation.request)).toBeVisible();

        await stubContracts(page, { ...contract, stripe_status: 'past_due' });
        await page.reload();
        await page.getByRole('button', { name: form.check }).click();
        await expect(page.getByText(t.cancellation.requestNow)).toBeVisible();
      },
    );

    test(
      'confirms by email when the address is not the account’s, and says so in the review',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await stubContracts(page, contract);
        await stubContractEnd(page, mailSent);
        await signIn(page, 'formation');
        await page.goto(href(lang, 'cancelContract'));
        await page.getByLabel(form.fields.email).fill('autre@exemple.fr');
        await page.getByRole('button', { name: form.check }).click();
        await expect(page.getByText(t.cancellation.byMail)).toBeVisible();
        await page.getByRole('button', { name: t.cancellation.submit }).click();
        await expect(page.getByRole('heading', { name: t.mailSent.title })).toBeVisible();
      },
    );

    test(
      'falls back to email confirmation when the session has expired',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 401/);
        await stubContracts(page, contract);
        const asked = await stubContractEnd(page, errorResponse('unauthenticated', 401), mailSent);
        await signIn(page, 'formation');
        await page.goto(href(lang, 'cancelContract'));
        await page.getByRole('button', { name: form.check }).click();
        await page.getByRole('button', { name: t.cancellation.submit }).click();
        await expect(page.getByRole('heading', { name: t.mailSent.title })).toBeVisible();
        expect(asked.map(({ signedIn }) => signedIn)).toEqual([true, false]);
      },
    );

    test(
      'shows a message instead of the form when the contract is ending or missing',
      { tag: longOnly },
      async ({ page, signIn }) => {
        const ending = {
          ...contract,
          cancel_at_period_end: true,
          canceled_at: contract.start_date,
        };
        await stubContracts(page, ending);
        const account = await signIn(page, 'formation');
        await page.goto(href(lang, 'cancelContract'));
        await expect(page.getByRole('heading', { name: t.ending.title })).toBeVisible();
        await expect(page.getByLabel(form.fields.name)).toBeHidden();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

        for (const kind of kinds) {
          await stubContracts(page, { ...contract, stripe_status: 'canceled' });
          await page.goto(href(lang, pageOf[kind]));
          await expect(page.getByText(fill(t.none.text, { email: account.email }))).toBeVisible();
          expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        }
        await stubContracts(page, contract);
        await page.getByRole('button', { name: t.readAgain }).click();
        await expect(page.getByRole('button', { name: form.check })).toBeVisible();
      },
    );

    test(
      'shows the signed-out form after signing out of an account without a contract',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await stubContracts(page);
        await signIn(page, 'member');
        await page.goto(href(lang, 'cancelContract'));
        await page.getByRole('button', { name: t.none.signOut }).click();
        await expect(page.getByText(form.cancellation.signedOut)).toBeVisible();
        await expect(page.getByLabel(form.fields.email)).toHaveValue('');
      },
    );

    test(
      'keeps the form usable when the contracts cannot be loaded',
      { tag: longOnly },
      async ({ page, signIn, consoleGuard }) => {
        consoleGuard.allow(/status of 500/);
        await page.route(subscriptionRows, (route) => route.fulfill({ status: 500, body: '{}' }));
        await stubContractEnd(page, endedResponse('cancellation'));
        const account = await signIn(page, 'formation');
        await page.goto(href(lang, 'cancelContract'));
        await expect(page.getByLabel(form.fields.email)).toHaveValue(account.email);
        await page.getByRole('button', { name: form.check }).click();
        await page.getByRole('button', { name: t.cancellation.submit }).click();
        await expect(page.getByRole('heading', { name: t.cancellation.ended })).toBeVisible();
      },
    );

    test(
      'offers withdrawal until 23:59:59 in Paris on the last day, and not after',
      { tag: longOnly },
      async ({ page, signIn, world }) => {
        await stubContracts(page, contract);
        const { session } = await signIn(page, 'formation');
        const last = withdrawalEnds(new Date(contract.start_date));
        const inAMonth = session.expires_at + 30 * 86_400;
        await putSession(page, world, { ...session, expires_at: inAMonth });
        await page.clock.install({ time: last.getTime() - 60_000 });
        await page.goto(href(lang, 'withdrawContract'));
        const check = page.getByRole('button', { name: form.check });
        await expect(check).toBeVisible();
        const until = fill(t.open, { date: formatParisTime(lang, last) });
        await expect(page.getByText(until)).toBeVisible();

        await page.clock.pauseAt(last.getTime() + 900);
        await expect(check).toBeVisible();
        await page.clock.runFor(200);
        await expect(page.getByRole('heading', { name: t.over.title })).toBeVisible();
        await expect(check).toBeHidden();
        await page.clock.resume();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      },
    );
  });
}

/** Plan and payment changes at the local Stripe, checked to the cent. */
import type { Locator, Page } from 'playwright/test';
import type Stripe from 'stripe';
import type { Recheck } from '../../../src/domain/api/billing.ts';
import { plans, type PlanKey } from '../../../src/domain/billing/plans.ts';
import { fill, formatDate, formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { stubBilling, billingCalls, overviewOf, errorResponse } from './answers.ts';
import { waitForSubscription, stripeOf, subscribe } from './stripe.ts';
import { settingsTexts } from '../account/settings-page.ts';
import type { World } from '../serve-world.ts';
import { signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

// Each test makes several Stripe requests.
test.describe.configure({ timeout: 90_000 });

const euros = (text: string): number =>
  Math.round(
    Number(
      text
        .replace('−', '-')
        .replace(/[^\d,.-]/g, '')
        .replace(',', '.'),
    ) * 100,
  );

function around(page: Page, lang: Lang) {
  const { billing: b } = settingsTexts(lang);
  const section = page.getByRole('region', { name: b.heading, exact: true });
  return {
    section,
    state: (name: keyof typeof b.states): Locator =>
      section.getByRole('heading', { level: 3, name: b.states[name].title, exact: true }),
    button: (name: string): Locator => section.getByRole('button', { name, exact: true }),
    fact: (label: string): Locator =>
      section.locator('dl > div').filter({ hasText: label }).getByRole('definition'),
  };
}

/** Sets the default card of a customer and their subscription. */
async function useCard(stripe: Stripe, customer: string, card: string): Promise<void> {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  for (const { id } of (await stripe.subscriptions.list({ customer })).data)
    await stripe.subscriptions.update(id, { default_payment_method: card });
}

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { billing: b } = t;
  const { planNames } = texts(lang).checkoutReturn;
  const name = (plan: PlanKey): string => planNames[plan];
  const price = (cents: number): string => formatPrice(lang, cents);
  const open = (page: Page) => page.goto(`${href(lang, 'settings')}#billing`);

  /** Creates an account with a subscription that the database has received. */
  const begin = async (page: Page, world: World, order: Parameters<typeof subscribe>[2] = {}) => {
    const account = await signInNewAccount(page, world);
    const subscription = await subscribe(world, account, order);
    await waitForSubscription(world, account);
    await open(page);
    return subscription;
  };

  test.describe(`subscription changes in ${lang}`, () => {
    test('charge the shown amount for an upgrade and credit a downgrade', async ({
      page,
      world,
    }) => {
      const { id } = await begin(page, world);
      const stripe = await stripeOf(world);
      const { section, button, state } = around(page, lang);
      await button(fill(b.change.begin, { plan: name('formationEtSignaux') })).click();
      await expect(
        section.getByText(fill(b.change.title, { plan: name('formationEtSignaux') }), {
          exact: true,
        }),
      ).toBeFocused();
      const row = (label: string) =>
        section
          .locator('.settings-note dl > div')
          .filter({ hasText: label })
          .getByRole('definition');
      const credit = euros(
        await row(fill(b.change.credit, { plan: name('formation') })).innerText(),
      );
      const due = euros(await row(b.change.due).innerText());
      const { items } = await stripe.subscriptions.retrieve(id);
      const end = formatDate(lang, new Date((items.data[0]?.current_period_end ?? 0) * 1000));
      const charge = euros(
        await row(
          fill(b.change.charge, { plan: name('formationEtSignaux'), date: end }),
        ).innerText(),
      );
      expect(credit + charge).toBe(due);
      await expect(row(fill(b.change.next, { date: end }))).toHaveText(
        price(plans.formationEtSignaux.amount),
      );
      expect((await checkAccessibility(page, { inside: '#billing' })).violations).toEqual([]);
      await button(
        fill(b.change.confirmDue, { plan: name('formationEtSignaux'), price: price(due) }),
      ).click();
      await expect(
        section.getByText(fill(b.change.done, { plan: name('formationEtSignaux') })),
      ).toBeVisible();
      const [invoice] = (await stripe.invoices.list({ subscription: id, limit: 1 })).data;
      expect(invoice).toMatchObject({ total: due, amount_paid: due, status: 'paid' });
      await expect(section.getByRole('listitem').first()).toContainText(price(due));

      await button(fill(b.change.begin, { plan: name('formation') })).click();
      const back = euros(await row(b.change.credited).innerText());
      await expect(
        section.getByText(fill(b.change.creditText, { price: price(back) })),
      ).toBeVisible();
      await button(
        fill(b.change.confirmFree, {
          plan: name('formation'),
          price: price(plans.formation.amount),
        }),
      ).click();
      await expect(
        section.getByText(fill(b.change.done, { plan: name('formation') })),
      ).toBeVisible();
      const { customer } = await stripe.subscriptions.retrieve(id);
      const owner = await stripe.customers.retrieve(customer as string);
      expect(owner).toMatchObject({ balance: -back });
      await expect(state('active')).toBeVisible();
    });

    test('show a changed amount again before charging it', async ({
      page,
      world,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 409 .*\/billing/);
      await signInNewAccount(page, world);
      const { section, button } = around(page, lang);
      let due = 4_987;
      await stubBilling(page, {
        overview: overviewOf('active'),
        'preview-plan': (route) =>
          route.fulfill({
            json: {
              plan: 'formationEtSignaux',
              due_now: due,
              credit: -12_500,
              charge: due + 12_500,
              balance: 0,
              later: 0,
              next_amount: 34_999,
              next_at: new Date().toISOString(),
              currency: 'eur',
              prorated_at: 1,
            },
          }),
        'change-plan': errorResponse('changed'),
      });
      await open(page);
      const plan = name('formationEtSignaux');
      await button(fill(b.change.begin, { plan })).click();
      const agree = (cents: number) =>
        button(fill(b.change.confirmDue, { plan, price: price(cents) }));
      // The amount changes after it was shown, not while it is requested.
      await expect(agree(4_987)).toBeVisible();
      due = 4_986;
      await agree(4_987).click();
      await expect(section.getByRole('alert')).toHaveText(t.errors.changed);
      await expect(agree(4_986)).toBeVisible();
      await button(t.common.cancel).click();
      await expect(section.getByRole('heading', { name: b.change.heading })).toBeFocused();
    });

    test(
      'announce an amount below the minimum charge for the next invoice, not as a credit',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInNewAccount(page, world);
        const { section, button, fact } = around(page, lang);
        let [balance, later] = [0, 24];
        await stubBilling(page, {
          overview: overviewOf('active'),
          'preview-plan': (route) =>
            route.fulfill({
              json: {
                ...{ plan: 'formationEtSignaux', due_now: 0, credit: -62, charge: 86 },
                ...{ balance, later, next_amount: 34_999, next_at: '2027-01-22T12:00:00.000Z' },
                ...{ currency: 'eur', prorated_at: 1 },
              },
            }),
        });
        await open(page);
        const begin = button(fill(b.change.begin, { plan: name('formationEtSignaux') }));
        await begin.click();
        await expect(fact(b.change.later)).toContainText(price(-24));
        await expect(fact(b.change.nothing)).toBeVisible();
        await expect(
          section.getByText(fill(b.change.laterText, { price: price(24) })),
        ).toBeVisible();
        await expect(fact(b.change.balance)).toBeHidden();

        [balance, later] = [-24, 0];
        await button(t.common.cancel).click();
        await begin.click();
        await expect(fact(b.change.balance)).toContainText(price(-24));
        await expect(section.getByText(b.change.coveredText)).toBeVisible();
      },
    );

    test(
      'link to the bank’s confirmation when a plan change needs authentication',
      { tag: longOnly },
      async ({ page, world }) => {
        const { customer } = await begin(page, world);
        const stripe = await stripeOf(world);
        const asking = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
          customer: customer as string,
        });
        const { section, button, state } = around(page, lang);
        const plan = name('formationEtSignaux');
        await expect(state('active')).toBeVisible();
        await useCard(stripe, customer as string, asking.id);
        await button(fill(b.change.begin, { plan })).click();
        await section
          .getByRole('button', { name: fill(b.change.confirmDue, { plan, price: '' }).trim() })
          .click();
        await expect(section.getByText(b.change.authenticate)).toBeVisible();
        await expect(state('confirmChange')).toBeVisible();
        // Nothing has changed yet, and one link leads to the confirmation.
        const bank = section.getByRole('link', { name: b.pay.authenticate });
        expect((await page.request.get((await bank.getAttribute('href')) ?? '')).ok()).toBe(true);
        await expect(section.getByText(name('formation'), { exact: true }).first()).toBeVisible();
      },
    );

    test(
      'undo a cancellation after showing the next charge',
      { tag: longOnly },
      async ({ page, world }) => {
        const { id, items } = await begin(page, world);
        const stripe = await stripeOf(world);
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
        const { state, button, fact, section } = around(page, lang);
        await expect(async () => {
          await page.reload();
          await expect(state('ending')).toBeVisible({ timeout: 4_000 });
        }).toPass();
        await expect(fact(b.facts.autoRenew)).toHaveText(b.facts.off);
        const begun = button(b.resume.begin);
        await begun.focus();
        await page.keyboard.press('Enter');
        const date = formatDate(lang, new Date((items.data[0]?.current_period_end ?? 0) * 1000));
        await expect(
          section.getByText(`${fill(b.resume.text, { price: price(24_999), date })} ${b.adjusted}`),
        ).toBeVisible();
        await expect(button(b.resume.confirm)).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(state('active')).toBeFocused();
        await expect(fact(b.facts.autoRenew)).toHaveText(b.facts.on);
        expect((await stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
      },
    );

    test(
      'recover a lost payment with “I paid but have no access”',
      { tag: longOnly },
      async ({ page, world }) => {
        const account = await signInNewAccount(page, world);
        await open(page);
        const { state, button, section } = around(page, lang);
        await expect(state('never')).toBeVisible();
        await button(b.help.action).click();
        await expect(section.getByText(b.help.found.none)).toBeVisible();
        await subscribe(world, account, { told: false });
        await button(b.help.action).click();
        await expect(section.getByText(b.help.found.repaired)).toBeVisible();
        await expect(state('active')).toBeVisible();
        await button(b.help.action).click();
        await expect(section.getByText(b.help.found.open)).toBeVisible();
        await page.goto(href(lang, 'dashboard'));
        await expect(page.getByRole('link', { name: planNames.formation })).toBeVisible();
      },
    );

    test(
      'show every other result of rechecking a payment',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of (429|503) .*\/billing/);
        await signInNewAccount(page, world);
        let found: Recheck = { found: 'processing', ended_at: null, pay_url: null, refunded: null };
        await stubBilling(page, {
          overview: overviewOf('ended'),
          recheck: (route) => route.fulfill({ json: found }),
        });
        await open(page);
        const { button, section } = around(page, lang);
        const told = async (outcome: Partial<Recheck>, text: string): Promise<void> => {
          found = { found: 'none', ended_at: null, pay_url: null, refunded: null, ...outcome };
          await button(b.help.action).click();
          await expect(section.getByText(text)).toBeVisible();
        };
        await told({ found: 'processing' }, b.help.found.processing);
        await told({ found: 'suspended' }, b.help.found.suspended);
        await told(
          { found: 'returned', refunded: { amount: 24_999, currency: 'eur' } },
          fill(b.help.found.returned, { amount: formatPrice(lang, 24_999, 'eur') }),
        );
        await told({ found: 'ended' }, b.help.found.endedUnknown);
        const date = formatDate(lang, new Date('2026-10-02T10:00:00Z'));
        await told(
          { found: 'ended', ended_at: '2026-10-02T10:00:00Z' },
          fill(b.help.found.ended, { date }),
        );
        await told(
          { found: 'payment_due', pay_url: 'http://localhost:9/pay' },
          b.help.found.payment_due,
        );
        await expect(section.getByRole('link', { name: b.pay.plain })).toHaveAttribute(
          'href',
          'http://localhost:9/pay',
        );
        await page.unroute(billingCalls);
        await stubBilling(page, { recheck: errorResponse('stripe_unavailable', 503) });
        await button(b.help.action).click();
        await expect(section.getByRole('alert')).toHaveText(t.errors.stripe_unavailable);
      },
    );

    test(
      'open Stripe’s own page for existing customers',
      { tag: longOnly },
      async ({ page, world }) => {
        await begin(page, world);
        const { button } = around(page, lang);
        await button(b.help.portal).click();
        await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\//);
      },
    );
  });
}

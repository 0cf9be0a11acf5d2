/** The subscription dialog: the order, the slides beside it, and cases without an order form. */
import type { Locator, Page } from 'playwright/test';
import { canOrder } from '../../../src/domain/billing/for-sale.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { vatWithin } from '../../../src/domain/billing/vat.ts';
import { courseText } from '../../../src/i18n/course-facts.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { thenText } from '../../../src/islands/checkout/order/OrderSummary.tsx';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, openOrder, payButton } from '../auth/dialogs.ts';
import { expect, motion, phone, test, longOnly } from '../fixtures.ts';
import { langsOf, widthLangs } from '../languages.ts';

const subscriptionRows = '**/rest/v1/subscriptions?*';

for (const lang of langsOf(import.meta.filename)) {
  const { auth, checkout: t } = dialogTexts(lang);

  test.describe(`order dialog in ${lang}`, () => {
    test('shows the price with its tax and follows the selected plan', async ({ page, signIn }) => {
      await signIn(page, 'member');
      const dialog = await openOrder(page, lang, 'formation');
      const summary = dialog.getByRole('region', { name: t.recap.label });
      const { amount } = plans.formation;
      const price = formatPrice(lang, amount);
      const then = thenText(lang, t);
      for (const words of [
        t.plans.formation,
        courseText(t.recap.lessons),
        t.recap.period,
        fill(t.recap.vat, { rate: 20, amount: formatPrice(lang, vatWithin(amount)) }),
        `${t.recap.today} ${price} ${then}`,
      ]) {
        await expect(summary).toContainText(words);
      }
      await expect(dialog.getByText(fill(t.recap.dueLine, { price, then }))).toBeVisible();
      await expect(payButton(dialog, lang, 'formation')).toBeEnabled();
      await expect(dialog.locator('[aria-current=step]')).toContainText(t.steps.payment);
      await expect(dialog.getByRole('listitem').filter({ hasText: t.steps.done })).toHaveCount(2);
      // Each plan has its price; the plan with signals can be chosen only once they are open.
      for (const plan of planKeys) {
        const own = fill(t.monthly, { price: formatPrice(lang, plans[plan].amount) });
        const option = dialog.getByRole('radio', { name: `${t.plans[plan]} ` });
        await expect(option).toHaveAccessibleName(new RegExp(`${own.replaceAll('.', '\\.')}$`));
        await expect(option).toBeChecked({ checked: plan === 'formation' });
        await expect(option).toBeEnabled({ enabled: canOrder(plan) });
      }
      // No box is ticked beforehand, and USDT cannot be selected.
      for (const box of [t.termsBefore, t.waiver]) {
        await expect(dialog.getByLabel(box)).not.toBeChecked();
      }
      await expect(dialog.getByRole('radio', { name: t.card })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: t.usdt })).toBeDisabled();
      await expect(dialog.getByText(t.comingSoon)).toBeVisible();
    });

    test('asks for an account first and keeps the order visible', async ({ page }) => {
      const dialog = await openOrder(page, lang, 'formation');
      await expect(dialog.getByRole('heading', { name: auth.signUp.title })).toBeVisible();
      const { amount } = plans.formation;
      await expect(dialog.getByRole('region', { name: t.recap.label })).toContainText(
        formatPrice(lang, amount),
      );
      await expect(dialog.locator('[aria-current=step]')).toContainText(t.steps.account);
      await dialog.getByRole('button', { name: auth.signUp.switchLink }).click();
      await expect(dialog.getByRole('heading', { name: auth.signIn.title })).toBeVisible();
      await dialog.getByRole('button', { name: auth.signIn.switchLink }).click();
      await expect(dialog.getByRole('heading', { name: auth.signUp.title })).toBeVisible();
    });

    test(
      'links to billing when a payment is missing and offers no second order',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'member');
        const leadsToBilling = async (
          sentence: string | RegExp,
          rowsOf: (url: string) => readonly unknown[],
        ): Promise<void> => {
          // Once the row is read, the plan's card links to billing, so the order is opened first.
          const opened = Promise.withResolvers<undefined>();
          await page.route(subscriptionRows, async (route) => {
            await opened.promise;
            await route.fulfill({ json: rowsOf(route.request().url()) });
          });
          const dialog = await openOrder(page, lang, 'formation');
          opened.resolve(undefined);
          await expect(dialog.getByText(sentence)).toBeVisible();
          await expect(dialog.getByRole('link', { name: t.toBilling })).toHaveAttribute(
            'href',
            `${href(lang, 'settings')}#billing`,
          );
          await expect(payButton(dialog, lang, 'formation')).toHaveCount(0);
          await page.unroute(subscriptionRows);
        };
        // Three days of grace: access is still open.
        const inGrace = fill(t.paymentDueUntil, { date: '' }).slice(0, 20);
        await leadsToBilling(inGrace, () => [pastDue()]);
        // After the grace period: no access, and the payment is still due.
        await leadsToBilling(t.errors.payment_due, (url) => (isActiveRead(url) ? [] : [pastDue()]));
      },
    );

    test('reopens the order after Google sign-in', { tag: longOnly }, async ({ page }) => {
      const dialog = await openOrder(page, lang, 'formation');
      await dialog.getByRole('button', { name: auth.google.button }).click();
      // This account has no second factor, whatever other tests did.
      await page.getByText('lea.roux@example.com').first().click();
      await expect(page).toHaveURL(href(lang, 'pricing'));
      const order = page.getByRole('dialog');
      await expect(order.getByRole('radio', { name: `${t.plans.formation} ` })).toBeChecked();
      await expect(payButton(order, lang, 'formation')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-session');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

for (const lang of widthLangs) {
  const { checkout: t } = dialogTexts(lang);

  test(`the order dialog in ${lang} has no accessibility violations or horizontal scroll`, async ({
    page,
    signIn,
  }) => {
    // Its step before an account: tests/e2e/site/accessibility.spec.ts.
    await signIn(page, 'member');
    const dialog = await openOrder(page, lang, 'formation');
    await expect(payButton(dialog, lang, 'formation')).toBeVisible();
    expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [320, 768, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => dialog.evaluate((it) => it.scrollWidth - it.clientWidth), `${width} px`)
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(
      (await checkAccessibility(page, { inside: 'dialog', only: 'looks' })).violations,
    ).toEqual([]);
  });

  test.describe(`order dialog on a phone in ${lang}`, () => {
    test.use(phone);

    test(
      'shows the form before the slides and works by touch',
      { tag: longOnly },
      async ({ page, signIn }) => {
        await signIn(page, 'member');
        const dialog = await openOrder(page, lang, 'formation');
        const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0;
        const pay = payButton(dialog, lang, 'formation');
        await expect(pay).toBeVisible();
        // The button stays in view; the summary is open at this step, and folds to one line.
        await expect(pay).toBeInViewport({ ratio: 1 });
        const details = dialog.getByText(t.recap.period);
        await expect(details).toBeVisible();
        expect(await top(details)).toBeLessThan(await top(pay));
        await dialog.getByRole('button', { name: t.recap.fold }).tap();
        await expect(details).toBeHidden();
        await dialog.getByRole('button', { name: t.recap.unfold }).tap();
        await expect(details).toBeVisible();
        await dialog.getByRole('button', { name: t.recap.fold }).tap();
        const terms = dialog.getByLabel(t.termsBefore);
        expect(await top(terms)).toBeLessThan(await top(dialog.locator('.slides')));

        await pay.tap();
        await expect(terms).toHaveAccessibleDescription(t.acceptTerms);
        await expect(terms).toBeFocused();
        await expect(terms).toBeInViewport({ ratio: 1 });
        for (const box of [t.termsBefore, t.waiver]) {
          await dialog.getByLabel(box).tap();
          await expect(dialog.getByLabel(box)).toBeChecked();
        }
        const left = page.waitForRequest('**/.netlify/functions/stripe-checkout');
        await page.route('**/c/pay/**', (route) => route.fulfill({ body: 'Stripe' }));
        await pay.tap();
        await left;
        await page.waitForURL(/\/c\/pay\//);
      },
    );
  });
}

test.describe('slides beside the order', () => {
  test.use(motion);

  const { slides: t } = dialogTexts('fr');
  const titles = Object.values(t.items).map(({ title }) => title);

  /** Opens the dialog signed in, with a paused clock and the pointer away. */
  async function open(page: Page): Promise<Locator> {
    await page.clock.install();
    await openOrder(page, 'fr', 'formation');
    const slides = page.getByRole('region', { name: t.label });
    await expect(slides.getByText(titles[0] ?? '')).toBeVisible();
    await page.mouse.move(0, 0);
    return slides;
  }

  /** The index of the visible slide. */
  async function shown(slides: Locator): Promise<number> {
    const states = await slides
      .locator('.slides-dot')
      .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-current')));
    return states.indexOf('true');
  }

  test('change every three seconds and pause on hover, focus and the pause button', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'member');
    const slides = await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = await shown(slides);
    for (let turn = 1; turn <= titles.length; turn += 1) {
      await page.clock.runFor(3_000);
      await expect.poll(() => shown(slides)).toBe((first + turn) % titles.length);
    }
    await expect(slides.getByRole('img')).toHaveCount(1);

    await slides.hover();
    await page.clock.runFor(9_000);
    expect(await shown(slides)).toBe(first);
    const pause = slides.getByRole('button', { name: t.pause });
    await pause.focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9_000);
    expect(await shown(slides)).toBe(first);
    await page.keyboard.press('Enter');
    await expect(slides.getByRole('button', { name: t.resume })).toBeFocused();
    await slides.getByRole('button', { name: t.resume }).blur();
    await page.clock.runFor(9_000);
    expect(await shown(slides)).toBe(first);
    await slides.getByRole('button', { name: t.resume }).click();
    await slides.getByRole('button', { name: t.pause }).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await expect.poll(() => shown(slides)).toBe((first + 1) % titles.length);
  });

  test(
    'do not move with reduced motion and can be changed by hand',
    { tag: longOnly },
    async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, 'member');
      const slides = await open(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(12_000);
      expect(await shown(slides)).toBe(0);
      await expect(slides.getByRole('button', { name: t.pause })).toHaveCount(0);
      for (const [step, title] of titles.entries()) {
        const name = fill(t.step, { n: step + 1, total: titles.length, title });
        await slides.getByRole('button', { name }).press('Enter');
        await expect(slides.getByText(title, { exact: true })).toBeVisible();
        await expect(slides.getByRole('img')).toHaveCount(1);
      }
    },
  );
});

/** The row of a subscription with a failed renewal. */
function pastDue(): object {
  const day = 24 * 60 * 60_000;
  const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
  return {
    reference: 'ECT-1A2B3C4D',
    status: 'active',
    stripe_status: 'past_due',
    plan_key: 'formation',
    plan_name: 'Formation seule',
    amount: 24_999,
    currency: 'eur',
    includes_signals: false,
    start_date: inDays(-32),
    end_date: inDays(1),
    paid_until: inDays(-2),
    renews_at: inDays(28),
    cancel_at_period_end: false,
    canceled_at: null,
    payment_issue: 'failed',
  };
}

function isActiveRead(url: string): boolean {
  return url.includes('status=eq.active');
}

/** An open subscription that will not simply renew: the dashboard says so, and leads to what puts it right. */
import { fill, formatDate, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { barriers } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { badge, facts } = texts(lang).members;
  const billing = `${href(lang, 'settings')}#billing`;

  for (const { name, change, line, status, settles } of [
    {
      name: 'a refused payment',
      change: { stripe_status: 'past_due', payment_issue: 'failed' },
      line: badge.paymentFailed,
      status: facts.states['payment-failed'],
      settles: true,
    },
    {
      name: 'a payment that the bank wants confirmed',
      change: { stripe_status: 'past_due', payment_issue: 'action_required' },
      line: badge.actionRequired,
      status: facts.states['action-required'],
      settles: true,
    },
    {
      name: 'a cancellation',
      change: { cancel_at_period_end: true, paid_until: '2027-01-04T10:00:00+00:00' },
      line: fill(badge.ends, { date: formatDate(lang, new Date('2027-01-04')) }),
      status: facts.states.ends,
      settles: false,
    },
  ]) {
    test(`${name}, in ${lang}`, async ({ page, signIn }) => {
      await signIn(page, 'formation');
      await page.route('**/rest/v1/subscriptions?*', async (route) => {
        const response = await route.fetch();
        const rows = [(await response.json()) as object | object[]].flat();
        const [json = []] = rows.map((row) => ({ ...row, ...change }));
        await route.fulfill({ response, json });
      });
      await page.goto(href(lang, 'dashboard'));
      const main = page.getByRole('main');
      const compact = main.getByRole('link', { name: line, exact: true });
      await expect(compact).toHaveAttribute('href', billing);
      const fact = main.locator('dl > div').filter({ hasText: facts.status }).first();
      await expect(fact.getByRole('definition')).toHaveText(status);
      await expect(main.getByText(facts.renews)).toHaveCount(0);
      await expect(main.getByText(facts.until)).toBeVisible();
      const settle = main.getByRole('link', { name: badge.settle });
      await expect(settle).toHaveCount(settles ? 1 : 0);
      if (settles) await expect(settle).toHaveAttribute('href', billing);
      await expect(main.getByRole('link', { name: badge.manage })).toHaveAttribute('href', billing);
      expect((await barriers(page)).violations).toEqual([]);
    });
  }
}

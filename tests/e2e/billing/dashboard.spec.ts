/** The dashboard of an open subscription with a failed payment: a message and a link to fix it. */
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { badge } = texts(lang).members;
  const billing = `${href(lang, 'settings')}#billing`;

  test(`shows a failed payment on the dashboard in ${lang}`, async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await page.route('**/rest/v1/subscriptions?*', async (route) => {
      const response = await route.fetch();
      const rows = [(await response.json()) as object | object[]].flat();
      const change = { stripe_status: 'past_due', payment_issue: 'failed' };
      const [json = []] = rows.map((row) => ({ ...row, ...change }));
      await route.fulfill({ response, json });
    });
    await page.goto(href(lang, 'dashboard'));
    const main = page.getByRole('main');
    const compact = main.getByRole('link', { name: badge.paymentFailed, exact: true });
    await expect(compact).toHaveAttribute('href', billing);
    const settle = main.getByRole('link', { name: badge.settle });
    await expect(settle).toHaveAttribute('href', billing);
    expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
  });
}

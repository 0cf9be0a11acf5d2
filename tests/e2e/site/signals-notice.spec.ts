/** Signing up for the opening of signals: the form, the emailed link, and unsubscribing. */
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, longOnly, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

// Once signals are open, a link only offers to delete the address.
test.beforeEach(({ world }) => world.openSignals(false));
test.afterEach(({ world }) => world.openSignals(true));

for (const lang of langsOf(import.meta.filename)) {
  const { plans, signalsNotice: t } = texts(lang);

  test(`a visitor in ${lang} asks, confirms by the mailed link and leaves the list`, async ({
    page,
    world,
    latestMail,
  }) => {
    const email = `notice-${lang}@example.test`;
    await page.goto(href(lang, 'pricing'));
    await page.getByRole('link', { name: plans.notifyMe, exact: true }).first().click();
    const part = page.locator('#notice');
    await expect(part.getByRole('heading', { name: t.heading })).toBeInViewport();
    // By keyboard; an invalid address is marked and gets the focus.
    const field = part.getByRole('textbox', { name: t.email });
    await field.fill('nobody');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill(email);
    await field.press('Enter');
    await expect(part.getByText(fill(t.sent, { email }))).toBeVisible();

    const { text } = await latestMail(email);
    const link = /https?:\/\/\S+#avis=[\w-]+/.exec(text)?.[0] ?? 'no link in the mail';
    await page.goto(link);
    await expect(part.getByText(t.link.unconfirmed)).toBeVisible();
    expect(page.url()).not.toContain('avis=');
    expect((await checkAccessibility(page, { inside: '#notice' })).violations).toEqual([]);
    // Signals open before the address is confirmed.
    await world.openSignals(true);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(part.getByText(t.link.open)).toBeVisible();
    await expect(part.getByRole('button', { name: t.link.remove })).toBeVisible();
    await world.openSignals(false);
    await page.goto('about:blank');
    await page.goto(link);
    await part.getByRole('button', { name: t.link.confirm }).click();
    await expect(part.getByText(t.link.confirmed)).toBeVisible();

    await page.goto('about:blank');
    await page.goto(link);
    await expect(part.getByText(t.link.confirmed)).toBeVisible();
    await part.getByRole('button', { name: t.link.stop }).click();
    await expect(part.getByText(t.link.unknown)).toBeVisible();
  });

  test(
    `a visitor in ${lang} who loses the network keeps the address, and can try again`,
    { tag: longOnly },
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
      const email = `offline-${lang}@example.test`;
      await page.goto(href(lang, 'signals'));
      const part = page.locator('#notice');
      const field = part.getByRole('textbox', { name: t.email });
      await field.fill('nobody');
      await field.press('Enter');
      await expect(field, 'the form is hydrated').toHaveAttribute('aria-invalid', 'true');
      await field.fill(email);
      await context.setOffline(true);
      await field.press('Enter');
      await expect(part.getByRole('alert')).toHaveText(t.errors.network);
      await expect(field).toHaveValue(email);
      await context.setOffline(false);
      await field.press('Enter');
      await expect(part.getByText(fill(t.sent, { email }))).toBeVisible();
    },
  );
}

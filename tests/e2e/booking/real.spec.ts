/** An appointment from booking to cancellation, with the function and email of the local world. */
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  afterTexts,
  appointmentFunction,
  bookTexts,
  chooseHour,
  hours,
  pickLaterDay,
} from './appointments.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = bookTexts(lang);
  const after = afterTexts(lang);
  const { dashboard } = texts(lang).members;
  const empty = fill(dashboard.appointments.empty, { minutes: slotRules.minutes });

  test(`books, moves and cancels an appointment in ${lang}, with emails and the dashboard`, async ({
    page,
    world,
    latestMail,
  }) => {
    test.slow();
    const account = await signInNewAccount(page, world);
    const { fields } = dialogTexts(lang).auth;
    await page.goto(href(lang, 'dashboard'));
    // The first call of a world loads the function.
    await expect(page.getByText(empty)).toBeVisible({ timeout: 30_000 });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: dashboard.appointments.ask }).first().click();

    await expect(page.getByLabel(fields.firstName, { exact: true })).toHaveValue('Claire');
    await page.getByLabel(t.who.phone).fill('+33 6 12 34 56 78');
    const held = page.waitForResponse(
      (response) => response.request().postData()?.includes('"hold"') ?? false,
    );
    await pickLaterDay(page, lang);
    await chooseHour(page, 0);
    expect((await held).status()).toBe(200);
    // The slot held by this browser is still available to it after a reload.
    await page.reload();
    await expect(hours(page).first()).toBeChecked();
    await expect(page.getByText(t.choice.held.split('{time}')[0] ?? '')).toBeVisible();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { name: after.booked.title })).toBeFocused();
    await expect(main).toContainText(fill(after.booked.mail, { email: account.email }));
    const said = await main.innerText();
    const reference = /RDV-\w{8}/.exec(said)?.[0] ?? 'no reference';
    const { text } = await latestMail(account.email, { subject: /./ });
    expect(text).toContain(reference);
    const link = /https?:\/\/\S+#rendez-vous=[\w.-]+/.exec(text)?.[0] ?? 'no link in the mail';

    await page.goto(href(lang, 'dashboard'));
    await expect(page.getByText(reference)).toBeVisible();

    await page.goto(link);
    await page.getByRole('button', { name: after.link.move }).click();
    const before = new Date();
    await pickLaterDay(page, lang);
    await chooseHour(page, 1);
    await page.getByRole('button', { name: after.move.submit }).click();
    await expect(page.getByRole('heading', { name: after.move.doneTitle })).toBeFocused();
    const moved = await latestMail(account.email, { after: before });
    expect(moved.text).toContain(reference);

    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: after.link.cancel }).click();
    const again = new Date();
    await page.getByRole('button', { name: after.cancel.submit }).click();
    await expect(page.getByRole('heading', { name: after.cancel.doneTitle })).toBeFocused();
    await latestMail(account.email, { after: again });
    await page.goto(href(lang, 'dashboard'));
    await expect(page.getByText(dashboard.appointments.none)).toBeVisible();
    await expect(
      page.getByText(`${reference} · ${dashboard.appointments.cancelled}`),
    ).toBeVisible();
  });

  test(
    `the dashboard in ${lang} offers a retry when appointments cannot be loaded`,
    { tag: longOnly },
    async ({ page, signIn, consoleGuard }) => {
      consoleGuard.allow(/status of 503/);
      await signIn(page, 'member');
      await page.route(appointmentFunction, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }),
      );
      await page.goto(href(lang, 'dashboard'));
      await expect(page.getByText(dashboard.appointments.failed)).toBeVisible();
      await page.unroute(appointmentFunction);
      const card = page.locator('section').filter({ hasText: dashboard.appointments.heading });
      await card.getByRole('button', { name: dashboard.retry }).click();
      await expect(page.getByText(empty)).toBeVisible();
      await expect(card.getByRole('heading')).toBeFocused();
    },
  );
}

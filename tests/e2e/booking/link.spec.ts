/** The emailed appointment link: view, move, cancel, and its errors. */
import { mailLink } from '../../../src/domain/site/mailto.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { site } from '../../../src/site.ts';
import {
  afterTexts,
  stubAppointments,
  appointmentAt,
  bookTexts,
  chooseHour,
  requestsOf,
  errorResponse,
  slotsNow,
  takenSlot,
  times,
  token,
} from './appointments.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const inAWeek = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000);

for (const lang of langsOf(import.meta.filename)) {
  const t = bookTexts(lang);
  const after = afterTexts(lang);
  const { appointment: pageTexts } = texts(lang);
  const link = `${href(lang, 'appointment')}#rendez-vous=${token}`;

  test.describe(`emailed appointment link in ${lang}`, () => {
    test.use({ timezoneId: 'Europe/Paris' });

    test(
      'is removed from the address, can be reused and moves the appointment',
      { tag: longOnly },
      async ({ page }) => {
        const appointment = appointmentAt(inAWeek().toISOString());
        let moves = 0;
        const asked = await stubAppointments(page, {
          show: [{ body: appointment }],
          slots: [slotsNow()],
          move: (request) => {
            if (request.action !== 'move' || moves++ === 0) return takenSlot();
            return { body: appointmentAt(request.start) };
          },
        });
        await page.goto(link);
        await expect(page.getByRole('heading', { name: after.link.title })).toBeFocused();
        await expect(page).toHaveURL(href(lang, 'appointment'));
        await expect(page.getByRole('main')).toContainText(appointment.reference);
        expect(asked.map(({ request }) => request)).toEqual([{ action: 'show', token }]);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.reload();
        await expect(page.getByRole('heading', { name: after.link.title })).toBeVisible();

        await page.getByRole('button', { name: after.link.move }).click();
        await expect(page.getByRole('heading', { name: after.move.title })).toBeFocused();
        const send = page.getByRole('button', { name: after.move.submit });
        await send.click();
        await expect(times(page)).toBeFocused();
        await expect(times(page)).toHaveAccessibleDescription(t.time.missing);
        await chooseHour(page, 1);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await send.click();
        await expect(page.getByRole('alert')).toContainText(t.choice.noneNear);
        await chooseHour(page, 0);
        await send.click();
        await expect(page.getByRole('heading', { name: after.move.doneTitle })).toBeFocused();
        await expect(page.getByRole('main')).toContainText(after.rows.before);
        const [first, second] = requestsOf(asked, 'move');
        expect(second?.request).not.toBe(first?.request);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      },
    );

    test(
      'asks for confirmation before cancelling and says when it is too late',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of (409|503)/);
        const appointment = appointmentAt(inAWeek().toISOString());
        await stubAppointments(page, {
          show: [errorResponse('unavailable', 503), { body: appointment }],
          slots: [slotsNow()],
          cancel: [
            errorResponse('too_late'),
            errorResponse('unavailable', 503),
            { body: { ...appointment, status: 'cancelled' } },
          ],
        });
        await page.goto(link);
        await expect(page.getByRole('alert')).toContainText(after.link.unread);
        await page.getByRole('button', { name: after.link.retry }).click();
        await expect(page.getByRole('heading', { name: after.link.title })).toBeFocused();
        await page.getByRole('button', { name: after.link.cancel }).click();
        await expect(page.getByRole('heading', { name: after.cancel.title })).toBeFocused();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: after.cancel.back }).click();
        await page.getByRole('button', { name: after.link.cancel }).click();
        const send = page.getByRole('button', { name: after.cancel.submit });
        await send.click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(after.link.tooLate);
        await expect(alert).toContainText(
          site.publisher.phone ?? after.link.tooLateText.split('{n}')[1] ?? '',
        );
        const write = await alert.getByRole('link').getAttribute('href');
        expect(write).toContain(
          mailLink(site.contact.email, { subject: '', body: '' }).slice(0, 12),
        );
        expect(decodeURIComponent(write ?? '')).toContain(appointment.reference);
        await send.click();
        await expect(alert).toContainText(t.errors.unavailable);
        await send.click();
        await expect(page.getByRole('heading', { name: after.cancel.doneTitle })).toBeFocused();
        await page.getByRole('button', { name: after.link.another }).click();
        await expect(page.getByRole('button', { name: t.submit })).toBeVisible();
        await expect(page.getByRole('heading', { name: pageTexts.heading })).toBeFocused();
      },
    );

    test(
      'shows a message when too late, cancelled, invalid or expired',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of (404|410)/);
        const soon = appointmentAt(new Date(Date.now() + 3_600_000).toISOString());
        const cases = [
          [{ body: soon }, after.link.tooLate],
          [{ body: { ...soon, status: 'cancelled' } }, after.link.cancelled],
          [errorResponse('bad_link', 404), after.link.badTitle],
          [errorResponse('link_expired', 410), after.link.expiredTitle],
        ] as const;
        await stubAppointments(page, {
          show: cases.map(([answer]) => answer),
          slots: [slotsNow()],
        });
        for (const [, title] of cases) {
          await page.goto('about:blank');
          await page.goto(link);
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
        }
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: after.link.another }).click();
        await expect(page.getByRole('grid')).toBeVisible();
        await expect(page.getByRole('heading', { name: pageTexts.heading })).toBeFocused();
      },
    );
  });
}

/** The booking form: keyboard, errors, slot conflicts, holds, drafts, and without JavaScript. */
import { errorText } from '../../../src/i18n/errors.ts';
import { formatDay } from '../../../src/islands/booking/format-dates.ts';
import { maxMessage } from '../../../src/domain/booking/limits.ts';
import { horizonWeeks } from '../../../src/domain/booking/opening-hours.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import {
  afterTexts,
  stubAppointments,
  appointmentAt,
  bookedSlot,
  bookTexts,
  fillIn,
  heldSlot,
  chooseHour,
  hours,
  requestsOf,
  errorResponse,
  slotsAt,
  slotsNow,
  takenSlot,
  times,
  visitor,
} from './appointments.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, openSignIn } from '../auth/dialogs.ts';
import { recordFocus } from '../focus.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

/** A Monday, ten o’clock in Paris. */
const now = new Date('2027-02-15T09:00:00Z');
const tuesday = '2027-02-16';
const wednesday = '2027-02-17';
const wednesdayHours = ['2027-02-17T13:00:00.000Z', '2027-02-17T13:40:00.000Z'] as const;

for (const lang of langsOf(import.meta.filename)) {
  const t = bookTexts(lang);
  const after = afterTexts(lang);
  const { fieldErrors, auth } = dialogTexts(lang);

  test.describe(`booking form in ${lang}`, () => {
    test.use({ timezoneId: 'Europe/Paris' });

    test('books an appointment by keyboard alone, at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.clock.install({ time: now });
      const asked = await stubAppointments(page, {
        slots: [slotsAt(now)],
        hold: [heldSlot(now)],
        book: bookedSlot,
        show: [{ body: appointmentAt(wednesdayHours[1]) }],
      });
      await page.goto(href(lang, 'appointment'));
      const selected = page.getByRole('gridcell', { selected: true });
      await expect(selected, 'the first free day').toHaveAccessibleName(
        new RegExp(formatDay(lang, tuesday)),
      );
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      await selected.focus();
      const focused = page.locator('[role=gridcell]:focus');
      const goes = async (key: string, day: `${number}-${number}-${number}`) => {
        await page.keyboard.press(key);
        await expect(focused).toHaveAccessibleName(new RegExp(`^${formatDay(lang, day)}`));
      };
      await goes('End', '2027-02-21');
      await page.keyboard.press('Enter');
      await expect(
        page
          .getByText(fill(t.day.unavailable.closed, { day: formatDay(lang, '2027-02-21') }), {
            exact: false,
          })
          .last(),
        'why not',
      ).toBeAttached();
      await expect(selected).toHaveAccessibleName(new RegExp(formatDay(lang, tuesday)));
      await goes('Home', '2027-02-15');
      await goes('PageDown', '2027-03-15');
      await goes('PageUp', '2027-02-15');
      await goes('ArrowLeft', '2027-02-15');
      await goes('ArrowDown', '2027-02-22');
      await goes('ArrowUp', '2027-02-15');
      await goes('ArrowRight', tuesday);
      await goes('ArrowRight', wednesday);
      await page.keyboard.press('Enter');
      await expect(selected).toHaveAccessibleName(new RegExp(formatDay(lang, wednesday)));

      await page.keyboard.press('Enter');
      await expect(hours(page).first(), 'Enter again goes on to the hours').toBeFocused();
      await expect(hours(page).first()).not.toBeChecked();
      await selected.focus();
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(t.zone.label)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(hours(page).first()).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await expect(hours(page).nth(1)).toBeChecked();
      await expect(page.getByText(fill(t.choice.length, { n: 30 }))).toBeVisible();
      await page.keyboard.press('Enter');
      const first = page.getByLabel(auth.fields.firstName, { exact: true });
      await expect(first).toBeFocused();
      for (const value of Object.values(visitor)) {
        await page.keyboard.type(value);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.type('Pourquoi ?');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'sideways scroll at 320 px').toBeLessThanOrEqual(320);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t.submit })).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { name: after.booked.title })).toBeFocused();
      const main = page.getByRole('main');
      await expect(main).toContainText('RDV-1A2B3C4D');
      await expect(main).toContainText(fill(after.booked.mail, { email: visitor.email }));
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      expect(requestsOf(asked, 'hold').map(({ start }) => start)).toContain(wednesdayHours[1]);
      expect(requestsOf(asked, 'book')).toEqual([
        {
          action: 'book',
          request: expect.stringMatching(/^[\da-f-]{36}$/) as unknown as string,
          start: wednesdayHours[1],
          hold: requestsOf(asked, 'hold').at(-1)?.hold,
          ...visitor,
          phone: '+33612345678',
          message: 'Pourquoi ?',
          website: '',
          lang,
          zone: 'Europe/Paris',
        },
      ]);

      await page.getByRole('link', { name: after.booked.manage }).click();
      await expect(page.getByRole('heading', { name: after.link.title })).toBeFocused();
      await expect(page, 'the token leaves the address').toHaveURL(href(lang, 'appointment'));
    });

    test('shows errors beside missing fields, the time first', async ({ page }) => {
      const asked = await stubAppointments(page, { slots: [slotsNow()] });
      await page.goto(href(lang, 'appointment'));
      await hours(page).first().waitFor();
      const send = page.getByRole('button', { name: t.submit });
      await send.click();
      await expect(times(page)).toBeFocused();
      await expect(times(page)).toHaveAccessibleDescription(t.time.missing);
      for (const label of [auth.fields.firstName, auth.fields.lastName, auth.fields.email]) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
          new RegExp(fieldErrors.required),
        );
      }
      const phone = page.getByLabel(t.who.phone);
      await expect(phone).toHaveAccessibleDescription(new RegExp(t.missing.phone));
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await chooseHour(page, 0);
      await fillIn(page, lang);
      await phone.fill('12');
      await page.getByLabel(auth.fields.email).fill('claire');
      await page.getByLabel(t.who.message).fill('é'.repeat(maxMessage + 2));
      await expect(page.getByText(fill(t.who.over.other, { n: 2 })).first()).toBeVisible();
      const focused = await recordFocus(page);
      await send.click();
      await expect(page.getByLabel(auth.fields.email)).toBeFocused();
      // The error is shown beside the field before it is announced.
      const { name, invalid, description } = (await focused()).at(-1) ?? {};
      expect({ name, invalid }).toEqual({ name: 'email', invalid: 'true' });
      expect(description).toContain(fieldErrors.invalid_email);
      await expect(page.getByLabel(auth.fields.email)).toHaveAccessibleDescription(
        new RegExp(fieldErrors.invalid_email.slice(0, 20)),
      );
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(t.who.tooLong)).toBeVisible();
      expect(requestsOf(asked, 'book')).toEqual([]);
    });

    test(
      'keeps the form after every error and retries with the same request id',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of (409|429|503)/);
        consoleGuard.allow(/ERR_FAILED/);
        const cases = [
          [errorResponse('unavailable', 503), t.errors.unavailable],
          [{ body: undefined }, t.errors.network],
          [errorResponse('too_many'), t.errors.too_many],
          [
            errorResponse('rate_limited', 429, { 'Retry-After': '600' }),
            errorText(lang, t.errors, { code: 'rate_limited', retryAfter: 600 }),
          ],
        ] as const;
        const answers = cases.map(([answer]) => answer);
        let next = 0;
        const asked = await stubAppointments(page, {
          slots: [slotsNow()],
          book: (request) => answers[next++] ?? bookedSlot(request),
        });
        await page.goto(href(lang, 'appointment'));
        await chooseHour(page, 0);
        await fillIn(page, lang);
        for (const [, sentence] of cases) {
          await page.getByRole('button', { name: t.submit }).click();
          await expect(page.getByRole('alert')).toContainText(`${t.errorLead} ${sentence}`);
        }
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: t.submit }).click();
        await expect(page.getByRole('heading', { name: after.booked.title })).toBeFocused();
        // A dialog is named by its own title, not by that of the step behind it.
        await expect(await openSignIn(page, lang)).toBeVisible();
        const names = requestsOf(asked, 'book').map(({ request }) => request);
        expect(new Set(names.slice(0, 3)).size, 'nobody knows how it ended').toBe(1);
        expect(names[3], 'a refusal is an end').not.toBe(names[2]);
        expect(names[4], 'the limit of the platform proves nothing').toBe(names[3]);
      },
    );

    test(
      'offers the nearest slots after a conflict and keeps the typed fields',
      { tag: longOnly },
      async ({ page }) => {
        await page.clock.install({ time: now });
        const [, second] = wednesdayHours;
        const nearest = ['2027-02-16T09:00:00.000Z', second, '2027-02-18T09:00:00.000Z'];
        let asked = 0;
        await stubAppointments(page, {
          slots: [slotsAt(now)],
          hold: [heldSlot(now)],
          book: (request) => (asked++ === 0 ? takenSlot(...nearest) : bookedSlot(request)),
        });
        await page.goto(href(lang, 'appointment'));
        await chooseHour(page, 0);
        await fillIn(page, lang);
        await page.getByRole('button', { name: t.submit }).click();
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(t.choice.nearest);
        await expect(alert.getByRole('button')).toHaveCount(3);
        await expect(page.getByRole('group', { name: t.choice.label })).toBeFocused();
        await expect(alert).toBeInViewport({ ratio: 1 });
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await alert.getByRole('button').nth(1).click();
        await expect(alert).toBeHidden();
        await expect(page.getByRole('group', { name: t.choice.label })).toBeFocused();
        await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
          new RegExp(formatDay(lang, wednesday)),
        );
        await expect(hours(page).nth(1)).toBeChecked();
        await expect(page.getByLabel(auth.fields.email)).toHaveValue(visitor.email);
        await page.getByRole('button', { name: t.submit }).click();
        await expect(page.getByRole('heading', { name: after.booked.title })).toBeVisible();
      },
    );

    test(
      'holds a slot for five minutes, warns once near the end and can hold it again',
      { tag: longOnly },
      async ({ page }) => {
        await page.clock.install({ time: now });
        const asked = await stubAppointments(page, {
          slots: [slotsAt(now)],
          hold: [heldSlot(now), heldSlot(new Date(now.getTime() + 330_000))],
        });
        await page.goto(href(lang, 'appointment'));
        await chooseHour(page, 0);
        const said = page.getByRole('status').filter({ hasText: /./ });
        await expect(said.getByText(t.choice.held.split('{time}')[0] ?? '')).toBeVisible();
        await page.clock.fastForward(245_000);
        await expect(page.getByText(t.choice.minute)).toBeVisible();
        await page.clock.fastForward(60_000);
        await expect(page.getByText(t.choice.open.expired)).toBeVisible();
        await page.getByRole('button', { name: t.choice.again }).click();
        await expect(page.getByRole('group', { name: t.choice.label })).toBeFocused();
        await page.clock.fastForward(1_000);
        await expect(page.getByText(t.choice.open.expired)).toBeHidden();
        await expect.poll(() => requestsOf(asked, 'hold').length).toBe(2);
      },
    );

    test(
      'books without a hold when holding fails, and shows when no slot is near',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 429/);
        await stubAppointments(page, {
          slots: [slotsNow()],
          hold: [errorResponse('rate_limited', 429), takenSlot()],
          book: bookedSlot,
        });
        await page.goto(href(lang, 'appointment'));
        await chooseHour(page, 0);
        await expect(page.getByText(t.choice.open.limit)).toBeVisible();
        await chooseHour(page, 1);
        await expect(page.getByRole('alert')).toContainText(t.choice.noneNear);
      },
    );

    test(
      'keeps the draft and slot across a reload and releases the slot on leaving',
      { tag: longOnly },
      async ({ page }) => {
        const asked = await stubAppointments(page, { slots: [slotsNow()] });
        // Playwright routes miss requests sent while a page unloads: the page records them.
        await page.addInitScript(() => {
          const { fetch: send } = globalThis;
          globalThis.fetch = (address, options) => {
            if (!options?.keepalive) return send(address, options);
            sessionStorage.setItem('farewell', options.body as string);
            return Promise.resolve(new Response());
          };
        });
        await page.goto(href(lang, 'appointment'));
        await chooseHour(page, 1);
        await expect.poll(() => requestsOf(asked, 'hold').length).toBe(1);
        await fillIn(page, lang);
        await page.getByLabel(t.who.message).fill('« Pourquoi ? »');
        await page.reload();
        await expect(page.getByLabel(auth.fields.firstName, { exact: true })).toHaveValue(
          visitor.firstName,
        );
        await expect(page.getByLabel(t.who.phone)).toHaveValue(visitor.phone);
        await expect(page.getByLabel(t.who.message)).toHaveValue('« Pourquoi ? »');
        await expect(hours(page).nth(1)).toBeChecked();
        await expect.poll(() => requestsOf(asked, 'hold').length).toBe(2);
        const [before, again] = requestsOf(asked, 'hold');
        const { earlier } = again ?? {};
        expect(earlier).toBe(before?.hold);
        const farewell = await page.evaluate(() => sessionStorage.getItem('farewell'));
        expect(JSON.parse(farewell ?? '{}')).toEqual({ action: 'release', hold: earlier });
      },
    );

    test(
      'shows an error when slots cannot be loaded, then an empty list, then slots',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 503/);
        const nothing = {
          body: { type: 'slots', now: new Date().toISOString(), starts: [], closed: [] },
        };
        const asked = await stubAppointments(page, {
          slots: [
            errorResponse('unavailable', 503),
            nothing,
            nothing,
            errorResponse('unavailable', 503),
            slotsNow(),
          ],
        });
        await page.goto(href(lang, 'appointment'));
        await expect(page.getByRole('alert')).toContainText(t.day.failed);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: t.day.retry }).click();
        const empty = fill(t.day.empty, { weeks: horizonWeeks });
        await expect(page.getByRole('heading', { name: empty })).toBeVisible();
        const picker = page.getByRole('group', { name: t.picker });
        await expect(picker, 'the button that had the focus is gone').toBeFocused();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        const again = page.getByRole('button', { name: t.day.again });
        await again.click();
        await expect.poll(() => requestsOf(asked, 'slots').length).toBe(3);
        await expect(again).toBeFocused();
        await again.click();
        await expect(page.getByRole('status').filter({ hasText: t.day.failed })).toBeVisible();
        await expect(again).toBeFocused();
        await again.click();
        await expect(page.getByRole('grid')).toBeVisible();
        await expect(picker).toBeFocused();
      },
    );

    test(
      'prefills the form when signed in, except for edited fields',
      { tag: longOnly },
      async ({ page, signIn }) => {
        const account = await signIn(page, 'formation');
        await page.route('**/rest/v1/profiles?*', (route) =>
          route.fulfill({
            json: { first_name: 'Ada', last_name: 'Lovelace', phone: '+33612345678' },
          }),
        );
        const asked = await stubAppointments(page, {
          slots: [slotsNow()],
          book: bookedSlot,
          mine: [{ body: { type: 'mine', appointments: [] } }],
        });
        await page.goto(href(lang, 'appointment'));
        const first = page.getByLabel(auth.fields.firstName, { exact: true });
        await expect(first).toHaveValue('Ada');
        await expect(page.getByLabel(auth.fields.email)).toHaveValue(account.email);
        await expect(page.getByLabel(t.who.phone)).toHaveValue('+33 6 12 34 56 78');
        await first.fill('Augusta');
        await page.reload();
        await expect(page.getByLabel(auth.fields.lastName, { exact: true })).toHaveValue(
          'Lovelace',
        );
        await expect(first).toHaveValue('Augusta');
        await chooseHour(page, 0);
        await page.getByRole('button', { name: t.submit }).click();
        await expect(page.getByRole('heading', { name: after.booked.title })).toBeVisible();
        expect(asked.find(({ request }) => request.action === 'book')?.signedIn).toBe(true);
      },
    );
  });
}

/** Slot times in other time zones, including the weeks when clocks change. */
import { formatDay } from '../../../src/islands/booking/format-dates.ts';
import { href } from '../../../src/i18n/index.ts';
import {
  stubAppointments,
  bookTexts,
  chooseHour,
  requestsOf,
  bookedSlot,
  fillIn,
  hourBoxes,
  slotsAt,
} from './appointments.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';

/** The first hour in Paris is 10:00; the other zone shows its own local time. */
const cases = [
  { zone: 'America/New_York', now: '2027-02-15T08:00:00Z', day: '2027-02-16', hour: '04:00' },
  // North America starts daylight saving time two weeks before Europe.
  { zone: 'America/New_York', now: '2027-03-15T08:00:00Z', day: '2027-03-16', hour: '05:00' },
  { zone: 'America/New_York', now: '2027-03-29T08:00:00Z', day: '2027-03-30', hour: '04:00' },
  { zone: 'Asia/Kathmandu', now: '2027-02-15T08:00:00Z', day: '2027-02-16', hour: '14:45' },
  { zone: 'Asia/Kathmandu', now: '2027-03-29T08:00:00Z', day: '2027-03-30', hour: '13:45' },
  { zone: 'Australia/Sydney', now: '2027-04-05T08:00:00Z', day: '2027-04-06', hour: '18:00' },
] as const;

for (const { zone, now, day, hour } of sampleOf(cases, 1)) {
  test.describe(`${zone} at ${now}`, () => {
    test.use({ timezoneId: zone });

    test('shows local times with those of Paris', async ({ page }) => {
      const t = bookTexts('en');
      await page.clock.install({ time: now });
      const asked = await stubAppointments(page, {
        slots: [slotsAt(new Date(now))],
        book: bookedSlot,
      });
      await page.goto(href('en', 'appointment'));
      await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
        new RegExp(formatDay('en', day)),
      );
      const first = hourBoxes(page).first();
      await expect(first).toContainText(hour);
      await expect(first).toContainText('10:00 in Paris');
      await expect(page.getByText(t.zone.differs)).toBeVisible();

      await chooseHour(page, 0);
      await expect(page.getByText(/In Paris: 10:00\./)).toBeVisible();
      // Browsers may use an older name of the city, such as Katmandu.
      const select = page.getByLabel(t.zone.label);
      const own = await select.inputValue();
      await select.selectOption('Europe/Paris');
      await expect(first).toHaveText('10:00');
      // All zones are added once the list has the focus.
      await select.focus();
      await select.selectOption('Asia/Tokyo');
      await expect(first).toContainText(/1[78]:00.*10:00 in Paris/);
      await select.selectOption(own);
      await expect(first).toContainText(hour);
      await fillIn(page, 'en');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText('In Paris', { exact: true })).toBeVisible();
      expect(requestsOf(asked, 'book')[0]).toMatchObject({ zone: own });
    });
  });
}

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('shows the date in Paris where it differs', { tag: longOnly }, async ({ page }) => {
    const now = '2027-02-15T08:00:00Z';
    await page.clock.install({ time: now });
    await stubAppointments(page, { slots: [slotsAt(new Date(now))] });
    await page.goto(href('fr', 'appointment'));
    const first = hourBoxes(page).first();
    await expect(first).toContainText('23 h 00');
    await expect(first).toContainText(`${formatDay('fr', '2027-02-16')}, 10 h 00 à Paris`);
  });
});

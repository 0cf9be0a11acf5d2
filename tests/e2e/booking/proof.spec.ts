/** During a flood of requests the browser solves a puzzle in a worker and sends the form again. */
import type { AppointmentRequest } from '../../../src/domain/api/appointment.ts';
import { leadingZeroBits } from '../../../src/domain/shared/proof-of-work.ts';
import { href } from '../../../src/i18n/index.ts';
import {
  afterTexts,
  appointmentFunction,
  bookedSlot,
  bookTexts,
  chooseHour,
  errorResponse,
  fillIn,
  requestsOf,
  slotsNow,
  stubAppointments,
} from './appointments.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { formOf, supportFunction, fields, person } from '../support/support.ts';

const bits = 17;

/** Whether a proof solves the puzzle, computed independently of the page. */
async function solves(proof: string | undefined): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof));
  return leadingZeroBits(new Uint8Array(digest)) >= bits;
}

for (const lang of langsOf(import.meta.filename)) {
  const t = bookTexts(lang);

  test(
    `a booking in ${lang} waits for a puzzle, with a calm sentence, and is made`,
    { tag: longOnly },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 428/);
      const asked = await stubAppointments(page, {
        slots: [slotsNow()],
        puzzle: [{ body: { type: 'puzzle', challenge: `challenge-${lang}`, bits } }],
        book: (request: AppointmentRequest) =>
          request.action === 'book' && request.proof !== undefined
            ? bookedSlot(request)
            : errorResponse('proof_required', 428),
      });
      // A fast processor solves it at once: the puzzle is held back until the message was seen.
      const sentence = Promise.withResolvers<true>();
      await page.route(appointmentFunction, async (route) => {
        const { action } = route.request().postDataJSON() as AppointmentRequest;
        if (action === 'puzzle') await sentence.promise;
        await route.fallback();
      });
      await page.goto(href(lang, 'appointment'));
      await chooseHour(page, 0);
      await fillIn(page, lang);
      const worker = page.waitForEvent('worker');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByRole('status').filter({ hasText: t.proving })).toBeVisible();
      sentence.resolve(true);
      expect((await worker).url()).toContain('/_astro/');
      const title = afterTexts(lang).booked.title;
      await expect(page.getByRole('heading', { name: title })).toBeFocused({ timeout: 30_000 });
      const [first, second] = requestsOf(asked, 'book');
      expect(first?.proof).toBeUndefined();
      expect(second?.request).toBe(first?.request);
      expect(second?.proof).toMatch(new RegExp(`^challenge-${lang}\\.\\d+$`));
      expect(await solves(second?.proof)).toBe(true);
    },
  );
}

test(
  'a support message is sent with the proof that the function itself asked for',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 428/);
    const proofs: (string | undefined)[] = [];
    await page.route(supportFunction, async (route) => {
      const body = route.request().postDataJSON() as { action: string; proof?: string };
      if (body.action === 'send') proofs.push(body.proof);
      if (body.action !== 'send' || body.proof !== undefined) return route.continue();
      await route.fulfill({
        status: 428,
        json: { error: { code: 'proof_required', message: '' } },
      });
    });
    await page.goto(href('fr', 'support'));
    const { focusForm, field, send, t } = formOf(page, 'fr');
    await focusForm();
    for (const name of fields) {
      await field(name).fill(name === 'email' ? 'preuve@exemple.fr' : person[name]);
    }
    await send.click();
    await expect(page.getByRole('heading', { name: t.steps.sent.title })).toBeFocused({
      timeout: 30_000,
    });
    expect(proofs).toEqual([undefined, expect.stringMatching(/^\d+\.[\w-]+\.\w+\.\d+$/)]);
  },
);

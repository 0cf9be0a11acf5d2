/** The emailed confirmation link: read without being used up, and removed from the address. */
import { href, formatPrice } from '../../../src/i18n/index.ts';
import { formatParisTime } from '../../../src/i18n/clock.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import {
  stubContractEnd,
  endedResponse,
  kinds,
  pageOf,
  pendingResponse,
  errorResponse,
  stepTexts,
} from './contracts.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const token = 'a'.repeat(43);

for (const lang of langsOf(import.meta.filename)) {
  const { contract } = texts(lang);
  const t = stepTexts(lang);

  for (const kind of sampleOf(kinds.toReversed(), 1)) {
    test.describe(`${kind} link in ${lang}`, () => {
      test('is confirmed with a button and leaves no token in the address', async ({ page }) => {
        const asked = await stubContractEnd(page, pendingResponse(kind), endedResponse(kind));
        await page.goto(href(lang, 'home'));
        await page.goto(`${href(lang, pageOf[kind])}#confirmer=${token}`);
        await expect(page).toHaveURL(href(lang, pageOf[kind]));
        await expect(
          page.getByRole('heading', { name: t[kind].pending, exact: true }),
        ).toBeVisible();
        await expect
          .poll(() => asked.map(({ request }) => request))
          .toEqual([{ action: 'show', token }]);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

        await page.getByRole('button', { name: t[kind].submit }).click();
        await expect(page.getByRole('heading', { name: t[kind].ended })).toBeFocused();
        const main = page.getByRole('main');
        await expect(main).toContainText('claire@exemple.fr');
        await expect(main).toContainText(formatParisTime(lang, new Date('2026-11-21T13:05:00Z')));
        if (kind === 'withdrawal') await expect(main).toContainText(formatPrice(lang, 24_999));
        expect(asked[1]?.request).toEqual({ action: 'confirm', token });
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

        await page.goBack();
        await expect(page).toHaveURL(href(lang, 'home'));
        await page.goForward();
        await expect(page).toHaveURL(href(lang, pageOf[kind]));
      });
    });
  }

  for (const kind of sampleOf(kinds, 1)) {
    test.describe(`failing ${kind} link in ${lang}`, () => {
      test(
        'leads back to the form when it is invalid',
        { tag: longOnly },
        async ({ page, consoleGuard }) => {
          consoleGuard.allow(/status of 404/);
          await stubContractEnd(page, errorResponse('bad_link', 404));
          await page.goto(`${href(lang, pageOf[kind])}#confirmer=`);
          await expect(page.getByRole('heading', { name: t.badLink.title })).toBeVisible();
          expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
          await page.getByRole('button', { name: t.again }).click();
          await expect(page.getByLabel(contract.fields.name)).toBeVisible();
        },
      );

      test(
        'can be retried when it cannot be loaded',
        { tag: longOnly },
        async ({ page, consoleGuard }) => {
          consoleGuard.allow(/status of (409|503)/);
          await stubContractEnd(
            page,
            errorResponse('unavailable', 503),
            errorResponse('too_late'),
            pendingResponse(kind),
          );
          await page.goto(`${href(lang, pageOf[kind])}#confirmer=${token}`);
          await expect(page.getByRole('alert')).toHaveText(t.errors.unavailable);
          await page.getByRole('button', { name: t.retry }).click();
          await expect(page.getByRole('alert')).toHaveText(t.errors.too_late);
          await page.getByRole('button', { name: t.retry }).click();
          await expect(
            page.getByRole('heading', { name: t[kind].pending, exact: true }),
          ).toBeVisible();
        },
      );

      test('works when opened on the page itself', { tag: longOnly }, async ({ page }) => {
        await stubContractEnd(page, pendingResponse(kind));
        await page.goto(href(lang, pageOf[kind]));
        await page.evaluate((hash) => (location.hash = hash), `#confirmer=${token}`);
        await expect(
          page.getByRole('heading', { name: t[kind].pending, exact: true }),
        ).toBeVisible();
        await expect(page).toHaveURL(href(lang, pageOf[kind]));
      });
    });
  }

  test(
    `a refund that needs a manual decision in ${lang} shows no amount`,
    { tag: longOnly },
    async ({ page }) => {
      await stubContractEnd(page, pendingResponse('withdrawal'), endedResponse('withdrawal', null));
      await page.goto(`${href(lang, pageOf.withdrawal)}#confirmer=${token}`);
      await page.getByRole('button', { name: t.withdrawal.submit }).click();
      await expect(page.getByText(t.withdrawal.review)).toBeVisible();
      await expect(page.getByText(t.withdrawal.reviewAmount, { exact: true })).toBeVisible();
    },
  );
}

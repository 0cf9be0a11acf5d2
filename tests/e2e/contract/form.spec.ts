/** Cancellation and withdrawal without an account: form, review, email and errors. */
import type { Route } from 'playwright/test';
import { errorText } from '../../../src/i18n/errors.ts';
import { href, fill } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { site } from '../../../src/site.ts';
import { checkAccessibility } from '../axe.ts';
import {
  stubContractEnd,
  endFunction,
  kinds,
  mailSent,
  pageOf,
  errorResponse,
  stepTexts,
  subscriptionRows,
} from './contracts.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const person = { name: 'Claire Martin', email: 'claire@exemple.fr', reference: 'ECT-1A2B3C4D' };

for (const lang of langsOf(import.meta.filename)) {
  const { contract, company, pageNames } = texts(lang);
  const { fieldErrors } = dialogTexts(lang);
  const t = stepTexts(lang);

  // Both pages share the form: one runs the steps, member.spec.ts checks the other's texts.
  for (const kind of sampleOf(kinds, 1)) {
    test.describe(`${kind} form in ${lang}`, () => {
      test('is completed in three clicks by keyboard, without an account', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        const asked = await stubContractEnd(page, mailSent);
        const read: string[] = [];
        await page.route(subscriptionRows, (route) => {
          read.push(route.request().url());
          return route.continue();
        });
        await page.goto(href(lang, 'dictionary'));
        const footer = page.getByRole('contentinfo');
        await footer.getByRole('link', { name: pageNames[pageOf[kind]].title }).click();
        await expect(page).toHaveURL(href(lang, pageOf[kind]));
        await expect(page.getByText(contract[kind].signedOut)).toBeVisible();

        await page.getByLabel(contract.fields.name).fill(`  ${person.name} `);
        await page.getByLabel(contract.fields.email).fill(person.email);
        await page.getByLabel(contract.fields.reference).fill('ect-1a2b3c4d');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: t[kind].recap, exact: true })).toBeFocused();
        const recap = page.getByRole('main');
        for (const value of [...Object.values(person), t[kind].byMail, t[kind].request]) {
          await expect(recap.getByText(value, { exact: true })).toBeVisible();
        }
        expect(asked, 'nothing has been sent').toEqual([]);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: t[kind].submit })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: t.mailSent.title })).toBeFocused();
        await expect(recap).toContainText(fill(t[kind].mailText, { email: person.email }));
        expect(asked).toEqual([
          { request: { action: 'declare', kind, lang, ...person }, signedIn: false },
        ]);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'sideways scroll at 320 px').toBeLessThanOrEqual(320);
        expect(read, 'no account is asked about').toEqual([]);

        await page.getByRole('button', { name: t.mailSent.other }).click();
        await expect(page.getByLabel(contract.fields.email)).toHaveValue(person.email);
      });

      test('shows errors beside missing fields', { tag: longOnly }, async ({ page }) => {
        const asked = await stubContractEnd(page, mailSent);
        await page.goto(href(lang, pageOf[kind]));
        const name = page.getByLabel(contract.fields.name);
        const email = page.getByLabel(contract.fields.email);
        // By keyboard: the consent banner may come between the pointer and the button.
        await page.getByRole('button', { name: contract.check }).press('Enter');
        await expect(name).toHaveAccessibleDescription(contract.missing.name);
        await expect(name).toBeFocused();
        await name.fill(person.name);
        await email.fill('claire');
        await page.keyboard.press('Enter');
        await expect(email).toHaveAccessibleDescription(fieldErrors.invalid_email);
        await expect(email).toBeFocused();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        expect(asked).toEqual([]);
      });

      test('shows a message for each error, keeps the typed fields and succeeds on retry', async ({
        page,
        consoleGuard,
      }) => {
        consoleGuard.allow(/status of (404|429)|ERR_INTERNET_DISCONNECTED/);
        const limited = errorText(lang, t.errors, { code: 'rate_limited', retryAfter: 600 });
        const asked = await stubContractEnd(
          page,
          errorResponse('no_contract', 404),
          errorResponse('rate_limited', 429, { 'Retry-After': '600' }),
          mailSent,
        );
        await page.goto(href(lang, pageOf[kind]));
        await page.getByLabel(contract.fields.name).fill(person.name);
        await page.getByLabel(contract.fields.email).fill(person.email);
        await page.getByRole('button', { name: contract.check }).click();
        const send = page.getByRole('button', { name: t[kind].submit });
        for (const sentence of [t.errors.no_contract, limited]) {
          await send.click();
          await expect(page.getByRole('alert')).toHaveText(sentence);
        }
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

        const offline = (route: Route) => route.abort('internetdisconnected');
        await page.route(endFunction, offline);
        await send.click();
        await expect(page.getByRole('alert')).toHaveText(t.errors.network);
        await page.unroute(endFunction, offline);
        await page.getByRole('button', { name: t.back }).click();
        await expect(page.getByLabel(contract.fields.name)).toHaveValue(person.name);
        await page.getByRole('button', { name: contract.check }).click();
        await send.click();
        await expect(page.getByRole('heading', { name: t.mailSent.title })).toBeVisible();
        expect(asked).toHaveLength(3);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`both pages in ${lang} offer the prepared email`, async ({ page }) => {
      const mails = { cancellation: company.mails.cancel, withdrawal: company.mails.withdraw };
      for (const kind of kinds) {
        await page.goto(href(lang, pageOf[kind]));
        const main = page.getByRole('main');
        const link = main.getByRole('link', { name: mails[kind].label });
        await expect(link).toBeVisible();
        const mail = new URL((await link.getAttribute('href')) ?? '');
        expect(mail.pathname).toBe(site.contact.email);
        expect(mail.searchParams.get('subject')).toBe(mails[kind].subject);
        await expect(main.locator('noscript p')).toHaveText(contract.noScript);
        await expect(page.getByLabel(contract.fields.name)).toBeHidden();
      }
    });
  });
}

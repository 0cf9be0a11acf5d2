/** The account creation page. */
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts, emailedCode, newPerson } from './dialogs.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { auth, fieldErrors } = dialogTexts(lang);
  const { waysIn } = texts(lang);
  const t = waysIn.createAccount;

  test.describe(`account creation in ${lang}`, () => {
    test('shows errors beside the fields and sends no request', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto(href(lang, 'createAccount'));
      const main = page.getByRole('main');
      await main.getByRole('button', { name: auth.signUp.submit }).click();
      const { missing } = auth.signUp;
      for (const name of ['firstName', 'lastName', 'email'] as const) {
        await expect(
          main.getByLabel(auth.fields[name], { exact: true }),
        ).toHaveAccessibleDescription(missing[name]);
      }
      await expect(main.getByText(missing.password)).toBeVisible();
      const terms = main.getByLabel(auth.signUp.acceptTerms);
      await expect(terms).toHaveAccessibleDescription(fieldErrors.terms_not_accepted);
      await expect(main.getByLabel(auth.fields.firstName)).toBeFocused();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      expect(sent).toEqual([]);
      expect(page.url()).not.toContain('?');
    });

    test('creates the account with the language and the accepted terms', async ({
      page,
      world,
    }) => {
      const person = newPerson();
      await page.goto(href(lang, 'createAccount'));
      const main = page.getByRole('main');
      await main.getByLabel(auth.fields.firstName).fill(person.firstName);
      await main.getByLabel(auth.fields.lastName, { exact: true }).fill(person.lastName);
      await main.getByLabel(auth.fields.email).fill(person.email);
      await main.getByLabel(auth.fields.password, { exact: true }).fill(person.password);
      await main.getByLabel(auth.signUp.acceptTerms).check();
      const made = page.waitForRequest(/\/auth\/v1\/signup/);
      await main.getByRole('button', { name: auth.signUp.submit }).click();
      const code = main.getByLabel(auth.code.label);
      await expect(code).toBeFocused();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await main.getByRole('button', { name: auth.code.back }).click();
      await expect(main.getByLabel(auth.fields.email)).toHaveValue(person.email);
      await main.getByLabel(auth.fields.password, { exact: true }).fill(person.password);
      await main.getByLabel(auth.signUp.acceptTerms).check();
      await main.getByRole('button', { name: auth.signUp.submit }).click();
      await code.fill(await emailedCode(world, person.email));
      expect((await made).postDataJSON()).toMatchObject({
        email: person.email,
        data: {
          ...{ first_name: person.firstName, last_name: person.lastName, language: lang },
          ...{ terms_version: termsVersion },
        },
      });
      await expect(main.getByRole('heading', { name: t.created.title })).toBeFocused();
      await expect(main.getByRole('link', { name: t.created.lesson })).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
    });
  });
}

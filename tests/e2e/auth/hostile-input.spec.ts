/** Hostile input in every auth field: stored literally, or rejected with an error beside the field. */
import type { Locator, Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import {
  dialogTexts,
  emailedCode,
  openSignIn,
  openSignUp,
  submitCode,
  submitSignUp,
  newPerson,
} from './dialogs.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { latestMail } from '../inbox.ts';

const { auth } = dialogTexts('fr');

const hostile = sampleOf(
  [
    "' or '1'='1' --",
    '"><img src=x onerror=alert(1)>',
    'ada@example.test\r\nBcc: all@evil.example',
    'a\u0000b@example.test',
    '\u202Emoc.elpmaxe@ada',
    '👩🏽‍🚀🏳️‍🌈',
    'аdmin@еxample.test',
    `${'x'.repeat(1_000_000)}@example.test`,
  ],
  2,
);

/** Sets a field's value directly, including control characters that cannot be typed. */
function setValue(field: Locator, value: string): Promise<unknown> {
  return field.evaluate((input: HTMLInputElement, text) => (input.value = text), value);
}

/** Paths of the sign-up and sign-in requests sent by the page. */
function authRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/auth\/v1\/signup|\/email\/send/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

const complaints = (within: Locator) => within.locator('.field-error, .alert');

test(
  'rejects hostile sign-up input with an error message and sends no request',
  { tag: longOnly },
  async ({ page }) => {
    const sent = authRequests(page);
    await page.goto(href('fr', 'createAccount'));
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: auth.signUp.submit });
    await submit.click();
    for (const value of hostile) {
      for (const field of await main.locator('form input:not([type=checkbox])').all())
        await setValue(field, value);
      await submit.click();
      await expect(complaints(main).first()).toBeVisible();
    }
    expect(sent).toEqual([]);
    expect(page.url()).not.toContain('?');
  },
);

test(
  'rejects hostile sign-in and reset input with an error message',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 4\d\d .*\/auth\/v1\//);
    await page.goto(href('fr', 'faq'));
    const dialog = await openSignIn(page, 'fr');
    for (const value of hostile) {
      await setValue(dialog.getByLabel(auth.fields.email), value);
      await setValue(dialog.getByLabel(auth.fields.password, { exact: true }), value);
      await dialog.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
      await expect(complaints(dialog).first()).toBeVisible();
    }
    await page.goto(href('fr', 'resetPassword'));
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: auth.reset.submit });
    // An internationalised address may exist, so it gets the same response as any other.
    for (const value of hostile.filter((one) => !one.includes('еxample'))) {
      await setValue(main.getByLabel(auth.fields.email), value);
      await submit.click();
      await expect(complaints(main).first()).toBeVisible();
    }
  },
);

test(
  'escapes a name that contains markup on the page and in emails',
  { tag: longOnly },
  async ({ page, world }) => {
    const person = { ...newPerson(), firstName: '<img src=x onerror=alert(1)>{{ .Token }} 👩🏽‍🚀' };
    let dialogs = 0;
    page.on('dialog', () => (dialogs += 1));
    await page.goto(href('fr', 'faq'));
    const dialog = await openSignUp(page, 'fr');
    await submitSignUp(dialog, 'fr', person);
    await expect(dialog.getByLabel(auth.code.label)).toBeVisible();
    const code = await emailedCode(world, person.email);
    const mail = await latestMail(world, person.email);
    expect(mail.html).not.toContain('<img src=x');
    await submitCode(dialog, 'fr', code);
    await expect(dialog).toBeHidden();
    const welcome = await latestMail(world, person.email, { subject: /compte/ });
    expect(welcome.html).not.toContain('<img src=x');
    await page.goto(href('fr', 'dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
    expect(dialogs).toBe(0);
  },
);

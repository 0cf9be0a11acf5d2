/** Support messages with the function and email of the local world. */
import type { Page } from 'playwright/test';
import { href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { fields, formOf } from './support.ts';
import { expect, test, longOnly } from '../fixtures.ts';

/** The local world's address for team emails (local/settings.ts). */
const team = 'equipe@local.test';

/** Storage key of the draft. */
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('support-draft'));

/** The ticket number shown after sending. */
async function numberOf(page: Page, lang: Lang): Promise<string> {
  const { t } = formOf(page, lang);
  await expect(page.getByRole('heading', { name: t.steps.sent.title })).toBeFocused();
  const said = await page.getByRole('main').innerText();
  return /SUP-\d{6}/.exec(said)?.[0] ?? 'no number on the page';
}

test('a visitor sends a message in fr, gets a number and a copy, and is rate limited on the next', async ({
  page,
  latestMail,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 429/);
  const visitor = {
    name: 'Inès Visiteuse',
    email: 'ines.visiteuse@exemple.fr',
    subject: 'Le carnet d’ordres',
    message: 'Bonjour,\n\nOù le trouver ?',
  };
  await page.goto(href('fr', 'support'));
  const { focusForm, field, send, t } = formOf(page, 'fr');
  await focusForm();
  for (const name of fields) await field(name).fill(visitor[name]);
  await send.click();
  const number = await numberOf(page, 'fr');
  expect(await draft(page)).toBeNull();
  await expect(page.getByRole('main')).toContainText(visitor.email);

  const copy = await latestMail(visitor.email);
  expect(copy.subject).toContain(number);
  expect(copy.text).toContain('Où le trouver');
  expect(copy.replyTo).toBe(site.contact.email);
  const told = await latestMail(team, { subject: new RegExp(number) });
  expect(told.subject).toBe(`${number} ${visitor.subject}`);
  expect(told.text).toContain('Où le trouver');
  expect(told.replyTo).toBe(visitor.email);

  await page.getByRole('button', { name: t.steps.sent.another }).click();
  for (const name of fields) await field(name).fill(visitor[name]);
  await send.click();
  const start = t.steps.errors.rate_limited.split('{')[0] ?? '';
  await expect(page.getByRole('main').getByRole('alert')).toContainText(start);
  await expect(field('message')).toHaveValue(visitor.message);
  expect(await draft(page)).toContain(visitor.subject);
});

test(
  'a message in en from a signals subscriber is marked as a priority for the team',
  { tag: longOnly },
  async ({ page, signIn, latestMail }) => {
    const account = await signIn(page, 'signals');
    await page.goto(href('en', 'support'));
    const { field, send, t } = formOf(page, 'en');
    await expect(field('email')).toHaveValue(account.email);
    await expect(page.getByText(t.steps.signals)).toBeVisible();
    await field('subject').fill('A signal I did not receive');
    await field('message').fill('Hello,\n\nYesterday’s did not arrive.');
    await send.click();
    const number = await numberOf(page, 'en');
    expect(await draft(page)).toBeNull();

    const copy = await latestMail(account.email, { subject: new RegExp(number) });
    expect(copy.subject).toBe(`Your message to support (${number})`);
    const told = await latestMail(team, { subject: new RegExp(number) });
    expect(told.subject).toBe(`[Signaux] ${number} A signal I did not receive`);
    expect(told.replyTo).toBe(account.email);
  },
);

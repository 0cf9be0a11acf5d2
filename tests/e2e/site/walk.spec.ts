/** The main journey, from the first page to a paid lesson, in a world of its own that is restarted. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { ConsoleGuard } from '../console-guard.ts';
import { serveWorld, type World } from '../serve-world.ts';
import { contentsOf } from '../course/lessons.ts';
import { requiredFolder, motion, phone } from '../fixtures.ts';
import { sampleOf } from '../../sizes.ts';
import { latestMail } from '../inbox.ts';

const premiumLesson = 'principes-decentralisation';
const person = { firstName: 'Claire', lastName: 'Martin', email: 'claire@exemple.fr' };
const password = 'une boussole et un carnet';

const walks = [
  { lang: 'fr', colorScheme: 'dark', device: phone },
  { lang: 'en', colorScheme: 'dark', device: {} },
  { lang: 'fr', colorScheme: 'light', device: {} },
  { lang: 'en', colorScheme: 'light', device: phone },
] as const;

for (const { lang, colorScheme, device } of sampleOf(walks, 1)) {
  test.describe(() => {
    test.use({ ...device, ...motion, colorScheme, locale: lang });

    test(`the main journey in ${lang}, ${colorScheme}${device === phone ? ', on a phone' : ''}`, async ({
      context,
    }) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'walk-'));
      await copyFile(join(requiredFolder('E2E_DATA_DIR'), 'keys.json'), join(dataDir, 'keys.json'));
      const world = await serveWorld(dataDir, requiredFolder('E2E_SITE_DIR'));
      const consoleGuard = new ConsoleGuard();
      await consoleGuard.listen(context, world.origin);

      const page = await context.newPage();
      await readAsVisitor(page, world, lang);
      await createAccount(page, world, lang);
      await subscribe(page, world, lang);
      await signOut(page, lang);
      await page.close();
      await world.close();

      const again = await serveWorld(dataDir, requiredFolder('E2E_SITE_DIR'));
      await comeBack(context, again, lang);
      await again.close();
      await rm(dataDir, { recursive: true, force: true });
      expect(consoleGuard.unexpected(), 'console, policy and network are quiet').toEqual([]);
    });
  });
}

/** Home, an article, a linked term, the free lesson's teaser. */
async function readAsVisitor(page: Page, world: World, lang: Lang): Promise<void> {
  const t = texts(lang);
  await page.goto(lang === 'fr' ? `${world.origin}/` : `${world.origin}/en`);
  await expect(page).toHaveURL(`${world.origin}${href(lang, 'home')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home.heading);
  for (const price of ['249', '349']) {
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
  }

  await page.goto(`${world.origin}${href(lang, 'articles')}`);
  await page.locator('.article-list h2 a').first().click();
  await expect(page).toHaveURL(new RegExp(`${href(lang, 'articles')}/`));
  await page.locator('.prose a.term').first().click();
  await expect(page).toHaveURL(new RegExp(`${href(lang, 'dictionary')}/`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${world.origin}${href(lang, 'lesson', freeLesson)}`);
  await expect(page.getByRole('heading', { name: t.paywall.free.title })).toBeVisible();
  await expect(page.getByRole('link', { name: t.paywall.free.viewPlans })).toBeVisible();
}

/** Signs up from the lesson with an emailed code; the lesson opens without a page load. */
async function createAccount(page: Page, world: World, lang: Lang): Promise<void> {
  const { auth } = dialogs(lang);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('button', { name: texts(lang).paywall.free.createAccount }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(auth.fields.firstName).fill(person.firstName);
  await dialog.getByLabel(auth.fields.lastName, { exact: true }).fill(person.lastName);
  await dialog.getByLabel(auth.fields.email).fill(person.email);
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(password);
  await dialog.getByLabel(auth.signUp.acceptTerms).check();
  await dialog.getByRole('button', { name: auth.signUp.submit }).click();

  const input = dialog.getByLabel(auth.code.label);
  await expect(input).toBeVisible();
  const mail = await latestMail(world, person.email);
  await input.fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? 'no code in the mail');
  await expect(dialog).toBeHidden();
  await expectOpenLesson(page, lang);
  expect(loads, 'page loads while signing up').toBe(0);
}

/** From the paywall through the local Stripe page to the open lesson. */
async function subscribe(page: Page, world: World, lang: Lang): Promise<void> {
  const t = texts(lang);
  const { checkout } = dialogs(lang);
  await page.goto(`${world.origin}${href(lang, 'lesson', premiumLesson)}`);
  await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  await page.getByRole('link', { name: t.paywall.premium.discover }).click();
  await expect(page).toHaveURL(`${world.origin}${href(lang, 'pricing')}`);

  await page.getByRole('button', { name: t.plans.choose.formation, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(checkout.termsBefore).check();
  await dialog.getByLabel(checkout.waiver).check();
  await dialog.getByRole('button', { name: /249/ }).click();

  await page.waitForURL((url) => url.origin !== world.origin);
  await page.locator('input[name=number]').fill('4242 4242 4242 4242');
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=cvc]').fill('123');
  await page.locator('input[name=name]').fill('Claire Martin');
  await page.locator('button[name=action]').first().click();

  await page.waitForURL((url) => url.pathname === href(lang, 'checkoutSuccess'));
  await expect(page.getByRole('heading', { name: t.checkoutReturn.welcome })).toBeVisible();
  await page.getByRole('link', { name: t.checkoutReturn.hour.open }).click();
  await expect(page).toHaveURL(`${world.origin}${href(lang, 'lesson', premiumLesson)}`);
  await expectOpenLesson(page, lang);
}

async function signOut(page: Page, lang: Lang): Promise<void> {
  const t = texts(lang);
  await page.getByRole('button', { name: t.account.menu }).click();
  await page.getByRole('button', { name: t.account.signOut }).click();
  await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  await expect(page.locator('.sealed .prose')).toHaveCount(0);
}

/** After a restart of the world the account, the subscription and the lesson are still there. */
async function comeBack(context: BrowserContext, world: World, lang: Lang): Promise<void> {
  const { auth } = dialogs(lang);
  const page = await context.newPage();
  await page.goto(`${world.origin}${href(lang, 'lesson', premiumLesson)}`);
  const { account, shell } = texts(lang);
  // A wide header has its button outside the menu.
  const menu = page.getByRole('button', { name: shell.menu, exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('button', { name: account.signIn }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(auth.fields.email).fill(person.email);
  await dialog.getByLabel(auth.fields.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: auth.signIn.submit }).click();
  await expectOpenLesson(page, lang);
  await page.close();
}

async function expectOpenLesson(page: Page, lang: Lang): Promise<void> {
  await expect(contentsOf(page, lang)).toBeVisible();
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
}

function dialogs(lang: Lang): Pick<typeof frDialogs, 'auth' | 'checkout'> {
  return lang === 'fr' ? frDialogs : enDialogs;
}

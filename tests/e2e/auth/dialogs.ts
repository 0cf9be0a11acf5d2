/** Steps through the auth and order dialogs, with the texts of the page's language. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { fill, formatPrice, href, type Lang, plural } from '../../../src/i18n/index.ts';
import * as enDialogs from '../../../src/i18n/en/auth/dialogs.ts';
import * as frDialogs from '../../../src/i18n/fr/auth/dialogs.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { type PlanKey, plans } from '../../../src/domain/billing/plans.ts';
import type { World } from '../serve-world.ts';
import { latestMail } from '../inbox.ts';

/** Values for the sign-up form. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A new person: every call returns another email address. */
export function newPerson(): Person {
  return {
    firstName: 'Claire',
    lastName: 'Martin',
    email: `claire-${randomUUID()}@exemple.fr`,
    password: 'une boussole et un carnet',
  };
}

/** Texts of the dialogs, which are not in the page's HTML. */
export function dialogTexts(lang: Lang): typeof frDialogs {
  return lang === 'fr' ? frDialogs : enDialogs;
}

/** Opens the sign-in form from the header of the current page. */
export async function openSignIn(page: Page, lang: Lang): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts(lang).account.signIn })
    .click();
  return page.getByRole('dialog', { name: dialogTexts(lang).auth.signIn.title });
}

/** Fills in and submits the sign-in form. */
export async function submitSignIn(
  dialog: Locator,
  lang: Lang,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const { fields, signIn } = dialogTexts(lang).auth;
  await dialog.getByLabel(fields.email).fill(email);
  await dialog.getByLabel(fields.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: signIn.submit, exact: true }).click();
}

/** Opens the sign-up form through the sign-in form. */
export async function openSignUp(page: Page, lang: Lang): Promise<Locator> {
  const { signIn } = dialogTexts(lang).auth;
  await (await openSignIn(page, lang)).getByRole('button', { name: signIn.switchLink }).click();
  return page.getByRole('dialog');
}

/** Fills in the sign-up form and requests the code. */
export async function submitSignUp(dialog: Locator, lang: Lang, person: Person): Promise<void> {
  const { fields, signUp } = dialogTexts(lang).auth;
  await dialog.getByLabel(fields.firstName).fill(person.firstName);
  await dialog.getByLabel(fields.lastName, { exact: true }).fill(person.lastName);
  await dialog.getByLabel(fields.email).fill(person.email);
  await dialog.getByLabel(fields.password, { exact: true }).fill(person.password);
  await dialog.getByLabel(signUp.acceptTerms).check();
  await dialog.getByRole('button', { name: signUp.submit }).click();
}

/** The code in the newest email to an address. */
export async function emailedCode(world: World, email: string, after?: Date): Promise<string> {
  const { text } = await latestMail(world, email, after && { after });
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code in the mail';
}

/** A code different from the given one. */
export function wrongCode(code: string): string {
  return code === '111111' ? '222222' : '111111';
}

/** Types a code; its sixth digit submits it. */
export async function submitCode(dialog: Locator, lang: Lang, code: string): Promise<void> {
  await dialog.getByLabel(dialogTexts(lang).auth.code.label).fill(code);
}

/** The error for a wrong code, with the number of attempts left. */
export function wrongCodeError(lang: Lang, triesLeft: number): string {
  const { errors, triesLeft: tries } = dialogTexts(lang).auth;
  const left = fill(plural(lang, triesLeft, tries), { n: triesLeft });
  return `${errors.wrong_code}. ${left}`;
}

/** Opens the subscription dialog of a plan from the pricing page. */
export async function openOrder(page: Page, lang: Lang, plan: PlanKey): Promise<Locator> {
  await page.goto(href(lang, 'pricing'));
  // The comparison below the cards has a second one.
  const choose = page.getByRole('button', { name: texts(lang).plans.choose[plan], exact: true });
  await choose.first().click();
  return page.getByRole('dialog');
}

/** Ticks the required consents of an order. */
export async function acceptConditions(dialog: Locator, lang: Lang): Promise<void> {
  const { checkout: t } = dialogTexts(lang);
  await dialog.getByLabel(t.termsBefore).check();
  await dialog.getByLabel(t.waiver).check();
}

/** The button that submits the order. */
export function payButton(dialog: Locator, lang: Lang, plan: PlanKey): Locator {
  const price = formatPrice(lang, plans[plan].amount);
  return dialog.getByRole('button', { name: fill(dialogTexts(lang).checkout.pay, { price }) });
}

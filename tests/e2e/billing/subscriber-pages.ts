/** Steps and checks of a subscriber on the site's pages. */
import type { Locator } from 'playwright/test';
import type { SubscriptionState } from '../../../src/domain/billing/subscription-status.ts';
import { type PlanKey, plans } from '../../../src/domain/billing/plans.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { stepTexts } from '../contract/contracts.ts';
import { acceptConditions, payButton } from '../auth/dialogs.ts';
import { settingsTexts } from '../account/settings-page.ts';
import type { Subscriber } from './subscriber.ts';
import { contentsOf } from '../course/lessons.ts';
import { expect } from '../fixtures.ts';

const lesson = 'principes-decentralisation';

/** Texts of the local Stripe's fields and its simulated bank. */
const stripe = {
  fr: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'Code de sécurité',
    approve: 'Confirmer',
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    approve: 'Confirm',
  },
};

/** Opens the premium lesson and checks that it is shown to its end. */
export async function readsLesson(who: Subscriber): Promise<void> {
  await who.go(href(who.lang, 'lesson', lesson));
  await lessonIsOpen(who);
}

async function lessonIsOpen({ page, lang }: Subscriber): Promise<void> {
  await expect(contentsOf(page, lang)).toBeVisible();
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
}

/** Checks that the premium lesson shows the paywall and nothing behind it. */
export async function findsLessonClosed(who: Subscriber): Promise<void> {
  const { page, lang } = who;
  const { premium, lapsed } = texts(lang).paywall;
  await who.go(href(lang, 'lesson', lesson));
  const heading = (name: string) => page.getByRole('heading', { name });
  const [endedOn = ''] = lapsed.titleOn.split('{');
  const closed = heading(premium.title).or(heading(lapsed.title)).or(heading(endedOn));
  await expect(closed).toBeVisible();
  await expect(page.locator('.sealed .prose')).toHaveCount(0);
}

/** Subscribes from the locked lesson, through the dialog and Stripe's page, and returns to the lesson. */
export async function subscribes(who: Subscriber, plan: PlanKey): Promise<void> {
  const { page, lang } = who;
  const { paywall, plans: offers, checkoutReturn: t } = texts(lang);
  await findsLessonClosed(who);
  await who.shot('lesson-closed');
  const discover = page.getByRole('link', { name: paywall.premium.discover });
  if (await discover.isVisible()) {
    await discover.click();
    await page.getByRole('button', { name: offers.choose[plan], exact: true }).first().click();
  } else await page.getByRole('button', { name: paywall.lapsed.resume }).click();
  const order = page.getByRole('dialog');
  await acceptConditions(order, lang);
  await who.shot('order', 'window');
  await payButton(order, lang, plan).click();

  await page.waitForURL(/\/c\/pay\//);
  await page.locator('input[name=number]').fill('4242 4242 4242 4242');
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=cvc]').fill('123');
  await page.locator('input[name=name]').fill('Claire Durand');
  await who.shot('stripe');
  await page.locator('button[name=action][value=pay]').click();

  await page.waitForURL((url) => url.pathname === href(lang, 'checkoutSuccess'));
  await expect(page.getByRole('heading', { name: t.welcome })).toBeVisible();
  await who.shot('thanks', 'window');
  const main = page.getByRole('main');
  await expect(main.getByText(t.planNames[plan])).toBeVisible();
  const price = fill(t.perMonth, { price: formatPrice(lang, plans[plan].amount) });
  await expect(main.getByText(price)).toBeVisible();
  await expect(main.getByText(who.day((await who.item()).current_period_end))).toBeVisible();
  await who.shot('recap');
  await page.getByRole('link', { name: t.hour.open }).click();
  await lessonIsOpen(who);
  await who.shot('lesson-open', 'window');
}

/** Locators of the billing section. */
export function billingOf({ page, lang }: Subscriber) {
  const { billing: b } = settingsTexts(lang);
  const section = page.getByRole('region', { name: b.heading, exact: true });
  return {
    section,
    state: (name: SubscriptionState): Locator =>
      section.getByRole('heading', { level: 3, name: b.states[name].title, exact: true }),
    button: (name: string): Locator => section.getByRole('button', { name, exact: true }),
    fact: (label: string): Locator =>
      section.locator('dl.billing-facts > div').filter({ hasText: label }).getByRole('definition'),
    newestInvoice: section.locator('.billing-invoices').getByRole('listitem').first(),
  };
}

/** Reloads the billing section until it shows this state. */
export async function findsBilling(who: Subscriber, state: SubscriptionState): Promise<void> {
  const { state: title } = billingOf(who);
  await expect(async () => {
    // Leaves the page first: the same address would only scroll.
    await who.page.goto('about:blank');
    await who.go(`${href(who.lang, 'settings')}#billing`);
    await expect(title(state)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Enters another card in the settings and authenticates it at the bank; it pays the amount due. */
export async function paysWithAnotherCard(who: Subscriber): Promise<void> {
  const { page, lang } = who;
  const { card } = settingsTexts(lang).billing;
  const { section, button, state } = billingOf(who);
  const say = stripe[lang];
  await button(card.change).first().click();
  await page.getByLabel(say.number).fill('4000 0025 0000 3155');
  await page.getByLabel(say.expiry).fill('12/34');
  await page.getByLabel(say.cvc).fill('123');
  await who.shot('card', section);
  await button(card.savePay).click();
  const bank = page.getByRole('dialog');
  const agree = bank.getByRole('button', { name: say.approve });
  await expect(agree).toBeVisible();
  await who.shot('bank', 'window');
  await agree.click();
  await expect(section.getByText(card.doneDue)).toBeVisible();
  await expect(state('active')).toBeVisible();
}

/** Upgrades the plan for the exact amount shown; returns that amount in cents. */
export async function upgrades(who: Subscriber): Promise<number> {
  const { lang } = who;
  const { change } = settingsTexts(lang).billing;
  const { section, button } = billingOf(who);
  const plan = texts(lang).checkoutReturn.planNames.formationEtSignaux;
  await button(fill(change.begin, { plan })).click();
  const due = section
    .locator('.settings-note dl > div')
    .filter({ hasText: change.due })
    .getByRole('definition');
  const shown = await due.innerText();
  await who.shot('upgrade', section);
  await button(fill(change.confirmDue, { plan, price: shown })).click();
  await expect(section.getByText(fill(change.done, { plan }))).toBeVisible();
  return Math.round(Number(shown.replace(/[^\d,.]/g, '').replace(',', '.')) * 100);
}

/** Cancels in three clicks from the current page: the footer's link, the review and the confirmation. */
export async function cancels(who: Subscriber, day: string): Promise<void> {
  const { page, lang } = who;
  const t = stepTexts(lang);
  const { contract, pageNames } = texts(lang);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: pageNames.cancelContract.title }).click();
  await page.getByRole('button', { name: contract.check }).click();
  await expect(page.getByRole('main').getByText(day).first()).toBeVisible();
  await who.shot('cancel-check');
  await page.getByRole('button', { name: t.cancellation.submit }).click();
  await expect(page.getByRole('heading', { name: t.cancellation.ended })).toBeVisible();
  await expect(page.getByRole('main').getByText(day).first()).toBeVisible();
  await who.shot('cancel-done');
}

/** Undoes the cancellation in the settings, after a check of the next charge shown. */
export async function resumes(who: Subscriber): Promise<void> {
  const { resume } = settingsTexts(who.lang).billing;
  const { button, section, state } = billingOf(who);
  await button(resume.begin).click();
  const price = formatPrice(who.lang, plans.formationEtSignaux.amount);
  const date = who.day((await who.item()).current_period_end);
  await expect(section.getByText(fill(resume.text, { price, date }))).toBeVisible();
  await who.shot('resume', section);
  await button(resume.confirm).click();
  await expect(state('active')).toBeVisible();
}

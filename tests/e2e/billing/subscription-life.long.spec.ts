/** The lifecycle of a subscription, from order to resubscription, in a world with its own clock. */
import { plans } from '../../../src/domain/billing/plans.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { test } from '../own-world.ts';
import { settingsTexts } from '../account/settings-page.ts';
import { signInNewAccount } from '../sessions.ts';
import { Subscriber } from './subscriber.ts';
import {
  billingOf,
  cancels,
  findsBilling,
  findsLessonClosed,
  paysWithAnotherCard,
  readsLesson,
  resumes,
  subscribes,
  upgrades,
} from './subscriber-pages.ts';
import { expect, motion, phone } from '../fixtures.ts';

const day = 24 * 60 * 60;

const mails = {
  fr: {
    welcome: /^Confirmation de votre abonnement/,
    notice: /abonnement se renouvelle le/,
    failed: /paiement de votre abonnement a été refusé/,
    changed: /formule a changé/,
    cancelled: /réception de votre résiliation/,
    resumed: /abonnement continue/,
    ended: /abonnement a pris fin/,
  },
  en: {
    welcome: /^Confirmation of your subscription/,
    notice: /subscription renews on/,
    failed: /payment for your subscription was declined/,
    changed: /plan has changed/,
    cancelled: /Acknowledgement of your cancellation/,
    resumed: /subscription continues/,
    ended: /subscription has ended/,
  },
} as const;

const lives = [
  { lang: 'fr', colorScheme: 'light', device: {} },
  { lang: 'en', colorScheme: 'dark', device: phone },
] as const;

for (const { lang, colorScheme, device } of lives) {
  test.describe(() => {
    test.use({ ...device, ...motion, colorScheme, locale: lang });

    test(`subscription lifecycle in ${lang}`, async ({ world, context, page }) => {
      const claire = { first_name: 'Claire', last_name: 'Durand', language: lang };
      const account = await signInNewAccount(page, world, claire);
      const who = new Subscriber(world, context, page, lang, account);
      const { badge, dashboard: d } = texts(lang).members;
      const { planNames } = texts(lang).checkoutReturn;
      const { billing: b } = settingsTexts(lang);
      const { section, state, fact, newestInvoice, button } = billingOf(who);
      const noAppointments = fill(d.appointments.empty, { minutes: slotRules.minutes });
      const mail = mails[lang];
      const main = page.getByRole('main');
      const price = (cents: number): string => formatPrice(lang, cents);
      const dashboard = async (plan: string): Promise<void> => {
        await who.go(href(lang, 'dashboard'));
        await expect(main.getByRole('link', { name: plan })).toBeVisible();
        // Waits for the last request: one still pending when the clock advances would end too late.
        await expect(main.getByText(noAppointments)).toBeVisible();
      };

      await test.step('subscribes', async () => {
        await who.go(href(lang, 'home'));
        const refuse = { name: texts(lang).cookies.refuse, exact: true };
        await page.getByRole('button', refuse).click();
        await subscribes(who, 'formation');
        const [welcome] = await who.mailed(mail.welcome);
        expect(welcome?.text).toContain(price(plans.formation.amount));
        await dashboard(planNames.formation);
        await who.shot('dashboard');
      });

      await test.step('receives a renewal reminder', async () => {
        const { current_period_end: end } = await who.item();
        await who.wait(27 * day);
        await who.reconcile();
        const [notice] = await who.mailed(mail.notice);
        expect(notice?.subject).toContain(who.day(end));
      });

      await test.step('keeps access after a failed renewal and is notified', async () => {
        await who.press('fail');
        await who.waitForTheEnd();
        await findsBilling(who, 'failed');
        await who.shot('failed', section);
        const { amount_remaining: due } = (await who.invoice()) ?? {};
        await expect(newestInvoice).toContainText(b.invoices.status.open);
        await expect(newestInvoice).toContainText(price(due ?? 0));
        await dashboard(badge.paymentFailed);
        await who.shot('failed-dashboard');
        await readsLesson(who);
        await who.mailed(mail.failed);
      });

      await test.step('pays the amount due with another card after authentication', async () => {
        await findsBilling(who, 'failed');
        await paysWithAnotherCard(who);
        await expect(newestInvoice).toContainText(b.invoices.status.paid);
        await who.shot('paid', section);
        expect((await who.atStripe()).status).toBe('active');
        expect(await who.invoice()).toMatchObject({ status: 'paid', total: 24_999 });
      });

      await test.step('upgrades ten days later for the exact amount shown', async () => {
        await who.wait(10 * day);
        await findsBilling(who, 'active');
        const due = await upgrades(who);
        expect(await who.invoice()).toMatchObject({ status: 'paid', amount_paid: due });
        await expect(newestInvoice).toContainText(price(due));
        await expect(fact(b.facts.plan)).toHaveText(planNames.formationEtSignaux);
        await who.shot('upgraded', section);
        await who.mailed(mail.changed);
      });

      const { current_period_end: end } = await who.item();
      const last = who.day(end);

      const plan = planNames.formationEtSignaux;

      await test.step('cancels and keeps access', async () => {
        await dashboard(plan);
        await cancels(who, last);
        const [receipt] = await who.mailed(mail.cancelled);
        expect(receipt?.text).toContain(last);
        await dashboard(plan);
        await expect(
          main.getByRole('link', { name: fill(d.plan.ends, { plan, date: last }) }),
        ).toBeVisible();
        await who.shot('ending-dashboard');
        await findsBilling(who, 'ending');
        await who.shot('ending', section);
        await readsLesson(who);
      });

      await test.step('resumes and cancels again', async () => {
        await findsBilling(who, 'ending');
        await resumes(who);
        await who.mailed(mail.resumed);
        await expect(fact(b.facts.renews)).toHaveText(last);
        await cancels(who, last);
        await who.mailed(mail.cancelled, 2);
        await readsLesson(who);
      });

      await test.step('loses access at the end of the paid month', async () => {
        await who.waitForTheEnd();
        await findsBilling(who, 'ended');
        await expect(main.getByText(fill(b.states.ended.text, { paid: last }))).toBeVisible();
        await expect(button(b.resume.begin)).toHaveCount(0);
        await who.shot('ended', section);
        await dashboard(badge.ended);
        await expect(main.getByText(fill(badge.endedOnText, { date: last }))).toBeVisible();
        await who.shot('ended-dashboard');
        await findsLessonClosed(who);
        await who.notMailed(mail.ended);
      });

      await test.step('subscribes again', async () => {
        await subscribes(who, 'formation');
        await who.mailed(mail.welcome, 2);
        await dashboard(planNames.formation);
        await who.shot('returned-dashboard');
        await findsBilling(who, 'active');
        await expect(state('active')).toBeVisible();
        await who.shot('returned', section);
      });
    });
  });
}

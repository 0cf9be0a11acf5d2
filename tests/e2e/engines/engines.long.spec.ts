/** Firefox and WebKit: every kind of page, sign-in, an opened lesson, an order, market and booking. */
import { href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { accountOf, expect, test } from '../fixtures.ts';
import { bookTexts, afterTexts, visitor } from '../booking/appointments.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { kindsOfPage } from '../kinds.ts';
import { newAccount } from '../sessions.ts';
import type { World } from '../serve-world.ts';
import { sessionKey } from '../../../src/services/session-mark.ts';
import type { StartEngine, Tab } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { fillField, press, see, until } from './steps.ts';
import { startWebkit } from './webkit.ts';

const engines: Readonly<Record<string, StartEngine>> = {
  Firefox: startFirefox,
  WebKit: startWebkit,
};
const lang: Lang = 'fr';
const premiumLesson = 'principes-decentralisation';
const sizes = [
  { lang: 'fr', width: 1280, height: 900 },
  { lang: 'en', width: 500, height: 844 },
] as const;

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    test.describe.configure({ timeout: 240_000 });
    let tab: Tab;

    test.beforeEach(async () => {
      tab = await start();
      await tab.resize(1280, 900);
    });
    test.afterEach(async () => {
      await (tab as Tab | undefined)?.close();
    });

    for (const size of sizes) {
      test(`${name} shows every kind of page in ${size.lang} at ${size.width} px`, async ({
        world,
      }) => {
        await tab.resize(size.width, size.height);
        for (const { page, address } of kindsOfPage(size.lang)) {
          await tab.goto(world.origin + address);
          await see(tab, 'h1');
          const sideways = await tab.evaluate<number>(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          );
          expect(sideways, `${page} scrolls sideways`).toBe(0);
          const isFontShown = await tab.evaluate<boolean>(
            `document.fonts.check('17px ' + getComputedStyle(document.body).fontFamily.split(',')[0])`,
          );
          expect(isFontShown, `${page} shows the web font`).toBe(true);
          expect(await tab.takeProblems(), page).toEqual([]);
        }
      });
    }

    test(`${name} signs in and opens a paid lesson`, async ({ world }) => {
      const { auth } = dialogTexts(lang);
      const { email, password } = accountOf(world, 'formation');
      await tab.goto(world.origin + href(lang, 'lesson', premiumLesson));
      await press(tab, 'header button', texts(lang).account.signIn);
      await fillField(tab, auth.fields.email, email);
      await fillField(tab, auth.fields.password, password);
      await press(tab, 'dialog button[type=submit]', auth.signIn.submit);
      await see(tab, '.sealed .prose h2');
      expect(await tab.takeProblems()).toEqual([]);
    });

    test(`${name} orders a plan and shows the confirmation`, async ({ world }) => {
      const { checkout } = dialogTexts(lang);
      await signIn(tab, world);
      await tab.goto(world.origin + href(lang, 'pricing'));
      await press(tab, 'main button', texts(lang).plans.choose.formation);
      for (const consent of [checkout.termsBefore, checkout.waiver]) {
        await press(tab, 'dialog input[type=checkbox]', consent);
      }
      await press(tab, 'dialog button[type=submit]', '249');
      await see(tab, 'input[name=number]');
      for (const [field, value] of [
        ['number', '4242424242424242'],
        ['expiry', '1234'],
        ['cvc', '123'],
        ['name', 'Claire Martin'],
      ] as const) {
        await tab.type(await see(tab, `input[name=${field}]`), value);
      }
      await press(tab, 'button[name=action]');
      await until(tab, `location.pathname === ${JSON.stringify(href(lang, 'checkoutSuccess'))}`);
      await see(tab, 'h1, h2', texts(lang).checkoutReturn.thanks, 40);
      expect(await tab.takeProblems()).toEqual([]);
    });

    test(`${name} sorts the market and opens a coin`, async ({ world }) => {
      await tab.goto(`${world.origin}${href(lang, 'market')}#ethereum`);
      await see(tab, '[role=dialog], dialog', 'Ethereum');
      await see(tab, '[role=slider]');
      await tab.goto(world.origin + href(lang, 'market'));
      await see(tab, 'main table tbody tr', 'Bitcoin');
      expect(await tab.takeProblems()).toEqual([]);
    });

    test(`${name} books an appointment`, async ({ world }) => {
      const t = bookTexts(lang);
      const { fields } = dialogTexts(lang).auth;
      await tab.goto(world.origin + href(lang, 'appointment'));
      await see(tab, 'h1');
      await press(tab, 'button', t.day.after);
      await press(
        tab,
        '[role=gridcell]:not([aria-disabled=true])',
        t.day.free.other.split('{n}')[1],
      );
      await press(tab, 'label:has(input[name=slot])');
      await fillField(tab, fields.firstName, visitor.firstName);
      await fillField(tab, fields.lastName, visitor.lastName);
      await fillField(tab, fields.email, visitor.email);
      await fillField(tab, t.who.phone, visitor.phone);
      await press(tab, 'main button[type=submit]', t.submit);
      await see(tab, 'h1, h2', afterTexts(lang).booked.title);
      expect(await tab.takeProblems()).toEqual([]);
    });
  });
}

/** Signs the tab in as a new account, by its stored session. */
async function signIn(tab: Tab, world: World): Promise<void> {
  const { session } = await newAccount(world);
  await tab.goto(world.origin + href(lang, 'faq'));
  const [key, value] = [sessionKey, JSON.stringify(session)].map((text) => JSON.stringify(text));
  await tab.evaluate(`localStorage.setItem(${key}, ${value})`);
}

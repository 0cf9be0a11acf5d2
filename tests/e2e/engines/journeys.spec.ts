/** Journeys of visitors and members in Firefox and WebKit. */
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { languages, href, type Lang } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import * as enLab from '../../../src/i18n/en/course/labs/position-size.ts';
import * as frLab from '../../../src/i18n/fr/course/labs/position-size.ts';
import { sessionKey } from '../../../src/services/session-mark.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { afterTexts, bookTexts, visitor } from '../booking/appointments.ts';
import { accountOf, expect, test } from '../fixtures.ts';
import type { World } from '../serve-world.ts';
import { newAccount, openSession, type Session } from '../sessions.ts';
import type { Tab } from './engine.ts';
import { inEachEngine } from './engines.ts';
import { fillField, press, see, until } from './steps.ts';

const paidLesson = 'gestion-risque';
const labs = { fr: frLab.positionSizeLab, en: enLab.positionSizeLab };
/** Backgrounds of the page, as in tests/e2e/site/theme.spec.ts. */
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(11, 17, 30)' };

inEachEngine(({ name, lang, open }) => {
  test.describe.configure({ timeout: 180_000 });
  const t = texts(lang);

  test(`${name} signs in, opens a paid lesson and answers in a lab`, async ({ world }) => {
    const tab = await open();
    await tab.goto(world.origin + href(lang, 'lesson', paidLesson));
    await signInByForm(tab, world, lang);
    await see(tab, '.sealed .prose h2');

    const lab = '[data-lab=position-size]';
    await see(tab, lab);
    const stop = await see(tab, `${lab} [role=slider], ${lab} input[type=range]`, labs[lang].stop);
    // 20 € ÷ (50 € − 46 €) = 5 units; one step of 0.05 € up, 20 € ÷ 3.95 € = 5.06.
    await see(tab, `${lab} dd`, '5');
    await tab.key(stop, 'ArrowRight');
    await see(tab, `${lab} dd`, lang === 'fr' ? '5,06' : '5.06');

    await tab.goto(world.origin + href(lang, 'dashboard'));
    await see(tab, 'main h1');
    await press(tab, 'header button', t.account.menu);
    await press(tab, 'header button', t.account.signOut);
    await see(tab, 'header button', t.account.signIn);
    expect(await tab.takeProblems()).toEqual([]);
  });

  test(`${name} opens the free lesson and shows a term’s card`, async ({ world }) => {
    const tab = await open();
    await signIn(tab, world, await openSession(world, accountOf(world, 'member')));
    await tab.goto(world.origin + href(lang, 'lesson', freeLesson));
    await see(tab, '.sealed .prose h2');
    await tab.hover(await see(tab, '.sealed .prose a.term'));
    await see(tab, '#term-card a, #term-card p');
    const address = await tab.evaluate('document.querySelector(".sealed a.term").pathname');
    expect(await tab.evaluate('location.pathname')).toBe(href(lang, 'lesson', freeLesson));
    expect(await tab.takeProblems()).toEqual([]);
    expect(address).toContain(href(lang, 'dictionary'));
  });

  test(`${name} orders a plan and shows the confirmation`, async ({ world }) => {
    const { checkout } = dialogTexts(lang);
    const tab = await open();
    await signIn(tab, world, (await newAccount(world)).session);
    await tab.goto(world.origin + href(lang, 'pricing'));
    await press(tab, 'main button', t.plans.choose.formation);
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
    await see(tab, 'h1, h2', t.checkoutReturn.welcome, 40);
    expect(await tab.takeProblems()).toEqual([]);
  });

  test(`${name} sorts the market and opens a coin`, async ({ world }) => {
    const tab = await open();
    await tab.goto(world.origin + href(lang, 'market'));
    await see(tab, '#market[data-works] tbody tr', 'Bitcoin');
    const names = `[...document.querySelectorAll('#market tbody tr')]
      .filter((row) => row.checkVisibility()).map((row) => row.querySelector('th b').textContent)`;
    const before = await tab.evaluate<string[]>(names);
    await press(tab, '#market thead th button', t.market.table.columns.name);
    await see(tab, '#market thead th[aria-sort=ascending]', t.market.table.columns.name);
    const sorted = await tab.evaluate<string[]>(names);
    expect(sorted).not.toEqual(before);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, lang)));

    await tab.goto(`${world.origin}${href(lang, 'market')}#ethereum`);
    await see(tab, 'dialog', 'Ethereum');
    const line = await see(tab, 'dialog [role=slider]');
    const valueOf = `document.querySelector('dialog [role=slider]').ariaValueNow`;
    const last = await tab.evaluate(valueOf);
    await tab.click(line);
    await until(tab, `${valueOf} !== ${JSON.stringify(last)}`, 'another point of the chart');
    expect(await tab.takeProblems()).toEqual([]);
  });

  test(`${name} books an appointment`, async ({ world }) => {
    const book = bookTexts(lang);
    const { fields } = dialogTexts(lang).auth;
    const tab = await open();
    await tab.goto(world.origin + href(lang, 'appointment'));
    await press(tab, 'button', book.day.after);
    const free = '[role=gridcell]:not([aria-disabled=true])';
    await press(tab, free, book.day.free.other.split('{n}')[1]);
    await press(tab, 'label:has(input[name=slot])');
    await fillField(tab, fields.firstName, visitor.firstName);
    await fillField(tab, fields.lastName, visitor.lastName);
    await fillField(tab, fields.email, visitor.email);
    await fillField(tab, book.who.phone, visitor.phone);
    await press(tab, 'main button[type=submit]', book.submit);
    await see(tab, 'h1, h2', afterTexts(lang).booked.title);
    expect(await tab.takeProblems()).toEqual([]);
  });

  test(`${name} switches the theme and the language, and keeps both`, async ({ world }) => {
    const tab = await open();
    const background = 'getComputedStyle(document.body).backgroundColor';
    const isPaper = (theme: keyof typeof paper) =>
      until(tab, `${background} === '${paper[theme]}'`, `the ${theme} theme`);
    await tab.goto(world.origin + href(lang, 'home'));
    await isPaper('light');
    await press(tab, 'footer label', t.theme.dark);
    await isPaper('dark');

    const { other } = languages[lang];
    await tab.goto(world.origin + href(lang, 'articles'));
    await isPaper('dark');
    await press(tab, 'header a[data-language]', other.toUpperCase());
    await until(tab, `location.pathname === '${href(other, 'articles')}'`);
    await until(tab, `document.documentElement.lang === '${other}'`);
    await isPaper('dark');
    expect(await tab.takeProblems()).toEqual([]);
  });
});

/** Signs in as a subscriber, in the dialog of the current page. */
async function signInByForm(tab: Tab, world: World, lang: Lang): Promise<void> {
  const { auth } = dialogTexts(lang);
  const { email, password } = accountOf(world, 'formation');
  await press(tab, 'header button', texts(lang).account.signIn);
  await fillField(tab, auth.fields.email, email);
  await fillField(tab, auth.fields.password, password);
  await press(tab, 'dialog button[type=submit]', auth.signIn.submit);
}

/** Signs the tab in with a stored session. */
async function signIn(tab: Tab, world: World, session: Session): Promise<void> {
  await tab.goto(world.origin + href('fr', 'faq'));
  const [key, value] = [sessionKey, JSON.stringify(session)].map((text) => JSON.stringify(text));
  await tab.evaluate(`localStorage.setItem(${key}, ${value})`);
}

/** Every kind of page in Firefox and WebKit. */
import type { Page } from 'playwright/test';
import type { PageId } from '../../../src/domain/site/pages.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { kindsOfPage } from '../kinds.ts';
import type { Look, Tab } from './engine.ts';
import { desk, inEachEngine } from './engines.ts';
import { press, see } from './steps.ts';

const looks: readonly (Look & { readonly lang: 'fr' | 'en' })[] = [
  { lang: 'fr', width: 390, height: 844, theme: 'light' },
  { lang: 'en', width: 1280, height: 900, theme: 'dark' },
];

/** Kinds of page with components of their own. */
const withAxe: readonly PageId[] = [
  'home',
  'pricing',
  'lesson',
  'market',
  'article',
  'appointment',
  'verifyCertificate',
];

/** The font family of the page; empty if it is not the web font. */
const webFont = `document.fonts.ready.then(() => {
  const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return document.fonts.check('17px ' + family) && family.includes('Figtree-') ? family : '';
})`;

const sideways = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
})()`;

/** Leaves the page with its fallback fonts; true if the web font is still there. */
const withoutWebFont = `(() => {
  const [, ...others] = getComputedStyle(document.body).fontFamily.split(',');
  document.documentElement.style.setProperty('--font-figtree', others.join());
  return getComputedStyle(document.body).fontFamily.includes('Figtree-');
})()`;

inEachEngine(({ name, open }) => {
  for (const { lang, ...look } of looks) {
    const words = `${look.width} px wide and ${look.theme}`;

    test(`${name} shows every kind of page in ${lang}, ${words}`, async ({ world }) => {
      const tab = await open(look);
      for (const [index, { page, address }] of kindsOfPage(lang).entries()) {
        const status = await tab.goto(world.origin + address);
        expect.soft(status, `${page}: status`).toBe(200);
        await see(tab, 'h1');
        if (index === 0) await press(tab, 'button', texts(lang).cookies.refuse);
        expect.soft(await tab.evaluate('innerWidth'), 'width of the page').toBe(look.width);
        expect
          .soft(await tab.evaluate(`matchMedia('(prefers-color-scheme: ${look.theme})').matches`))
          .toBe(true);
        expect.soft(await tab.evaluate('document.querySelectorAll("h1").length'), page).toBe(1);
        expect.soft(await tab.evaluate(sideways), `${page} scrolls sideways`).toBe(0);
        if (index > 0) expect.soft(await tab.evaluate(webFont), `${page}: face`).not.toBe('');
        if (withAxe.includes(page)) {
          const { violations, passes } = await checkAccessibility(asPage(tab));
          expect.soft(passes, `${page}: rules that found something`).toBeGreaterThan(10);
          expect.soft(violations, page).toEqual([]);
        }
        expect(await tab.evaluate(withoutWebFont), 'the web font is still there').toBe(false);
        expect.soft(await tab.evaluate(sideways), `${page} in the fallback face`).toBe(0);
        expect.soft(await tab.takeProblems(), page).toEqual([]);
      }
    });
  }

  test(`${name} fits 1280 px in French at the first visit, in the fallback face too`, async ({
    world,
  }) => {
    const tab = await open(desk);
    for (const page of ['home', 'articles', 'pricing', 'market'] as const) {
      await tab.goto(world.origin + href('fr', page));
      expect.soft(await tab.evaluate(sideways), `${page} scrolls sideways`).toBe(0);
      expect(await tab.evaluate(withoutWebFont), 'the web font is still there').toBe(false);
      expect.soft(await tab.evaluate(sideways), `${page} in the fallback face`).toBe(0);
      const height = await tab.evaluate('document.querySelector(".header").offsetHeight');
      expect(height, 'height of the header').toBe(69);
    }
  });
});

/** Adapts a tab to the part of Playwright's page that axe uses. */
function asPage(tab: Tab): Pick<Page, 'evaluate'> {
  const evaluate = (script: string | (() => unknown), argument?: unknown): Promise<unknown> =>
    typeof script === 'string'
      ? tab.evaluate(`(() => { ${script} })()`)
      : tab.evaluate(`(${String(script)})(${JSON.stringify(argument)})`);
  return { evaluate: evaluate as Page['evaluate'] };
}

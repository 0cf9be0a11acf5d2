import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { consentKey } from '../../src/domain/consent.ts';
import { href, langs } from '../../src/i18n/index.ts';
import { texts } from '../../src/i18n/texts.ts';
import { kindsOfPage } from './kinds.ts';
import { expect, test } from './world.ts';

test.describe.configure({ mode: 'parallel' });

const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** Asked once of a page. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Asked again in each look: what can change with the width and the theme. */
const looked: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
  },
};

for (const lang of langs) {
  for (const { page: kind, address } of kindsOfPage(lang)) {
    test(`${kind} in ${lang} has no barrier that axe can see`, async ({ page }) => {
      // The cookie banner has tests of its own; here it would come and stand before something.
      await page.addInitScript((key) => {
        localStorage.setItem(key, 'false');
      }, consentKey);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await page.evaluate(axe.source);
      for (const [index, { width, colorScheme }] of looks.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations, passes } = await ask(page, index === 0 ? everything : looked);
        expect(passes, 'rules that found something to look at').toBeGreaterThan(
          index === 0 ? 10 : 0,
        );
        expect.soft(violations, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

for (const lang of langs) {
  const t = texts(lang);
  for (const { dialog, opener } of [
    { dialog: 'sign-in', opener: t.account.signIn },
    { dialog: 'order', opener: t.plans.choose.formation },
  ]) {
    test(`the ${dialog} dialog in ${lang} has no barrier that axe can see`, async ({ page }) => {
      await page.addInitScript((key) => {
        localStorage.setItem(key, 'false');
      }, consentKey);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(href(lang, 'pricing'));
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await page.evaluate(axe.source);
      for (const [index, { width, colorScheme }] of looks.entries()) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await ask(page, index === 0 ? everything : looked);
        expect.soft(violations, `${width} px wide, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

test('a barrier is seen, and one that only a look has', async ({ page }) => {
  await page.goto(kindsOfPage('fr')[0]?.address ?? '/fr');
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    document.querySelector('h1')?.setAttribute('class', 'faint');
    const rules = new CSSStyleSheet();
    rules.replaceSync('.faint { color: light-dark(#fff, #000) }');
    document.adoptedStyleSheets = [rules];
    document.querySelector('main img, main svg')?.setAttribute('role', 'img');
    document.querySelector('main svg')?.removeAttribute('aria-label');
  });
  expect((await ask(page, everything)).violations.join()).toMatch(/svg-img-alt/);
  expect((await ask(page, looked)).violations.join()).toMatch(/color-contrast/);
});

/** The rules that are broken, what each asks and where; and how many found nothing to say. */
async function ask(
  page: Page,
  options: RunOptions,
): Promise<{ readonly violations: string[]; readonly passes: number }> {
  const found = await page.evaluate(async (asked) => {
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    // Colours on their way from one theme to the other.
    for (const animation of document.getAnimations()) animation.finish();
    await drawn();
    const here = globalThis as unknown as { axe: typeof axe };
    const { violations, passes } = await here.axe.run(document, asked);
    return { violations, passes: passes.length };
  }, options);
  return { violations: found.violations.map(describeViolation), passes: found.passes };
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}

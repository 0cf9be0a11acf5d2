/** The cookie banner: asks once, keeps the choice for six months and stays out of the way. */
import type { Locator, Page } from 'playwright/test';
import { consentDayKey, consentKey } from '../../../src/domain/site/consent.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { countShifts, shiftsSoFar } from '../shifts.ts';
import { sampleOf } from '../../sizes.ts';

const { cookies: t } = texts('fr');
const home = href('fr', 'home');
const noon = '2026-11-21T12:00:00Z';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
});

function banner(page: Page, title = t.title): Locator {
  return page.getByRole('region', { name: title });
}

function stored(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(
    ([answer, day]) => ({
      answer: localStorage.getItem(answer),
      day: localStorage.getItem(day),
    }),
    [consentKey, consentDayKey] as const,
  );
}

for (const lang of langsOf(import.meta.filename)) {
  const { cookies } = texts(lang);

  test(`accepting, refusing and closing the cookie banner are remembered, in ${lang}`, async ({
    page,
  }) => {
    for (const [name, answer] of [
      [cookies.accept, 'true'],
      [cookies.refuse, 'false'],
      [cookies.close, 'false'],
    ] as const) {
      await page.goto(href(lang, 'home'));
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await banner(page, cookies.title).getByRole('button', { name, exact: true }).click();
      await expect(banner(page, cookies.title)).toBeHidden();
      expect(await stored(page), name).toEqual({ answer, day: '2026-11-21' });
      await page.goto(href(lang, 'articles'));
      await page.evaluate(afterNextTask);
      await expect(banner(page, cookies.title)).toBeHidden();
    }
  });
}

for (const colorScheme of sampleOf(['light', 'dark'] as const, 1)) {
  test(`the cookie banner stores nothing before the choice and has no accessibility violations, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(home);
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const link = banner(page).getByRole('link', { name: t.details });
    await expect(link).toHaveAttribute('href', `${href('fr', 'privacy')}#cookies`);
    const { violations, passes } = await checkAccessibility(page, { inside: '#consent' });
    expect(passes).toBeGreaterThan(3);
    expect(violations).toEqual([]);

    // Refusing takes as few clicks as accepting.
    const looks = await Promise.all(
      [t.accept, t.refuse].map((name) =>
        banner(page)
          .getByRole('button', { name, exact: true })
          .evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { backgroundColor, borderColor, color, fontSize, fontWeight } =
              getComputedStyle(button);
            return { width, height, backgroundColor, borderColor, color, fontSize, fontWeight };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });
}

test('the cookie banner asks again after six months', { tag: longOnly }, async ({ page }) => {
  await page.goto(home);
  await banner(page).getByRole('button', { name: t.refuse, exact: true }).click();

  await page.clock.setFixedTime('2027-05-20T12:00:00Z');
  await page.reload();
  await page.evaluate(afterNextTask);
  await expect(banner(page)).toBeHidden();

  await page.clock.setFixedTime('2027-05-21T12:00:00Z');
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual({ answer: null, day: null });

  // A choice stored without its day counts from the day it is first read.
  await page.evaluate((key) => localStorage.setItem(key, 'true'), consentKey);
  await page.reload();
  await page.evaluate(afterNextTask);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({ answer: 'true', day: '2027-05-21' });
});

test(
  'a first cookie choice from the keyboard leaves the focus on the button that changes it',
  { tag: longOnly },
  async ({ page }) => {
    await page.goto(home);
    await banner(page).getByRole('button', { name: t.refuse, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    const opener = page.getByRole('contentinfo').getByRole('button', { name: t.open });
    await expect(opener).toBeFocused();
  },
);

test(
  'a cookie choice applies to every tab, and the footer link changes it',
  { tag: longOnly },
  async ({ page, context }) => {
    await page.goto(home);
    const other = await context.newPage();
    await other.goto(href('fr', 'articles'));
    await expect(banner(other)).toBeVisible();
    await banner(page).getByRole('button', { name: t.accept, exact: true }).click();
    await expect(banner(other)).toBeHidden();
    await other.close();

    const opener = page.getByRole('contentinfo').getByRole('button', { name: t.open });
    await opener.click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText(t.accepted.replace('{date}', '21 novembre 2026'));
    await page.keyboard.press('Escape');
    await expect(banner(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect((await stored(page))['answer']).toBe('false');
  },
);

test('the cookie banner fits 320 px, shifts nothing, takes no focus and never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A late web font may move a line: budgets.spec.ts has the limit for that.
  await page.goto(home);
  await page.evaluate(() => document.fonts.ready);
  await page.addInitScript(countShifts);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.evaluate(shiftsSoFar)).toEqual([]);

  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedPlace);
    if (!focused) break;
    seen.add(focused.name);
    if (focused.covered) hidden.push(focused.name);
  }
  expect(hidden).toEqual([]);
  expect([...seen], 'the banner is reached and left').toContain(t.accept);
  expect(seen.size).toBeGreaterThan(20);
});

test(
  'the cookie banner stays hidden without storage and opens from the footer',
  { tag: longOnly },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Storage is off.', 'SecurityError');
        },
      });
    });
    await page.goto(home);
    await page.evaluate(afterNextTask);
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: t.open }).click();
    await banner(page).getByRole('button', { name: t.refuse, exact: true }).click();
    await expect(banner(page)).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no cookie banner and no button for it', async ({ page }) => {
    await page.goto(home);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByText(t.open, { exact: true })).toBeHidden();
  });
});

/** Runs in the page: waits until after the task that would have opened the banner. */
function afterNextTask(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Runs in the page: the focused element, and whether the banner covers any of it. */
function focusedPlace(): { name: string; covered: boolean } | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const name = focused.textContent.trim() || focused.getAttribute('aria-label') || focused.tagName;
  const own = focused.getBoundingClientRect();
  const consent = document.getElementById('consent');
  const cover = consent?.getBoundingClientRect();
  const covered = Boolean(
    cover &&
    !consent?.contains(focused) &&
    own.bottom > cover.top + 1 &&
    own.top < cover.bottom - 1,
  );
  return { name: name.slice(0, 40), covered };
}

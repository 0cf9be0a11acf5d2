/** The theme: light, dark or the system's; stored, without a flash, the same in every tab. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

const { theme: t } = texts('fr');
const home = href('fr', 'home');
const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(11, 17, 30)' };
const frame = { light: '#fbfaf7', dark: '#0b111e' };

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: t.label }).getByText(name, { exact: true }).click();
}

/** Background colour of the page, and theme colour of the browser's frame. */
function look(page: Page): Promise<{ page: string; frame: string }> {
  return page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    frame:
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content ?? '',
  }));
}

for (const system of sampleOf(['light', 'dark'] as const, 1)) {
  const other = system === 'light' ? 'dark' : 'light';

  test(`on a ${system} system, ${other} can be selected, is stored and can be reset`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(home);
    expect(await look(page)).toEqual({ page: paper[system], frame: frame[system] });

    await choose(page, t[other]);
    await expect.poll(() => look(page)).toEqual({ page: paper[other], frame: frame[other] });
    await page.goto(href('fr', 'articles'));
    await expect.poll(() => look(page)).toEqual({ page: paper[other], frame: frame[other] });
    await expect(page.getByRole('radio', { name: t[other] })).toBeChecked();

    await choose(page, t.system);
    await expect.poll(() => look(page)).toEqual({ page: paper[system], frame: frame[system] });
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => look(page)).toEqual({ page: paper[other], frame: frame[other] });
  });
}

test('the stored theme is applied before the first paint', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/_astro\/.*ERR_FAILED|ERR_FAILED.*_astro/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home);
  await choose(page, t.dark);
  // With the page's own scripts held back, only the script in the head can have set it.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(href('fr', 'faq'), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  expect((await look(page)).page).toBe(paper.dark);
});

test('a change of theme applies to every tab', { tag: longOnly }, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(href('fr', 'articles'));
  await choose(page, t.dark);
  await expect.poll(() => look(other)).toEqual({ page: paper.dark, frame: frame.dark });
  await expect(other.getByRole('radio', { name: t.dark })).toBeChecked();
});

for (const lang of langsOf(import.meta.filename)) {
  const { theme } = texts(lang);

  test(
    `the theme switch works by keyboard in ${lang} and shows its state in forced colours`,
    { tag: longOnly },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(href(lang, 'home'));
      await page.getByRole('radio', { name: theme.system }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: theme.light })).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: theme.dark })).toBeChecked();
      await expect.poll(async () => (await look(page)).page).toBe(paper.dark);

      await page.emulateMedia({ forcedColors: 'active' });
      const backgrounds = await page
        .getByRole('group', { name: theme.label })
        .locator('label')
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
      expect(new Set(backgrounds).size).toBe(2);
    },
  );
}

test('an invalid stored theme falls back to the system’s', { tag: longOnly }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home);
  for (const value of sampleOf(['DARK', '', 'system', '"><script>'], 2)) {
    await page.evaluate((theme) => localStorage.setItem('theme', theme), value);
    await page.reload();
    await expect(page.getByRole('radio', { name: t.system })).toBeChecked();
    expect((await look(page)).page).toBe(paper.light);
  }
});

test('without storage the theme lasts as long as the page', { tag: longOnly }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  });
  await page.goto(home);
  await choose(page, t.dark);
  await expect.poll(async () => (await look(page)).page).toBe(paper.dark);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no theme switch, and the system’s theme applies', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(home);
    await expect(page.getByText(t.system, { exact: true })).toBeHidden();
    expect((await look(page)).page).toBe(paper.dark);
  });
});

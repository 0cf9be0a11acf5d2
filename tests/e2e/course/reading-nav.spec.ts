/** Contents of an open lesson: the rail beside the text and the bar of narrow screens. */
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { answerCookies, expect, phone, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { contentsOf, openLesson } from './lessons.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { reading: t } = texts(lang).progress;
  const lesson = href(lang, 'lesson', 'gestion-risque');

  test.describe(`contents of an open lesson in ${lang}`, () => {
    test.beforeEach(async ({ page, signIn }) => {
      await answerCookies(page);
      await signIn(page, 'formation');
      await openLesson(page, lesson);
    });

    test('show the section being read and the minutes left', async ({ page }) => {
      const contents = contentsOf(page, lang);
      const current = contents.locator('[aria-current="location"]');
      const third = contents.getByRole('listitem').nth(2).getByRole('link');
      await expect(page.locator('.lesson-outline')).toBeHidden();
      await third.click();
      await expect(current).toHaveCount(1);
      await expect(third).toHaveAttribute('aria-current', 'location');
      const before = await contents.locator('b:visible').innerText();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(contents.locator('b:visible')).not.toHaveText(before);
    });

    test.describe(() => {
      test.use(phone);

      test('are a bar on a phone that leads on and opens the list', async ({ page }) => {
        const bar = contentsOf(page, lang);
        await bar.getByRole('link').click();
        const title = await page.locator('.sealed .prose h2').first().innerText();
        await expect(bar.locator('b:visible')).toHaveText(title);
        await bar.getByRole('button').click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('link').nth(3).click();
        await expect(dialog).toBeHidden();
        const fourth = await page.locator('.sealed .prose h2').nth(3).innerText();
        await expect(bar.locator('b:visible')).toHaveText(fourth);
        await bar.getByRole('button').click();
        await page.keyboard.press('Escape');
        await expect(bar.getByRole('button')).toBeFocused();
        expect(await bar.getByRole('button').innerText()).toContain(t.open);
      });

      test('bring the shadow of tables that scroll sideways', async ({ page }) => {
        const table = page.locator('.sealed .prose .table-frame').first();
        await expect(table).toHaveCSS('background-image', /linear-gradient/);
      });
    });
  });
}

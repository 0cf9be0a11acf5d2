/** The questions of the FAQ page; `tests/site/` checks the rest. */
import { plainInline } from '../../../src/domain/site/inline-links.ts';
import { href } from '../../../src/i18n/index.ts';
import { typesetPieces } from '../../../src/i18n/typography.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  test(
    `the questions in ${lang} open one at a time by keyboard`,
    { tag: longOnly },
    async ({ page }) => {
      await page.goto(href(lang, 'faq'));
      const { groups } = texts(lang).faq;
      const [first, second] = groups.flatMap(({ items }) => items);
      if (!first || !second) throw new Error('no questions');
      const shown = (text: string) =>
        page
          .getByRole('main')
          .getByText(typesetPieces(lang, [plainInline(text)]).join(''), { exact: true });
      await shown(first.question).focus();
      await page.keyboard.press('Enter');
      await expect(shown(first.answer)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(shown(first.answer).getByRole('link').first()).toBeFocused();
      await shown(second.question).press('Enter');
      await expect(shown(second.answer)).toBeVisible();
      await expect(shown(first.answer)).toBeHidden();
    },
  );
}

/** Company, policy and help pages: complete without a script, every link resolves, questions open. */
import { brotliCompressSync } from 'node:zlib';
import { plainInline } from '../../../src/domain/site/inline-links.ts';
import type { PlainPageId } from '../../../src/domain/site/pages.ts';
import { href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { site } from '../../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const kinds: readonly PlainPageId[] = [
  'about',
  'team',
  'values',
  'support',
  'appointment',
  'faq',
  'policy',
  'privacy',
  'terms',
];

for (const lang of langsOf(import.meta.filename)) {
  for (const kind of kinds) {
    test(`${kind} in ${lang} is whole: headings, links, width, weight`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const response = await page.goto(href(lang, kind));
      const html = (await response?.text()) ?? '';
      expect(brotliCompressSync(html).length, 'HTML and CSS').toBeLessThanOrEqual(14 * 1024);

      const levels = await page
        .getByRole('main')
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0), `heading ${index + 1}`).toBeLessThanOrEqual(1);
      }

      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'sideways scroll at 320 px').toBeLessThanOrEqual(320);

      const addresses = await page
        .getByRole('main')
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses.length).toBeGreaterThan(2);
      const { origin } = new URL(page.url());
      for (const address of new Set(addresses)) {
        const url = new URL(address);
        if (url.protocol === 'mailto:') expect(url.pathname).toBe(site.contact.email);
        if (url.origin !== origin) continue;
        const target = await request.get(url.pathname);
        expect(target.status(), address).toBe(200);
        if (!url.hash) continue;
        expect(await target.text(), address).toContain(
          `id="${decodeURIComponent(url.hash.slice(1))}"`,
        );
      }
    });
  }

  test(`the questions in ${lang} open one at a time, by keyboard`, async ({ page }) => {
    await page.goto(href(lang, 'faq'));
    const { groups } = texts(lang).faq;
    const [first, second] = groups.flatMap(({ items }) => items);
    if (!first || !second) throw new Error('no questions');
    const answer = (text: string) =>
      page.getByRole('main').getByText(plainInline(text), { exact: true });
    await page.getByText(first.question, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(answer(first.answer)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(answer(first.answer).getByRole('link').first()).toBeFocused();
    await page.getByText(second.question, { exact: true }).press('Enter');
    await expect(answer(second.answer)).toBeVisible();
    await expect(answer(first.answer)).toBeHidden();
  });

  test(`a subject of the support page in ${lang} opens a prepared message`, async ({ page }) => {
    await page.goto(href(lang, 'support'));
    const { topics, write } = texts(lang).company;
    for (const { title, subject, body } of topics) {
      const link = page.getByRole('link', { name: `${write} ${title}`, exact: true });
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.searchParams.get('subject')).toBe(subject);
      expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(body);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the terms hold their ways out, and a question opens', async ({ page }) => {
    for (const lang of langs) {
      const { pageNames } = texts(lang);
      await page.goto(href(lang, 'terms'));
      for (const id of ['cancelContract', 'withdrawContract'] as const) {
        const link = page.getByRole('main').getByRole('link', { name: pageNames[id].title });
        await expect(link).toHaveAttribute('href', href(lang, id));
      }
      await page.goto(href(lang, 'faq'));
      const question = texts(lang).faq.groups[0]?.items[0];
      await page.getByText(question?.question ?? '', { exact: true }).click();
      await expect(
        page.getByText(plainInline(question?.answer ?? ''), { exact: true }),
      ).toBeVisible();
    }
  });
});

/** Suggested answers while the subject of a message is typed. */
import { questionId, searchIndexPath } from '../../../src/domain/search/search.ts';
import { fill, href, plural } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { typesetPieces } from '../../../src/i18n/typography.ts';
import { checkAccessibility } from '../axe.ts';
import { stubSupport, formOf, person, ticket } from './support.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { groups } = texts(lang).faq;
  const payment = groups.find(({ key }) => key === 'payment');
  const position = lang === 'fr' ? /remboursé/ : /refund/;
  const index = payment?.items.findIndex(({ question }) => position.test(question)) ?? -1;
  const question = payment?.items[index]?.question ?? '';
  const [shown = ''] = typesetPieces(lang, [question]);

  test(
    `a subject in ${lang} suggests a question, which opens while the draft is kept`,
    { tag: longOnly },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await stubSupport(page, ticket);
      await page.goto(href(lang, 'support'));
      const { focusForm, fill: write, field, t } = formOf(page, lang);
      await focusForm();
      await write();
      await field('subject').fill('');
      await field('subject').pressSequentially(
        lang === 'fr' ? 'Je veux être remboursé' : 'I would like a refund',
      );
      const region = page.getByRole('region', { name: t.steps.found.label });
      const link = region.getByRole('link', { name: question });
      await expect(link).toBeVisible();
      const n = await region.getByRole('link').count();
      expect(n).toBeLessThanOrEqual(4);
      await expect(region.getByRole('status')).toHaveText(
        fill(plural(lang, n, t.steps.found.count), { n }),
      );
      await expect(field('subject'), 'the field keeps the focus').toBeFocused();
      expect((await checkAccessibility(page, { inside: '#write' })).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );

      await page.keyboard.press('Tab');
      await expect(region.getByRole('link').first()).toBeFocused();
      await link.press('Enter');
      await expect(page).toHaveURL(`${href(lang, 'faq')}#${questionId('payment', index)}`);
      await expect(page.getByRole('group').filter({ hasText: shown })).toHaveAttribute('open');
      await page.goBack();
      await expect(field('message')).toHaveValue(person.message);
      await expect(field('subject')).not.toHaveValue('');
    },
  );

  test(
    `an address with a question of the help page in ${lang} opens it`,
    { tag: longOnly },
    async ({ page }) => {
      await page.goto(`${href(lang, 'faq')}#${questionId('payment', index)}`);
      await expect(page.getByRole('group').filter({ hasText: shown })).toHaveAttribute('open');
    },
  );
}

test(
  'a subject without meaningful words suggests nothing, and a missing index causes no error',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|request failed/);
    await stubSupport(page, ticket);
    const asked: string[] = [];
    await page.route(`**${searchIndexPath('fr')}`, (route) => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(href('fr', 'support'));
    const { focusForm, field, t } = formOf(page, 'fr');
    await focusForm();
    const region = page.getByRole('region', { name: t.steps.found.label });
    await field('subject').fill('glissement');
    await expect.poll(() => asked.length).toBe(1);
    await expect(region.getByRole('link')).toHaveCount(0);
    await field('subject').fill('le glissement');
    await expect(region.getByRole('link').first()).toHaveAttribute(
      'href',
      href('fr', 'term', 'glissement'),
    );
    await field('subject').fill('zzzzzzzz');
    await expect(region.getByRole('link')).toHaveCount(0);
    await field('subject').fill('<img src=x onerror=alert(1)>');
    await field('subject').fill('');
    // An empty region has no name, so that it is not listed among landmarks.
    await expect(region).toHaveCount(0);
    await expect(page.locator('#write').getByRole('status').first()).toBeEmpty();
  },
);

test('the search page finds a question of the help page', { tag: longOnly }, async ({ page }) => {
  await page.goto(`${href('fr', 'search')}?q=${encodeURIComponent('mot de passe oublié')}`);
  const link = page.locator('#search-results').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /faq#account-\d$/);
});

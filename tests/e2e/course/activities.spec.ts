/** The activities of a lesson: predictions, a case, a checklist and a sheet. */
import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright/test';
import { labKit } from '../../../src/i18n/fr/course/labs/kit.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, phone, test, longOnly } from '../fixtures.ts';
import { openLesson } from './lessons.ts';

const lesson = '/fr/formation/comprendre-la-crypto/gestion-risque';
const { activities: t } = texts('fr');

/** The activities of a kind, in the order of the lesson. */
const placesOf = (page: Page, kind: string) => page.locator(`[data-${kind}]`);

async function violations(page: Page, inside: string) {
  return (await checkAccessibility(page, { inside })).violations;
}

test.describe('activities of a lesson', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await openLesson(page, lesson);
  });

  test('a choice is compared with the right one by keyboard, kept and taken back', async ({
    page,
  }) => {
    const place = placesOf(page, 'predict').first();
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('radio')).toHaveCount(3);
    const why = place.locator('.activity-then');
    await expect(why).toBeHidden();
    await place.getByRole('button', { name: t.predict.compare }).press('Enter');
    await expect(place.getByRole('alert')).toHaveText(t.predict.choose);
    await place.getByRole('radio').first().press('Space');
    expect(await violations(page, '[data-predict]')).toEqual([]);
    await place.getByRole('button', { name: t.predict.compare }).press('Enter');
    await expect(place.getByText(t.predict.wrongChoice)).toBeFocused();
    await expect(why).toBeVisible();
    const right = place.getByRole('listitem').filter({ hasText: t.predict.right });
    await expect(right.locator('path')).toHaveCount(1);
    await expect(place.getByRole('listitem').first()).toContainText(t.predict.yours);
    expect(await violations(page, '[data-predict]')).toEqual([]);

    await page.reload();
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByText(t.predict.wrongChoice)).toBeVisible();
    await place.getByRole('button', { name: t.predict.again }).press('Enter');
    await expect(place.getByRole('group')).toBeFocused();
    await expect(why).toBeHidden();
  });

  test(
    'a number is drawn beside the right one, or skipped',
    { tag: longOnly },
    async ({ page }) => {
      const place = placesOf(page, 'predict').nth(2);
      await place.scrollIntoViewIfNeeded();
      const number = place.getByRole('textbox', { name: t.predict.number });
      await number.fill('environ 60');
      await number.press('Enter');
      await expect(place.getByRole('alert')).toHaveText(labKit.unreadable);
      await place.getByRole('button', { name: t.predict.compare }).click();
      await expect(number, 'an invalid text is not compared').toHaveValue('environ 60');
      await number.fill('60');
      await place.getByRole('button', { name: t.predict.compare }).click();
      await expect(place.getByRole('img')).toHaveAccessibleName(
        'Vous aviez dit 60\u00a0%. La réponse est 150\u00a0%.',
      );
      await expect(place.locator('svg')).toContainText('vous\u00a0: 60\u00a0%');
      expect(await violations(page, '[data-predict]')).toEqual([]);
      await place.getByRole('button', { name: t.predict.again }).click();
      await number.clear();
      await number.pressSequentially('4000');
      await place.getByRole('button', { name: t.predict.compare }).click();
      await expect(place.getByRole('img'), 'the limit, not the digits before').toHaveAccessibleName(
        'Vous aviez dit 300\u00a0%. La réponse est 150\u00a0%.',
      );
      await place.getByRole('button', { name: t.predict.again }).click();
      await place.getByRole('button', { name: t.predict.skip }).click();
      await expect(place.getByText('La réponse est 150\u00a0%.')).toBeFocused();
    },
  );

  test('a case goes on after each decision and ends after the last', async ({ page }) => {
    const place = placesOf(page, 'case');
    await place.scrollIntoViewIfNeeded();
    const outcome = place.getByRole('heading', { name: t.case.outcome });
    await expect(place.getByRole('radio')).toHaveCount(3);
    await expect(place.locator('.case-step:visible')).toHaveCount(1);
    await expect(outcome).toBeHidden();
    await expect(place.getByRole('time')).toHaveText('12 mars 2020');
    await expect(place.getByRole('link', { name: 'CryptoDataDownload' })).toBeVisible();
    for (const step of [1, 2]) {
      await place.getByRole('radio').nth(1).check();
      await place.getByRole('button', { name: t.case.decide }).click();
      await expect(place.getByText(t.case.yours)).toHaveCount(step);
      await expect(place.locator('.case-reply').nth(step - 1)).toBeFocused();
    }
    await expect(outcome).toBeVisible();
    expect(await violations(page, '[data-case]')).toEqual([]);
    await page.reload();
    await place.scrollIntoViewIfNeeded();
    await expect(outcome).toBeVisible();
    await place.getByRole('button', { name: t.case.again }).click();
    await expect(outcome).toBeHidden();
    await expect(place.getByText(/Décision 1/)).toBeFocused();
  });

  test(
    'a sheet calculates, and is downloaded with its formulas',
    { tag: longOnly },
    async ({ page }) => {
      const place = placesOf(page, 'sheet').last();
      await place.scrollIntoViewIfNeeded();
      const result = (name: RegExp) =>
        place.getByRole('row', { name }).getByRole('cell').filter({ visible: true });
      await expect(result(/^Quantité/)).toHaveText('4,61');
      await place.getByRole('textbox', { name: 'Capital' }).fill('4 000');
      await expect(result(/^Quantité/)).toHaveText('9,23');
      await place.getByRole('textbox', { name: 'Stop' }).fill('abc');
      await expect(place.getByRole('alert')).toBeVisible();
      await place.getByRole('textbox', { name: 'Stop' }).fill('46');
      expect(await violations(page, '[data-sheet]')).toEqual([]);
      const waiting = page.waitForEvent('download');
      await place.getByRole('button', { name: t.sheet.download }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe('taille-de-position.xlsx');
      const { sheets } = await readXlsx(await readFile(await download.path()));
      const cells = [...(sheets[0]?.cells?.values() ?? [])];
      expect(cells).toContainEqual(
        expect.objectContaining({ formula: '((B4*B5)/100)', formulaResult: 40 }),
      );
      await page.reload();
      await place.scrollIntoViewIfNeeded();
      await expect(result(/^Quantité/)).toHaveText('9,23');
      await place.getByRole('button', { name: t.sheet.reset }).click();
      await expect(result(/^Quantité/)).toHaveText('4,61');
    },
  );

  test(
    'the plan is copied as rows and printed alone',
    { tag: longOnly },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const place = placesOf(page, 'keep');
      await place.scrollIntoViewIfNeeded();
      await place.getByRole('button', { name: t.keep.copy }).click();
      await expect(place.getByRole('status')).toHaveText(t.keep.copied);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split('\n')).toContainEqual(expect.stringMatching(/^Levier\taucun\t$/));
      expect(await violations(page, '[data-keep]')).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await place
        .getByRole('button', { name: t.keep.print, includeHidden: true })
        .dispatchEvent('click');
      await expect(place.getByRole('heading')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page).toHaveTitle('plan-de-risque');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    'print shows every explanation and step, and no rail or quiz',
    { tag: longOnly },
    async ({ page }) => {
      await placesOf(page, 'case').scrollIntoViewIfNeeded();
      await expect(placesOf(page, 'case').getByRole('radio')).toHaveCount(3);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.case-step:visible')).toHaveCount(2);
      await expect(placesOf(page, 'case').getByText(t.case.outcome)).toBeVisible();
      await expect(page.locator('.activity-then:visible')).toHaveCount(7);
      for (const part of ['.quiz', '.finish', '.reading-nav', '.side', '.header']) {
        await expect(page.locator(part)).toBeHidden();
      }
    },
  );
});

test.describe('a checklist', () => {
  test('keeps its ticks over a reload', { tag: longOnly }, async ({ page, signIn }) => {
    await signIn(page, 'member');
    await openLesson(page, '/fr/formation/comprendre-la-crypto/fondamentaux-blockchain');
    const place = placesOf(page, 'keep');
    // Scrolls again until it stays: labs above grow when they hydrate, and a reload restores the scroll position.
    const reach = () =>
      expect(async () => {
        await place.scrollIntoViewIfNeeded();
        await expect(place.getByRole('button', { name: t.keep.print })).toBeVisible({
          timeout: 1_000,
        });
      }).toPass();
    await reach();
    await place.getByRole('checkbox').nth(1).check();
    await expect(place.getByRole('button', { name: t.keep.clear })).toBeVisible();
    await page.reload();
    await reach();
    await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await place.getByRole('button', { name: t.keep.clear }).click();
    await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('activities fit the screen', { tag: longOnly }, async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await openLesson(page, lesson);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const kind of ['predict', 'case', 'keep', 'sheet']) {
      await placesOf(page, kind).last().scrollIntoViewIfNeeded();
      await expect(placesOf(page, kind).last().getByRole('button').first()).toBeVisible();
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
});

test(
  'a term that is focused in a question hands its focus to the first choice',
  { tag: longOnly },
  async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await openLesson(page, '/fr/formation/comprendre-la-crypto/strategies-avancees');
    const term = page.locator('.activity-question .term').first();
    const place = page.locator('[data-predict]', { has: term });
    await term.focus();
    await expect(place.getByRole('radio').first()).toBeFocused();
  },
);

/** The lab on leverage: the side and the sliders by keyboard, a refused setting, a trial, words that fit a phone. */
import { checkAccessibility } from '../axe.ts';
import { expect, longOnly, phone, test } from '../fixtures.ts';
import { labKit } from '../../../src/i18n/fr/course/labs/kit.ts';
import { leverageLab as t } from '../../../src/i18n/fr/course/labs/leverage.ts';
import { openLesson } from './lessons.ts';

const lesson = '/fr/formation/comprendre-la-crypto/strategies-avancees';
const place = '[data-lab="leverage"]';

test('the lab on leverage follows the keyboard, refuses and sets up trials', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'formation');
  await openLesson(page, lesson);
  await page.locator(place).scrollIntoViewIfNeeded();
  const lab = page.getByRole('group', { name: t.title });
  const today = lab.locator('dd').nth(0);
  const later = lab.locator('dd').nth(1);
  const result = lab.locator('dd').nth(3);

  // (2,000 − 200) ÷ (20 × 0.95); thirty days later 18 € are paid.
  await expect(today).toContainText('94,74');
  await expect(later).toContainText('95,68');
  await expect(lab.getByRole('img')).toHaveAccessibleName(/Sur 1\s000 tirages, 735 sont fermés/);

  // Half the leverage: (1,000 − 200) ÷ (10 × 0.95).
  await lab.getByRole('slider', { name: t.leverage }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(today).toContainText('84,21');
  // The other side: (1,000 + 200) ÷ (10 × 1.05).
  await lab.getByRole('radio', { name: t.sides.long }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(today).toContainText('114,29');

  await lab.getByRole('textbox', { name: t.leverage }).fill('20');
  await expect(today).toHaveText(/^–\s*$/);
  await expect(lab.getByRole('img')).toHaveAccessibleName(/inférieur à 20/);

  await lab.getByRole('button', { name: labKit.set }).first().click();
  await expect(result).toContainText('−200');
  await expect(lab.getByRole('listitem').first()).toContainText(t.trials.right.shows);
  await lab.getByRole('button', { name: t.again }).click();
  await expect(lab.getByRole('listitem').first()).toContainText(t.trials.right.shows);
  expect((await checkAccessibility(page, { inside: place })).violations).toEqual([]);
});

test.describe('on a phone', { tag: longOnly }, () => {
  test.use(phone);

  test('the words of both drawings stay within them', async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await openLesson(page, lesson);
    await page.locator(place).scrollIntoViewIfNeeded();
    const lab = page.getByRole('group', { name: t.title });
    const set = lab.getByRole('button', { name: labKit.set });
    for (let trial = 0; trial < Object.keys(t.trials).length; trial += 1) {
      await set.nth(trial).click();
      await expect(lab.getByRole('img')).toHaveAccessibleName(/Sur 1\s000 tirages/);
      const outside = await lab.locator('svg.lab-svg').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const box = drawing.getBoundingClientRect();
          return [...drawing.querySelectorAll('text')]
            .filter((text) => {
              const { left, right } = text.getBoundingClientRect();
              return left < box.left - 1 || right > box.right + 1;
            })
            .map(({ textContent }) => textContent);
        }),
      );
      expect(outside).toEqual([]);
    }
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
});

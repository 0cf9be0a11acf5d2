/** The labs of a paid lesson: loaded when reached, used by keyboard, mouse and touch, kept across a reload. */
import { checkAccessibility } from '../axe.ts';
import { expect, phone, test } from '../fixtures.ts';
import { attackerLab } from '../../../src/i18n/fr/course/labs/attacker.ts';
import { correlationLab } from '../../../src/i18n/fr/course/labs/correlation.ts';
import { labKit } from '../../../src/i18n/fr/course/labs/kit.ts';
import { positionSizeLab as t } from '../../../src/i18n/fr/course/labs/position-size.ts';
import { openLesson } from './lessons.ts';

const lesson = '/fr/formation/comprendre-la-crypto/gestion-risque';

test('a lab is loaded when it is reached, follows the keyboard, is kept and reset', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'formation');
  await openLesson(page, lesson);
  const lab = page.getByRole('group', { name: t.title });
  const later = page.getByRole('group', { name: correlationLab.title });
  await page.locator('[data-lab="position-size"]').scrollIntoViewIfNeeded();
  await expect(lab).toBeVisible();
  await expect(later).toHaveCount(0);

  // 20 € ÷ (50 € − 46 €) = 5 units; 5 steps of 0.05 € up, 20 € ÷ 3.75 € = 5.33.
  const units = lab.locator('dd').first();
  await expect(units).toHaveText('5');
  const stop = lab.getByRole('slider', { name: t.stop });
  await stop.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(lab.getByRole('textbox', { name: t.stop })).toHaveValue('46,25');
  await expect(units).toHaveText('5,33');
  await expect(lab.getByRole('status').filter({ hasText: /5,33 unités/ })).toHaveCount(1);
  await expect(lab.getByRole('img')).toHaveAccessibleName(/vous achetez 5,33 unités/);

  await lab.getByRole('textbox', { name: t.stop }).fill('60');
  await expect(lab.getByRole('alert')).toHaveText('Entre 35 et 49,95.');
  await lab.getByRole('button', { name: labKit.set }).first().click();
  await expect(units).toHaveText('80');
  await expect(lab.getByRole('listitem').first()).toContainText(t.trials.tight.shows);
  expect(
    (await checkAccessibility(page, { inside: '[data-lab="position-size"]' })).violations,
  ).toEqual([]);

  await page.reload();
  await page.locator('[data-lab="position-size"]').scrollIntoViewIfNeeded();
  await expect(units).toHaveText('80');
  await lab.getByRole('button', { name: labKit.reset }).click();
  await expect(units).toHaveText('5');
  await expect(lab.getByText(t.trials.tight.shows)).toHaveCount(0);

  await page.locator('[data-lab="correlation"]').scrollIntoViewIfNeeded();
  await expect(later).toBeVisible();
});

test('the handle of a drawing follows the pointer although its value changes the scale', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'formation');
  await openLesson(page, '/fr/formation/comprendre-la-crypto/principes-decentralisation');
  await page.locator('[data-lab="attacker"]').scrollIntoViewIfNeeded();
  const lab = page.getByRole('group', { name: attackerLab.title });
  const blocks = lab.getByRole('slider', { name: attackerLab.blocks });
  await expect(blocks).toHaveValue('59');
  const field = lab.getByRole('textbox', { name: attackerLab.blocks });
  await field.fill('58');
  const grip = lab.locator('.lab-grip-x');
  await grip.evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const drag = async (toX: number) => {
    const box = await grip.boundingBox();
    if (!box) throw new Error('The drawing has no handle.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(toX, y, { steps: 20 });
    await page.mouse.up();
  };
  const drawing = await lab.getByRole('img').boundingBox();
  if (!drawing) throw new Error('The lab has no drawing.');
  // The plot is from 64 pixels after the left edge to 52 before the right one, and 60 blocks wide.
  await drag(drawing.x + 64 + (drawing.width - 64 - 52) / 6);
  await expect(blocks).toHaveValue('10');
  await expect(field, 'no longer what was typed').toHaveValue('10');
  // To the end of the scale of 24 blocks, and then to that of 40, once each is drawn.
  for (const end of ['24', '40']) {
    await expect(lab.locator('svg').getByText(end, { exact: true })).toBeVisible();
    await drag(drawing.x + drawing.width);
    await expect(blocks).toHaveValue(end);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the drawing of a lab stays in view above its controls', async ({ page, signIn }) => {
    await signIn(page, 'formation');
    await openLesson(page, lesson);
    await page.locator('[data-lab="position-size"]').scrollIntoViewIfNeeded();
    const lab = page.getByRole('group', { name: t.title });
    const fee = lab.getByRole('slider', { name: t.fee });
    await fee.evaluate((slider) => slider.scrollIntoView({ block: 'end' }));
    await expect(fee).toBeInViewport();
    await expect(lab.getByRole('img')).toBeInViewport({ ratio: 0.9 });
    const target = await fee.boundingBox();
    expect(target?.height).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  test('a price level of a drawing follows the finger, and the page does not scroll', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'formation');
    await openLesson(page, lesson);
    await page.locator('[data-lab="position-size"]').scrollIntoViewIfNeeded();
    const lab = page.getByRole('group', { name: t.title });
    // Target, stop, entry.
    const grip = lab.locator('.lab-grip').nth(1);
    await grip.evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const box = await grip.boundingBox();
    if (!box) throw new Error('The stop has no handle.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', { x, y });
    for (const moved of [10, 20, 30, 40]) await touch('touchMove', { x, y: y + moved });
    await touch('touchEnd');
    // 40 of the 232 pixels between 44.75 € and 59.60 €: 2.55 € down from 46 €.
    await expect(lab.getByRole('slider', { name: t.stop })).toHaveValue('43.45');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

/** The home page: the interactive figure, the chain, the question, and the dock on a phone. */
import type { Page } from 'playwright/test';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { cookies } from '../../../src/i18n/fr/site/cookies.ts';
import { expect, motion, phone, test } from '../fixtures.ts';

const { home: t } = texts('fr');

test('the stop moves by keyboard and by its handle, and says what it costs', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(href('fr', 'home'));
  const figure = page.locator('.play');
  const slider = page.getByLabel(t.figure.label);
  await expect(figure).toContainText('−84,80');
  expect(scripts.filter((url) => url.includes('parts'))).toEqual([]);

  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /49,00.*24,95/);
  await page.keyboard.press('End');
  await expect(figure).toContainText('42,00');
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toContainText('42,25');
  await page.keyboard.press('PageDown');
  await expect(figure).not.toContainText('42,25');

  // Dragging it up by a twelfth of the height: about 1.6 euros nearer to the purchase price.
  await slider.fill('4');
  await expect(figure).toContainText('46,00');
  const grip = page.locator('.grip');
  const box = await grip.boundingBox();
  const stage = await page.locator('.stage').boundingBox();
  if (!box || !stage) throw new Error('no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - stage.height / 12, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('2.5');
  await expect(figure).toContainText('47,50');
});

test('twenty random futures are counted by their ends, without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href('fr', 'home'));
  await page.getByRole('button', { name: t.figure.draw }).click();
  const tally = page.locator('.tally');
  await expect(tally).toHaveText(/^Sur 20/);
  const [, ...counts] = (await tally.textContent())?.match(/\d+/g)?.map(Number) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
  await expect(page.locator('.walks i')).toHaveCount(20);
  for (const [index, end] of (['stop', 'mark', 'neither'] as const).entries()) {
    await expect(page.locator(`.walks i.${end}`)).toHaveCount(counts[index] ?? NaN);
  }
  const running = await page.locator('.play').evaluate((it) =>
    it
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect?.getComputedTiming().duration)
      .filter((duration) => Number(duration) > 1),
  );
  expect(running).toEqual([]);

  // Another stop clears the drawn futures.
  await page.getByLabel(t.figure.label).fill('2');
  await expect(tally).toBeEmpty();
  await expect(page.locator('.walks i')).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use(motion);

  test('the drawing comes to rest as it is without a script', async ({ page }) => {
    await page.goto(href('fr', 'home'));
    await page.locator('.play').evaluate(async (it) => {
      await Promise.all(it.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    await expect(page.locator('.stage .gain')).toHaveCSS('opacity', '1');
  });
});

test('another amount breaks the chain, and the copied hash tells', async ({ page }) => {
  await page.goto(href('fr', 'home'));
  const lab = page.locator('.lab');
  await expect(lab.getByRole('status')).toContainText('9ec6dd26');
  await lab.getByRole('button', { name: t.try.chain.reset }).click();
  await expect(lab.getByRole('status')).toHaveText(
    t.try.chain.intact.replace('{copied}', '0000f4ef'),
  );
  await lab.getByRole('button', { name: t.try.chain.more }).click();
  await expect(lab.getByRole('spinbutton')).toHaveValue('11');
  await expect(lab).toContainText('Ana>Leo:11');
  await expect(lab.getByRole('status')).toContainText('98a5b3e1');
});

test('a wrong answer gets its reason and a second try', async ({ page }) => {
  await page.goto(href('fr', 'home'));
  const { choices, none, again, right, check, next } = t.try.question;
  const sample = page.locator('.try-question');
  const button = sample.getByRole('button', { name: check });
  await button.click();
  await expect(sample.getByRole('status')).toHaveText(none);
  await sample.getByRole('radio').first().check();
  await button.click();
  await expect(sample.getByRole('status')).toHaveText(again);
  await expect(sample.locator('[aria-live]').first()).toHaveText(choices[0]?.why ?? '–');
  await expect(sample.getByRole('link', { name: next })).toBeHidden();
  await sample.getByRole('radio').nth(1).check();
  await button.click();
  await expect(sample.getByRole('status')).toHaveText(right);
  await expect(sample.getByRole('link', { name: next })).toBeFocused();
});

test('a subscriber resumes the course, and the plans are gone', async ({ page, signIn }) => {
  await signIn(page, 'formation');
  await page.goto(href('fr', 'home'));
  await expect(page.locator('html')).toHaveAttribute('data-access', 'open');
  await expect(page.locator('.hero').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: t.plans.heading })).toBeHidden();
});

test('signed in without a subscription, one resumes the course and sees the plans', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'member');
  await page.goto(href('fr', 'home'));
  await expect(page.locator('.hero').getByRole('link')).toHaveText([t.resume]);
  await expect(page.getByRole('heading', { name: t.plans.heading })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the figure stands before the proofs, and the action follows', async ({ page }) => {
    await page.goto(href('fr', 'home'));
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? NaN;
    expect(await top('.stage')).toBeLessThan(844 - 280);
    expect(await top('.stage')).toBeLessThan(await top('.proofs'));
    const dock = page.locator('.dock');
    await expect(dock).toBeHidden();
    // The cookie banner takes the dock's place until it is answered.
    await page.getByRole('button', { name: cookies.refuse, exact: true }).click();
    await page.locator('.map').scrollIntoViewIfNeeded();
    await expect(dock).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(dock).toBeHidden();
  });
});

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

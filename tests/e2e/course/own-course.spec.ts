/** The course for signed-in readers whose subscription is active or has ended. */
import { plans } from '../../../src/domain/billing/plans.ts';
import { freeLesson, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { fill, formatPrice, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { payButton } from '../auth/dialogs.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { setProgress } from './reading.ts';

const premiumLesson = href('fr', 'lesson', 'principes-decentralisation');
const t = texts('fr');

test('somebody whose subscription has ended is asked to resume it', async ({ page, signIn }) => {
  await signIn(page, 'lapsed');
  await page.goto(premiumLesson);
  const { lapsed } = t.paywall;
  const [before = ''] = lapsed.titleOn.split('{');
  await expect(page.getByRole('heading', { name: before })).toBeVisible();
  const paywall = page.locator('.paywall-premium');
  const price = formatPrice('fr', plans.formation.amount);
  await expect(paywall.getByText(fill(lapsed.price, { price }))).toBeVisible();
  await expect(paywall.getByRole('button')).toHaveText([lapsed.resume]);
  await expect(paywall.getByRole('link')).toHaveCount(0);
  await paywall.getByRole('button').click();
  await expect(payButton(page.getByRole('dialog'), 'fr', 'formation')).toBeVisible();
});

test('the course sells to a visitor, and takes a subscriber on where they were', async ({
  page,
  world,
  signIn,
}) => {
  const { course } = t;
  await page.goto(href('fr', 'course'));
  const main = page.getByRole('main');
  const locked = main.getByRole('link', { name: course.states.locked });
  await expect(main.getByRole('link', { name: course.compare })).toBeVisible();
  await expect(locked).toHaveCount(lessonKeys.length - 1);
  await main.getByRole('radio', { name: course.paths.trade.name }).press('Space');
  await expect(main.getByText(course.paths.trade.text)).toBeVisible();
  await expect(main.getByText(course.paths.defi.text)).toBeHidden();

  await setProgress(world, await signIn(page, 'formation'), {
    lessons: [`+${freeLesson}`, 'stablecoins'],
  });
  await page.goto(href('fr', 'course'));
  await expect(main.getByRole('heading', { name: course.yours, exact: true })).toBeVisible();
  const next = main.getByRole('region', { name: 'stablecoins' });
  await expect(next.getByRole('link', { name: t.ownCourse.actions.resume })).toHaveAttribute(
    'href',
    new RegExp(`^${href('fr', 'lesson', 'stablecoins')}`),
  );
  await expect(main.getByRole('link', { name: t.progress.marks.started })).toHaveCount(1);
  await expect(main.getByRole('link', { name: t.progress.marks.read })).toHaveCount(1);
  await expect(locked).toHaveCount(0);
  await expect(main.getByRole('link', { name: course.compare })).toBeHidden();
  expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
});

test(
  'a check that takes longer than five seconds says so and can be repeated',
  { tag: longOnly },
  async ({ page, signIn }) => {
    await signIn(page, 'formation');
    const rows = '**/rest/v1/subscriptions?*';
    let hangs = true;
    await page.route(rows, (route) => (hangs ? undefined : route.continue()));
    await page.clock.install();
    await page.goto(premiumLesson);
    await expect(page.getByText(t.paywall.checking)).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page.getByText(t.paywall.slow)).toBeHidden();
    await page.clock.runFor(1_500);
    await expect(page.getByText(t.paywall.slow)).toBeVisible();
    hangs = false;
    await page.getByRole('button', { name: t.paywall.retry }).click();
    await expect(page.locator('.sealed .prose')).toBeVisible();
  },
);

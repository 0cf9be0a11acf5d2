/** Keyboard focus: where it moves when a step changes; it is never lost. */
import type { Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  dialogTexts,
  emailedCode,
  openOrder,
  openSignIn,
  payButton,
  submitSignIn,
  submitSignUp,
  newPerson,
} from '../auth/dialogs.ts';
import { contentsOf } from '../course/lessons.ts';
import { expect, phone, test, longOnly } from '../fixtures.ts';

const t = texts('fr');
const { auth, checkout } = dialogTexts('fr');
const lesson = href('fr', 'lesson', freeLesson);

test('a dialog traps the focus and returns it to its opener', async ({ page }) => {
  await page.goto(lesson);
  const opener = page.getByRole('button', { name: t.paywall.free.createAccount });
  await opener.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: auth.signUp.title });
    await expect(dialog.getByLabel(auth.fields.firstName)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (let press = 0; press < 12; press += 1) {
      expect(await focusIsOn(page, 'dialog *, body'), 'behind the dialog').toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('sign-up from a lesson moves the focus from the field to the code to the text', async ({
  page,
  world,
}) => {
  const person = newPerson();
  await page.goto(lesson);
  await page.getByRole('button', { name: t.paywall.free.createAccount }).press('Enter');
  const dialog = page.getByRole('dialog');
  await submitSignUp(dialog, 'fr', person);

  const code = dialog.getByLabel(auth.code.label);
  await expect(code).toBeFocused();
  await dialog.getByRole('button', { name: auth.code.back }).press('Enter');
  await expect(dialog.getByLabel(auth.fields.email)).toBeFocused();
  await submitSignUp(dialog, 'fr', person);
  await expect(code).toBeFocused();

  // Too few digits are not an attempt: the next wrong code is the first.
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(`${auth.code.short} ${auth.code.hint}`);
  await expect(code).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await code.fill(await emailedCode(world, person.email));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.sealed .prose')).toBeVisible();
  expect(await focusIsOn(page, '.sealed'), 'the lesson has the focus').toBe(true);
  const contents = contentsOf(page, 'fr');
  await expect(contents).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link').first()).toBeFocused();
});

test('a failed sign-in keeps the focus; signing in and out moves it on', async ({
  page,
  world,
  consoleGuard,
}) => {
  // Signing out at once can overtake the access check.
  consoleGuard.allow(/status of (400 .*\/auth\/v1\/token|401 .*\/has_access)/);
  const member = world.info.accounts.find(({ role }) => role === 'member');
  if (!member) throw new Error('no demonstration account of a member');
  await page.goto(href('fr', 'home'));
  const dialog = await openSignIn(page, 'fr');
  const submit = dialog.getByRole('button', { name: auth.signIn.submit, exact: true });
  await submitSignIn(dialog, 'fr', { email: member.email, password: 'un autre mot' });
  await expect(dialog.getByRole('alert')).toHaveText(auth.errors.invalid_credentials);
  await expect(submit).toBeFocused();

  await submitSignIn(dialog, 'fr', member);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: t.account.menu }).press('Enter');
  await page.getByRole('button', { name: t.account.signOut }).press('Enter');
  await expect(
    page.getByRole('banner').getByRole('button', { name: t.account.signIn }),
  ).toBeFocused();
});

const bars = [
  {
    kind: 'dictionary',
    bar: '.letters',
    from: '.term-names section:nth-of-type(4) a',
    width: 1280,
  },
  { kind: 'article', bar: '.toc', from: '.article .prose a', width: 800 },
] as const;
for (const { kind, bar, from, width } of bars) {
  test(`moving backwards hides no focus under the bar of the ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(kind === 'article' ? href('fr', kind, 'analyse-on-chain') : href('fr', kind));
    await page.locator(from).last().focus();
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      hidden.push(...(await page.evaluate(coveredBy, bar)));
    }
    expect(hidden).toEqual([]);
  });
}

test('moving forwards hides no focus under the button docked on phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(href('fr', 'home'));
  const hidden: string[] = [];
  for (let step = 0; step < 50; step += 1) {
    await page.keyboard.press('Tab');
    hidden.push(...(await page.evaluate(coveredBy, '.dock')));
  }
  expect(hidden).toEqual([]);
});

test(
  'an order without consents shows both errors, and an invalid code shows one at its field',
  { tag: longOnly },
  async ({ page, signIn, consoleGuard }) => {
    consoleGuard.allow(/status of 400 .*\/stripe-checkout/);
    await signIn(page, 'member');
    const sent: string[] = [];
    page.on('request', (request) => {
      // The access check is a POST.
      if (request.method() === 'POST' && !request.url().endsWith('/has_access')) {
        sent.push(request.url());
      }
    });
    const dialog = await openOrder(page, 'fr', 'formation');
    const pay = payButton(dialog, 'fr', 'formation');
    await pay.press('Enter');
    const terms = dialog.getByLabel(checkout.termsBefore);
    const waiver = dialog.getByLabel(checkout.waiver);
    await expect(terms).toBeFocused();
    await expect(terms).toHaveAccessibleDescription(checkout.acceptTerms);
    await expect(waiver).toHaveAccessibleDescription(checkout.acceptWaiver);
    expect(sent).toEqual([]);
    await terms.press('Space');
    await waiver.press('Space');

    await dialog.locator('summary', { hasText: checkout.promo }).press('Enter');
    const promotion = dialog.getByLabel(checkout.promoLabel);
    await page.keyboard.press('Tab');
    await expect(promotion).toBeFocused();
    await page.keyboard.type('INCONNU');
    await pay.press('Enter');
    await expect(promotion).toBeFocused();
    const error = dialog.getByText(checkout.errors.invalid_promotion_code);
    await expect(error).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(promotion).toHaveAccessibleDescription(
      new RegExp(checkout.errors.invalid_promotion_code),
    );
    await expect(promotion).toHaveValue('INCONNU');

    // A dialog that showed an error opens again.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(pay).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(phone);

  test('controls are large enough for touch', async ({ page }) => {
    for (const address of [lesson, href('fr', 'home'), href('fr', 'pricing')]) {
      await page.goto(address);
      // The footer is laid out when it comes near.
      await page.locator('.foot').scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator('.foot .link').evaluate((it) => it.getClientRects().length))
        .toBeGreaterThan(0);
      const small = await page
        .locator('header, footer, nav, .notice')
        .locator('a, button, summary')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility())
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 44 || box.height < 44)
            .map(({ control }) => control.textContent),
        );
      expect(small, address).toEqual([]);
    }
  });
});

function focusIsOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Runs in the page: the name of the focused element if this bar covers all of it, else nothing. */
function coveredBy(bar: string): string[] {
  const focused = document.activeElement;
  const cover = document.querySelector(bar);
  if (!focused || !cover || cover.contains(focused)) return [];
  const [own, over] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()];
  const isCovered = over.height > 0 && own.top >= over.top - 1 && own.bottom <= over.bottom + 1;
  return isCovered ? [focused.textContent.trim().slice(0, 40)] : [];
}

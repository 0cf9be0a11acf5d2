/** Two-factor settings by keyboard alone, in both languages. */
import type { Page } from 'playwright/test';
import { readRecoveryCode, recoveryCodeCount } from '../../../src/domain/account/recovery-codes.ts';
import { fill, href, plural } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { awayFromStepEnd, codeOf, openSettings, settingsTexts } from './settings-page.ts';
import { addressLink, signInNewAccount, signInProvedAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);
  const { twoFactor } = t;

  test.describe(`two-factor settings in ${lang}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'enables two-factor, renews its recovery codes and disables it by keyboard',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 422 .*\/verify/);
        await signInProvedAccount(page, world);
        const section = await openSettings(page, lang, 'two-factor');
        await press(page, twoFactor.start);
        const scan = section.getByRole('heading', { name: twoFactor.scan.heading });
        await expect(scan).toBeFocused();
        await expect(section.getByRole('img', { name: twoFactor.scan.picture })).toBeVisible();
        expect((await checkAccessibility(page, { inside: '#two-factor' })).violations).toEqual([]);
        await press(page, twoFactor.scan.copySecret);
        await expect(section.getByText(twoFactor.copied)).toBeVisible();
        const secret = await page.evaluate(() => navigator.clipboard.readText());
        expect(secret).toMatch(/^[A-Z2-7]{16,}$/);

        await tabTo(page, twoFactor.code);
        await page.keyboard.type('12 34');
        await page.keyboard.press('Enter');
        await expect(section.getByText(twoFactor.shortCode)).toBeVisible();
        const field = section.getByRole('textbox', { name: twoFactor.code });
        await expect(field).toBeFocused();
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(codeOf(secret, 20));
        await page.keyboard.press('Enter');
        await expect(section.getByRole('alert')).toHaveText(t.errors.wrong_factor_code);
        await expect(field).toBeFocused();
        await expect(field).toHaveValue('');
        await awayFromStepEnd();
        await page.keyboard.type(codeOf(secret, -1));
        await page.keyboard.press('Enter');

        const codes = section.getByRole('heading', { name: twoFactor.codes.heading });
        await expect(codes).toBeFocused();
        const first = await section.locator('.codes-list li').allTextContents();
        expect(first).toHaveLength(recoveryCodeCount);
        for (const code of first) expect(readRecoveryCode(code)).toBe(code);
        expect((await checkAccessibility(page, { inside: '#two-factor' })).violations).toEqual([]);
        await press(page, twoFactor.codes.copy, true);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        for (const code of first) expect(copied).toContain(code);
        const file = page.waitForEvent('download');
        await press(page, twoFactor.codes.download);
        expect((await file).suggestedFilename()).toBe(twoFactor.codes.file);
        await press(page, twoFactor.codes.finish);
        await expect(section.getByText(twoFactor.codes.keepFirst)).toBeVisible();
        await page.keyboard.press('Space');
        await press(page, twoFactor.codes.finish);

        const left = fill(plural(lang, recoveryCodeCount, twoFactor.left), {
          n: recoveryCodeCount,
        });
        await expect(section.getByText(left)).toBeVisible();
        await expect(section.locator('.settings-on')).toBeFocused();
        for (const code of first) await expect(page.getByText(code)).toHaveCount(0);

        await press(page, twoFactor.renew);
        await expect(section.getByText(twoFactor.renewText)).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(codes).toBeFocused();
        const second = await section.locator('.codes-list li').allTextContents();
        expect(second.filter((code) => first.includes(code))).toEqual([]);
        await tabTo(page, twoFactor.codes.kept);
        await page.keyboard.press('Space');
        await press(page, twoFactor.codes.finish);

        await press(page, twoFactor.stop);
        await expect(field).toBeFocused();
        expect((await checkAccessibility(page, { inside: '#two-factor' })).violations).toEqual([]);
        await page.keyboard.type(codeOf(secret));
        await page.keyboard.press('Enter');
        await expect(section.getByText(twoFactor.stopped)).toBeFocused();
        await openSettings(page, lang, 'two-factor');
        await expect(section.getByRole('button', { name: twoFactor.start })).toBeVisible();
      },
    );

    test(
      'asks for the address first, and goes on by itself once its link is confirmed',
      { tag: longOnly },
      async ({ page, context, browser, world }) => {
        const { proof } = twoFactor;
        const { email } = await signInNewAccount(page, world);
        const section = await openSettings(page, lang, 'two-factor');
        await press(page, twoFactor.start);
        await expect(section.getByRole('heading', { name: proof.heading })).toBeFocused();
        await expect(section.getByText(fill(proof.text, { email }))).toBeVisible();
        await press(page, proof.send);
        await expect(section.getByText(fill(proof.sent, { email }))).toBeVisible();
        expect((await checkAccessibility(page, { inside: '#two-factor' })).violations).toEqual([]);
        // The email is in the language of the account, which may differ from the page's.
        const link = href(lang, 'settings') + new URL(await addressLink(world, email)).search;

        // The link verifies nothing without a session of the account.
        const stranger = await (await browser.newContext({ baseURL: world.origin })).newPage();
        await stranger.goto(link);
        await expect(stranger.getByText(proof.link.signIn)).toBeVisible();
        await expect(stranger.getByRole('button', { name: proof.link.confirm })).toHaveCount(0);
        await stranger.context().close();

        const tab = await context.newPage();
        await tab.goto(link);
        await tab.getByRole('button', { name: proof.link.confirm }).click();
        await expect(tab.getByText(proof.link.confirmed)).toBeVisible();
        expect(new URL(tab.url()).search, 'the token has left the address').toBe('');
        await expect(section.getByRole('heading', { name: twoFactor.scan.heading })).toBeFocused();
        await expect(section.getByRole('img', { name: twoFactor.scan.picture })).toBeVisible();
      },
    );

    test(
      'removes an abandoned factor and replaces it when setup starts again',
      { tag: longOnly },
      async ({ page, world }) => {
        await signInProvedAccount(page, world);
        const section = await openSettings(page, lang, 'two-factor');
        const start = section.getByRole('button', { name: twoFactor.start });
        await start.click();
        await expect(section.getByRole('img')).toBeVisible();
        await section.getByRole('button', { name: t.common.cancel }).click();
        await expect(start).toBeVisible();
        await expect.poll(() => factorCount(page)).toBe(0);
        // Abandoned by leaving the page: starting again replaces the old secret.
        await start.click();
        const old = await section.locator('.settings-secret').textContent();
        await openSettings(page, lang, 'two-factor');
        await start.click();
        const secret = section.locator('.settings-secret');
        await expect(secret).not.toHaveText(old ?? '');
        expect(await factorCount(page)).toBe(1);
        await section
          .getByRole('textbox', { name: twoFactor.code })
          .fill(codeOf((await secret.textContent()) ?? ''));
        await section.getByRole('button', { name: twoFactor.scan.confirm }).click();
        await expect(section.getByRole('heading', { name: twoFactor.codes.heading })).toBeVisible();
      },
    );

    test(
      'offers to create the recovery codes later when that request fails',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 503 .*two-factor/);
        await signInProvedAccount(page, world);
        const section = await openSettings(page, lang, 'two-factor');
        await page.route('**/two-factor', (route) =>
          route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '' } } }),
        );
        await section.getByRole('button', { name: twoFactor.start }).click();
        const secret = (await section.locator('.settings-secret').textContent()) ?? '';
        await section.getByRole('textbox', { name: twoFactor.code }).fill(codeOf(secret));
        await section.getByRole('button', { name: twoFactor.scan.confirm }).click();
        await expect(section.getByText(twoFactor.none)).toBeVisible();
        const renew = section.getByRole('button', { name: twoFactor.renew });
        await renew.click();
        await section.getByRole('button', { name: twoFactor.renewConfirm }).click();
        await expect(section.getByRole('alert')).toHaveText(t.errors.unavailable);
        await page.unroute('**/two-factor');
        await section.getByRole('button', { name: twoFactor.renewConfirm }).click();
        await expect(section.locator('.codes-list li')).toHaveCount(recoveryCodeCount);
      },
    );

    test(
      'shows the sign-in prompt to a session without its second factor',
      { tag: longOnly },
      async ({ page, world }) => {
        const account = await signInProvedAccount(page, world);
        const section = await openSettings(page, lang, 'two-factor');
        await section.getByRole('button', { name: twoFactor.start }).click();
        const secret = (await section.locator('.settings-secret').textContent()) ?? '';
        await section.getByRole('textbox', { name: twoFactor.code }).fill(codeOf(secret));
        await section.getByRole('button', { name: twoFactor.scan.confirm }).click();
        await expect(section.locator('.codes-list')).toBeVisible();
        // Another session, signed in with the password alone.
        const answer = await page.request.post(
          `${world.origin}/auth/v1/token?grant_type=password`,
          {
            headers: { apikey: world.info.publishableKey },
            data: account,
          },
        );
        const text = await answer.text();
        await page.evaluate((session) => localStorage.setItem('session', session), text);
        await page.goto(href(lang, 'settings'));
        await expect(page.getByRole('main').locator('[data-open]').first()).toBeVisible();
        await expect(page.locator('#identity')).toHaveCount(0);
      },
    );
  });
}

/** Presses Tab until the control with that name has the focus, then activates it. */
async function press(page: Page, name: string, exact = false): Promise<void> {
  await tabTo(page, name, exact);
  await page.keyboard.press('Enter');
}

async function tabTo(page: Page, name: string, exact = false): Promise<void> {
  const focused = async (): Promise<boolean> => {
    const texts = await page.evaluate(() => {
      const { activeElement: here } = document;
      const label = here instanceof HTMLInputElement ? here.labels?.[0] : undefined;
      return (label ?? here)?.textContent.trim() ?? '';
    });
    return exact ? texts === name : texts.startsWith(name);
  };
  for (let presses = 0; presses < 80; presses += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to "${name}".`);
}

async function factorCount(page: Page): Promise<number> {
  const session = (await page.evaluate(() => localStorage.getItem('session'))) ?? '{}';
  const { access_token } = JSON.parse(session) as { access_token: string };
  const response = await page.request.get('/auth/v1/user', {
    headers: {
      apikey: await keyOf(page),
      Authorization: `Bearer ${access_token}`,
    },
  });
  const { factors = [] } = (await response.json()) as { factors?: unknown[] };
  return factors.length;
}

async function keyOf(page: Page): Promise<string> {
  const info = (await (await page.request.get('/local/info.json')).json()) as {
    publishableKey: string;
  };
  return info.publishableKey;
}

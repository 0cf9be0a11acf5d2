/** Hostile input in every settings field: stored literally, or rejected with an error message. */
import { href } from '../../../src/i18n/index.ts';
import { openSettings, ownProfile, settingsTexts } from './settings-page.ts';
import { signInNewAccount, signInProvedAccount } from '../sessions.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';

const t = settingsTexts('fr');

const keptAsTyped = sampleOf(
  [
    "Robert'); DROP TABLE profiles;--",
    '<script>document.title="hacked"</script>',
    '"><img src=x onerror=alert(1)>',
    '{{ .Token }}${7*7}',
    '\u200Fשלום\u200E',
    '👩🏽‍🚀🏳️‍🌈',
    'Аpple Рауpal',
    'Z̷̢a̴l̷g̶o̵',
    'null',
  ],
  2,
);
const refused = sampleOf(
  [
    { value: 'a\u0000b', says: t.forms.fieldErrors.unprintable },
    { value: '\u202Eesrever', says: t.forms.fieldErrors.unprintable },
    { value: 'x'.repeat(1_000_000), says: t.forms.fieldErrors.too_long },
  ],
  2,
);

test(
  'stores hostile names literally or rejects them',
  { tag: longOnly },
  async ({ page, world }) => {
    const account = await signInNewAccount(page, world);
    const section = await openSettings(page, 'fr');
    const first = section.getByRole('textbox', { name: t.identity.firstName });
    const last = section.getByRole('textbox', { name: t.identity.lastName });
    const save = section.getByRole('button', { name: t.common.save });
    for (const value of keptAsTyped) {
      await first.fill(value);
      await last.fill(value);
      await save.click();
      await expect(section.getByRole('status')).toHaveText(t.common.saved);
      expect(await ownProfile(world, account)).toMatchObject({
        first_name: value,
        last_name: value,
      });
    }
    for (const { value, says } of refused) {
      await last.fill('');
      await first.evaluate((field: HTMLInputElement, text) => (field.value = text), value);
      await save.click();
      await expect(section.getByText(says)).toBeVisible();
    }
    expect(await ownProfile(world, account)).toMatchObject({ first_name: keptAsTyped.at(-1) });
    await page.goto(href('fr', 'dashboard'));
    await page.goto(href('fr', 'settings'));
    await expect(first).toHaveValue(keptAsTyped.at(-1) ?? '');
    expect(await page.title()).not.toContain('hacked');
  },
);

test(
  'rejects hostile phone numbers, email addresses, passwords and codes with an error message',
  { tag: longOnly },
  async ({ page, world, consoleGuard }) => {
    consoleGuard.allow(/status of 4\d\d .*\/auth\/v1\//);
    const account = await signInProvedAccount(page, world);
    await openSettings(page, 'fr');
    const big = 'x'.repeat(1_000_000);
    const all = sampleOf([...keptAsTyped, ...refused.map(({ value }) => value), big], 2);
    const put = async (section: string, name: string, value: string) =>
      page
        .locator(`#${section} [name="${name}"]`)
        .evaluate((field: HTMLInputElement, text) => (field.value = text), value);
    const send = (section: string) => page.locator(`#${section} [type="submit"]`).click();
    const complaint = (section: string) =>
      page.locator(`#${section} .field-error, #${section} .alert`);

    await page.locator('#data').getByRole('button', { name: t.data.erase.begin }).click();
    await page.locator('#two-factor').getByRole('button', { name: t.twoFactor.start }).click();
    await expect(page.locator('#two-factor').getByRole('img')).toBeVisible();
    for (const value of all) {
      await put('identity', 'phone', value);
      await send('identity');
      await expect(complaint('identity')).toBeVisible();
      await put('email', 'email', value);
      await send('email');
      await expect(complaint('email')).toBeVisible();
      await put('password', 'current', value);
      await put('password', 'password', big);
      await send('password');
      await expect(complaint('password')).toBeVisible();
      await put('two-factor', 'code', value);
      await send('two-factor');
      await expect(complaint('two-factor')).toBeVisible();
      await put('data', 'confirmation', value);
      await send('data');
      await expect(complaint('data')).toBeVisible();
    }
    // Addresses with an injected email header.
    const headers = ['a@b.test\r\nBcc: c@d.test', 'a@b.test%0ABcc:c@d.test,', '"><b>@b.test'];
    for (const value of sampleOf(headers, 1)) {
      await put('email', 'email', value);
      await send('email');
      await expect(complaint('email')).toBeVisible();
    }
    expect(await ownProfile(world, account)).toMatchObject({ first_name: 'Claire', phone: '' });
  },
);

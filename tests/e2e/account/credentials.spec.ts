/** Email address and password changes on the settings page, in both languages. */
import { fill } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import { openSettings, settingsTexts } from './settings-page.ts';
import { anotherSession, opens, signInNewAccount } from '../sessions.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = settingsTexts(lang);

  test.describe(`account credentials in ${lang}`, () => {
    test(
      'changes the email address after both confirmation links are opened',
      { tag: longOnly },
      async ({ page, world, latestMail, context, consoleGuard }) => {
        consoleGuard.allow(/status of 403 .*\/verify/);
        const account = await signInNewAccount(page, world);
        const next = `nouvelle-${account.email}`;
        const section = await openSettings(page, lang, 'email');
        const field = section.getByRole('textbox', { name: t.email.field });
        const ask = section.getByRole('button', { name: t.email.submit });
        await field.fill('claire@');
        await ask.click();
        await expect(section.getByText(t.forms.fieldErrors.invalid_email)).toBeVisible();
        await field.fill(account.email.toUpperCase());
        await ask.click();
        await expect(section.getByRole('alert')).toHaveText(t.errors.same_email);
        await field.fill(next);
        await ask.click();
        await expect(section.getByText(fill(t.email.pending, { email: next }))).toBeVisible();
        await expect(section.getByRole('status')).toHaveText(t.email.sent);
        await expect(section.getByText(account.email, { exact: true })).toBeVisible();

        const again = section.getByRole('button', { name: t.email.again });
        const before = new Date();
        await again.click();
        const links: string[] = [];
        for (const to of [account.email, next]) {
          const { html } = await latestMail(to, { after: before });
          const [link = ''] = /[^"\s]+token_hash=[^"\s]+type=email_change/.exec(html) ?? [];
          links.push(link.replaceAll('&amp;', '&'));
        }
        // Opening the link in another browser, without a session, confirms nothing.
        const other = await (await context.browser()?.newContext())?.newPage();
        if (!other) throw new Error('The browser is gone.');
        const confirm = other.getByRole('button', { name: t.email.link.confirm, exact: true });
        const address = (link: string) =>
          link.replace(/^https?:\/\/[^/]+\/(fr|en)/, world.origin + '/' + lang);
        for (const [index, link] of links.entries()) {
          for (const visit of ['scanner', 'person']) {
            await other.goto(address(link));
            await expect(other.getByText(t.email.link.text)).toBeVisible();
            expect(other.url(), visit).not.toContain('token_hash');
          }
          if (index === 0)
            expect((await checkAccessibility(other, { inside: 'main' })).violations).toEqual([]);
          await confirm.click();
          const said = index === 0 ? t.email.link.half : t.email.link.changed;
          await expect(other.getByRole('status').filter({ hasText: said })).toBeVisible();
          expect(await opens(world, { ...account, email: next })).toBe(index === 1);
        }
        await other.goto(address(links[0] ?? ''));
        await confirm.click();
        await expect(other.getByRole('alert')).toHaveText(t.errors.link_spent);
        await other.getByRole('button', { name: t.email.link.done }).click();
        await expect(other.locator('#email').getByText(next)).toBeVisible();
        await other.context().close();
      },
    );

    test(
      'changes the password with the current one and revokes other sessions',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        consoleGuard.allow(/status of 400 .*\/user/);
        const account = await signInNewAccount(page, world);
        const lives = await anotherSession(world, account);
        const section = await openSettings(page, lang, 'password');
        const current = section.getByRole('textbox', { name: t.password.current });
        const next = section.getByRole('textbox', { name: t.password.next });
        const change = section.getByRole('button', { name: t.password.submit });
        await change.click();
        await expect(current).toBeFocused();
        await current.fill('not the password');
        await next.fill('Password123');
        await change.click();
        await expect(section.getByText(t.forms.fieldErrors.common_password).first()).toBeVisible();
        await next.fill('trois renards et un train');
        await change.click();
        await expect(section.getByRole('alert')).toHaveText(t.errors.invalid_credentials);
        await expect(next).toHaveValue('trois renards et un train');
        await current.fill(account.password);
        await change.click();
        await expect(section.getByText(t.password.changed)).toBeVisible();
        await expect(next).toHaveValue('');
        expect(await opens(world, account)).toBe(false);
        expect(await lives(), 'the session of the other device').toBe(false);
        const password = 'trois renards et un train';
        expect(await opens(world, { ...account, password })).toBe(true);
        await page.reload();
        await expect(current).toBeVisible();
      },
    );

    test(
      'sends the password reset email from the settings page',
      { tag: longOnly },
      async ({ page, world, latestMail }) => {
        const account = await signInNewAccount(page, world);
        const section = await openSettings(page, lang, 'password');
        await section.getByRole('button', { name: t.password.mailLink }).click();
        const said = fill(t.password.mailed, { email: account.email });
        await expect(section.getByText(said)).toBeVisible();
        expect((await latestMail(account.email)).html).toContain('type=recovery');

        // A Google account has no other way to set a password.
        await page.route('**/auth/v1/user', async (route) => {
          const response = await route.fetch();
          const user = (await response.json()) as object;
          const app_metadata = { provider: 'google', providers: ['google'] };
          await route.fulfill({ response, json: { ...user, app_metadata } });
        });
        await openSettings(page, lang, 'password');
        await expect(section.getByRole('button', { name: t.password.mailLink })).toBeVisible();
        await expect(section.getByRole('textbox')).toHaveCount(0);
      },
    );
  });
}

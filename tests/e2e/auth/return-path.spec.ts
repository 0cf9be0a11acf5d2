/** Hostile return addresses wherever one is read: every redirect stays on this site. */
import { href } from '../../../src/i18n/index.ts';
import { hostilePaths } from '../../unit/fixtures/hostile-paths.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';

const callback = href('fr', 'authCallback');
const dashboard = href('fr', 'dashboard');
// Servers reject a request line of more than a few kilobytes.
const sendable = hostilePaths.filter((value) => encodeURIComponent(value).length < 8000);
// Each value is a page load; tests/unit/auth/return-path.test.ts covers all of them.
const tried = sampleOf(sendable, 6);

test('redirects signed-in users to the dashboard for hostile values of `next`', async ({
  page,
  signIn,
  world,
}) => {
  expect(hostilePaths.length).toBeGreaterThanOrEqual(300);
  await signIn(page, 'member');
  await page.route(`**${dashboard}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  );
  let caught = 0;
  page.on('dialog', (dialog) => {
    caught += 1;
    void dialog.dismiss();
  });
  for (const value of tried) {
    await page.goto(`${callback}?code=x&next=${encodeURIComponent(value)}`);
    await page.waitForURL((url) => url.pathname !== callback || url.origin !== world.origin);
    expect(page.url(), JSON.stringify(value)).toBe(`${world.origin}${dashboard}`);
  }
  expect(caught).toBe(0);
});

test(
  'keeps the offered link on this site for raw values, other parameter names and errors',
  { tag: longOnly },
  async ({ page, world }) => {
    const quarter = sendable.filter((_, index) => index % 4 === 0);
    for (const [index, value] of sampleOf(quarter, 4).entries()) {
      const encoded = encodeURIComponent(value);
      const query = [
        `error=access_denied&next=${encoded}`,
        `error=access_denied&next=${encoded}&next=${encoded}`,
        `error=access_denied&redirect_to=${encoded}&redirectTo=${encoded}&return=${encoded}`,
        `error=access_denied&next=/fr&next=${encoded}#next=${encoded}`,
      ][index % 4];
      await page.goto(`${callback}?${query}`);
      const link = page.locator('a[data-action="go-on"]');
      await expect(link).toBeVisible();
      const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
      expect(new URL(target).origin, JSON.stringify(value)).toBe(world.origin);
      expect(target).toMatch(/\/fr(\/dashboard)?$/);
    }
  },
);

test(
  'sends Google a return path on this site for every address',
  { tag: longOnly },
  async ({ page, world }) => {
    const tails = ['?next=//evil.example', '#//evil.example', '?a=%0d%0a//evil.example'];
    for (const tail of sampleOf(tails, 1)) {
      await page.goto(`${href('fr', 'home')}${tail}`);
      await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).click();
      const left = page.waitForRequest(/\/auth\/v1\/authorize/);
      await page.getByRole('button', { name: 'Continuer avec Google' }).click();
      const back = new URL(new URL((await left).url()).searchParams.get('redirect_to') ?? '');
      expect(back.origin).toBe(world.origin);
      const next = new URL(back.searchParams.get('next') ?? '', world.origin);
      expect(next.origin).toBe(world.origin);
      expect(next.pathname).toBe(href('fr', 'home'));
    }
  },
);

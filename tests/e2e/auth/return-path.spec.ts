/** Hostile addresses to go back to, wherever one is read: everybody ends on this site. */
import { href } from '../../../src/i18n/index.ts';
import { hostilePaths } from '../../unit/fixtures/hostile-paths.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test } from '../fixtures.ts';

const callback = href('fr', 'authCallback');
const dashboard = href('fr', 'dashboard');
// A server refuses an address line of more than some kilobytes before any page is there.
const sendable = hostilePaths.filter((value) => encodeURIComponent(value).length < 8000);
// Each is a page load; the rule itself meets every one of them in tests/unit/auth/return-path.test.ts.
const tried = sampleOf(sendable, 6);

test('hostile values of `next`, signed in, all end on the dashboard', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(600_000);
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

test('as raw text, as other names and after a refusal, the link offered stays ours', async ({
  page,
  world,
}) => {
  test.setTimeout(600_000);
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
});

test('the way back from Google names a page of ours, whatever the address holds', async ({
  page,
  world,
}) => {
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
});

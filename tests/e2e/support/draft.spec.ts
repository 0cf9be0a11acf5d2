/** The support draft survives reloads, language changes, offline use, two tabs and missing storage. */
import { href } from '../../../src/i18n/index.ts';
import { checkAccessibility } from '../axe.ts';
import {
  stubSupport,
  fields,
  formOf,
  person,
  waitForVisible,
  supportFunction,
  ticket,
} from './support.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const key = 'support-draft';

test('the draft survives a reload and a language change and is removed when sent', async ({
  page,
}) => {
  await stubSupport(page, ticket);
  await page.goto(href('fr', 'support'));
  const french = formOf(page, 'fr');
  await french.focusForm();
  await french.fill();
  await page.reload();
  for (const name of fields) await expect(french.field(name)).toHaveValue(person[name]);
  await page.goto(href('en', 'support'));
  const english = formOf(page, 'en');
  for (const name of fields) await expect(english.field(name)).toHaveValue(person[name]);
  await expect(page.getByText(english.t.steps.draft)).toBeVisible();
  await english.send.click();
  await waitForVisible(page.getByRole('heading', { name: english.t.steps.sent.title }));
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

for (const lang of langsOf(import.meta.filename)) {
  test(
    `clearing the draft in ${lang} explains itself and can be undone`,
    { tag: longOnly },
    async ({ page }) => {
      await stubSupport(page, ticket);
      await page.goto(href(lang, 'support'));
      const { focusForm, fill, clear, field, t } = formOf(page, lang);
      await focusForm();
      await fill();
      await clear.click();
      await expect(field('message')).toHaveValue('');
      await expect(page.getByText(t.steps.cleared)).toBeVisible();
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
      expect((await checkAccessibility(page, { inside: '#write' })).violations).toEqual([]);
      const restore = page.getByRole('button', { name: t.steps.restore });
      await expect(restore).toBeFocused();
      await restore.press('Enter');
      await expect(field('message')).toHaveValue(person.message);
      await expect(clear).toBeFocused();
    },
  );
}

test(
  'a message written offline shows an error and is sent later unchanged',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.route(supportFunction, (route) => route.abort('internetdisconnected'));
    await page.goto(href('fr', 'support'));
    const { focusForm, fill, send, t } = formOf(page, 'fr');
    await focusForm();
    await fill();
    await send.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t.steps.errors.network);
    await page.unroute(supportFunction);
    await stubSupport(page, ticket);
    await page.reload();
    await send.click();
    await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
  },
);

test(
  'a message with a lost response keeps its id across a reload',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|request failed/);
    const requests: unknown[] = [];
    await page.clock.install();
    await page.route(supportFunction, (route) => {
      const body = route.request().postDataJSON() as { action: string; request?: string };
      if (body.action === 'form-token')
        return route.fulfill({ json: { type: 'form-token', form_token: 's' } });
      requests.push(body.request);
      return requests.length === 1
        ? route.abort('connectionreset')
        : route.fulfill({ json: ticket.body });
    });
    await page.goto(href('fr', 'support'));
    const { focusForm, fill, send, t } = formOf(page, 'fr');
    await focusForm();
    await fill();
    await send.click();
    await waitForVisible(
      page.getByRole('main').getByRole('alert').filter({ hasText: t.steps.errors.network }),
    );
    await page.reload();
    await send.click();
    await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
    expect(requests).toHaveLength(2);
    expect(requests[0]).toBe(requests[1]);
  },
);

test(
  'two tabs share one draft, and sending it in one clears the other',
  { tag: longOnly },
  async ({ page, context }) => {
    await stubSupport(page, ticket);
    await page.goto(href('fr', 'support'));
    const here = formOf(page, 'fr');
    await here.focusForm();
    await here.fill();
    const other = await context.newPage();
    await stubSupport(other, ticket);
    await other.goto(href('fr', 'support'));
    const there = formOf(other, 'fr');
    await expect(there.field('message')).toHaveValue(person.message);
    await there.field('message').fill('Écrit dans l’autre onglet');
    await expect(here.field('message')).toHaveValue('Écrit dans l’autre onglet');
    await here.field('subject').fill('Écrit ici');
    await expect(there.field('subject')).toHaveValue('Écrit ici');
    await there.send.click();
    await waitForVisible(other.getByRole('heading', { name: there.t.steps.sent.title }));
    await expect(here.field('message')).toHaveValue('');
  },
);

test(
  'without storage the page shows a warning and confirms before leaving',
  { tag: longOnly },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await stubSupport(page, ticket);
    await page.goto(href('fr', 'support'));
    const { focusForm, fill, send, t } = formOf(page, 'fr');
    await focusForm();
    await fill();
    await expect(page.getByText(t.steps.notKept)).toBeVisible();
    const warns = () =>
      page.evaluate(() => {
        const leaving = new Event('beforeunload', { cancelable: true });
        dispatchEvent(leaving);
        return leaving.defaultPrevented;
      });
    expect(await warns()).toBe(true);
    await send.click();
    await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
    expect(await warns()).toBe(false);
  },
);

test('text typed before hydration is kept', async ({ page }) => {
  await stubSupport(page, ticket);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/SupportForm\.[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(href('fr', 'support'));
  const { field, t } = formOf(page, 'fr');
  await field('message').focus();
  await page.keyboard.type('Tapé avant. ');
  release();
  await expect(page.getByText(t.steps.draft)).toBeVisible();
  await page.keyboard.type('Et après.');
  await expect(field('message')).toHaveValue('Tapé avant. Et après.');
  await page.reload();
  await expect(field('message')).toHaveValue('Tapé avant. Et après.');
});

test('a draft submitted before hydration is sent complete', { tag: longOnly }, async ({ page }) => {
  const sent = await stubSupport(page, ticket);
  await page.goto(href('fr', 'support'));
  const { focusForm, fill, send, t } = formOf(page, 'fr');
  await focusForm();
  await fill();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/SupportForm\.[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await send.click();
  release();
  await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
  expect(sent).toEqual([expect.objectContaining(person)]);
});

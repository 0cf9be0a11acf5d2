/** The support form: keyboard, errors, sending, and the page without JavaScript. */
import { errorText } from '../../../src/i18n/errors.ts';
import { href, fill } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { site } from '../../../src/site.ts';
import { checkAccessibility } from '../axe.ts';
import { recordFocus } from '../focus.ts';
import {
  stubSupport,
  formOf,
  person,
  errorResponse,
  waitForVisible,
  supportTexts,
  ticket,
} from './support.ts';
import { answerCookies, expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = supportTexts(lang);
  const address = href(lang, 'support');

  test.describe(`support form in ${lang}`, () => {
    test('sends a message by keyboard alone, at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const sent = await stubSupport(page, ticket);
      await page.goto(address);
      const { field, focusForm } = formOf(page, lang);
      await focusForm();
      await page.keyboard.press('Enter');
      for (const name of ['name', 'email', 'subject', 'message'] as const) {
        await expect(field(name)).toHaveAccessibleDescription(
          new RegExp(`^${t.form.errors.required}`),
        );
      }
      await expect(field('name')).toBeFocused();
      expect((await checkAccessibility(page, { inside: '#write' })).violations).toEqual([]);
      await page.keyboard.type(person.name);
      await expect(field('name')).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Tab');
      await page.keyboard.type('claire@exemple');
      await page.keyboard.press('Enter');
      await expect(field('email')).toBeFocused();
      await expect(field('email')).toHaveAccessibleDescription(
        `${t.form.errors.invalid_email} ${t.form.emailHint}`,
      );
      await page.keyboard.type('.fr');
      await page.keyboard.press('Tab');
      await page.keyboard.type('zzzz');
      await page.keyboard.press('Tab');
      await expect(field('message')).toBeFocused();
      await page.keyboard.type('Bonjour');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Une question.');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: t.form.send, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');

      await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
      await expect(page.getByRole('heading', { name: t.steps.sent.title })).toBeFocused();
      const main = page.getByRole('main');
      const hours = site.support.hours?.[lang];
      const said = hours ? fill(t.steps.sent.textHours, { hours }) : t.steps.sent.text;
      await expect(main.getByText(said)).toBeVisible();
      for (const value of ['SUP-000123', 'zzzz', person.email]) {
        await expect(main.getByText(value, { exact: true })).toBeVisible();
      }
      expect(sent).toEqual([
        {
          action: 'send',
          request: expect.stringMatching(/^[\da-f-]{36}$/) as unknown as string,
          form_token: 'a-form-token',
          name: person.name,
          email: person.email,
          subject: 'zzzz',
          message: 'Bonjour\nUne question.',
          lang,
          website: '',
        },
      ]);
      expect((await checkAccessibility(page, { inside: '#write' })).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );

      await page.getByRole('button', { name: t.steps.sent.another }).click();
      await expect(field('message')).toHaveValue('');
      await expect(page.getByRole('heading', { name: t.form.title })).toBeFocused();
    });

    test('shows a message for every error and keeps the typed text', async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of (4\d\d|503)/);
      const wait = (seconds: number) => ({ 'Retry-After': `${seconds}` });
      const { errors } = t.steps;
      const limited = (retryAfter?: number) =>
        errorText(lang, errors, { code: 'rate_limited', retryAfter });
      const cases = [
        [errorResponse('rate_limited', 429), limited()],
        [errorResponse('rate_limited', 429, wait(600)), limited(600)],
        [errorResponse('rate_limited', 429, wait(30)), limited(30)],
        [errorResponse('too_many_links', 422), fill(errors.too_many_links, { n: 5 })],
        [errorResponse('looks_automated', 422), errors.looks_automated],
        [errorResponse('too_large', 413), errors.too_large],
        [errorResponse('unavailable', 503), errors.unavailable],
        [errorResponse('bad_request', 400), errors.bad_request],
        [errorResponse('never-heard-of', 400), errors.unexpected],
        [{ body: undefined }, errors.network],
      ] as const;
      const sent = await stubSupport(page, ...cases.map(([answer]) => answer), ticket);
      await page.goto(address);
      const { focusForm, fill: write, send, field } = formOf(page, lang);
      await focusForm();
      await write();
      for (const [, sentence] of cases) {
        await send.click();
        await waitForVisible(
          page.getByRole('main').getByRole('alert').filter({ hasText: sentence }),
        );
        await expect(field('message')).toHaveValue(person.message);
      }
      const other = page.getByRole('alert').getByRole('link', { name: site.contact.email });
      const mail = new URL((await other.getAttribute('href')) ?? '');
      expect(mail.searchParams.get('subject')).toBe(person.subject);
      expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(person.message);
      for (const colorScheme of sampleOf(['dark', 'light'] as const, 1)) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(
          (await checkAccessibility(page, { inside: '#write' })).violations,
          colorScheme,
        ).toEqual([]);
      }
      await send.click();
      await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
      expect(sent).toHaveLength(cases.length + 1);
      expect(new Set(sent.map(({ request }) => request)).size, 'one message').toBe(1);
    });

    test(
      'sends a message submitted too fast after the minimum fill time',
      { tag: longOnly },
      async ({ page, consoleGuard }) => {
        consoleGuard.allow(/status of 409/);
        const sent = await stubSupport(page, errorResponse('too_fast'), ticket);
        await page.goto(address);
        const { focusForm, fill: write, send } = formOf(page, lang);
        await focusForm();
        await write();
        await page.clock.runFor(3_000);
        await send.click();
        await expect(page.getByText(t.steps.waiting)).toBeVisible();
        await expect(send).toBeHidden();
        await page.clock.runFor(3_000);
        await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
        expect(sent).toHaveLength(2);
      },
    );

    test(
      'shows the counters near the limit and rejects an overlong text',
      { tag: longOnly },
      async ({ page }) => {
        const sent = await stubSupport(page, ticket);
        await page.goto(address);
        const { focusForm, fill: write, send, field } = formOf(page, lang);
        await focusForm();
        await write();
        const left = fill(t.steps.left.other, { n: 100 });
        await expect(page.getByText(left)).toHaveCount(0);
        await field('message').fill('é'.repeat(4_900));
        await expect(page.getByText(left).first()).toBeVisible();
        await field('message').fill('é'.repeat(5_012));
        const over = fill(t.steps.over.other, { n: 12 });
        await expect(page.getByText(over).first()).toBeVisible();
        // The number is announced once typing pauses.
        await expect(page.getByRole('status').filter({ hasText: over })).toHaveCount(1);
        const focused = await recordFocus(page);
        await send.click();
        await expect(field('message')).toBeFocused();
        expect((await focused()).at(-1)).toMatchObject({ name: 'message', invalid: 'true' });
        await expect(field('message')).toHaveAttribute('aria-invalid', 'true');
        await expect(field('message')).toHaveValue('é'.repeat(5_012));
        expect((await checkAccessibility(page, { inside: '#write' })).violations).toEqual([]);
        expect(sent).toEqual([]);
      },
    );
  });

  test(`the page in ${lang} opens on its form and is at most 3,000 px long on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerCookies(page);
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: t.form.name })).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, 'with its footer').toBeLessThanOrEqual(3_000);
    await page.locator('#mail > summary').click();
    const [topic] = texts(lang).company.topics;
    await expect(page.getByRole('heading', { name: topic?.title ?? '' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the page in ${lang} offers email addresses instead of the form`, async ({ page }) => {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.locator('noscript p')).toHaveText(t.noScript);
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('link', { name: site.contact.email })).toBeVisible();
      for (const { title } of texts(lang).company.topics) {
        await expect(
          main.getByRole('link', {
            ...{ name: `${texts(lang).company.write}, ${title}`, exact: true, includeHidden: true },
          }),
        ).toHaveAttribute('href', /^mailto:/);
      }
    });
  });
}

test('the honeypot field is hidden from everybody, and its value is sent', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 422/);
  const sent = await stubSupport(page, errorResponse('looks_automated', 422), ticket);
  await page.goto(href('fr', 'support'));
  const { focusForm, fill: write, send, t } = formOf(page, 'fr');
  await focusForm();
  await write();
  const trap = page.locator('input[name="website"]');
  await expect(trap).toBeHidden();
  await expect(page.getByRole('textbox', { name: t.form.trap })).toHaveCount(0);
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'http://x.example'));
  await send.click();
  await waitForVisible(
    page.getByRole('main').getByRole('alert').filter({ hasText: t.steps.errors.looks_automated }),
  );
  await send.click();
  await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
  expect(sent.map(({ website }) => website)).toEqual(['http://x.example', '']);
});

test(
  'React and the form token load when the form is focused and not before',
  { tag: longOnly },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await stubSupport(page, ticket);
    await page.goto(href('fr', 'support'));
    await page.evaluate(() => document.fonts.ready);
    const react = /client|SupportForm|functions\/support|_search/;
    expect(asked.filter((path) => react.test(path))).toEqual([]);
    await formOf(page, 'fr').focusForm();
    expect(asked.filter((path) => react.test(path)).length).toBeGreaterThan(1);
    expect(asked.filter((path) => path.includes('_search'))).toEqual([]);
  },
);

test(
  'the form is prefilled when signed in and keeps edited fields',
  { tag: longOnly },
  async ({ page, signIn }) => {
    const sent = await stubSupport(page, ticket);
    const account = await signIn(page, 'signals');
    await page.goto(href('en', 'support'));
    const { field, send, t } = formOf(page, 'en');
    await expect(field('email')).toHaveValue(account.email);
    await expect(page.getByText(t.steps.signals)).toBeVisible();
    await expect(field('name')).not.toHaveValue('');
    await field('name').fill('Somebody Else');
    await field('subject').fill('A lesson');
    await field('message').fill('Hello');
    await page.reload();
    await expect(field('message')).toHaveValue('Hello');
    await expect(field('name')).toHaveValue('Somebody Else');
    await expect(field('email')).toHaveValue(account.email);
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.postData()?.includes('"send"') ?? false),
      send.click(),
    ]);
    expect(request.headers()['authorization']).toMatch(/^Bearer /);
    await waitForVisible(page.getByRole('heading', { name: t.steps.sent.title }));
    expect(sent[0]).toMatchObject({ name: 'Somebody Else', email: account.email });
  },
);

/** Access to the text of a lesson: readers without it receive no sentence. */
import type { Page } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { openSignIn, submitSignIn } from '../auth/dialogs.ts';
import { sampleOf } from '../../sizes.ts';
import { kindsOfPage } from '../kinds.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const premiumLessons = ['principes-decentralisation', 'gestion-risque'];
const premiumLesson = href('fr', 'lesson', 'principes-decentralisation');
const t = texts('fr');

test('a lesson opens and locks in place, without a page load', async ({ page, world }) => {
  const account = world.info.accounts.find(({ role }) => role === 'formation');
  await page.goto(premiumLesson);
  await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  page.on('load', () => navigations.push('load'));
  const dialog = await openSignIn(page, 'fr');
  await submitSignIn(dialog, 'fr', {
    email: account?.email ?? '',
    password: account?.password ?? '',
  });
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: t.account.menu }).click();
  await page.getByRole('button', { name: t.account.signOut }).click();
  await expect(page.getByRole('heading', { name: t.paywall.premium.title })).toBeVisible();
  await expect(page.locator('.sealed .prose')).toHaveCount(0);
  expect(navigations).toEqual([]);
});

for (const role of ['member', 'lapsed'] as const) {
  test(
    `the ${role} account can read the free lesson only`,
    role === 'member' ? {} : { tag: longOnly },
    async ({ page, signIn }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/lesson-key|\/sealed\//.test(request.url())) asked.push(request.url());
      });
      await signIn(page, role);
      await page.goto(premiumLesson);
      if (role === 'member') {
        await expect(page.getByRole('heading', { name: 'Contenu Premium' })).toBeVisible();
        const discover = page.getByRole('link', { name: t.paywall.premium.discover });
        await expect(discover).toHaveAttribute('href', href('fr', 'pricing'));
      } else {
        await expect(page.getByRole('button', { name: t.paywall.lapsed.resume })).toBeVisible();
      }
      await expect(page.locator('.sealed .prose')).toHaveCount(0);
      expect(asked).toEqual([]);

      await page.goto(href('fr', 'lesson', freeLesson));
      await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
      expect(asked).toHaveLength(2);
    },
  );
}

test('the browser stores neither the text nor its key', async ({ page, signIn }) => {
  await signIn(page, 'formation');
  const answer = page.waitForResponse(/lesson-key/);
  await page.goto(premiumLesson);
  const response = await answer;
  const { key } = (await response.json()) as { key: string };
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(response.headers()['cache-control']).toContain('no-store');
  const sentences = await sealedSentences(page);

  const stores = await page.evaluate(storedText);
  expect(stores, 'the session is found, so the search works').toContain('access_token');
  const bytes = Buffer.from(key, 'base64url');
  const secrets = [key, bytes.toString('base64'), bytes.toString('hex'), ...sentences];
  expect(secrets.filter((secret) => stores.includes(secret))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

const walked = langsOf(import.meta.filename);

test('a visitor receives no lesson sentence, no encrypted file and no React', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  test.slow();
  const sentences: string[] = [];
  await signIn(page, 'formation');
  for (const lang of walked) {
    for (const lesson of [freeLesson, ...premiumLessons]) {
      await page.goto(href(lang, 'lesson', lesson));
      sentences.push(...(await sealedSentences(page)));
    }
  }
  expect(sentences.length, 'sentences to look for').toBeGreaterThan(100);
  const seen = plain(await page.locator('.sealed').innerHTML());
  expect(sentences.filter((sentence) => seen.includes(sentence)).length).toBeGreaterThan(10);

  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = await visitor.newPage();
  const urls = new Set<string>();
  // The calendar is React and loads when it comes into view on the booking page.
  const calendars = walked.map((lang) => href(lang, 'appointment'));
  visitor.on('request', (request) => {
    const { pathname } = new URL(request.frame().url(), baseURL);
    const isReact = /\/client\.[^/]+\.js/.test(request.url());
    if (!isReact || !calendars.includes(pathname)) urls.add(request.url());
  });
  for (const lang of walked) {
    const lessons = premiumLessons.map((lesson) => href(lang, 'lesson', lesson));
    const pages = sampleOf(kindsOfPage(lang), 12).map(({ address }) => address);
    for (const address of [...pages, ...lessons]) await reader.goto(address);
  }
  expect([...urls].filter((url) => /\/sealed\/|lesson-key|\/client\.[^/]+\.js/.test(url))).toEqual(
    [],
  );

  // Downloaded again, because the browser drops the responses of earlier pages.
  await visitor.close();
  const received = await Promise.all(
    [...urls].map(async (url) => plain(await (await fetch(url)).text())),
  );
  expect(received.length).toBeGreaterThan(20);
  const leaked = sentences.filter((sentence) => received.some((body) => body.includes(sentence)));
  expect(leaked).toEqual([]);
});

/** Runs of text of the open lesson, long enough to be unique to it. */
async function sealedSentences(page: Page): Promise<string[]> {
  await expect(page.locator('.sealed .prose h2').first()).toBeVisible();
  const runs = await page.locator('.sealed .prose').evaluate((prose) => {
    const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      // Words of the interface, and the names of sources, are public.
      if (!parentElement?.closest('[data-interface]')) found.push(textContent ?? '');
    }
    return found;
  });
  return runs.map(plain).filter((run) => run.length > 40);
}

/** Text with entities decoded and whitespace normalised, for comparison. */
function plain(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&nbsp;': ' ',
  };
  return text
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Runs in the page: the content of localStorage and sessionStorage. */
function storedText(): string {
  return [localStorage, sessionStorage]
    .map((storage) => Object.values(storage).join(' '))
    .join(' ');
}

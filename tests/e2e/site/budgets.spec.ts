/** Size budgets of a first visit, in bytes. `npm run bench` measures times. */
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { countShifts, shiftsSoFar, totalOf } from '../shifts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { widthLangs } from '../languages.ts';
import { sampleOf } from '../../sizes.ts';

const KB = 1024;
const htmlLimit = 14 * KB;
const homeHtmlLimit = 20 * KB;
const fontLimit = 24 * KB;
const scriptLimit = 8 * KB;
/** Cumulative layout shift; the web font may change a line break or two. */
const shiftLimit = 0.01;
/** The market: a hundred rows, a live table, and the chart of a panel that this visit opens. */
const market = { limit: 30 * KB, scripts: 90 * KB };

interface Visit {
  readonly kind: string;
  readonly address: string;
  /** Bytes of HTML with its CSS. */
  readonly limit: number;
  /** Bytes of JavaScript, where they are not `scriptLimit`. */
  readonly scripts?: number;
}

// Every run measures French, whose texts are longer.
for (const lang of widthLangs) {
  const visits: Visit[] = [
    { kind: 'home', address: href(lang, 'home'), limit: homeHtmlLimit },
    { kind: 'a term', address: href(lang, 'term', 'glissement'), limit: htmlLimit },
    { kind: 'a lesson', address: href(lang, 'lesson', freeLesson), limit: htmlLimit },
    {
      kind: 'an article',
      address: href(lang, 'article', 'frais-d-une-operation'),
      limit: htmlLimit,
    },
    {
      kind: 'another article',
      address: href(lang, 'article', 'lire-un-carnet-d-ordres'),
      limit: htmlLimit,
    },
    { kind: 'the market', address: href(lang, 'market'), ...market },
  ];
  // Home, lesson, article (with the layout and the script of a term) and market.
  for (const { kind, address, limit, scripts: allowed = scriptLimit } of sampleOf(visits, 4)) {
    test(`a first visit to ${kind} in ${lang} stays within its size budget`, async ({ page }) => {
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.addInitScript(countShifts);
      const font = page.waitForResponse('**/*.woff2');
      const document = await page.goto(address);
      await (await font).finished();
      await page.evaluate(() => globalThis.document.fonts.ready);
      if (allowed !== scriptLimit) {
        // After the font: a late one changes line breaks, as the fallback font has other widths.
        await page.goto(`${address}#bitcoin`);
        await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
        await page.keyboard.press('Escape');
      }
      const html = (await document?.text()) ?? '';
      expect(html.length).toBeGreaterThan(KB);

      expect(compressed(html), 'HTML with its CSS').toBeLessThanOrEqual(limit);
      const ofType = (type: string): Response[] =>
        responses.filter((response) => response.request().resourceType() === type);
      expect(ofType('stylesheet').map(urlOf), 'style sheets besides').toEqual([]);

      const fonts = await Promise.all(
        responses.filter((response) => urlOf(response).endsWith('.woff2')).map(bodyOf),
      );
      expect(fonts, 'fonts').toHaveLength(1);
      expect(fonts[0]?.length).toBeGreaterThan(0);
      expect(fonts[0]?.length, 'the font').toBeLessThanOrEqual(fontLimit);

      const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, attributes = '']) => !/ src=|type="application\//.test(attributes))
        .map(([, , code = '']) => code)
        .join('\n');
      expect(inline.length).toBeGreaterThan(0);
      const external = await Promise.all(ofType('script').map(bodyOf));
      const scripts = [Buffer.from(inline), ...external].map(compressed);
      const sum = scripts.reduce((total, size) => total + size, 0);
      expect(sum, 'JavaScript before any interaction').toBeLessThanOrEqual(allowed);
      expect(ofType('script').map(urlOf).join(), 'no React').not.toMatch(/client|react|dist\./);

      // Includes the shifts of scrolling to the end of the page.
      await page.evaluate(() => {
        scrollTo(0, globalThis.document.body.scrollHeight);
      });
      const shifts = await page.evaluate(shiftsSoFar);
      expect(totalOf(shifts), shifts.join('\n')).toBeLessThan(shiftLimit);
    });
  }
}

const lateFonts = [
  { kind: 'home', address: href('en', 'home'), later: undefined },
  { kind: 'a lesson', address: href('fr', 'lesson', freeLesson), later: undefined },
  // Its calendar loads a style sheet, after which the browser resolves fonts again.
  { kind: 'the booking page', address: href('fr', 'appointment'), later: 'grid' },
] as const;
for (const { kind, address, later } of sampleOf(lateFonts, 2)) {
  test(
    `a late web font causes no visible layout shift on ${kind}`,
    { tag: longOnly },
    async ({ page }) => {
      let release = (): void => undefined;
      const painted = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.addInitScript(countShifts);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      const font = page.waitForResponse('**/*.woff2');
      release();
      await (await font).finished();
      await page.evaluate(() => globalThis.document.fonts.ready);
      if (later) await page.getByRole(later).waitFor();
      const shifts = await page.evaluate(shiftsSoFar);
      expect(totalOf(shifts), shifts.join('\n')).toBeLessThan(shiftLimit);
    },
  );
}

test('the layout shift recorder detects a shift', async ({ page }) => {
  await page.addInitScript(countShifts);
  await page.goto(href('fr', 'home'));
  await page.evaluate(async () => {
    const wall = globalThis.document.createElement('div');
    wall.append('A wall of text. '.repeat(2_000));
    const painted = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted();
    globalThis.document.body.prepend(wall);
    await painted();
  });
  await expect.poll(() => page.evaluate(shiftsSoFar)).not.toEqual([]);
});

test('React loads on the first interaction and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(href('fr', 'home'));
  expect(scripts.filter(isReact)).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('button', { name: texts('fr').account.signIn })
    .hover();
  await expect.poll(() => scripts.filter(isReact)).toHaveLength(1);
});

function isReact(url: string): boolean {
  return /\/client\.[^/]+\.js$/.test(url);
}

function compressed(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

function urlOf(response: Response): string {
  return response.url();
}

function bodyOf(response: Response): Promise<Buffer> {
  return response.body();
}

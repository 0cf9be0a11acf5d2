import { AxeBuilder } from '@axe-core/playwright';
import { type Lang, langs } from '../../src/i18n/index.ts';
import { kindsOfPage } from './kinds.ts';
import { expect, test } from './world.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Each language is looked at in both themes; between them, every theme at every width. */
const looks = {
  fr: [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ],
  en: [
    { width: 1440, colorScheme: 'dark' },
    { width: 390, colorScheme: 'light' },
  ],
} as const satisfies Record<Lang, unknown>;

// A recording of every look would cost more than the look.
test.use({ trace: 'off' });

for (const lang of langs) {
  for (const { page: kind, address } of kindsOfPage(lang)) {
    test(`${kind} in ${lang} has no barrier that axe can see`, async ({ page }) => {
      await page.goto(address);
      for (const { width, colorScheme } of looks[lang]) {
        await page.setViewportSize({ width, height: 900 });
        // Without transitions, colours are what they are at once.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(passes.length, 'axe looked at the page').toBeGreaterThan(10);
        expect
          .soft(violations.map(describeViolation), `${width} px wide, ${colorScheme}`)
          .toEqual([]);
      }
    });
  }
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** The rule, what it asks, and where it is broken. */
function describeViolation({ id, help, nodes }: Violation): string {
  return `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`;
}

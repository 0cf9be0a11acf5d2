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

/** What can change with the width and the theme; the rest of a page is the same in both looks. */
const looked = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
];

for (const lang of langs) {
  for (const { page: kind, address } of kindsOfPage(lang)) {
    test(`${kind} in ${lang} has no barrier that axe can see`, async ({ page }) => {
      for (const [look, { width, colorScheme }] of looks[lang].entries()) {
        await page.setViewportSize({ width, height: 900 });
        // Before the page opens: a change of theme would be seen half-way.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(address);
        const axe = new AxeBuilder({ page });
        const { violations, passes } = await (
          look === 0 || kind === 'home' ? axe.withTags(rules) : axe.withRules(looked)
        ).analyze();
        expect(passes.length, 'axe looked at the page').toBeGreaterThan(look === 0 ? 10 : 0);
        expect
          .soft(violations.map(describeViolation), `${width} px wide, ${colorScheme}`)
          .toEqual([]);
      }
    });
  }
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** The rule, what it asks, and where and how it is broken. */
function describeViolation({ id, help, nodes }: Violation): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}

import { AxeBuilder } from '@axe-core/playwright';
import { langs } from '../../src/i18n/index.ts';
import { kindsOfPage } from './kinds.ts';
import { expect, test } from './world.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const lang of langs) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${lang}, ${colorScheme} @mobile`, () => {
      test.use({ colorScheme });

      for (const { page: kind, address } of kindsOfPage(lang)) {
        test(`${kind} has no barrier that axe can see`, async ({ page }) => {
          await page.goto(address);
          const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
          expect(passes.length, 'axe looked at the page').toBeGreaterThan(10);
          expect(violations.map(describeViolation)).toEqual([]);
        });
      }
    });
  }
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** The rule, what it asks, and where it is broken. */
function describeViolation({ id, help, nodes }: Violation): string {
  return `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`;
}

import { langs } from '../../../src/i18n/index.ts';
import { kindsOfPage } from '../kinds.ts';
import { loadObservatory, type Scan } from './observatory.ts';
import { expect, test } from '../fixtures.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

test('every kind of page scores 125 or more on the HTTP Observatory', async ({ world }) => {
  const scan = await loadObservatory(world.origin);
  for (const lang of langs) {
    for (const { address } of kindsOfPage(lang)) {
      const result = await scan(address);
      expect
        .soft(result.scan.score, `${address}: ${describeScan(result)}`)
        .toBeGreaterThanOrEqual(125);
    }
  }
});

/** Each result of the scan that changes the score, as `csp-… +10`. */
function describeScan({ tests }: Scan): string {
  return Object.values(tests)
    .filter(({ scoreModifier }) => scoreModifier !== 0)
    .map(({ result, scoreModifier }) => `${result} ${scoreModifier > 0 ? '+' : ''}${scoreModifier}`)
    .join(', ');
}

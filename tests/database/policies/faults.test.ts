/**
 * Tests the checks of policies.test.ts: they detect each fault, planted in a transaction that is
 * rolled back.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChecks } from '../fixtures/catalogue.ts';
import { answerFaults, columnFaults, tableCellFaults } from './policy-matrix.ts';
import { answers, tables } from './expectations.ts';
import { long, sampleOf } from '../../sizes.ts';
import { faults } from './faults/index.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { inTransaction, createPeople, type Driver } from './personas.ts';

let migrated: Migrated;
let driver: Driver;

beforeAll(async () => {
  migrated = await openMigrated();
  const { query, createUser } = migrated;
  driver = inTransaction(query, await createPeople(query, createUser));
});
afterAll(() => migrated.close());

// In the short run, policies.test.ts alone shows this, check by check.
it.runIf(long)('the checks report nothing on the unchanged schema', async () => {
  const seen: string[] = [];
  await undone('', async () => {
    seen.push(...(await catalogueFaults()));
    for (const name of [...Object.keys(tables), ...Object.keys(answers)]) {
      seen.push(...(await shownBy(name)));
    }
  });
  expect(seen).toEqual([]);
});

it('there are at least 30 distinct faults', () => {
  expect(new Set(faults.map(({ sql }) => sql)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

describe('the checks detect', () => {
  it.each([...sampleOf(faults, 20)])('$breaks', async ({ sql, shows, says }) => {
    await undone(sql, async () => {
      const seen = shows === undefined ? await catalogueFaults() : await shownBy(shows);
      expect(seen.join('\n')).toMatch(says);
    });
  });
});

async function catalogueFaults(): Promise<string[]> {
  const seen: string[] = [];
  for (const check of Object.values(catalogueChecks)) seen.push(...(await check(driver.query)));
  return seen;
}

async function shownBy(name: string): Promise<string[]> {
  if (name in answers) return await answerFaults(driver, name);
  return [...(await tableCellFaults(driver, name)), ...(await columnFaults(driver, name, 'owner'))];
}

/** Runs a task in a transaction after the given SQL, then rolls it back. */
async function undone(sql: string, task: () => Promise<void>): Promise<void> {
  await driver.query(`begin; ${sql}`);
  try {
    await task();
  } finally {
    await driver.query('rollback');
  }
}

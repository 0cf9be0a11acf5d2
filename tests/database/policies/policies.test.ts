import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogueChecks } from '../fixtures/catalogue.ts';
import { answerFaults, cellFaults, columnFaults } from './policy-matrix.ts';
import { allowed, answers, functions, tables } from './expectations.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { commands, createPeople, personas, throughApi, type Driver } from './personas.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

/** The migrated database: the Data API of @supabase/lite grants every role every table. */
let migrated: Migrated;
let supabase: Supabase;
let driver: Driver;

beforeAll(async () => {
  // It prints every refusal.
  vi.spyOn(console, 'error').mockReturnValue();
  migrated = await openMigrated();
  supabase = await startSupabase();
  const people = await createPeople(
    (sql) => supabase.query(sql),
    (email, metadata) => supabase.createUser(email, 'correct horse', metadata),
  );
  driver = throughApi(supabase, people);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
  await migrated.close();
});

describe('the catalogue', () => {
  it.each(Object.entries(catalogueChecks))('has exactly the expected %s', async (_, check) => {
    expect(await check(migrated.query)).toEqual([]);
  });
});

describe.each(Object.entries(tables))('%s', (table, rules) => {
  for (const persona of personas) {
    for (const command of commands) {
      const may = allowed(rules, persona).includes(command) ? 'may' : 'may not';
      it(`${persona} ${may} ${command}`, async () => {
        expect(await cellFaults(driver, table, persona, command)).toEqual([]);
      });
    }
  }

  const changes = Object.keys(rules.changes ?? {}).join(', ') || 'no column';
  it.each(['owner', 'verified'] as const)(`%s may change ${changes}`, async (persona) => {
    expect(await columnFaults(driver, table, persona)).toEqual([]);
  });
});

describe('functions that users may call', () => {
  it('all have an expected result', () => {
    const open = Object.keys(functions).filter(
      (name) => functions[name]?.includes('authenticated') && !functions[name].includes('anon'),
    );
    expect(Object.keys(answers).sort()).toEqual(open.sort());
  });

  it.each(Object.keys(answers))('%s returns the expected result for each persona', async (name) => {
    expect(await answerFaults(driver, name)).toEqual([]);
  });
});

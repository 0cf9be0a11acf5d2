import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogueChecks } from '../fixtures/catalogue.ts';
import { answerFaults, cellFaults, columnFaults } from './policy-matrix.ts';
import { allowed, answers, functions, tables } from './expectations.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import {
  commands,
  createPeople,
  inTransaction,
  personas,
  throughApi,
  type Driver,
} from './personas.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';
import { sampleOf } from '../../sizes.ts';

/** The migrated database alone: the Data API of @supabase/lite grants every role all tables. */
let migrated: Migrated;
let supabase: Supabase;

/** How personas reach the database: with their role and claims in a transaction, or over HTTP, as the browser does. */
const ways = ['in a transaction', 'over HTTP'] as const;
type Way = (typeof ways)[number];
let drivers: Readonly<Record<Way, Driver>>;

beforeAll(async () => {
  // The local server logs every refusal.
  vi.spyOn(console, 'error').mockReturnValue();
  migrated = await openMigrated();
  supabase = await startSupabase();
  const { query, createUser } = migrated;
  const accounts = await createPeople(query, createUser);
  const people = await createPeople(
    (sql) => supabase.query(sql),
    (email, metadata) => supabase.createUser(email, 'correct horse', metadata),
  );
  await query('begin');
  drivers = {
    'in a transaction': inTransaction(query, accounts),
    'over HTTP': throughApi(supabase, people),
  };
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
  await migrated.close();
});

/** All tables in a transaction, which is ten times as fast; over HTTP only a sample in the short run. */
const everyTable = Object.entries(tables);
const cases = [
  ...everyTable.map(([table, rules]) => [table, ways[0], rules] as const),
  ...sampleOf(everyTable, 4).map(([table, rules]) => [table, ways[1], rules] as const),
];

describe('the catalogue', () => {
  it.each(Object.entries(catalogueChecks))('has exactly the expected %s', async (_, check) => {
    expect(await check(migrated.query)).toEqual([]);
  });
});

describe.each(cases)('%s, %s', (table, way, rules) => {
  for (const persona of personas) {
    for (const command of commands) {
      const may = allowed(rules, persona).includes(command) ? 'may' : 'may not';
      it(`${persona} ${may} ${command}`, async () => {
        expect(await cellFaults(drivers[way], table, persona, command)).toEqual([]);
      });
    }
  }

  const changes = Object.keys(rules.changes ?? {}).join(', ') || 'no column';
  it.each(['owner', 'verified'] as const)(`%s may change ${changes}`, async (persona) => {
    expect(await columnFaults(drivers[way], table, persona)).toEqual([]);
  });
});

describe('functions that users may call', () => {
  it('all have an expected result', () => {
    const open = Object.keys(functions).filter(
      (name) => functions[name]?.includes('authenticated') && !functions[name].includes('anon'),
    );
    expect(Object.keys(answers).sort()).toEqual(open.sort());
  });

  it('do not include a new one until it is granted', async () => {
    const [closed] = await supabase.query(
      `create function public.made_later() returns integer language sql as 'select 1';
       select has_function_privilege('anon', 'public.made_later()', 'execute') as anon,
         has_function_privilege('authenticated', 'public.made_later()', 'execute') as authenticated`,
    );
    await supabase.query('drop function public.made_later()');
    expect(closed).toEqual({ anon: false, authenticated: false });
  });

  describe.each(ways)('%s', (way) => {
    it.each(Object.keys(answers))(
      '%s returns the expected result for each persona',
      async (name) => {
        expect(await answerFaults(drivers[way], name)).toEqual([]);
      },
    );
  });
});

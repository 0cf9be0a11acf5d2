import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  commands,
  functions,
  personas,
  tables,
  type Command,
  type Persona,
} from './expectations.ts';
import { startSupabase, type Person, type Row, type Supabase } from './supabase.ts';

let supabase: Supabase;
let owner: Person;
let clients: Record<Persona, SupabaseClient>;

beforeAll(async () => {
  supabase = await startSupabase();
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  const other = await supabase.createUser('other@example.test', 'correct horse');
  clients = {
    owner: owner.client,
    other: other.client,
    anonymous: supabase.clientFor(supabase.publishableKey),
    service: supabase.clientFor(supabase.secretKey),
  };
}, 60_000);
afterAll(() => supabase.close());

describe('the catalogue', () => {
  it('has an expectation for every table, and row-level security on each', async () => {
    const found = await supabase.query<{ name: string; secured: boolean }>(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(tables).sort());
    expect(found.filter(({ secured }) => !secured)).toEqual([]);
  });

  it('names the roles of every policy and calls auth.uid() once a statement', async () => {
    const policies = await supabase.query<{ policyname: string; roles: string; rule: string }>(
      `select policyname, roles::text, coalesce(qual, '') || coalesce(with_check, '') as rule
       from pg_policies where schemaname = 'public'`,
    );
    expect(policies.length).toBeGreaterThan(0);
    for (const { policyname, roles, rule } of policies) {
      expect(roles, policyname).toBe('{authenticated}');
      expect(rule.replaceAll(/SELECT auth\.uid\(\)/g, ''), policyname).not.toContain('auth.uid()');
    }
  });

  it('lets only the named roles call each function, with a fixed search path', async () => {
    const found = await supabase.query<Row & { name: string }>(
      `select proname as name, prosecdef as definer, proconfig::text as settings,
        has_function_privilege('anon', oid, 'execute') as anon,
        has_function_privilege('authenticated', oid, 'execute') as authenticated,
        has_function_privilege('service_role', oid, 'execute') as service_role
       from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(functions).sort());
    for (const { name, definer, settings, ...roles } of found) {
      expect({ name, definer, settings }).toEqual({
        name,
        definer: true,
        settings: '{"search_path=\\"\\""}',
      });
      const callers = Object.keys(roles).filter((role) => roles[role] === true);
      const allowed = functions[name] ?? [];
      const trigger = allowed.length === 0;
      expect(
        callers.filter((role) => !(trigger && role === 'service_role')),
        name,
      ).toEqual(allowed);
    }
  });
});

describe.each(Object.keys(tables))('%s', (table) => {
  for (const persona of personas) {
    for (const command of commands) {
      const allowed = rulesOf(table).allowed[persona].includes(command);
      it(`${persona} ${allowed ? 'may' : 'may not'} ${command}`, async () => {
        await reset(table, command);
        const before = await contents(table);
        const seen = await attempt(table, persona, command);
        const changed = (await contents(table)) !== before;
        expect(command === 'select' ? seen > 0 : changed).toBe(allowed);
        if (command === 'select') expect(changed).toBe(false);
      });
    }
  }
});

function rulesOf(table: string) {
  const rules = tables[table];
  if (!rules) throw new Error(`No expectations for ${table}.`);
  return rules;
}

/** The owner's row alone; without it where an insert has room for no other. */
async function reset(table: string, command: Command): Promise<void> {
  const { row, insert, hasOwner } = rulesOf(table);
  await supabase.query(`delete from public.${table}`);
  if (command === 'insert' && !insert) return;
  const values = { ...row, ...(hasOwner ? { user_id: owner.id } : {}) };
  const columns = Object.keys(values).join(', ');
  await supabase.query(
    `insert into public.${table} (${columns}) select ${columns}
     from jsonb_populate_record(null::public.${table}, '${JSON.stringify(values)}')`,
  );
}

/** Tries it through the Data API as the persona; the number of rows that came back. */
async function attempt(table: string, persona: Persona, command: Command): Promise<number> {
  const { row, insert, update, hasOwner } = rulesOf(table);
  const rows = clients[persona].from(table);
  const column = hasOwner ? 'user_id' : 'id';
  const value = hasOwner ? owner.id : String(row.id);
  if (command === 'insert') {
    await rows.insert({ ...(insert ?? row), ...(hasOwner ? { user_id: owner.id } : {}) });
    return 0;
  }
  if (command === 'update') await rows.update(update).eq(column, value);
  if (command === 'delete') await rows.delete().eq(column, value);
  if (command !== 'select') return 0;
  const { data } = await rows.select('*');
  return (data as Row[] | null)?.length ?? 0;
}

async function contents(table: string): Promise<string> {
  return JSON.stringify(await supabase.query(`select * from public.${table} order by 1`));
}

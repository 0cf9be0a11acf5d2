/** What PostgreSQL's catalogue says, against what is expected: a sentence for each difference. */
import {
  accountTriggers,
  functions,
  secondFactor,
  tables,
  type TableRules,
} from './expectations.ts';
import type { Way } from './personas.ts';

const file = 'tests/database/expectations.ts';
const people = ['anon', 'authenticated'] as const;

type Query = Way['query'];

/** Tables, views and what else holds rows: each expected, each with row-level security. */
export async function tableFaults(query: Query): Promise<string[]> {
  const found = await query<{ name: string; kind: string; secured: boolean; invoker: boolean }>(
    `select relname as name, relkind::text as kind, relrowsecurity as secured,
       coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false) as invoker
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  return [
    ...found.flatMap(({ name, kind, secured, invoker }) => [
      ...(name in tables
        ? []
        : [`${name} is new: add its rows and who may do what to them to \`tables\` in ${file}.`]),
      ...(kind === 'v' && !invoker
        ? [`The view ${name} reads as its owner: give it \`with (security_invoker = true)\`.`]
        : []),
      ...(kind === 'm' || kind === 'f'
        ? [`${name} has no row-level security: make it a table, or a view as its caller.`]
        : []),
      ...((kind === 'r' || kind === 'p') && !secured
        ? [`${name} has no row-level security: \`alter table ${name} enable row level security\`.`]
        : []),
    ]),
    ...missing(
      Object.keys(tables),
      found.map(({ name }) => name),
      'table',
    ),
  ];
}

/** Every policy is expected, for signed-in people only, names them, and asks who they are once. */
export async function policyFaults(query: Query): Promise<string[]> {
  const found = await query<{
    tablename: string;
    policyname: string;
    permissive: string;
    roles: string;
    cmd: string;
    qual: string | null;
    with_check: string | null;
  }>(`select tablename, policyname, permissive, roles::text, cmd, qual, with_check
      from pg_policies where schemaname = 'public'`);
  const once = /\( SELECT (auth\.uid\(\)|second_factor_given\(\)) AS \w+\)/g;
  const faults = found.flatMap(({ tablename, policyname, permissive, roles, cmd, ...rules }) => {
    const name = `The policy "${policyname}" on ${tablename}`;
    const [using, check] = [rules.qual ?? '', rules.with_check ?? ''];
    const bare = `${using} ${check}`.replaceAll(once, '');
    const subject = policyname === secondFactor ? 'second_factor_given()' : 'auth.uid()';
    const parts = cmd === 'INSERT' ? [check] : [using, ...(check === '' ? [] : [check])];
    return [
      ...(tables[tablename]?.policies.includes(policyname)
        ? []
        : [
            `${name} is new: add it to \`policies\` of ${tablename} in ${file}, and what it opens.`,
          ]),
      ...(roles === '{authenticated}'
        ? []
        : [`${name} is for ${roles}: say \`to authenticated\`.`]),
      ...(parts.every((part) => part.includes(subject))
        ? []
        : [`${name} does not ask ${subject} in each of its parts.`]),
      ...(/(auth\.uid|second_factor_given)\(\)/.test(bare)
        ? [`${name} asks for each row: write \`(select auth.uid())\`.`]
        : []),
      ...(policyname !== secondFactor || (permissive === 'RESTRICTIVE' && cmd === 'ALL')
        ? []
        : [`${name} is not \`as restrictive for all\`: it opens instead of closing.`]),
    ];
  });
  for (const [table, { policies, own }] of Object.entries(tables)) {
    const here = found.filter(({ tablename }) => tablename === table);
    const names = here.map(({ policyname }) => policyname);
    faults.push(...missing(policies, names, `policy of ${table}`));
    if (own.length > 0 && !policies.includes(secondFactor)) {
      faults.push(`${table} is open without the second factor: give it "${secondFactor}".`);
    }
  }
  return faults;
}

/** Nobody holds a privilege on a table or a column beyond what is expected. */
export async function privilegeFaults(query: Query): Promise<string[]> {
  const kinds = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];
  const found = await query<{ role: string; name: string; kind: string; columns: string[] }>(
    `select r.role, c.relname as name, k.kind,
       case when has_table_privilege(r.role, c.oid, k.kind) then array['*']
         when k.kind in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') then array(
           select a.attname::text from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
             and has_column_privilege(r.role, c.oid, a.attnum, k.kind) order by 1)
         else '{}' end as columns
     from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) r (role),
       unnest(array['${kinds.join("', '")}']) k (kind)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  const faults = found.flatMap(({ role, name, kind, columns }) => {
    const rules = tables[name];
    if (!rules) return [];
    if (role === 'service_role') {
      const short = kinds.indexOf(kind) < 4 && columns.join() !== '*';
      return short ? [`service_role may not ${kind.toLowerCase()} ${name}: grant it.`] : [];
    }
    const expected = role === 'anon' ? [] : privileges(rules, kind);
    if (columns.join() === expected.join()) return [];
    const [has, wanted] = [columns, expected].map((list) => list.join(', ') || 'nothing');
    return [`${role} may ${kind.toLowerCase()} ${has} of ${name}, expected is ${wanted}.`];
  });
  const [roles] = await query<{ powers: string[]; schemas: string[] }>(
    `select array(
       select r.rolname || ' may do too much: it bypasses policies, or is ' || coalesce(g.rolname, 'itself')
       from pg_roles r left join pg_auth_members m on m.member = r.oid
         left join pg_roles g on g.oid = m.roleid
       where r.rolname in ('anon', 'authenticated')
         and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or g.oid is not null)) as powers,
     array(
       select r || ' may make things in the schema ' || n.nspname || '.'
       from pg_namespace n, unnest(array['${people.join("', '")}']) r
       where n.nspname in ('public', 'auth') and has_schema_privilege(r, n.oid, 'CREATE')) as schemas`,
  );
  return [...faults, ...(roles?.powers ?? []), ...(roles?.schemas ?? [])];
}

/** The columns expected for a privilege of signed-in people; `*` for the whole table. */
function privileges({ own, changes = {}, held = [] }: TableRules, kind: string): string[] {
  if (!own.some((command) => command.toUpperCase() === kind)) return [];
  if (kind !== 'UPDATE' || held.length > 0) return ['*'];
  return Object.keys(changes).sort();
}

/** Every trigger of ours is there and awake. */
export async function triggerFaults(query: Query): Promise<string[]> {
  const found = await query<{ name: string; place: string; awake: boolean }>(
    `select t.tgname as name, t.tgrelid::regclass::text as place, t.tgenabled in ('O', 'A') as awake
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace = 'public'::regnamespace`,
  );
  const expected = [
    ...accountTriggers,
    ...Object.entries(tables).flatMap(([table, { triggers }]) =>
      triggers.map((name) => `${name} on ${table}`),
    ),
  ];
  const awake = found.filter((trigger) => trigger.awake);
  const names = awake.map(({ name, place }) => `${name} on ${place.replace(/^public\./, '')}`);
  return [
    ...names
      .filter((name) => !expected.includes(name))
      .map((name) => `The trigger ${name} is new: add it to \`triggers\` in ${file}.`),
    ...missing(expected, names, 'trigger'),
  ];
}

/** Every function is expected, runs as its owner with a fixed path, and answers only to who is named. */
export async function functionFaults(query: Query): Promise<string[]> {
  const found = await query<{ name: string; pinned: boolean; callers: string[] }>(
    `select proname as name, array(
         select r from unnest(array['anon', 'authenticated', 'service_role']) r
         where has_function_privilege(r, p.oid, 'execute')) as callers,
       prosecdef and 'search_path=""' = any(coalesce(proconfig, '{}')) as pinned
     from pg_proc p where pronamespace = 'public'::regnamespace`,
  );
  const faults = found.flatMap(({ name, pinned, callers }) => {
    const expected = functions[name];
    if (!expected) return [`${name}() is new: add who may call it to \`functions\` in ${file}.`];
    // A host may let its service call triggers, which do nothing outside a write.
    const heard = callers.filter((role) => expected.length > 0 || role !== 'service_role');
    return [
      ...(pinned
        ? []
        : [`${name}() must be \`security definer set search_path = ''\`, and is not.`]),
      ...(heard.join() === expected.join()
        ? []
        : [
            `${name}() answers to ${heard.join(', ')}; expected is ${expected.join(', ') || 'nobody'}.`,
          ]),
    ];
  });
  const names = found.map(({ name }) => name);
  return [...faults, ...missing(Object.keys(functions), names, 'function')];
}

export const catalogueChecks = {
  tables: tableFaults,
  policies: policyFaults,
  privileges: privilegeFaults,
  triggers: triggerFaults,
  functions: functionFaults,
};

function missing(expected: readonly string[], found: readonly string[], kind: string): string[] {
  return expected
    .filter((name) => !found.includes(name))
    .map((name) => `The ${kind} "${name}" is expected in ${file} and not there.`);
}

/** The schema of a database as text, from its catalogue, to compare two databases line by line. */

type Query = <T>(sql: string) => Promise<T[]>;

/** Queries for our objects: tables and functions in `public`, triggers also in `auth`. */
const parts: Readonly<Record<string, string>> = {
  tables: `
    select c.relname || ' rls=' || c.relrowsecurity || ' options=' || coalesce(c.reloptions::text, '')
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
  columns: `
    select format('%s.%s %s null=%s default=%s generated=%s identity=%s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), not a.attnotnull,
      coalesce(pg_get_expr(d.adbin, d.adrelid), ''), a.attgenerated, a.attidentity)
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped`,
  constraints: `
    select format('%s %s %s', r.conrelid::regclass, r.conname, pg_get_constraintdef(r.oid))
    from pg_constraint r where r.connamespace = 'public'::regnamespace and r.contype <> 'n'`,
  indexes: `
    select pg_get_indexdef(i.indexrelid)
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`,
  policies: `
    select format('%s on %s %s %s to %s using %s check %s', policyname, tablename, permissive, cmd,
      roles, qual, with_check)
    from pg_policies where schemaname = 'public'`,
  triggers: `
    select format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace = 'public'::regnamespace`,
  functions: `
    select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace`,
  privileges: `
    select format('function %s %s %s', p.oid::regprocedure, x.grantee::regrole, x.privilege_type)
    from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x
    where p.pronamespace = 'public'::regnamespace
    union all
    select format('table %s %s %s', c.relname, x.grantee::regrole, x.privilege_type)
    from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) x
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('column %s.%s %s %s', c.relname, a.attname, x.grantee::regrole, x.privilege_type)
    from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl) x
    where c.relnamespace = 'public'::regnamespace
    union all
    select format('default %s %s %s %s', d.defaclobjtype, d.defaclnamespace, x.grantee::regrole,
      x.privilege_type)
    from pg_default_acl d, aclexplode(d.defaclacl) x
    union all
    select format('schema %s %s', x.grantee::regrole, x.privilege_type)
    from pg_namespace n, aclexplode(n.nspacl) x where n.nspname = 'public'`,
  roles: `
    select format('%s login=%s inherit=%s bypass=%s', rolname, rolcanlogin, rolinherit, rolbypassrls)
    from pg_roles where rolname in ('anon', 'authenticated', 'service_role')`,
  rows: `select format('app_settings %s=%s', key, value) from public.app_settings`,
};

/**
 * Every table, column, constraint, index, policy, trigger, function, privilege and initial row,
 * sorted.
 */
export async function dumpSchema(query: Query): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, sql] of Object.entries(parts)) {
    const rows = await query<{ line: string }>(`select line from (${sql}) as found (line)`);
    lines.push(...rows.map(({ line }) => `${part}: ${line}`).sort());
  }
  return lines;
}

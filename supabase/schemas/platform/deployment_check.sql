-- The schema of a deployed database, read by `npm run doctor`; contains no rows.
create function public.deployment_check() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tables', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.relname,
        'secured', c.relrowsecurity,
        'policies', (select count(*) from pg_catalog.pg_policy p where p.polrelid = c.oid),
        -- Rights of a visitor without an account.
        'anonymous', pg_catalog.has_table_privilege('anon', c.oid, 'select, insert, update, delete')
          or pg_catalog.has_any_column_privilege('anon', c.oid, 'select, insert, update')
      ) order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ),
    'columns', (
      select coalesce(jsonb_agg(c.relname || '.' || a.attname order by c.relname, a.attname), '[]')
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
    ),
    'indexes', (
      select coalesce(jsonb_agg(c.relname order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
    ),
    'functions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', p.proname,
        -- Compared with the newest migration.
        'body', pg_catalog.md5(p.prosrc),
        'anonymous', pg_catalog.has_function_privilege('anon', p.oid, 'execute')
      ) order by p.proname), '[]')
      from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace
        -- Excludes functions of extensions.
        and not exists (
          select from pg_catalog.pg_depend d
          where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
        )
    ),
    'triggers', (
      select coalesce(jsonb_agg(t.tgname order by t.tgname), '[]')
      from pg_catalog.pg_trigger t
      where not t.tgisinternal
    ),
    'verification', (select s.value from public.app_settings s where s.key = 'email_verification')
  )
$$;

revoke execute on function public.deployment_check from public, anon, authenticated;
grant execute on function public.deployment_check to service_role;

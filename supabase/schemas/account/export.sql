-- All data stored about a user, as { "account": { table: rows }, "data": { table: rows } }. Finds the tables
-- in the catalogue: every table of ours with a column user_id is included. Columns with secrets are excluded
-- by their names (…_hash, …_hashes, …_token, …_secret), and so is the content of queued emails: its links prove that
-- the reader has the mailbox, which a session does not. A webhook's address ends before its query, where some tools
-- put their secret; its path is kept.
-- The names of keys inside other jsonb columns say nothing about secrets:
-- quiz answers are stored under names like `token-fee`.
create function public.export_account(p_user uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  secret constant text := '(password|token|secret|hmac|otp|web_authn|_hash(es)?$)';
  account jsonb := '{}';
  data jsonb := '{}';
  source record;
  found jsonb;
begin
  for source in
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname = 'public' as ours, c.relname,
      case
        when n.nspname = 'public' then 'x.user_id = $1'
        when c.relname = 'users' then 'x.id = $1'
        when c.relname = 'mfa_challenges'
          then 'x.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)'
        when c.relname = 'audit_log_entries' then 'x.payload ->> ''actor_id'' = $1::text'
        else 'x.user_id = $1' end as condition
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (
      (n.nspname = 'public' and exists (
        select from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      ))
      or (n.nspname = 'auth' and c.relname in
        ('users', 'identities', 'sessions', 'mfa_factors', 'mfa_challenges', 'audit_log_entries'))
    )
    order by n.nspname, c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg((
         select coalesce(jsonb_object_agg(e.key,
           case when (%1$L, e.key) = (''signal_webhooks'', ''url'')
             then to_jsonb(regexp_replace(e.value #>> ''{}'', ''[?#].*'', ''''))
             else e.value end
         ), ''{}'')
         from jsonb_each(to_jsonb(x)) e where e.key !~ $2 and (%1$L, e.key) <> (''emails'', ''data'')
       )), ''[]'') from %2$s x where %3$s', source.relname, source.name, source.condition)
      into found using p_user, secret;
    if source.ours then
      data := data || jsonb_build_object(source.relname, found);
    else
      account := account || jsonb_build_object(source.relname, found);
    end if;
  end loop;
  select coalesce(jsonb_agg(to_jsonb(e)), '[]') into found
    from public.stripe_events e
    join public.billing_customers c on c.stripe_customer_id = e.payload ->> 'customer'
    where c.user_id = p_user;
  data := data || jsonb_build_object('stripe_events', found);
  -- Keyed by an address, so only for the account that has proved it.
  select coalesce(jsonb_agg(to_jsonb(n)), '[]') into found
    from public.signals_notices n
    join auth.users u on lower(u.email) = lower(n.email)
    where u.id = p_user and exists (select from public.address_proofs p where p.user_id = p_user);
  return jsonb_build_object(
    'account', account, 'data', data || jsonb_build_object('signals_notices', found)
  );
end
$$;

revoke execute on function public.export_account from public, anon, authenticated;
grant execute on function public.export_account to service_role;

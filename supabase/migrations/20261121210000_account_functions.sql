-- What functions do for an account: all of its data, its mail, its second factor's codes, its end.

-- ── Export ───────────────────────────────────────────────────────────────────────────────────────────

-- Everything held about a person, as { "account": { table: rows }, "data": { table: rows } }. Driven by the
-- catalogue: a table of ours with a column user_id is in it by itself. Columns that hold a secret are named
-- so (…_hash, …_token, …_secret) and stay out.
create function public.export_account(p_user uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  secret constant text := '(password|token|secret|hmac|otp|web_authn|_hash$)';
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
         select coalesce(jsonb_object_agg(e.key, e.value), ''{}'')
         from jsonb_each(to_jsonb(x)) e where e.key !~ $2
       )), ''[]'') from %s x where %s', source.name, source.condition)
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
  return jsonb_build_object(
    'account', account, 'data', data || jsonb_build_object('stripe_events', found)
  );
end
$$;

-- ── Mail ─────────────────────────────────────────────────────────────────────────────────────────────

-- Whether a mail of this purpose may be sent: the account's own always, others as the person prefers.
create function public.mail_wanted(p_user uuid, p_purpose text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_purpose = 'account' or exists (
    select from public.profiles p
    where p.user_id = p_user and case p_purpose
      when 'signals' then p.notify_signals
      when 'lessons' then p.notify_lessons
      when 'market' then p.notify_market
      else false end
  )
$$;

-- Writes a mail to send, once for its cause, and gives its id; null when the person does not want it.
-- Language and recipient are the account's unless given.
create function public.enqueue_mail(
  p_cause text, p_user uuid, p_purpose text, p_template text, p_data jsonb default '{}',
  p_language text default null, p_recipient text default null, p_delay_seconds integer default 0
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.mail_wanted(p_user, p_purpose) then
    return null;
  end if;
  insert into public.deliveries
    (cause, user_id, purpose, template, language, recipient, data, not_before)
  select p_cause, u.id, p_purpose, p_template,
    coalesce(p_language, (select p.language from public.profiles p where p.user_id = u.id), 'fr'),
    coalesce(p_recipient, u.email),
    -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
    case jsonb_typeof(p_data) when 'string' then (p_data #>> '{}')::jsonb else p_data end,
    now() + make_interval(secs => p_delay_seconds)
  from auth.users u where u.id = p_user
  on conflict (cause) do nothing;
  select d.id into made from public.deliveries d where d.cause = p_cause;
  return made;
end
$$;

-- Takes up to p_limit mails that are due (of p_only alone, if given), each for one worker until the lease
-- ends. What is no longer wanted is dropped, and what failed eight times is given up.
create function public.claim_deliveries(
  p_limit integer, p_lease_seconds integer, p_only uuid default null
) returns setof public.deliveries
  language plpgsql security definer set search_path = ''
as $$
begin
  return query
  with due as materialized (
    select d.id, public.mail_wanted(d.user_id, d.purpose) as wanted, d.attempts >= 8 as spent
    from public.deliveries d
    where d.sent_at is null and d.given_up_at is null
      and d.not_before <= now() and (d.claimed_until is null or d.claimed_until <= now())
      and (p_only is null or d.id = p_only)
    order by d.not_before, d.id
    limit p_limit
    for update skip locked
  ),
  dropped as (
    update public.deliveries d set given_up_at = now(), recipient = null, data = '{}',
      claimed_until = null, last_error = case when due.wanted then 'lease_ended' else 'unwanted' end
    from due where d.id = due.id and (due.spent or not due.wanted)
  )
  update public.deliveries d
    set attempts = d.attempts + 1, claimed_until = now() + make_interval(secs => p_lease_seconds)
    from due where d.id = due.id and due.wanted and not due.spent
    returning d.*;
end
$$;

-- Sent: nothing of the person stays.
create function public.finish_delivery(p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliveries d set sent_at = now(), given_up_at = null, recipient = null, data = '{}',
    claimed_until = null, last_error = null
    where d.id = p_id and d.sent_at is null;
  return found;
end
$$;

-- Not sent at try p_attempt. Waits 1, 3, 9 … 729 minutes, a quarter more or less, so that eight tries lie
-- within the day in which Resend recognises a mail it has already taken. True when it will be tried again.
create function public.retry_delivery(
  p_id uuid, p_attempt integer, p_error text, p_permanent boolean default false
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  again constant boolean := not p_permanent and p_attempt < 8;
begin
  update public.deliveries d set
    claimed_until = null,
    last_error = left(p_error, 500),
    not_before = now() + interval '1 minute' * power(3, p_attempt - 1) * (0.75 + random() / 2),
    given_up_at = case when again then null else now() end,
    recipient = case when again then d.recipient end,
    data = case when again then d.data else '{}' end
    where d.id = p_id and d.attempts = p_attempt and d.sent_at is null and d.given_up_at is null;
  return found and again;
end
$$;

-- ── Recovery codes ───────────────────────────────────────────────────────────────────────────────────

-- The person's codes from now on, and the mail that says so when there were others before.
create function public.replace_recovery_codes(p_user uuid, p_hashes text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery_codes|' || p_user, 0));
  delete from public.recovery_codes c where c.user_id = p_user;
  if found then
    perform public.enqueue_mail(
      'recovery-codes:' || gen_random_uuid(), p_user, 'account', 'recovery-codes-renewed',
      jsonb_build_object('at', now())
    );
  end if;
  insert into public.recovery_codes (user_id, code_hash) select p_user, unnest(p_hashes);
end
$$;

-- Uses a code, once, and gives the id of the mail that tells of it; null for a wrong or used one, and for one
-- made for an earlier second factor. The mail waits a minute, for restore_recovery_code.
create function public.use_recovery_code(p_user uuid, p_hash text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = now()
    where c.user_id = p_user and c.code_hash = p_hash and c.used_at is null
      and c.created_at >= public.second_factor_since(p_user);
  if not found then
    return null;
  end if;
  return public.enqueue_mail(
    'second-factor-removed:' || gen_random_uuid(), p_user, 'account', 'second-factor-removed',
    jsonb_build_object('at', now()), p_delay_seconds => 60
  );
end
$$;

-- Gives a code back whose second factor could not be removed.
create function public.restore_recovery_code(p_user uuid, p_hash text, p_mail uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = null where c.user_id = p_user and c.code_hash = p_hash;
  delete from public.deliveries d where d.id = p_mail and d.user_id = p_user and d.attempts = 0;
end
$$;

-- ── Erasure ──────────────────────────────────────────────────────────────────────────────────────────

alter table public.erasures
  -- The lease of whoever works on it, then the wait before the next try.
  add column next_try_at timestamptz not null default now() + interval '2 minutes',
  -- Known from here once the account is gone, for what Stripe tells late.
  add column stripe_customers text[] not null default '{}';

-- Notes the erasure, once; called again, the caller takes it up for two minutes.
create function public.begin_erasure(p_user uuid, p_language text) returns public.erasures
  language plpgsql security definer set search_path = ''
as $$
declare
  noted public.erasures;
begin
  insert into public.erasures as e (user_id, language)
    select u.id, p_language from auth.users u where u.id = p_user
  on conflict (user_id) do update
    set attempts = e.attempts + 1, next_try_at = now() + interval '2 minutes'
  returning * into noted;
  if noted.id is null then
    raise exception 'Unknown account.' using errcode = 'no_data_found';
  end if;
  update public.erasures e set stripe_customers = array(
    select distinct known.id from (
      select unnest(noted.stripe_customers) as id
      union all select c.stripe_customer_id from public.billing_customers c where c.user_id = p_user
      union all select s.stripe_customer_id from public.subscriptions s where s.user_id = p_user
    ) known
  ) where e.id = noted.id returning * into noted;
  return noted;
end
$$;

-- Erasures that stopped, each for one worker; the wait doubles up to six hours, and nothing is given up.
create function public.claim_erasures(p_limit integer) returns setof public.erasures
  language sql security definer set search_path = ''
as $$
  with due as materialized (
    select e.id from public.erasures e
    where e.finished_at is null and e.next_try_at <= now()
    order by e.next_try_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.erasures e set attempts = e.attempts + 1,
    next_try_at = now() + interval '2 minutes' * least(power(2, least(e.attempts, 10)), 180)
  from due where e.id = due.id
  returning e.*
$$;

-- The last step before the account goes: its farewell is written and its other mail dropped. Gives what is
-- kept. Without an account left, changes nothing.
create function public.prepare_erasure(p_erasure uuid) returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  noted public.erasures;
  kept text[];
begin
  select * into strict noted from public.erasures e where e.id = p_erasure for update;
  select array_remove(array[
    case when exists (select from public.subscriptions s where s.user_id = noted.user_id)
      then 'invoices' end,
    case when exists (select from public.checkout_evidence v where v.user_id = noted.user_id)
      then 'checkout_evidence' end
  ], null) into kept;
  delete from public.deliveries d
    where d.user_id = noted.user_id and d.cause <> 'erasure:' || noted.id;
  perform public.enqueue_mail(
    'erasure:' || noted.id, noted.user_id, 'account', 'account-deleted',
    jsonb_build_object('kept', kept), noted.language
  );
  return kept;
end
$$;

-- What is left of a person once their account is gone: rows that no reference removed, in our tables and
-- in those of Supabase Auth. Driven by the catalogue, as the export is.
create function public.erase_traces(p_erasure uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  noted public.erasures;
  address text;
  source record;
begin
  select * into strict noted from public.erasures e where e.id = p_erasure;
  if exists (select from auth.users u where u.id = noted.user_id) then
    raise exception 'The account still exists.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  select d.recipient into address from public.deliveries d where d.cause = 'erasure:' || noted.id;
  delete from public.deliveries d
    where d.cause <> 'erasure:' || noted.id and lower(d.recipient) = lower(address);
  delete from public.stripe_events e where e.payload ->> 'customer' = any (noted.stripe_customers);
  for source in
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a
      on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition
      and c.oid <> 'public.erasures'::regclass
      and has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'delete')
  loop
    execute format('delete from %s x where x.user_id::text = $1', source.name)
      using noted.user_id::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries l
      where position(noted.user_id::text in l.payload::text) > 0
        or lower(l.payload ->> 'actor_username') = lower(address)
        or lower(l.payload -> 'traits' ->> 'user_email') = lower(address);
  end if;
end
$$;

-- Ends an erasure whose account is gone and whose mail is sent, or given up. False: not yet.
create function public.finish_erasure(p_erasure uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.erasures e set finished_at = coalesce(e.finished_at, now()), last_error = null
    where e.id = p_erasure and e.account_deleted_at is not null and not exists (
      select from public.deliveries d
      where d.cause = 'erasure:' || e.id and d.sent_at is null and d.given_up_at is null
    );
  return found;
end
$$;

-- Drops counters that ran out, and records of mails and erasures that ended 90 days ago.
create function public.forget_old() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r where r.resets_at < now();
  delete from public.deliveries d
    where coalesce(d.sent_at, d.given_up_at) < now() - interval '90 days';
  delete from public.erasures e where e.finished_at < now() - interval '90 days';
$$;

revoke execute on function
  public.export_account(uuid),
  public.mail_wanted(uuid, text),
  public.enqueue_mail(text, uuid, text, text, jsonb, text, text, integer),
  public.claim_deliveries(integer, integer, uuid),
  public.finish_delivery(uuid),
  public.retry_delivery(uuid, integer, text, boolean),
  public.replace_recovery_codes(uuid, text[]),
  public.use_recovery_code(uuid, text),
  public.restore_recovery_code(uuid, text, uuid),
  public.begin_erasure(uuid, text),
  public.claim_erasures(integer),
  public.prepare_erasure(uuid),
  public.erase_traces(uuid),
  public.finish_erasure(uuid),
  public.forget_old()
  from public, anon, authenticated;
grant execute on function
  public.export_account(uuid),
  public.mail_wanted(uuid, text),
  public.enqueue_mail(text, uuid, text, text, jsonb, text, text, integer),
  public.claim_deliveries(integer, integer, uuid),
  public.finish_delivery(uuid),
  public.retry_delivery(uuid, integer, text, boolean),
  public.replace_recovery_codes(uuid, text[]),
  public.use_recovery_code(uuid, text),
  public.restore_recovery_code(uuid, text, uuid),
  public.begin_erasure(uuid, text),
  public.claim_erasures(integer),
  public.prepare_erasure(uuid),
  public.erase_traces(uuid),
  public.finish_erasure(uuid),
  public.forget_old()
  to service_role;

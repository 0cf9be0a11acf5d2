-- The erasure of an account and its progress: an interrupted one resumes where it stopped.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique, -- no foreign key: the row outlives the account
  language text not null check (language in ('fr', 'en')),
  requested_at timestamptz not null default now(),
  -- False: begun because the account was unused for two years.
  is_requested boolean not null default true,
  billing_ended_at timestamptz,
  account_deleted_at timestamptz,
  finished_at timestamptz,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500),
  -- Lease of the worker, then the time of the next retry.
  next_attempt_at timestamptz not null default now() + interval '2 minutes',
  -- Filled before the account is deleted, to recognise late webhook events.
  stripe_customers text[] not null default '{}',
  -- Whether the account had proved its address. If false, rows found by email address alone are kept: they may belong
  -- to another person.
  address_proved boolean not null default false,
  -- Where the goodbye email goes; from prepare_erasure until that email is queued.
  email text check (char_length(email) <= 320),
  -- Codes of the data that is retained, for the goodbye email.
  kept text[] not null default '{}'
);
create index erasures_waiting on public.erasures (requested_at) where finished_at is null;

alter table public.erasures enable row level security;
revoke all on public.erasures from anon, authenticated;
grant select, insert, update, delete on public.erasures to service_role;

-- Records a requested erasure, once; a repeated call leases it to the caller for two minutes.
create function public.begin_erasure(p_user uuid, p_language text) returns public.erasures
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
begin
  insert into public.erasures as e (user_id, language)
    select u.id, p_language from auth.users u where u.id = p_user
  on conflict (user_id) do update
    set attempts = e.attempts + 1, next_attempt_at = now() + interval '2 minutes', is_requested = true
  returning * into erasure;
  if erasure.id is null then
    raise exception 'Unknown account.' using errcode = 'no_data_found';
  end if;
  update public.erasures e set
    stripe_customers = array(
      select distinct known.id from (
        select unnest(erasure.stripe_customers) as id
        union all select c.stripe_customer_id from public.billing_customers c where c.user_id = p_user
        union all select s.stripe_customer_id from public.subscriptions s where s.user_id = p_user
      ) known
    ),
    address_proved = e.address_proved
      or exists (select from public.address_proofs a where a.user_id = p_user)
  where e.id = erasure.id returning * into erasure;
  return erasure;
end
$$;

-- Drops the erasures of accounts (p_erasure: of one) that were unused when it began and have been used since. Once
-- the account is deleted, none is dropped.
create function public.drop_stopped_erasures(p_erasure uuid default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.erasures e
    where not e.is_requested and e.account_deleted_at is null
      and e.id = coalesce(p_erasure, e.id)
      and public.account_last_used_at(e.user_id) > e.requested_at;
end
$$;

-- Leases interrupted erasures, each to one worker; retries back off up to six hours, without a maximum.
create function public.claim_erasures(p_limit integer) returns setof public.erasures
  language sql security definer set search_path = ''
as $$
  select public.drop_stopped_erasures();
  with due as materialized (
    select e.id from public.erasures e
    where e.finished_at is null and e.next_attempt_at <= now()
    order by e.next_attempt_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.erasures e set attempts = e.attempts + 1,
    next_attempt_at = now() + interval '2 minutes' * least(power(2, least(e.attempts, 10)), 180)
  from due where e.id = due.id
  returning e.*
$$;

-- Last step before the account is deleted: notes its address and the codes of retained data, drops the user's emails,
-- and returns these codes. Notes nothing new if the account no longer exists. Null: the account is used again, and
-- its erasure was dropped.
create function public.prepare_erasure(p_erasure uuid) returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
begin
  perform public.drop_stopped_erasures(p_erasure);
  -- A statement of its own: the next one then sees whether another worker has deleted the account.
  select * into erasure from public.erasures e where e.id = p_erasure for update;
  if not found then
    return null;
  end if;
  update public.erasures e set email = u.email, kept = array_remove(array[
    case when exists (select from public.subscriptions s where s.user_id = u.id)
      then 'invoices' end,
    case when exists (select from public.checkout_evidence v where v.user_id = u.id)
      then 'checkout_evidence' end
  ], null)
    from auth.users u where e.id = p_erasure and u.id = e.user_id;
  perform public.drop_emails(erasure.user_id);
  return (select e.kept from public.erasures e where e.id = p_erasure);
end
$$;

-- Deletes rows of a deleted account that no foreign key removed, in our tables and in those of Supabase Auth, and then
-- enqueues the goodbye email: it cannot be sent earlier, and until then the address is known for a retry. Rows of its
-- address go only if it was proved, and only those from before the deletion: it may have a new account since. Finds the
-- tables in the catalogue, like the export.
create function public.erase_traces(p_erasure uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
  proved text; -- the address; null unless it was proved
  until timestamptz; -- the end of the account, at the latest the beginning of the next one of the address
  source record;
begin
  select * into strict erasure from public.erasures e where e.id = p_erasure for update;
  if exists (select from auth.users u where u.id = erasure.user_id) then
    raise exception 'The account still exists.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  proved := case when erasure.address_proved then lower(erasure.email) end;
  until := least(
    coalesce(erasure.account_deleted_at, now()),
    (select min(u.created_at) from auth.users u where lower(u.email) = proved)
  );
  perform public.drop_emails(erasure.user_id, proved, until);
  delete from public.signals_notices n where lower(n.email) = proved and n.created_at <= until;
  delete from public.stripe_events e where e.payload ->> 'customer' = any (erasure.stripe_customers);
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
      using erasure.user_id::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries l
      where position(erasure.user_id::text in l.payload::text) > 0
        or (coalesce(l.created_at <= until, true) and proved in (
          lower(l.payload ->> 'actor_username'), lower(l.payload -> 'traits' ->> 'user_email')
        ));
  end if;
  if erasure.email is not null then
    perform public.enqueue_email(
      'erasure:' || erasure.id, erasure.email, 'account-deleted',
      jsonb_build_object('kept', erasure.kept, 'is_requested', erasure.is_requested),
      erasure.language
    );
    update public.erasures e set email = null where e.id = erasure.id;
  end if;
end
$$;

-- Closes an erasure once the account is deleted and its email is sent or has failed permanently. False: not
-- yet.
create function public.finish_erasure(p_erasure uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.erasures e set finished_at = coalesce(e.finished_at, now()), last_error = null
    where e.id = p_erasure and e.account_deleted_at is not null and not exists (
      select from public.emails d
      where d.cause = 'erasure:' || e.id and d.sent_at is null and d.given_up_at is null
    );
  return found;
end
$$;

-- Whether an optional email may be queued for an account: its address is proved, and it is not being erased.
create function public.takes_optional_email(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.address_proofs a where a.user_id = p_user)
    and not exists (select from public.erasures e where e.user_id = p_user)
$$;

revoke execute on function
  public.takes_optional_email,
  public.begin_erasure,
  public.drop_stopped_erasures,
  public.claim_erasures,
  public.prepare_erasure,
  public.erase_traces,
  public.finish_erasure
  from public, anon, authenticated;
grant execute on function
  public.begin_erasure,
  public.claim_erasures,
  public.prepare_erasure,
  public.erase_traces,
  public.finish_erasure
  to service_role;

-- The outbox for a hundred thousand mails at a time and several workers, and letters to people without an
-- account and to the team, beside the mail of accounts (20261121200000_accounts.sql).

alter table public.deliveries
  -- What leaves first: 0 somebody waits for it, 1 signals, 2 it can wait.
  add column priority smallint not null default 0 check (priority between 0 and 2),
  -- Tries that ended with their worker: they say nothing of the mail, and use up none of its eight.
  add column deaths integer not null default 0,
  -- Taken back while it was being sent: there is no further try.
  add column withdrawn_at timestamptz;

-- What waits is found without passing by what is settled, is for later, or is somebody's: one index each for
-- what was never tried, for what is tried again, and for what a worker holds, or held when it died.
drop index public.deliveries_waiting;
create index deliveries_new on public.deliveries (priority, not_before)
  where sent_at is null and given_up_at is null and attempts = 0;
create index deliveries_again on public.deliveries (priority, not_before)
  where sent_at is null and given_up_at is null and attempts > 0 and claimed_until is null;
create index deliveries_held on public.deliveries (claimed_until)
  where sent_at is null and given_up_at is null and claimed_until is not null;
-- For forget_old, each minute.
create index deliveries_settled on public.deliveries ((coalesce(sent_at, given_up_at)));
-- Rows pass through the indexes above: they are swept more often than a table that is read.
alter table public.deliveries
  set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- ── Asking for mail ──────────────────────────────────────────────────────────────────────────────────

-- Writes a mail to send, once for its cause, to an address that need not be an account's. The recipient
-- `staff` is the team's address, which is looked up when it is sent (STAFF_EMAIL). p_user: whose it is, if
-- it is somebody's. Gives its id.
create function public.enqueue_letter(
  p_cause text, p_recipient text, p_template text, p_data jsonb, p_language text default 'fr',
  p_user uuid default null, p_not_before timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.deliveries
    (cause, user_id, purpose, template, language, recipient, data, not_before, priority)
  values (
    p_cause, p_user, 'account', p_template, p_language, p_recipient,
    -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
    case jsonb_typeof(p_data) when 'string' then (p_data #>> '{}')::jsonb else p_data end,
    greatest(p_not_before, now()),
    -- Nobody waits for what is for later.
    case when p_not_before > now() then 2 else 0 end
  )
  on conflict (cause) do nothing;
  select d.id into made from public.deliveries d where d.cause = p_cause;
  return made;
end
$$;

-- As before (20261121210000_account_functions.sql), with what leaves first.
create or replace function public.enqueue_mail(
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
    (cause, user_id, purpose, template, language, recipient, data, not_before, priority)
  select p_cause, u.id, p_purpose, p_template,
    coalesce(p_language, (select p.language from public.profiles p where p.user_id = u.id), 'fr'),
    coalesce(p_recipient, u.email),
    -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
    case jsonb_typeof(p_data) when 'string' then (p_data #>> '{}')::jsonb else p_data end,
    now() + make_interval(secs => p_delay_seconds),
    case when p_purpose = 'signals' then 1
      when p_purpose <> 'account' or p_template = 'renewal-notice' then 2 else 0 end
  from auth.users u where u.id = p_user
  on conflict (cause) do nothing;
  select d.id into made from public.deliveries d where d.cause = p_cause;
  return made;
end
$$;

-- Takes a mail back that is not wanted any more, such as the reminder of what was cancelled. True: it will
-- not be sent. False: it is sent, is not known, or is being sent; if that fails, it is not tried again.
create function public.withdraw_letter(p_cause text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  taken_back boolean;
begin
  -- One statement: what a worker commits meanwhile is seen by each of its conditions.
  update public.deliveries d set
    withdrawn_at = now(),
    given_up_at = case when d.claimed_until > now() then null else now() end,
    recipient = case when d.claimed_until > now() then d.recipient end,
    data = case when d.claimed_until > now() then d.data else '{}' end,
    last_error = case when d.claimed_until > now() then d.last_error else 'withdrawn' end,
    claimed_until = case when d.claimed_until > now() then d.claimed_until end
    where d.cause = p_cause and d.sent_at is null and d.given_up_at is null
    returning d.given_up_at is not null into taken_back;
  return coalesce(taken_back, false);
end
$$;

-- ── Sending it ───────────────────────────────────────────────────────────────────────────────────────

-- Tells the team of mails that were given up: of each, three times an hour, then of the rest in one mail
-- when the hour is over. Never of a mail that tells of one.
create function public.tell_of_failures(p_ids uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  failed public.deliveries;
  rest integer := 0;
  facts jsonb;
begin
  for failed in
    select * from public.deliveries d
    where d.id = any (p_ids) and d.template <> 'staff-delivery-failed' order by d.id
  loop
    facts := jsonb_build_object(
      'template', failed.template, 'delivery', failed.id, 'code', failed.last_error, 'at', now()
    );
    if rest = 0 and public.take_rate('mail:given-up', 3, 3600) = 0 then
      perform public.enqueue_letter(
        'delivery-failed:' || failed.id, 'staff', 'staff-delivery-failed', facts
      );
    else
      rest := rest + 1;
    end if;
  end loop;
  if rest > 0 then
    insert into public.deliveries as d
      (cause, purpose, template, language, recipient, data, not_before, priority)
    values (
      'deliveries-failed:' || extract(epoch from date_trunc('hour', now()))::bigint,
      'account', 'staff-delivery-failed', 'fr', 'staff', facts || jsonb_build_object('count', rest),
      date_trunc('hour', now()) + interval '1 hour', 2
    )
    on conflict (cause) do update set
      data = excluded.data || jsonb_build_object('count', (d.data ->> 'count')::integer + rest)
      where d.attempts = 0 and d.sent_at is null and d.given_up_at is null;
  end if;
end
$$;

drop function public.claim_deliveries(integer, integer, uuid);
drop function public.finish_delivery(uuid);
drop function public.retry_delivery(uuid, integer, text, boolean);

-- Takes up to p_limit mails that are due, each for one worker until the lease ends; of p_only alone, if
-- given. At most p_per_second leave in a second, whoever takes them, and none while Resend asked for a pause.
-- First what a dead worker held, then what was never tried, by priority; what is tried again gets a quarter
-- (by chance, where there is one place), and what the others leave. What is no longer wanted is dropped, and what twenty workers died with given up.
create function public.claim_deliveries(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null,
  p_per_second integer default null
) returns setof public.deliveries
  language plpgsql security definer set search_path = ''
  -- By index, in its order, whatever the statistics say of a table that fills and empties.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  room integer := p_limit;
  again integer;
  free_at timestamptz;
  moment timestamptz;
  found_ids uuid[];
  taken_ids uuid[];
  spent_ids uuid[];
begin
  if exists (
    select from public.rate_limits r where r.key = 'mail:pause' and r.resets_at > now()
  ) then
    return;
  end if;
  if p_per_second is not null then
    -- Workers take turns here, for some milliseconds. A quarter of a second's mails may leave at once;
    -- one that somebody waits for may be a second early, which the others then wait.
    insert into public.rate_limits as r (key, used, resets_at)
      values ('mail:pace', 0, clock_timestamp())
      on conflict (key) do update set resets_at = greatest(r.resets_at, clock_timestamp())
      returning r.resets_at into free_at;
    room := least(room, floor(
      greatest(1, p_per_second / 4.0) + case when p_only is null then 0 else p_per_second end
      - extract(epoch from greatest(free_at - clock_timestamp(), interval '0')) * p_per_second
    ))::integer;
    if room < 1 then
      return;
    end if;
  end if;
  moment := clock_timestamp();
  -- Over and over while all that is found is dropped; not for ever, for the sake of the caller's patience.
  for round in 1 .. 50 loop
    if p_only is not null then
      found_ids := array(
        select d.id from public.deliveries d
        where d.id = any (p_only) and d.sent_at is null and d.given_up_at is null
          and d.not_before <= moment and (d.claimed_until is null or d.claimed_until <= moment)
        order by d.id limit room for update skip locked
      );
    else
      found_ids := array(
        select d.id from public.deliveries d
        where d.sent_at is null and d.given_up_at is null and d.claimed_until is not null
          and d.claimed_until <= moment
        order by d.claimed_until limit room for update skip locked
      );
      select count(*) into again from (
        select from generate_series(0, 2) p cross join lateral (
          select from public.deliveries d
          where d.sent_at is null and d.given_up_at is null and d.attempts > 0
            and d.claimed_until is null and d.priority = p and d.not_before <= moment
          limit room
        ) tried limit floor((room - cardinality(found_ids)) / 4.0 + random())::integer
      ) waiting;
      found_ids := found_ids || array(
        select d.id from generate_series(0, 2) p cross join lateral (
          select x.id from public.deliveries x
          where x.sent_at is null and x.given_up_at is null and x.attempts = 0
            and x.priority = p and x.not_before <= moment
          order by x.not_before limit room for update skip locked
        ) d limit room - cardinality(found_ids) - again
      );
      found_ids := found_ids || array(
        select d.id from generate_series(0, 2) p cross join lateral (
          select x.id from public.deliveries x
          where x.sent_at is null and x.given_up_at is null and x.attempts > 0
            and x.claimed_until is null and x.priority = p and x.not_before <= moment
          order by x.not_before limit room for update skip locked
        ) d limit room - cardinality(found_ids)
      );
    end if;
    exit when cardinality(found_ids) = 0;
    with dropped as (
      update public.deliveries d set
        given_up_at = now(), recipient = null, data = '{}', claimed_until = null,
        last_error = case when d.withdrawn_at is not null then 'withdrawn'
          when d.deaths >= 20 then 'lease_ended' else 'unwanted' end
        where d.id = any (found_ids) and (
          d.withdrawn_at is not null or d.deaths >= 20
          or not public.mail_wanted(d.user_id, d.purpose)
        )
        returning d.id, d.last_error
    )
    select
      array(select unnest(found_ids) except select id from dropped),
      array(select id from dropped where last_error = 'lease_ended')
      into taken_ids, spent_ids;
    if cardinality(spent_ids) > 0 then
      perform public.tell_of_failures(spent_ids);
    end if;
    exit when cardinality(taken_ids) > 0;
  end loop;
  if p_per_second is not null then
    update public.rate_limits r
      set resets_at = r.resets_at
        + interval '1 second' * coalesce(cardinality(taken_ids), 0) / p_per_second
      where r.key = 'mail:pace';
  end if;
  return query
    update public.deliveries d
      set attempts = d.attempts + 1,
        deaths = d.deaths + case when d.claimed_until is null then 0 else 1 end,
        claimed_until = moment + make_interval(secs => p_lease_seconds)
      where d.id = any (taken_ids)
      returning d.*;
end
$$;

-- What became of mails that were taken: [{ id, attempt, outcome, code, wait }], where the outcome is
--   sent: nothing of the person stays;
--   again: waits 1, 3, 9 … 729 minutes, a quarter more or less, so that eight tries lie within the day in
--     which Resend recognises a mail it has already taken; after the eighth it is given up;
--   never: given up;
--   later: it is not to blame, as when too much came at once. It counts as no try, and waits `wait` seconds.
-- All mail waits p_pause_seconds. p_wait_seconds is the wait after a first try. Gives the mails that are
-- given up; the team is told of them.
create function public.settle_deliveries(
  p_results jsonb, p_pause_seconds integer default 0, p_wait_seconds integer default 60
) returns uuid[]
  language plpgsql security definer set search_path = ''
  -- Each row by its id.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
  results constant jsonb :=
    case jsonb_typeof(p_results) when 'string' then (p_results #>> '{}')::jsonb else p_results end;
  failed uuid[];
begin
  if p_pause_seconds > 0 then
    insert into public.rate_limits as r (key, used, resets_at)
      values ('mail:pause', 0, now() + make_interval(secs => p_pause_seconds))
      on conflict (key) do update set resets_at = greatest(r.resets_at, excluded.resets_at);
  end if;
  -- In one order: two workers may know of the same ones, when one came late.
  perform from public.deliveries d
    where d.id in (select (r ->> 'id')::uuid from jsonb_array_elements(results) r)
    order by d.id for update;
  update public.deliveries d set
    sent_at = now(), given_up_at = null, recipient = null, data = '{}', claimed_until = null,
    last_error = null
    from jsonb_to_recordset(results) r (id uuid, outcome text)
    where d.id = r.id and r.outcome = 'sent' and d.sent_at is null;
  with told as materialized (
    select d.id, r.outcome, left(r.code, 500) as code, coalesce(r.wait, 0) as wait,
      d.withdrawn_at is null
        and (r.outcome = 'later' or (r.outcome = 'again' and d.attempts - d.deaths < 8)) as again
    from jsonb_to_recordset(results) r (id uuid, attempt integer, outcome text, code text, wait integer)
    join public.deliveries d on d.id = r.id and d.attempts = r.attempt
    where r.outcome <> 'sent' and d.sent_at is null and d.given_up_at is null
  ),
  settled as (
    update public.deliveries d set
      claimed_until = null,
      attempts = d.attempts - case when told.outcome = 'later' then 1 else 0 end,
      last_error = case when d.withdrawn_at is null then told.code else 'withdrawn' end,
      not_before = case when told.outcome <> 'later' then
          now() + make_interval(secs => p_wait_seconds) * power(3, d.attempts - d.deaths - 1)
            * (0.75 + random() / 2)
        when told.wait > 0 then now() + make_interval(secs => told.wait)
        else d.not_before end,
      given_up_at = case when told.again then null else now() end,
      recipient = case when told.again then d.recipient end,
      data = case when told.again then d.data else '{}' end
      from told where d.id = told.id
      returning d.id, d.given_up_at, d.withdrawn_at
  )
  select array(
    select id from settled where given_up_at is not null and withdrawn_at is null order by id
  ) into failed;
  if cardinality(failed) > 0 then
    perform public.tell_of_failures(failed);
  end if;
  return failed;
end
$$;

-- When the next mail may leave, pauses and the pace of sending included; null: none waits.
create function public.next_delivery() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(next.at, (
    select max(r.resets_at) from public.rate_limits r where r.key in ('mail:pause', 'mail:pace')
  ))
  from (
    select min(waiting.at) as at from (
      select new.at from generate_series(0, 2) p cross join lateral (
        select d.not_before as at from public.deliveries d
        where d.sent_at is null and d.given_up_at is null and d.attempts = 0 and d.priority = p
        order by d.not_before limit 1
      ) new
      union all
      select tried.at from generate_series(0, 2) p cross join lateral (
        select d.not_before as at from public.deliveries d
        where d.sent_at is null and d.given_up_at is null and d.attempts > 0
          and d.claimed_until is null and d.priority = p
        order by d.not_before limit 1
      ) tried
      union all
      (select d.claimed_until from public.deliveries d
        where d.sent_at is null and d.given_up_at is null and d.claimed_until is not null
        order by d.claimed_until limit 1)
    ) waiting
  ) next
  where next.at is not null
$$;

-- When the next mail, event, erasure or end of a contract is due, if that is before p_until.
create or replace function public.next_due(p_until timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select min(at) from (
    select public.next_delivery() as at
    union all
    select greatest(e.next_try_at, e.processing_until) from public.stripe_events e
      where e.processed_at is null and e.attempts < 20
    union all
    select e.next_try_at from public.erasures e where e.finished_at is null
    union all
    select c.next_try_at from public.contract_ends c
      where c.confirmed_at is not null and c.done_at is null
  ) waiting where at <= p_until
$$;

revoke execute on function
  public.enqueue_letter(text, text, text, jsonb, text, uuid, timestamptz),
  public.withdraw_letter(text),
  public.tell_of_failures(uuid[]),
  public.claim_deliveries(integer, integer, uuid[], integer),
  public.settle_deliveries(jsonb, integer, integer),
  public.next_delivery()
  from public, anon, authenticated;
grant execute on function
  public.enqueue_letter(text, text, text, jsonb, text, uuid, timestamptz),
  public.withdraw_letter(text),
  public.claim_deliveries(integer, integer, uuid[], integer),
  public.settle_deliveries(jsonb, integer, integer),
  public.next_delivery()
  to service_role;

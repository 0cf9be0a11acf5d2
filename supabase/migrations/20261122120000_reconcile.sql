-- What keeps our rows and Stripe's truth together when a delivery is lost: each event is one worker's until
-- it is done, what was interrupted is taken up, and an hourly comparison finds what was never told.

-- ── Events ───────────────────────────────────────────────────────────────────────────────────────────

alter table public.stripe_events
  -- The lease of whoever works on it.
  add column processing_until timestamptz,
  -- When the minute's work takes it up, if it still waits then.
  add column next_try_at timestamptz not null default now() + interval '15 seconds',
  add column attempts integer not null default 0;

-- Writes an event down, once, and takes it for p_lease_seconds. 'claimed': the caller works on it; 'busy':
-- somebody else does; 'done': nothing is left to do, as for an event that changes nothing here.
create function public.claim_event(
  p_id text, p_type text, p_created timestamptz, p_payload jsonb, p_handled boolean,
  p_lease_seconds integer
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  done boolean;
begin
  insert into public.stripe_events as e
    (id, type, created, payload, processed_at, processing_until, attempts)
  values (
    p_id, p_type, p_created,
    -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
    case jsonb_typeof(p_payload) when 'string' then (p_payload #>> '{}')::jsonb else p_payload end,
    case when p_handled then null else now() end,
    case when p_handled then now() + make_interval(secs => p_lease_seconds) end, 1
  )
  on conflict (id) do update set
    processing_until = now() + make_interval(secs => p_lease_seconds), attempts = e.attempts + 1
    where e.processed_at is null and (e.processing_until is null or e.processing_until <= now())
  returning e.processed_at is not null into done;
  if not found then
    select e.processed_at is not null into done from public.stripe_events e where e.id = p_id;
    return case when done then 'done' else 'busy' end;
  end if;
  return case when done then 'done' else 'claimed' end;
end
$$;

-- Takes up to p_limit events that still wait, each for one worker. The wait doubles up to six hours; after
-- three days, as long as Stripe itself tries, an event is left for a person.
create function public.claim_waiting_events(p_limit integer, p_lease_seconds integer)
  returns setof public.stripe_events
  language sql security definer set search_path = ''
as $$
  with due as materialized (
    select e.id from public.stripe_events e
    where e.processed_at is null and e.attempts < 20 and e.next_try_at <= now()
      and (e.processing_until is null or e.processing_until <= now())
    order by e.next_try_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.stripe_events e set
    attempts = e.attempts + 1,
    processing_until = now() + make_interval(secs => p_lease_seconds),
    next_try_at = now() + interval '1 minute' * least(power(2, least(e.attempts, 10)), 360)
  from due where e.id = due.id
  returning e.*
$$;

-- ── Comparison ───────────────────────────────────────────────────────────────────────────────────────

-- Rows that Stripe may still change, in the order in which Stripe lists them.
create index subscriptions_live on public.subscriptions (created_at desc, id)
  where stripe_status not in ('canceled', 'incomplete_expired');
create index subscriptions_renewing on public.subscriptions (renews_at)
  where renews_at is not null;

-- One comparison: how far it came, and what it found. Kept for 90 days.
create table public.reconcile_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  claimed_until timestamptz,
  progress jsonb not null default '{}'::jsonb,
  report jsonb not null default '{}'::jsonb -- ids of Stripe's and references, nothing of a person
);
create index reconcile_runs_newest on public.reconcile_runs (started_at desc);
alter table public.reconcile_runs enable row level security;
revoke all on public.reconcile_runs from anon, authenticated;
grant select, insert, update, delete on public.reconcile_runs to service_role;

-- Takes the run that is not finished, or begins one when the last began p_every_seconds ago. Nothing when
-- another worker is at it, or when it is too early.
create function public.claim_reconcile(p_every_seconds integer, p_lease_seconds integer)
  returns setof public.reconcile_runs
  language plpgsql security definer set search_path = ''
as $$
declare
  run public.reconcile_runs;
begin
  perform pg_advisory_xact_lock(hashtextextended('reconcile', 0));
  select * into run from public.reconcile_runs r order by r.started_at desc limit 1;
  if found and run.finished_at is null then
    if run.claimed_until > now() then
      return;
    end if;
  elsif found and run.started_at > now() - make_interval(secs => p_every_seconds) then
    return;
  else
    delete from public.reconcile_runs r where r.started_at < now() - interval '90 days';
    insert into public.reconcile_runs default values returning * into run;
  end if;
  return query update public.reconcile_runs r
    set claimed_until = now() + make_interval(secs => p_lease_seconds)
    where r.id = run.id returning r.*;
end
$$;

-- People whom Stripe charges twice, by the references of their subscriptions.
create function public.doubled_subscriptions() returns setof text[]
  language sql stable security definer set search_path = ''
as $$
  select array_agg(s.reference order by s.created_at, s.id)
  from public.subscriptions s
  where s.stripe_status in ('trialing', 'active', 'past_due', 'unpaid')
  group by s.user_id having count(*) > 1
  order by 1 limit 100
$$;

-- Asks for the mail that says when and for how much a subscription renews: five days before, once a period.
create function public.enqueue_renewal_notices() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  s public.subscriptions;
  asked integer := 0;
  reason text;
begin
  for s in
    select * from public.subscriptions x
    where x.renews_at > now() and x.renews_at <= now() + interval '5 days'
      and x.status = 'active' and x.stripe_status in ('active', 'trialing')
      and not x.cancel_at_period_end
  loop
    reason := 'renewal:' || s.stripe_subscription_id || ':' || extract(epoch from s.renews_at)::bigint;
    if not exists (select from public.deliveries d where d.cause = reason) then
      perform public.enqueue_mail(
        reason, s.user_id, 'account', 'renewal-notice',
        jsonb_build_object(
          'reference', s.reference, 'plan', s.plan_key, 'amount', s.amount,
          'currency', s.currency, 'renews_at', s.renews_at
        ),
        -- The order's language, as every other mail about the subscription.
        (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
      );
      asked := asked + 1;
    end if;
  end loop;
  return asked;
end
$$;

-- ── The minute ───────────────────────────────────────────────────────────────────────────────────────

-- When the next mail, event, erasure or end of a contract is due, if that is before p_until.
create function public.next_due(p_until timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select min(at) from (
    select greatest(d.not_before, d.claimed_until) as at from public.deliveries d
      where d.sent_at is null and d.given_up_at is null and d.not_before <= p_until
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
  public.claim_event(text, text, timestamptz, jsonb, boolean, integer),
  public.claim_waiting_events(integer, integer),
  public.claim_reconcile(integer, integer),
  public.doubled_subscriptions(),
  public.enqueue_renewal_notices(),
  public.next_due(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.claim_event(text, text, timestamptz, jsonb, boolean, integer),
  public.claim_waiting_events(integer, integer),
  public.claim_reconcile(integer, integer),
  public.doubled_subscriptions(),
  public.enqueue_renewal_notices(),
  public.next_due(timestamptz)
  to service_role;

-- Webhook events: each is leased to one worker until it is processed; interrupted ones are resumed.
create table public.stripe_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  payload jsonb not null default '{}'::jsonb, -- ids only, never user input
  -- Lease of the worker.
  leased_until timestamptz,
  -- When `deliver` retries it, if it is still unprocessed then.
  next_attempt_at timestamptz not null default now() + interval '15 seconds',
  attempts integer not null default 0
);
create index stripe_events_waiting on public.stripe_events (received_at) where processed_at is null;
create index stripe_events_processed on public.stripe_events (processed_at);
create index stripe_events_customer on public.stripe_events ((payload ->> 'customer'));

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from anon, authenticated;
grant select, insert, update, delete on public.stripe_events to service_role;

-- Stores an event once and leases it for p_lease_seconds. 'claimed': the caller holds the lease; 'busy':
-- another worker does; 'done': already processed, or an event type that is ignored.
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
    (id, type, created, payload, processed_at, leased_until, attempts)
  values (
    p_id, p_type, p_created,
    p_payload,
    case when p_handled then null else now() end,
    case when p_handled then now() + make_interval(secs => p_lease_seconds) end, 1
  )
  on conflict (id) do update set
    leased_until = now() + make_interval(secs => p_lease_seconds), attempts = e.attempts + 1
    where e.processed_at is null and (e.leased_until is null or e.leased_until <= now())
  returning e.processed_at is not null into done;
  if not found then
    select e.processed_at is not null into done from public.stripe_events e where e.id = p_id;
    return case when done then 'done' else 'busy' end;
  end if;
  return case when done then 'done' else 'claimed' end;
end
$$;

-- Leases up to p_limit unprocessed events, each to one worker. Retries back off up to six hours; after three
-- days, Stripe's own retry period, an event needs a manual check.
create function public.claim_waiting_events(p_limit integer, p_lease_seconds integer)
  returns setof public.stripe_events
  language sql security definer set search_path = ''
as $$
  with due as materialized (
    select e.id from public.stripe_events e
    where e.processed_at is null and e.attempts < 20 and e.next_attempt_at <= now()
      and (e.leased_until is null or e.leased_until <= now())
    order by e.next_attempt_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.stripe_events e set
    attempts = e.attempts + 1,
    leased_until = now() + make_interval(secs => p_lease_seconds),
    next_attempt_at = now() + interval '1 minute' * least(power(2, least(e.attempts, 10)), 360)
  from due where e.id = due.id
  returning e.*
$$;

revoke execute on function
  public.claim_event,
  public.claim_waiting_events
  from public, anon, authenticated;
grant execute on function
  public.claim_event,
  public.claim_waiting_events
  to service_role;

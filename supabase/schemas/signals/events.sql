-- The events of all signals, in one hash chain. An event commits to its payload with a
-- salt: commitment = SHA-256(salt || '.' || payload), hash = SHA-256(previous_hash || '|' || position || '|' ||
-- recorded_at || '|' || opening || '|' || closes || '|' || commitment), in hexadecimal, over UTF-8. The chain is
-- public at once; payloads and salts become public a day after the signal closed (signal_chain).
-- `opening` and `closes` are always public, so that a closed signal that stays sealed is noticed.
-- Verified by src/domain/signals/chain.ts.
create table public.signal_events (
  -- From 1, without gaps.
  position bigint primary key check (position > 0),
  id uuid not null unique default gen_random_uuid(),
  signal_id uuid not null references public.signals (id),
  kind text not null check (kind in (
    'issued', 'revised', 'entry_hit', 'take_profit', 'stop_loss', 'expired', 'withdrawn'
  )),
  -- As hashed: UTC, with milliseconds.
  recorded_at text not null check (recorded_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$'),
  -- JSON text of the facts; src/domain/signals/event-payload.ts documents it.
  payload text not null,
  -- Position of the event that issued the signal.
  opening bigint not null,
  -- Whether it is the signal's last event.
  closes boolean not null,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
create index signal_events_signal on public.signal_events (signal_id, position);

alter table public.signal_events enable row level security;
revoke all on public.signal_events from anon, authenticated;
grant select on public.signal_events to anon, authenticated;
grant select, insert on public.signal_events to service_role;

-- Readers of a signal may read its events: the policies of `signals` apply to the subquery.
create policy "events are read with their signal" on public.signal_events
  for select to anon, authenticated
  using (exists (select from public.signals s where s.id = signal_id));

create function public.guard_signal_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  raise exception 'The record of signals only grows.' using errcode = 'restrict_violation';
end
$$;

create trigger guard_signal_event before update or delete on public.signal_events
  for each row execute function public.guard_signal_event();
create trigger guard_signal_events before truncate on public.signal_events
  for each statement execute function public.guard_signal_event();

-- Formats an instant for events: UTC, with milliseconds.
create function public.utc_text(p_at timestamptz) returns text
  language sql stable security definer set search_path = ''
as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Formats a number for events: decimal, without trailing zeros.
create function public.price_text(p_number numeric) returns text
  language sql immutable security definer set search_path = ''
as $$
  select trim_scale(p_number)::text
$$;

-- Appends an event to the chain; concurrent callers wait for its head. Returns the event.
create function public.append_signal_event(p_signal uuid, p_kind text, p_facts jsonb)
  returns public.signal_events
  language plpgsql security definer set search_path = ''
as $$
declare
  desk public.signals_desk;
  event public.signal_events;
  moment timestamptz;
begin
  select * into strict desk from public.signals_desk d for update;
  event.position := desk.chain_length + 1;
  event.id := gen_random_uuid();
  event.signal_id := p_signal;
  event.kind := p_kind;
  -- Never earlier than the event before, even when the clock is set back.
  moment := greatest(clock_timestamp(), desk.updated_at);
  event.recorded_at := public.utc_text(moment);
  event.payload := (jsonb_build_object('signal', p_signal, 'kind', p_kind) || p_facts)::text;
  event.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  event.commitment := encode(sha256(convert_to(event.salt || '.' || event.payload, 'UTF8')), 'hex');
  event.opening := coalesce(
    (select min(e.position) from public.signal_events e where e.signal_id = p_signal), event.position
  );
  event.closes := p_kind in ('take_profit', 'stop_loss', 'expired', 'withdrawn');
  event.previous_hash := desk.chain_head;
  event.hash := encode(sha256(convert_to(
    concat_ws(
      '|', event.previous_hash, event.position, event.recorded_at, event.opening, event.closes::text,
      event.commitment
    ), 'UTF8'
  )), 'hex');
  insert into public.signal_events select event.*;
  update public.signals_desk d
    set chain_length = event.position, chain_head = event.hash, updated_at = moment;
  return event;
end
$$;

-- The chain after a position, oldest first. `payload` and `salt` are null while the signal is open or has been closed
-- for less than a day.
create function public.signal_chain(p_after bigint default 0, p_limit integer default 1000)
  returns table (
    "position" bigint, recorded_at text, opening bigint, closes boolean, commitment text,
    previous_hash text, hash text, payload text, salt text
  )
  language sql stable security definer set search_path = ''
as $$
  select e.position, e.recorded_at, e.opening, e.closes, e.commitment, e.previous_hash, e.hash,
    case when s.closed_at < now() - interval '24 hours' then e.payload end,
    case when s.closed_at < now() - interval '24 hours' then e.salt end
  from public.signal_events e join public.signals s on s.id = e.signal_id
  where e.position > p_after
  order by e.position limit least(greatest(p_limit, 1), 5000)
$$;

revoke execute on function
  public.guard_signal_event,
  public.utc_text,
  public.price_text,
  public.append_signal_event,
  public.signal_chain
  from public, anon, authenticated;
grant execute on function public.signal_chain to anon, authenticated, service_role;

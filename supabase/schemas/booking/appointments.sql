-- Consultations, and slots held while a form is filled in. The opening hours
-- (src/domain/booking/opening-hours.ts) define the slots; this file prevents double booking. Whoever takes a slot
-- or closes a day first takes a lock (advisory, per transaction, held for milliseconds); a slot is then inserted
-- with `on conflict do nothing`. The exclusion constraint rejects overlapping live rows from any writer; the lock
-- prevents deadlocks between two moves that swap slots. Releases, cancellations and marks need no lock.

create table public.appointments (
  id uuid primary key default gen_random_uuid(), -- UID of the calendar entry
  status text not null check (status in ('held', 'booked', 'cancelled')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- While on hold: HMACs of the browser's secret and of its IP address, and the expiry.
  hold_hash text check (char_length(hold_hash) = 64),
  ip_hash text check (char_length(ip_hash) = 64),
  held_until timestamptz,
  -- HMAC of the caller's network (/24, /48); null for subscribers, to whom the network's share does not apply.
  network_hash text check (char_length(network_hash) = 64),
  -- Once booked: the reference shown to customers.
  reference text unique check (reference ~ '^RDV-[2-9A-HJKMNP-TV-Z]{8}$'),
  -- Idempotency keys of the booking and of the moves.
  request uuid unique,
  moves uuid[] not null default '{}',
  -- The account it was booked with, if any.
  user_id uuid references auth.users (id) on delete cascade,
  first_name text not null default ''
    check (char_length(first_name) <= 100 and public.is_printable_line(first_name)),
  last_name text not null default ''
    check (char_length(last_name) <= 100 and public.is_printable_line(last_name)),
  email text not null default '' check (email = '' or public.is_email(email)),
  phone text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  message text not null default '' check (char_length(message) <= 2000),
  language text not null default 'fr' check (language in ('fr', 'en')),
  zone text not null default 'Europe/Paris' check (char_length(zone) <= 60),
  -- Incremented with each change: calendars keep the newest.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  booked_at timestamptz,
  cancelled_at timestamptz,
  -- The start before the last move.
  moved_from timestamptz,
  -- Set by the desk after it began: whether it took place.
  attendance text check (attendance in ('done', 'no_show')),
  constraint some_time check (end_at > start_at),
  constraint held_by_somebody
    check (status <> 'held' or (hold_hash is not null and held_until is not null)),
  constraint booked_by_somebody
    check (status = 'held' or (reference is not null and request is not null)),
  constraint one_at_a_time exclude using gist (tstzrange(start_at, end_at) with &&)
    where (status in ('held', 'booked'))
);
create unique index appointments_slot on public.appointments (start_at)
  where status in ('held', 'booked');
create index appointments_user on public.appointments (user_id);
create index appointments_end on public.appointments (end_at);

alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated;
grant select, insert, update, delete on public.appointments to service_role;

-- Serialises writers until the end of the transaction.
create function public.lock_appointments() returns void
  language sql security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('appointments', 0))
$$;

-- Frees the time range: deletes expired holds, and those of the caller.
create function public.release_holds(p_start timestamptz, p_end timestamptz, p_hold_hash text)
  returns void
  language sql security definer set search_path = ''
as $$
  delete from public.appointments a
    where a.status = 'held'
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and (a.held_until <= now() or a.hold_hash = p_hold_hash)
$$;

-- Times between two instants that are booked, on hold or on a day that the desk has closed, in order.
create function public.busy_times(p_from timestamptz, p_until timestamptz)
  returns table (start_at timestamptz, end_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select a.start_at, a.end_at from public.appointments a
  where tstzrange(a.start_at, a.end_at) && tstzrange(p_from, p_until)
    and (a.status = 'booked' or (a.status = 'held' and a.held_until > now()))
  union all
  select day.opens, day.closes from public.closed_days c
  cross join lateral (
    select c.day::timestamp at time zone 'Europe/Paris' as opens,
      (c.day + 1)::timestamp at time zone 'Europe/Paris' as closes
  ) day
  where day.opens < p_until and day.closes > p_from
  order by 1
$$;

-- Whether a network has used up its share of the upcoming slots, so that nobody can fill the calendar with
-- throwaway addresses. p_shares: { "usual": 3, "crowded": 1, "crowded_from": 20 }: `crowded` applies once all
-- networks together have `crowded_from` slots. p_held: also counts its holds, for a new hold; not for a booking,
-- because holds end soon and may be the caller's own in another tab.
create function public.is_network_full(p_network_hash text, p_held boolean, p_shares jsonb)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    count(*) filter (where a.network_hash = p_network_hash and (p_held or a.status = 'booked')) >= case
      when count(*) >= (p_shares ->> 'crowded_from')::integer then (p_shares ->> 'crowded')::integer
      else (p_shares ->> 'usual')::integer end,
    false
  )
  from public.appointments a
  where a.network_hash is not null and a.end_at > now()
    and (a.status = 'booked' or (a.status = 'held' and a.held_until > now()))
$$;

-- Eight unambiguous letters and digits, unique among appointments.
create function public.new_appointment_reference() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  new_reference text;
begin
  loop
    select 'RDV-' || string_agg(substr(letters, 1 + floor(random() * 30)::integer, 1), '')
      into new_reference from generate_series(1, 8);
    exit when not exists (select from public.appointments a where a.reference = new_reference);
  end loop;
  return new_reference;
end
$$;

-- Deletes expired holds, and appointments twelve months after their end; empties the network of past ones.
-- Skips locked rows.
create function public.purge_appointments() returns void
  language sql security definer set search_path = ''
as $$
  update public.appointments a set network_hash = null where a.id in (
    select old.id from public.appointments old
    where old.network_hash is not null and old.end_at <= now()
    for update skip locked
  );
  delete from public.appointments a where a.id in (
    select old.id from public.appointments old
    where old.end_at < now() - interval '12 months'
      or (old.status = 'held' and old.held_until <= now())
    for update skip locked
  )
$$;

revoke execute on function
  public.lock_appointments,
  public.release_holds,
  public.new_appointment_reference,
  public.purge_appointments,
  public.is_network_full,
  public.busy_times
  from public, anon, authenticated;
grant execute on function public.busy_times to service_role;

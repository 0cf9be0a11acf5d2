-- Consultations that anybody may book, and slots kept while somebody fills the form. Which slots there are is
-- for the rules (src/domain/booking/opening-hours.ts) to say; that nobody gets another's is for this file.
--
-- Whatever takes a slot waits its turn (a lock of the transaction, milliseconds), then inserts with
-- `on conflict do nothing`. The constraints refuse two live rows whose times overlap whoever writes them;
-- the turns are there because two moves that swap their slots would wait for one another for ever.

create table public.appointments (
  id uuid primary key default gen_random_uuid(), -- the UID of the calendar's entry
  status text not null check (status in ('held', 'booked', 'cancelled')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- While it is held: HMACs of the secret of the browser that holds it and of where that is, and until when.
  hold_hash text check (char_length(hold_hash) = 64),
  caller_hash text check (char_length(caller_hash) = 64),
  held_until timestamptz,
  -- From here on: once it is booked. What people quote.
  reference text unique check (reference ~ '^RDV-[2-9A-HJKMNP-TV-Z]{8}$'),
  -- The press of the button that booked it, and those that moved it: sent again, they change nothing.
  request uuid unique,
  moves uuid[] not null default '{}',
  -- The account it was booked with, if somebody was signed in.
  user_id uuid references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  email text not null default '' check (char_length(email) <= 320),
  phone text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  message text not null default '' check (char_length(message) <= 2000),
  language text not null default 'fr' check (language in ('fr', 'en')),
  zone text not null default 'Europe/Paris' check (char_length(zone) <= 60),
  -- Rises with each change: calendars go by it.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  booked_at timestamptz,
  cancelled_at timestamptz,
  -- When it was to start before it was last moved.
  moved_from timestamptz,
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
create index appointments_of on public.appointments (user_id);
create index appointments_end on public.appointments (end_at);

alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated;
grant select, insert, update, delete on public.appointments to service_role;

-- Whoever takes a slot comes alone from here to the end of the transaction.
create function public.wait_for_appointments() returns void
  language sql security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('appointments', 0))
$$;

-- Makes room for whoever wants this time: what is held there too long goes, and what they hold themselves.
create function public.clear_holds(p_start timestamptz, p_end timestamptz, p_hold_hash text)
  returns void
  language sql security definer set search_path = ''
as $$
  delete from public.appointments a
    where a.status = 'held'
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and (a.held_until <= now() or a.hold_hash = p_hold_hash)
$$;

-- Times between two instants that cannot be booked now, in order: booked, or held by somebody.
create function public.busy_times(p_from timestamptz, p_until timestamptz)
  returns table (start_at timestamptz, end_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select a.start_at, a.end_at from public.appointments a
  where tstzrange(a.start_at, a.end_at) && tstzrange(p_from, p_until)
    and (a.status = 'booked' or (a.status = 'held' and a.held_until > now()))
  order by a.start_at
$$;

-- Keeps a slot for a browser, and gives back what it held before. `held` until an instant; `taken`; or
-- `too_many` are held from there, or p_most_of_all by everybody, until an instant: what is held can be taken
-- by nobody else, so those who come from everywhere at once cannot empty the calendar for nothing.
create function public.hold_appointment(
  p_start timestamptz, p_end timestamptz, p_hold_hash text, p_earlier_hash text,
  p_caller_hash text, p_seconds integer, p_most integer, p_most_of_all integer default null
) returns table (outcome text, until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  others integer;
  free_again timestamptz;
begin
  perform public.wait_for_appointments();
  delete from public.appointments a where a.status = 'held' and a.hold_hash = p_earlier_hash;
  select count(*), min(a.held_until) into others, free_again from public.appointments a
    where a.status = 'held' and a.held_until > now() and a.caller_hash = p_caller_hash;
  if others >= p_most then
    return query select 'too_many', free_again;
    return;
  end if;
  select count(*), min(a.held_until) into others, free_again from public.appointments a
    where a.status = 'held' and a.held_until > now();
  if others >= p_most_of_all then
    return query select 'too_many', free_again;
    return;
  end if;
  perform public.clear_holds(p_start, p_end, null);
  return query
  insert into public.appointments as a
    (status, start_at, end_at, hold_hash, caller_hash, held_until)
  values (
    'held', p_start, p_end, p_hold_hash, p_caller_hash, now() + make_interval(secs => p_seconds)
  )
  on conflict do nothing
  returning 'held', a.held_until;
  if not found then
    return query select 'taken', null::timestamptz;
  end if;
end
$$;

-- Gives back what a browser holds. False: nothing.
create function public.release_appointment(p_hold_hash text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.appointments a where a.status = 'held' and a.hold_hash = p_hold_hash;
  return found;
end
$$;

-- Writes what is sent of an appointment as it now is: to the person, to the team, and the reminder, unless it
-- would follow on the confirmation's heels. The reminder leaves a day and two hours before: for two hours
-- (`noticeHours`, src/domain/booking/opening-hours.ts) its link still moves and cancels. What was not sent yet of before
-- is taken back.
create function public.tell_of_appointment(
  told public.appointments, p_kind text, p_previous timestamptz, p_token text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  nth constant text := ':' || told.id || ':' || told.sequence;
  before constant text := ':' || told.id || ':' || told.sequence - 1;
  remind_at constant timestamptz := told.start_at - interval '26 hours';
  data constant jsonb := jsonb_build_object(
    'kind', p_kind, 'id', told.id, 'reference', told.reference, 'sequence', told.sequence,
    'start', told.start_at, 'end', told.end_at, 'previous', p_previous,
    'first_name', told.first_name, 'last_name', told.last_name, 'email', told.email,
    'phone', told.phone, 'message', told.message, 'zone', told.zone, 'language', told.language,
    'token', p_token, 'member', told.user_id is not null
  );
begin
  perform public.withdraw_letter(kind || before)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_letter(
    'appointment' || nth, told.email,
    case p_kind when 'booked' then 'appointment-confirmed' else 'appointment-' || p_kind end,
    data, told.language, told.user_id
  );
  perform public.enqueue_letter(
    'appointment-staff' || nth, 'staff', 'staff-appointment', data, 'fr', told.user_id
  );
  if p_kind <> 'cancelled' and remind_at > now() + interval '1 hour' then
    perform public.enqueue_letter(
      'appointment-reminder' || nth, told.email, 'appointment-reminder', data, told.language,
      told.user_id, remind_at
    );
  end if;
end
$$;

-- Eight letters and digits that nobody mistakes for others, of no other appointment.
create function public.new_appointment_reference() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  made text;
begin
  loop
    select 'RDV-' || string_agg(substr(letters, 1 + floor(random() * 30)::integer, 1), '')
      into made from generate_series(1, 8);
    exit when not exists (select from public.appointments a where a.reference = made);
  end loop;
  return made;
end
$$;

-- The mailbox behind an address: labels after a +, and dots, which mean nothing to the largest providers, are
-- not told apart (netlify/lib/http/client-ip.ts, `normalizeEmail`).
create function public.mailbox_of(p_email text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
    || case split_part(lower(p_email), '@', 2) when 'googlemail.com' then 'gmail.com'
      else split_part(lower(p_email), '@', 2) end
$$;

-- Books a slot, once for a request, and writes its letters. `booked`; `taken` by somebody else; `too_many` are
-- coming for this address or account; or `limited 90`: a turn of p_turns was refused for so many seconds,
-- and nothing is kept, nor counted. p_hold_hash: what the browser holds, which it gives back. p_turns:
-- [{ "key", "times", "seconds" }] for take_rate, of what was booked, not of what was tried.
create function public.book_appointment(
  p_id uuid, p_request uuid, p_start timestamptz, p_end timestamptz, p_hold_hash text, p_user uuid,
  p_first_name text, p_last_name text, p_email text, p_phone text, p_message text,
  p_language text, p_zone text, p_token text, p_most integer, p_turns jsonb default '[]'
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  booked public.appointments;
  each_turn record;
  wait integer;
begin
  -- What is said of a slot that is gone needs no turn: the crowd behind the winner need not come one by one.
  if exists (
    select from public.appointments a
    where a.status = 'booked' and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and not exists (select from public.appointments b where b.request = p_request)
  ) then
    return 'taken';
  end if;
  perform public.wait_for_appointments();
  if exists (select from public.appointments a where a.request = p_request) then
    return 'booked';
  end if;
  if p_most <= (
    select count(*) from public.appointments a
    where a.status = 'booked' and a.end_at > now() and (
      a.user_id = p_user
      or public.mailbox_of(a.email) = public.mailbox_of(p_email)
    )
  ) then
    return 'too_many';
  end if;
  perform public.clear_holds(p_start, p_end, p_hold_hash);
  begin
    insert into public.appointments as a (
      id, status, start_at, end_at, reference, request, user_id, first_name, last_name, email, phone,
      message, language, zone, booked_at
    ) values (
      p_id, 'booked', p_start, p_end, public.new_appointment_reference(), p_request,
      (select u.id from auth.users u where u.id = p_user), p_first_name, p_last_name, p_email,
      p_phone, p_message, p_language, p_zone, now()
    )
    on conflict do nothing
    returning * into booked;
    if booked.id is null then
      return 'taken';
    end if;
    for each_turn in
      select * from jsonb_to_recordset(
        -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
        case jsonb_typeof(p_turns) when 'string' then (p_turns #>> '{}')::jsonb else p_turns end
      ) as x (key text, times integer, seconds integer)
    loop
      wait := public.take_rate(each_turn.key, each_turn.times, each_turn.seconds);
      if wait > 0 then
        raise exception 'Too many appointments.' using errcode = 'PT429';
      end if;
    end loop;
  exception when sqlstate 'PT429' then -- all of this block is undone
    return 'limited ' || wait;
  end;
  perform public.release_appointment(p_hold_hash);
  perform public.tell_of_appointment(booked, 'booked', null, p_token);
  return 'booked';
end
$$;

-- Moves an appointment, once for a request, and writes its letters; what it leaves is free at once. `moved`;
-- `taken`, and it stays where it was; `cancelled` meanwhile; `stale`: not what the caller has looked at.
create function public.move_appointment(
  p_id uuid, p_sequence integer, p_request uuid, p_start timestamptz, p_end timestamptz,
  p_hold_hash text, p_token text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  was public.appointments;
  moved public.appointments;
begin
  perform public.wait_for_appointments();
  select * into was from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if was.id is null then
    return 'stale';
  elsif p_request = any (was.moves) then
    return 'moved';
  elsif was.status = 'cancelled' then
    return 'cancelled';
  elsif was.sequence <> p_sequence then
    return 'stale';
  end if;
  perform public.clear_holds(p_start, p_end, p_hold_hash);
  if exists (
    select from public.appointments a
    where a.id <> p_id and a.status in ('held', 'booked')
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
  ) then
    return 'taken';
  end if;
  perform public.release_appointment(p_hold_hash);
  update public.appointments a
    set start_at = p_start, end_at = p_end, moved_from = was.start_at, sequence = a.sequence + 1,
      moves = a.moves || p_request
    where a.id = p_id
    returning * into moved;
  perform public.tell_of_appointment(moved, 'moved', was.start_at, p_token);
  return 'moved';
end
$$;

-- Cancels an appointment, once, and writes its letters; its slot is free at once. `cancelled`, or `stale`:
-- not what the caller has looked at.
create function public.cancel_appointment(p_id uuid, p_sequence integer, p_token text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  was public.appointments;
  cancelled public.appointments;
begin
  select * into was from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if was.status = 'cancelled' then
    return 'cancelled';
  elsif was.id is null or was.sequence <> p_sequence then
    return 'stale';
  end if;
  update public.appointments a
    set status = 'cancelled', cancelled_at = now(), sequence = a.sequence + 1
    where a.id = p_id
    returning * into cancelled;
  perform public.tell_of_appointment(cancelled, 'cancelled', null, p_token);
  return 'cancelled';
end
$$;

-- With an account its coming appointments go. The team is told which, and no longer whose.
create function public.tell_of_erased_appointment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.withdraw_letter(kind || ':' || old.id || ':' || old.sequence)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_letter(
    'appointment-staff:' || old.id || ':' || old.sequence + 1, 'staff', 'staff-appointment-erased',
    jsonb_build_object(
      'id', old.id, 'reference', old.reference, 'sequence', old.sequence + 1,
      'start', old.start_at, 'end', old.end_at
    )
  );
  return null;
end
$$;
create trigger tell_of_erased_appointment after delete on public.appointments
  for each row when (old.status = 'booked' and old.end_at > now())
  execute function public.tell_of_erased_appointment();

-- Drops holds that ran out, and appointments twelve months after their end. Whoever is at one keeps it.
create function public.forget_appointments() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.appointments a where a.id in (
    select old.id from public.appointments old
    where old.end_at < now() - interval '12 months'
      or (old.status = 'held' and old.held_until <= now())
    for update skip locked
  )
$$;

-- As before, and appointments.
create or replace function public.forget_old() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.rate_limits r where r.resets_at < now();
  delete from public.deliveries d
    where coalesce(d.sent_at, d.given_up_at) < now() - interval '90 days';
  delete from public.erasures e where e.finished_at < now() - interval '90 days';
  select public.forget_appointments();
$$;

revoke execute on function
  public.wait_for_appointments(),
  public.clear_holds(timestamptz, timestamptz, text),
  public.busy_times(timestamptz, timestamptz),
  public.hold_appointment(timestamptz, timestamptz, text, text, text, integer, integer, integer),
  public.release_appointment(text),
  public.tell_of_appointment(public.appointments, text, timestamptz, text),
  public.new_appointment_reference(),
  public.mailbox_of(text),
  public.book_appointment(uuid, uuid, timestamptz, timestamptz, text, uuid, text, text, text, text,
    text, text, text, text, integer, jsonb),
  public.move_appointment(uuid, integer, uuid, timestamptz, timestamptz, text, text),
  public.cancel_appointment(uuid, integer, text),
  public.tell_of_erased_appointment(),
  public.forget_appointments()
  from public, anon, authenticated;
grant execute on function
  public.busy_times(timestamptz, timestamptz),
  public.hold_appointment(timestamptz, timestamptz, text, text, text, integer, integer, integer),
  public.release_appointment(text),
  public.book_appointment(uuid, uuid, timestamptz, timestamptz, text, uuid, text, text, text, text,
    text, text, text, text, integer, jsonb),
  public.move_appointment(uuid, integer, uuid, timestamptz, timestamptz, text, text),
  public.cancel_appointment(uuid, integer, text)
  to service_role;

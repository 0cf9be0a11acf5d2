-- Moves an appointment, once per request, and enqueues its emails; the old slot is free at once. Returns
-- `moved`; `taken`, leaving it unchanged; `cancelled` meanwhile; `stale`: changed since the caller read it; or
-- `limited 90`: the limit is exceeded for that many seconds. Only a move releases the caller's hold. p_limit,
-- { "key", "times", "seconds" } for consume_rate_limit, counts moves, not attempts.
create function public.move_appointment(
  p_id uuid, p_sequence integer, p_request uuid, p_start timestamptz, p_end timestamptz,
  p_hold_hash text, p_token text, p_limit jsonb default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  old_row public.appointments;
  moved public.appointments;
  wait integer;
begin
  perform public.lock_appointments();
  select * into old_row from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if old_row.id is null then
    return 'stale';
  elsif p_request = any (old_row.moves) then
    return 'moved';
  elsif old_row.status = 'cancelled' then
    return 'cancelled';
  elsif old_row.sequence <> p_sequence then
    return 'stale';
  end if;
  if public.is_closed_day(p_start) or exists (
    select from public.appointments a
    where a.id <> p_id and a.status in ('held', 'booked')
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      -- Not the holds that are released below.
      and (a.status = 'booked' or (a.held_until > now() and a.hold_hash is distinct from p_hold_hash))
  ) then
    return 'taken';
  end if;
  if p_limit is not null then
    wait := public.consume_rate_limit(
      p_limit ->> 'key', (p_limit ->> 'times')::integer, (p_limit ->> 'seconds')::integer
    );
    if wait > 0 then
      return 'limited ' || wait;
    end if;
  end if;
  perform public.release_holds(p_start, p_end, p_hold_hash);
  perform public.release_appointment(p_hold_hash);
  update public.appointments a
    set start_at = p_start, end_at = p_end, moved_from = old_row.start_at, sequence = a.sequence + 1,
      moves = a.moves || p_request
    where a.id = p_id
    returning * into moved;
  perform public.enqueue_appointment_emails(moved, 'moved', old_row.start_at, p_token);
  return 'moved';
end
$$;

-- Cancels an appointment, once, and enqueues its emails; its slot is free at once. Returns `cancelled`, or
-- `stale`: changed since the caller read it.
create function public.cancel_appointment(p_id uuid, p_sequence integer, p_token text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  old_row public.appointments;
  cancelled public.appointments;
begin
  select * into old_row from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if old_row.status = 'cancelled' then
    return 'cancelled';
  elsif old_row.id is null or old_row.sequence <> p_sequence then
    return 'stale';
  end if;
  update public.appointments a
    set status = 'cancelled', cancelled_at = now(), sequence = a.sequence + 1
    where a.id = p_id
    returning * into cancelled;
  perform public.enqueue_appointment_emails(cancelled, 'cancelled', null, p_token);
  return 'cancelled';
end
$$;

revoke execute on function
  public.move_appointment,
  public.cancel_appointment
  from public, anon, authenticated;
grant execute on function
  public.move_appointment,
  public.cancel_appointment
  to service_role;

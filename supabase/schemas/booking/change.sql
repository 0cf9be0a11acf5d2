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
  perform public.lock_appointments();
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
  perform public.release_holds(p_start, p_end, p_hold_hash);
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
  perform public.enqueue_appointment_emails(moved, 'moved', was.start_at, p_token);
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

-- Closes or reopens a day; waits for bookings in progress, so that none is added afterwards. Idempotent. Deletes the
-- holds of a closed day.
create function public.set_closed_day(p_day date, p_closed boolean, p_editor uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.lock_appointments();
  if p_closed then
    insert into public.closed_days (day, created_by) values (p_day, p_editor)
      on conflict (day) do nothing;
    delete from public.appointments a
      where a.status = 'held' and public.paris_day(a.start_at) = p_day;
  else
    delete from public.closed_days c where c.day = p_day;
  end if;
end
$$;

-- Records whether a consultation that has begun took place: 'done', 'no_show', or null for neither. p_known: the
-- value that the editor has seen. Outcomes: 'marked'; 'conflict': another editor has changed it; 'early': it has not
-- begun; 'unknown'.
create function public.mark_appointment(p_id uuid, p_known text, p_attendance text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  booked public.appointments;
begin
  select * into booked from public.appointments a
    where a.id = p_id and a.status = 'booked' for update;
  if booked.id is null then
    return 'unknown';
  elsif booked.start_at > clock_timestamp() then
    return 'early';
  elsif booked.attendance is not distinct from p_attendance then
    return 'marked';
  elsif booked.attendance is distinct from p_known then
    return 'conflict';
  end if;
  update public.appointments a set attendance = p_attendance where a.id = p_id;
  return 'marked';
end
$$;

revoke execute on function
  public.set_closed_day,
  public.mark_appointment
  from public, anon, authenticated;
grant execute on function
  public.set_closed_day,
  public.mark_appointment
  to service_role;

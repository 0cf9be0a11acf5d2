-- Holds a slot for a browser and releases its earlier holds: those of p_hold_hash, which are thus renewed, and of
-- p_earlier_hash. Returns `held` until the expiry; `taken`; `network_full`: the network has used up its share (p_shares,
-- see is_network_full) with bookings; or `too_many`: holds from this IP address, until the first expires, or holds
-- fill the rest of the network's share. A hold blocks the slot for others, so distributed clients must not be able to
-- hold the whole calendar.
create function public.hold_appointment(
  p_start timestamptz, p_end timestamptz, p_hold_hash text, p_earlier_hash text,
  p_ip_hash text, p_seconds integer, p_max_per_ip integer, p_network_hash text default null,
  p_shares jsonb default '{}'
) returns table (outcome text, until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  others integer;
  free_again timestamptz;
begin
  perform public.lock_appointments();
  delete from public.appointments a
    where a.status = 'held' and a.hold_hash in (p_hold_hash, p_earlier_hash);
  if public.is_closed_day(p_start) then
    return query select 'taken', null::timestamptz;
    return;
  end if;
  if public.is_network_full(p_network_hash, false, p_shares) then
    return query select 'network_full', null::timestamptz;
    return;
  end if;
  select count(*), min(a.held_until) into others, free_again from public.appointments a
    where a.status = 'held' and a.held_until > now() and a.ip_hash = p_ip_hash;
  if others >= p_max_per_ip then
    return query select 'too_many', free_again;
    return;
  end if;
  if public.is_network_full(p_network_hash, true, p_shares) then
    return query select 'too_many', null::timestamptz;
    return;
  end if;
  perform public.release_holds(p_start, p_end, null);
  return query
  insert into public.appointments as a
    (status, start_at, end_at, hold_hash, ip_hash, held_until, network_hash)
  values (
    'held', p_start, p_end, p_hold_hash, p_ip_hash, now() + make_interval(secs => p_seconds),
    p_network_hash
  )
  on conflict do nothing
  returning 'held', a.held_until;
  if not found then
    return query select 'taken', null::timestamptz;
  end if;
end
$$;

-- Releases the hold of a browser. False: there was none.
create function public.release_appointment(p_hold_hash text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.appointments a where a.status = 'held' and a.hold_hash = p_hold_hash;
  return found;
end
$$;

revoke execute on function
  public.hold_appointment,
  public.release_appointment
  from public, anon, authenticated;
grant execute on function
  public.hold_appointment,
  public.release_appointment
  to service_role;

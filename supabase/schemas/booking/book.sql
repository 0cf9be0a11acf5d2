-- Books a slot, once per request, and enqueues its emails. Returns `booked`; `taken`; `too_many` upcoming for this
-- address or account; `network_full`: the network has used up its share (p_shares, see is_network_full);
-- `limited 90`: a rate limit is exceeded for that many seconds; `proof_required`: a proof of work is needed. The
-- last two count nothing and release no hold. Signed in, only appointments made with a session count as upcoming: a
-- stranger may have typed the caller's address. p_hold_hash: the caller's hold, which is released. p_limits: for
-- require_rate_limits, counting bookings, not attempts. The network's share exempts subscribers.
create function public.book_appointment(
  p_id uuid, p_request uuid, p_start timestamptz, p_end timestamptz, p_hold_hash text, p_user uuid,
  p_first_name text, p_last_name text, p_email text, p_phone text, p_message text,
  p_language text, p_zone text, p_token text, p_max_upcoming integer, p_limits jsonb default '[]',
  p_network_hash text default null, p_shares jsonb default '{}'
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  subscribes constant boolean := public.is_subscriber(p_user);
  network constant text := case when not subscribes then p_network_hash end;
  booked public.appointments;
begin
  -- Checked before the lock, so that a crowd on a taken slot does not queue for it.
  if exists (
    select from public.appointments a
    where a.status = 'booked' and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and not exists (select from public.appointments b where b.request = p_request)
  ) then
    return 'taken';
  end if;
  perform public.lock_appointments();
  if exists (select from public.appointments a where a.request = p_request) then
    return 'booked';
  end if;
  if public.is_closed_day(p_start) then
    return 'taken';
  end if;
  if p_max_upcoming <= (
    select count(*) from public.appointments a
    where a.status = 'booked' and a.end_at > now() and case
      when p_user is null then public.normalize_email(a.email) = public.normalize_email(p_email)
      else a.user_id in (select public.mailbox_accounts(p_user)) end
  ) then
    return 'too_many';
  end if;
  if public.is_network_full(network, false, p_shares) then
    return 'network_full';
  end if;
  begin
    -- Within the block: a refusal below keeps the caller's hold.
    perform public.release_holds(p_start, p_end, p_hold_hash);
    insert into public.appointments as a (
      id, status, start_at, end_at, reference, request, user_id, first_name, last_name, email, phone,
      message, language, zone, booked_at, network_hash
    ) values (
      p_id, 'booked', p_start, p_end, public.new_appointment_reference(), p_request,
      (select u.id from auth.users u where u.id = p_user), p_first_name, p_last_name, p_email,
      p_phone, p_message, p_language, p_zone, now(), network
    )
    on conflict do nothing
    returning * into booked;
    if booked.id is null then
      return 'taken';
    end if;
    perform public.require_rate_limits(p_limits, subscribes, public.owns_mailbox(p_user));
  exception when sqlstate 'PT429' then -- rolls back the block
    return sqlerrm;
  end;
  perform public.release_appointment(p_hold_hash);
  perform public.enqueue_appointment_emails(booked, 'booked', null, p_token);
  return 'booked';
end
$$;

revoke execute on function public.book_appointment from public, anon, authenticated;
grant execute on function public.book_appointment to service_role;

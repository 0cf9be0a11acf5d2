-- Whether a mail of this purpose may be sent: the account's own always, others as the person prefers.
create function public.mail_wanted(p_user uuid, p_purpose text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_purpose = 'account' or exists (
    select from public.profiles p
    where p.user_id = p_user and case p_purpose
      when 'signals' then p.notify_signals
      when 'lessons' then p.notify_lessons
      when 'market' then p.notify_market
      else false end
  )
$$;

-- Writes a mail to send, once for its cause, and gives its id; null when the person does not want it.
-- Language and recipient are the account's unless given.
create function public.enqueue_mail(
  p_cause text, p_user uuid, p_purpose text, p_template text, p_data jsonb default '{}',
  p_language text default null, p_recipient text default null, p_delay_seconds integer default 0
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.mail_wanted(p_user, p_purpose) then
    return null;
  end if;
  insert into public.deliveries
    (cause, user_id, purpose, template, language, recipient, data, not_before, priority)
  select p_cause, u.id, p_purpose, p_template,
    coalesce(p_language, (select p.language from public.profiles p where p.user_id = u.id), 'fr'),
    coalesce(p_recipient, u.email),
    p_data,
    now() + make_interval(secs => p_delay_seconds),
    case when p_purpose = 'signals' then 1
      when p_purpose <> 'account' or p_template = 'renewal-notice' then 2 else 0 end
  from auth.users u where u.id = p_user
  on conflict (cause) do nothing;
  select d.id into made from public.deliveries d where d.cause = p_cause;
  return made;
end
$$;

-- Writes a mail to send, once for its cause, to an address that need not be an account's. The recipient
-- `staff` is the team's address, which is looked up when it is sent (STAFF_EMAIL). p_user: whose it is, if
-- it is somebody's. Gives its id.
create function public.enqueue_letter(
  p_cause text, p_recipient text, p_template text, p_data jsonb, p_language text default 'fr',
  p_user uuid default null, p_not_before timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.deliveries
    (cause, user_id, purpose, template, language, recipient, data, not_before, priority)
  values (
    p_cause, p_user, 'account', p_template, p_language, p_recipient,
    p_data,
    greatest(p_not_before, now()),
    -- Nobody waits for what is for later.
    case when p_not_before > now() then 2 else 0 end
  )
  on conflict (cause) do nothing;
  select d.id into made from public.deliveries d where d.cause = p_cause;
  return made;
end
$$;

-- Takes a mail back that is not wanted any more, such as the reminder of what was cancelled. True: it will
-- not be sent. False: it is sent, is not known, or is being sent; if that fails, it is not tried again.
create function public.withdraw_letter(p_cause text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  taken_back boolean;
begin
  -- One statement: what a worker commits meanwhile is seen by each of its conditions.
  update public.deliveries d set
    withdrawn_at = now(),
    given_up_at = case when d.claimed_until > now() then null else now() end,
    recipient = case when d.claimed_until > now() then d.recipient end,
    data = case when d.claimed_until > now() then d.data else '{}' end,
    last_error = case when d.claimed_until > now() then d.last_error else 'withdrawn' end,
    claimed_until = case when d.claimed_until > now() then d.claimed_until end
    where d.cause = p_cause and d.sent_at is null and d.given_up_at is null
    returning d.given_up_at is not null into taken_back;
  return coalesce(taken_back, false);
end
$$;

-- Tells the team of mails that were given up: of each, three times an hour, then of the rest in one mail
-- when the hour is over. Never of a mail that tells of one.
create function public.tell_of_failures(p_ids uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  failed public.deliveries;
  rest integer := 0;
  facts jsonb;
begin
  for failed in
    select * from public.deliveries d
    where d.id = any (p_ids) and d.template <> 'staff-delivery-failed' order by d.id
  loop
    facts := jsonb_build_object(
      'template', failed.template, 'delivery', failed.id, 'code', failed.last_error, 'at', now()
    );
    if rest = 0 and public.take_rate('mail:given-up', 3, 3600) = 0 then
      perform public.enqueue_letter(
        'delivery-failed:' || failed.id, 'staff', 'staff-delivery-failed', facts
      );
    else
      rest := rest + 1;
    end if;
  end loop;
  if rest > 0 then
    insert into public.deliveries as d
      (cause, purpose, template, language, recipient, data, not_before, priority)
    values (
      'deliveries-failed:' || extract(epoch from date_trunc('hour', now()))::bigint,
      'account', 'staff-delivery-failed', 'fr', 'staff', facts || jsonb_build_object('count', rest),
      date_trunc('hour', now()) + interval '1 hour', 2
    )
    on conflict (cause) do update set
      data = excluded.data || jsonb_build_object('count', (d.data ->> 'count')::integer + rest)
      where d.attempts = 0 and d.sent_at is null and d.given_up_at is null;
  end if;
end
$$;

revoke execute on function
  public.tell_of_failures,
  public.mail_wanted,
  public.enqueue_mail,
  public.enqueue_letter,
  public.withdraw_letter
  from public, anon, authenticated;
grant execute on function
  public.mail_wanted,
  public.enqueue_mail,
  public.enqueue_letter,
  public.withdraw_letter
  to service_role;

-- Whether a mail of this purpose may be sent: the account's own always, others as the person prefers.
create function public.wants_email(p_user uuid, p_purpose text) returns boolean
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
create function public.enqueue_user_email(
  p_cause text, p_user uuid, p_purpose text, p_template text, p_data jsonb default '{}',
  p_language text default null, p_recipient text default null, p_delay_seconds integer default 0
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if not public.wants_email(p_user, p_purpose) then
    return null;
  end if;
  insert into public.emails
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
  select d.id into made from public.emails d where d.cause = p_cause;
  return made;
end
$$;

-- Writes a mail to send, once for its cause, to an address that need not be an account's. The recipient
-- `staff` is the team's address, which is looked up when it is sent (STAFF_EMAIL). p_user: whose it is, if
-- it is somebody's. Gives its id.
create function public.enqueue_email(
  p_cause text, p_recipient text, p_template text, p_data jsonb, p_language text default 'fr',
  p_user uuid default null, p_not_before timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, not_before, priority)
  values (
    p_cause, p_user, 'account', p_template, p_language, p_recipient,
    p_data,
    greatest(p_not_before, now()),
    -- Nobody waits for what is for later.
    case when p_not_before > now() then 2 else 0 end
  )
  on conflict (cause) do nothing;
  select d.id into made from public.emails d where d.cause = p_cause;
  return made;
end
$$;

-- Takes a mail back that is not wanted any more, such as the reminder of what was cancelled. True: it will
-- not be sent. False: it is sent, is not known, or is being sent; if that fails, it is not tried again.
create function public.cancel_email(p_cause text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  taken_back boolean;
begin
  -- One statement: what a worker commits meanwhile is seen by each of its conditions.
  update public.emails d set
    cancelled_at = now(),
    given_up_at = case when d.claimed_until > now() then null else now() end,
    recipient = case when d.claimed_until > now() then d.recipient end,
    data = case when d.claimed_until > now() then d.data else '{}' end,
    last_error = case when d.claimed_until > now() then d.last_error else 'cancelled' end,
    claimed_until = case when d.claimed_until > now() then d.claimed_until end
    where d.cause = p_cause and d.sent_at is null and d.given_up_at is null
    returning d.given_up_at is not null into taken_back;
  return coalesce(taken_back, false);
end
$$;

-- Tells the team of mails that were given up: of each, three times an hour, then of the rest in one mail
-- when the hour is over. Never of a mail that tells of one.
create function public.report_failed_emails(p_ids uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  failed public.emails;
  rest integer := 0;
  facts jsonb;
begin
  for failed in
    select * from public.emails d
    where d.id = any (p_ids) and d.template <> 'staff-email-failed' order by d.id
  loop
    facts := jsonb_build_object(
      'template', failed.template, 'email', failed.id, 'code', failed.last_error, 'at', now()
    );
    if rest = 0 and public.consume_rate_limit('email:failed', 3, 3600) = 0 then
      perform public.enqueue_email(
        'email-failed:' || failed.id, 'staff', 'staff-email-failed', facts
      );
    else
      rest := rest + 1;
    end if;
  end loop;
  if rest > 0 then
    insert into public.emails as d
      (cause, purpose, template, language, recipient, data, not_before, priority)
    values (
      'emails-failed:' || extract(epoch from date_trunc('hour', now()))::bigint,
      'account', 'staff-email-failed', 'fr', 'staff', facts || jsonb_build_object('count', rest),
      date_trunc('hour', now()) + interval '1 hour', 2
    )
    on conflict (cause) do update set
      data = excluded.data || jsonb_build_object('count', (d.data ->> 'count')::integer + rest)
      where d.attempts = 0 and d.sent_at is null and d.given_up_at is null;
  end if;
end
$$;

revoke execute on function
  public.report_failed_emails,
  public.wants_email,
  public.enqueue_user_email,
  public.enqueue_email,
  public.cancel_email
  from public, anon, authenticated;
grant execute on function
  public.wants_email,
  public.enqueue_user_email,
  public.enqueue_email,
  public.cancel_email
  to service_role;

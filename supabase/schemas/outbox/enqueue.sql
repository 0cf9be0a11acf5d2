-- Whether an email of this purpose, queued at p_queued_at, may be sent to a user: 'account' always, others by their
-- preferences, and not once the account is deleted (p_user is null). A reminder is sent only on the day it was queued,
-- and only while it is still due.
create function public.wants_email(
  p_user uuid, p_purpose text, p_queued_at timestamptz default now()
) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case p_purpose
    when 'account' then true
    -- A null user would make review_reminders return the reminders of all users.
    when 'review' then p_user is not null and public.paris_day(p_queued_at) = public.paris_day(now())
      and exists (select from public.review_reminders(p_user))
    else exists (
      select from public.profiles p
      where p.user_id = p_user and case p_purpose
        when 'signals' then p.notify_signals and public.receives_signals(p_user)
        when 'lessons' then p.notify_lessons
        when 'market' then p.notify_market
        else false end
    ) end;
end
$$;

-- Enqueues an email, once per cause, and returns its id. The recipient is any address, or 'staff' for the
-- team. A delayed email has the lowest priority unless p_priority is given: no user is waiting for it.
create function public.enqueue_email(
  p_cause text, p_recipient text, p_template text, p_data jsonb, p_language text default 'fr',
  p_user uuid default null, p_not_before timestamptz default null, p_purpose text default 'account',
  p_priority integer default null, p_not_after timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, not_before, not_after, priority)
  values (
    p_cause, p_user, p_purpose, p_template, p_language, p_recipient, p_data,
    greatest(p_not_before, now()), p_not_after,
    coalesce(p_priority, case when p_not_before > now() then 2 else 0 end)
  )
  on conflict (cause) do nothing;
  select e.id into email_id from public.emails e where e.cause = p_cause;
  return email_id;
end
$$;

-- Enqueues an email to a user, in the language of their profile unless given. Returns null when their
-- preferences exclude this purpose, or if there is no such user.
create function public.enqueue_user_email(
  p_cause text, p_user uuid, p_purpose text, p_template text, p_data jsonb default '{}',
  p_language text default null, p_delay_seconds integer default 0
) returns uuid
  language sql security definer set search_path = ''
as $$
  select public.enqueue_email(
    p_cause, u.email, p_template, p_data,
    coalesce(p_language, (select p.language from public.profiles p where p.user_id = u.id), 'fr'),
    u.id, now() + make_interval(secs => p_delay_seconds), p_purpose,
    case when p_purpose = 'signals' then 1
      when p_purpose <> 'account' or p_template in ('renewal-notice', 'account-unused') then 2 else 0 end
  )
  from auth.users u
  where u.id = p_user and public.wants_email(p_user, p_purpose)
$$;

-- Cancels an email, such as the reminder of a cancelled appointment. True: it will not be sent. False:
-- already sent, unknown, or being sent; if that attempt fails, it is not retried.
create function public.cancel_email(p_cause text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  is_cancelled boolean;
begin
  -- One statement, so that each condition sees the same version of the row.
  update public.emails e set
    cancelled_at = now(),
    given_up_at = case when e.leased_until > now() then null else now() end,
    recipient = case when e.leased_until > now() then e.recipient end,
    data = case when e.leased_until > now() then e.data else '{}' end,
    last_error = case when e.leased_until > now() then e.last_error else 'cancelled' end,
    leased_until = case when e.leased_until > now() then e.leased_until end
    where e.cause = p_cause and e.sent_at is null and e.given_up_at is null
    returning e.given_up_at is not null into is_cancelled;
  return coalesce(is_cancelled, false);
end
$$;

-- Alerts the team of emails that failed permanently, or too late to be sent: individually up to three times an hour,
-- the rest in one summary at the end of the hour. Never about a failed alert.
create function public.report_failed_emails(p_ids uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  failed public.emails;
  rest integer := 0;
  facts jsonb;
begin
  for failed in
    select * from public.emails e
    where e.id = any (p_ids) and e.template <> 'staff-email-failed' order by e.id
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
    insert into public.emails as e
      (cause, purpose, template, language, recipient, data, not_before, priority)
    values (
      'emails-failed:' || extract(epoch from date_trunc('hour', now()))::bigint,
      'account', 'staff-email-failed', 'fr', 'staff', facts || jsonb_build_object('count', rest),
      date_trunc('hour', now()) + interval '1 hour', 2
    )
    on conflict (cause) do update set
      data = excluded.data || jsonb_build_object('count', (e.data ->> 'count')::integer + rest)
      where e.attempts = 0 and e.sent_at is null and e.given_up_at is null;
  end if;
end
$$;

revoke execute on function
  public.report_failed_emails,
  public.wants_email,
  public.enqueue_email,
  public.enqueue_user_email,
  public.cancel_email
  from public, anon, authenticated;
grant execute on function
  public.wants_email,
  public.enqueue_email,
  public.enqueue_user_email,
  public.cancel_email
  to service_role;

-- When an account was last used: its creation, its sign-ins and sessions, the end of a subscription, and the dates
-- that its owner's actions leave behind: a session refreshed for years leaves none once it is signed out.
create function public.account_last_used_at(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(
    u.created_at,
    u.last_sign_in_at,
    (select max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = u.id),
    (select max(case when s.stripe_status in ('canceled', 'incomplete_expired') then s.end_date
      else 'infinity' end) from public.subscriptions s where s.user_id = u.id),
    (select p.updated_at from public.profiles p where p.user_id = u.id),
    (select max(l.opened_at) from public.lesson_progress l where l.user_id = u.id),
    (select max(greatest(a.started_at, a.finished_at))
      from public.quiz_attempts a where a.user_id = u.id),
    (select max(c.reviewed_at) from public.review_cards c where c.user_id = u.id),
    (select max(n.updated_at) from public.lesson_notes n where n.user_id = u.id),
    (select r.read_at from public.signal_reads r where r.user_id = u.id),
    (select max(a.booked_at) from public.appointments a where a.user_id = u.id),
    (select max(t.created_at) from public.support_tickets t where t.user_id = u.id)
  )
  from auth.users u where u.id = p_user
$$;

-- Warns accounts unused for 23 months by an email, and begins the erasure of those unused for two years whose
-- warning was sent a month ago (or could not be delivered). Any use stops it, until the account is deleted. At
-- most p_limit of each, once an hour; returns the number of erasures begun, which claim_erasures picks up.
create function public.erase_unused_accounts(p_limit integer default 100) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  account record;
  begun integer := 0;
begin
  if public.consume_rate_limit('schedule:unused-accounts', 1, 3600) > 0 then
    return 0;
  end if;
  for account in
    select u.id, coalesce(p.language, 'fr') as language
    from public.emails warning
    join auth.users u on u.id = warning.user_id
    left join public.profiles p on p.user_id = u.id
    where warning.cause = 'unused-account:' || u.id
      and coalesce(warning.sent_at, warning.given_up_at) <= now() - interval '1 month'
      and public.account_last_used_at(u.id) <= now() - interval '2 years'
      and not exists (select from public.erasures e where e.user_id = u.id)
    order by u.id limit p_limit
  loop
    perform public.begin_erasure(account.id, account.language);
    -- Not one that the person requested in this moment.
    update public.erasures e set is_requested = false, next_attempt_at = now()
      where e.user_id = account.id and e.attempts = 0;
    begun := begun + 1;
  end loop;
  perform public.enqueue_user_email(
    'unused-account:' || unused.id, unused.id, 'account', 'account-unused',
    jsonb_build_object('erased_from', now() + interval '1 month')
  ) from (
    select u.id from auth.users u
    where u.created_at <= now() - interval '23 months'
      and (u.last_sign_in_at is null or u.last_sign_in_at <= now() - interval '23 months')
      and u.email is not null
      and public.account_last_used_at(u.id) <= now() - interval '23 months'
      and not exists (select from public.erasures e where e.user_id = u.id)
      and not exists (
        select from public.emails e where e.cause = 'unused-account:' || u.id
      )
    order by u.id limit p_limit
  ) unused;
  return begun;
end
$$;

revoke execute on function
  public.account_last_used_at,
  public.erase_unused_accounts
  from public, anon, authenticated;
grant execute on function public.erase_unused_accounts to service_role;

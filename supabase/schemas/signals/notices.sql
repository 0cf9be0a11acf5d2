-- The waiting list: addresses that get one email when signals open. Confirmed by an emailed link; deleted with that
-- email, on request, or after seven days without a confirmation.
create table public.signals_notices (
  -- HMAC of the address; the token of the mailed links.
  id uuid primary key,
  email text not null check (public.is_email(email)),
  language text not null check (language in ('fr', 'en')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index signals_notices_unconfirmed on public.signals_notices (created_at)
  where confirmed_at is null;
create index signals_notices_address on public.signals_notices (lower(email));

alter table public.signals_notices enable row level security;
revoke all on public.signals_notices from anon, authenticated;
grant select, insert, update, delete on public.signals_notices to service_role;

-- Stores the address and enqueues the email with its link, once per p_request. Outcomes: `asked`, the same for
-- every address; `limited`: a rate limit is exceeded for `wait` seconds; `proof_required`: a proof of work is needed.
-- The last two count and store nothing. p_limits: for require_rate_limits.
create function public.ask_signals_notice(
  p_id uuid, p_request uuid, p_email text, p_language text, p_limits jsonb
) returns table (outcome text, wait integer)
  language plpgsql security definer set search_path = ''
as $$
begin
  outcome := 'asked';
  wait := 0;
  if not exists (select from public.emails e where e.cause = 'signals-notice:' || p_request) then
    perform public.require_rate_limits(p_limits);
    insert into public.signals_notices as n (id, email, language)
      values (p_id, p_email, p_language)
    on conflict (id) do update set language = excluded.language, created_at = now()
      where n.confirmed_at is null;
    perform public.enqueue_email(
      'signals-notice:' || p_request, p_email, 'signals-notice',
      jsonb_build_object('token', p_id), p_language
    );
  end if;
  return next;
exception when sqlstate 'PT429' then
  outcome := split_part(sqlerrm, ' ', 1);
  wait := coalesce(substring(sqlerrm from '[0-9]+')::integer, 0);
  return next;
end
$$;

-- Enqueues the opening email of up to p_limit confirmed addresses, oldest first, and deletes them in the same
-- statement, so that each gets one email. The cause holds the time of the confirmation: an address that asks again
-- after signals closed gets another. Returns their number.
create function public.announce_signals(p_limit integer) returns integer
  language sql security definer set search_path = ''
as $$
  with told as (
    delete from public.signals_notices n where n.id in (
      select waiting.id from public.signals_notices waiting
      where waiting.confirmed_at is not null
      order by waiting.confirmed_at limit p_limit
      for update skip locked
    )
    returning n.*
  )
  select count(public.enqueue_email(
    'signals-open:' || t.id || ':' || extract(epoch from t.confirmed_at), t.email, 'signals-open',
    jsonb_build_object('token', t.id), t.language, p_priority => 2
  ))::integer from told t
$$;

-- Deletes addresses that were not confirmed within seven days. Skips locked rows.
create function public.purge_signals_notices() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.signals_notices n where n.id in (
    select old.id from public.signals_notices old
    where old.confirmed_at is null and old.created_at < now() - interval '7 days'
    for update skip locked
  )
$$;

revoke execute on function
  public.ask_signals_notice,
  public.announce_signals,
  public.purge_signals_notices
  from public, anon, authenticated;
grant execute on function
  public.ask_signals_notice,
  public.announce_signals
  to service_role;

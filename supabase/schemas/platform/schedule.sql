-- When the next email, webhook event, erasure or contract end is due, if before p_until.
create function public.next_work_at(p_until timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select min(at) from (
    select public.next_email_at() as at
    union all
    select public.next_webhook_delivery_at()
    union all
    select greatest(e.next_attempt_at, e.leased_until) from public.stripe_events e
      where e.processed_at is null and e.attempts < 20
    union all
    select e.next_attempt_at from public.erasures e where e.finished_at is null
    union all
    select c.next_attempt_at from public.contract_ends c
      where c.confirmed_at is not null and c.done_at is null
  ) waiting where at <= p_until
$$;

-- Deletes expired counters and codes, emails, erasures and webhook events closed 90 days ago (Stripe keeps an event for
-- thirty), old evidence of orders, appointments, tickets, closed days and webhook deliveries, unconfirmed addresses of
-- the waiting list, and unfinished quiz attempts. Warns and erases unused accounts.
create function public.purge_expired() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.sign_up_codes c where c.sent_at < now() - interval '1 day';
  delete from public.emails d
    where coalesce(d.sent_at, d.given_up_at) < now() - interval '90 days';
  delete from public.erasures e where e.finished_at < now() - interval '90 days';
  delete from public.stripe_events e where e.processed_at < now() - interval '90 days';
  delete from public.quiz_attempts a
    where a.finished_at is null and a.started_at < now() - interval '30 days';
  select public.erase_unused_accounts();
  select public.purge_evidence();
  select public.purge_appointments();
  delete from public.closed_days c where c.day < current_date - 366;
  select public.purge_tickets();
  select public.purge_signals_notices();
  select public.expire_webhook_deliveries();
  -- Keeps entries until a day after their signal closed: an exit is sent only if the entry was.
  delete from public.webhook_deliveries d
    where d.created_at < now() - interval '30 days' and not exists (
      select from public.signal_events e join public.signals s on s.id = e.signal_id
      where e.id = d.event_id and e.kind = 'entry_hit'
        and (s.closed_at is null or s.closed_at > now() - interval '1 day')
    );
  -- Requests lock several counters in their own order: waiting for one here could be a deadlock.
  delete from public.rate_limits r where r.key in (
    select x.key from public.rate_limits x where x.resets_at < now() for update skip locked
  );
$$;

revoke execute on function
  public.next_work_at,
  public.purge_expired
  from public, anon, authenticated;
grant execute on function
  public.next_work_at,
  public.purge_expired
  to service_role;

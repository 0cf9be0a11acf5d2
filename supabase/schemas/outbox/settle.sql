-- Records the results of leased emails: [{ id, attempt, outcome, code, wait }]. Outcomes:
--   sent: the row is emptied;
--   retry: waits 1, 3, 9 … 729 minutes (p_wait_seconds the first time, a quarter more or less at random), so that
--     eight attempts lie within the day in which Resend remembers an idempotency key; given up after the eighth;
--   permanent: given up;
--   throttled: rate limit or missing setting; not counted as an attempt, waits `wait` seconds.
-- All emails wait p_pause_seconds. A result of an earlier lease (`attempt`) is ignored, unless it is `sent`. Returns
-- the emails that are given up; the team is alerted.
create function public.settle_emails(
  p_results jsonb, p_pause_seconds integer default 0, p_wait_seconds integer default 60
) returns uuid[]
  language plpgsql security definer set search_path = ''
  -- Forces lookups by primary key.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  failed uuid[];
begin
  if p_pause_seconds > 0 then
    insert into public.rate_limits as r (key, used, resets_at)
      values ('email:pause', 0, now() + make_interval(secs => p_pause_seconds))
      on conflict (key) do update set resets_at = greatest(r.resets_at, excluded.resets_at);
  end if;
  -- Locks in id order: two workers may settle the same email after a lease expired.
  perform from public.emails e
    where e.id in (select (r ->> 'id')::uuid from jsonb_array_elements(p_results) r)
    order by e.id for update;
  update public.emails e set
    sent_at = now(), given_up_at = null, recipient = null, data = '{}', leased_until = null,
    last_error = null
    from jsonb_to_recordset(p_results) r (id uuid, outcome text)
    where e.id = r.id and r.outcome = 'sent' and e.sent_at is null;
  with result as materialized (
    select e.id, r.outcome, left(r.code, 500) as code, coalesce(r.wait, 0) as wait,
      e.cancelled_at is null and (
        r.outcome = 'throttled' or (r.outcome = 'retry' and e.attempts - e.lease_expirations < 8)
      ) as retries
    from jsonb_to_recordset(p_results) r
      (id uuid, attempt integer, outcome text, code text, wait integer)
    join public.emails e on e.id = r.id and e.attempts = r.attempt
    where r.outcome <> 'sent' and e.sent_at is null and e.given_up_at is null
  ),
  settled as (
    update public.emails e set
      leased_until = null,
      attempts = e.attempts - case when result.outcome = 'throttled' then 1 else 0 end,
      last_error = case when e.cancelled_at is null then result.code else 'cancelled' end,
      not_before = case when result.outcome <> 'throttled' then
          now() + make_interval(secs => p_wait_seconds)
            * power(3, e.attempts - e.lease_expirations - 1) * (0.75 + random() / 2)
        when result.wait > 0 then now() + make_interval(secs => result.wait)
        else e.not_before end,
      given_up_at = case when result.retries then null else now() end,
      recipient = case when result.retries then e.recipient end,
      data = case when result.retries then e.data else '{}' end
      from result where e.id = result.id
      returning e.id, e.given_up_at, e.cancelled_at
  )
  select array(
    select id from settled where given_up_at is not null and cancelled_at is null order by id
  ) into failed;
  if cardinality(failed) > 0 then
    perform public.report_failed_emails(failed);
  end if;
  return failed;
end
$$;

revoke execute on function public.settle_emails from public, anon, authenticated;
grant execute on function public.settle_emails to service_role;

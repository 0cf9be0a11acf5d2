-- What became of mails that were taken: [{ id, attempt, outcome, code, wait }], where the outcome is
--   sent: nothing of the person stays;
--   again: waits 1, 3, 9 … 729 minutes, a quarter more or less, so that eight tries lie within the day in
--     which Resend recognises a mail it has already taken; after the eighth it is given up;
--   never: given up;
--   later: it is not to blame, as when too much came at once. It counts as no try, and waits `wait` seconds.
-- All mail waits p_pause_seconds. p_wait_seconds is the wait after a first try. Gives the mails that are
-- given up; the team is told of them.
create function public.settle_emails(
  p_results jsonb, p_pause_seconds integer default 0, p_wait_seconds integer default 60
) returns uuid[]
  language plpgsql security definer set search_path = ''
  -- Each row by its id.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  failed uuid[];
begin
  if p_pause_seconds > 0 then
    insert into public.rate_limits as r (key, used, resets_at)
      values ('eemail:pause', 0, now() + make_interval(secs => p_pause_seconds))
      on conflict (key) do update set resets_at = greatest(r.resets_at, excluded.resets_at);
  end if;
  -- In one order: two workers may know of the same ones, when one came late.
  perform from public.emails d
    where d.id in (select (r ->> 'id')::uuid from jsonb_array_elements(p_results) r)
    order by d.id for update;
  update public.emails d set
    sent_at = now(), given_up_at = null, recipient = null, data = '{}', claimed_until = null,
    last_error = null
    from jsonb_to_recordset(p_results) r (id uuid, outcome text)
    where d.id = r.id and r.outcome = 'sent' and d.sent_at is null;
  with told as materialized (
    select d.id, r.outcome, left(r.code, 500) as code, coalesce(r.wait, 0) as wait,
      d.cancelled_at is null
        and (r.outcome = 'throttled' or (r.outcome = 'retry' and d.attempts - d.lease_expirations < 8)) as again
    from jsonb_to_recordset(p_results) r (id uuid, attempt integer, outcome text, code text, wait integer)
    join public.emails d on d.id = r.id and d.attempts = r.attempt
    where r.outcome <> 'sent' and d.sent_at is null and d.given_up_at is null
  ),
  settled as (
    update public.emails d set
      claimed_until = null,
      attempts = d.attempts - case when told.outcome = 'throttled' then 1 else 0 end,
      last_error = case when d.cancelled_at is null then told.code else 'cancelled' end,
      not_before = case when told.outcome <> 'throttled' then
          now() + make_interval(secs => p_wait_seconds) * power(3, d.attempts - d.lease_expirations - 1)
            * (0.75 + random() / 2)
        when told.wait > 0 then now() + make_interval(secs => told.wait)
        else d.not_before end,
      given_up_at = case when told.again then null else now() end,
      recipient = case when told.again then d.recipient end,
      data = case when told.again then d.data else '{}' end
      from told where d.id = told.id
      returning d.id, d.given_up_at, d.cancelled_at
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

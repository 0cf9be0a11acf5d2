-- Leases up to p_limit due emails to one worker (only p_only, if given): by priority, then the oldest first.
-- An expired lease makes an email due again. All workers share a rate of p_per_second, and nothing is leased
-- during a pause requested by Resend. Also drops cancelled, unwanted and late emails, and fails those whose lease
-- expired 20 times; the team is alerted of these, and of late emails of signals: the queue was too long or stopped.
-- Emails of signals get their content here: their rows hold only the event.
create function public.claim_emails(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null,
  p_per_second integer default null
) returns setof public.emails
  language plpgsql security definer set search_path = ''
  -- Forces the index order: planner statistics mislead on a table that fills and empties.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  room integer := p_limit;
  free_at timestamptz;
  moment timestamptz;
  found_ids uuid[];
  leased_ids uuid[];
  failed_ids uuid[];
  email public.emails;
begin
  if exists (
    select from public.rate_limits r where r.key = 'email:pause' and r.resets_at > now()
  ) then
    return;
  end if;
  if p_per_second is not null then
    -- Workers wait for this row for some milliseconds. Allows a burst of a quarter of a second; emails of
    -- p_only, which a user is waiting for, may be sent up to a second early.
    insert into public.rate_limits as r (key, used, resets_at)
      values ('email:pace', 0, clock_timestamp())
      on conflict (key) do update set resets_at = greatest(r.resets_at, clock_timestamp())
      returning r.resets_at into free_at;
    room := least(room, floor(
      greatest(1, p_per_second / 4.0) + case when p_only is null then 0 else p_per_second end
      - extract(epoch from greatest(free_at - clock_timestamp(), interval '0')) * p_per_second
    ))::integer;
    if room < 1 then
      return;
    end if;
  end if;
  moment := clock_timestamp();
  if p_only is not null then
    found_ids := array(
      select e.id from public.emails e
      where e.id = any (p_only) and e.sent_at is null and e.given_up_at is null
        and e.not_before <= moment and (e.leased_until is null or e.leased_until <= moment)
        -- The lowest priority waits for all others here too.
        and (e.priority < 2 or not exists (
          select from public.emails other
          where other.sent_at is null and other.given_up_at is null and other.priority < 2
            and other.not_before <= moment
            and (other.leased_until is null or other.leased_until <= moment)
        ))
      order by e.id limit room for update skip locked
    );
  else
    found_ids := array(
      select due.id from generate_series(0, 2) level cross join lateral (
        select e.id from public.emails e
        where e.sent_at is null and e.given_up_at is null and e.priority = level
          and e.not_before <= moment and (e.leased_until is null or e.leased_until <= moment)
        order by e.not_before limit room for update skip locked
      ) due limit room
    );
  end if;
  with late as materialized (
    select e.id from public.emails e
    where e.id = any (found_ids) and (
      e.not_after <= moment
      -- Would be sent after the email that says that the signal has closed.
      or (e.template = 'signal-issued' and public.signal_is_closed((e.data ->> 'event')::uuid))
    )
  ), dropped as (
    update public.emails e set
      given_up_at = now(), recipient = null, data = '{}', leased_until = null,
      last_error = case when e.cancelled_at is not null then 'cancelled'
        when e.lease_expirations >= 20 then 'lease_expired'
        when e.id in (select l.id from late l) then 'too_late' else 'unwanted' end
      where e.id = any (found_ids) and (
        e.cancelled_at is not null or e.lease_expirations >= 20
        or e.id in (select l.id from late l)
        or not public.wants_email(e.user_id, e.purpose, e.created_at)
      )
      returning e.id, e.last_error, e.purpose, e.not_after
  )
  select
    array(select unnest(found_ids) except select id from dropped),
    array(
      select id from dropped
      where last_error = 'lease_expired'
        or (last_error = 'too_late' and purpose = 'signals' and not_after <= moment)
    )
    into leased_ids, failed_ids;
  if cardinality(failed_ids) > 0 then
    perform public.report_failed_emails(failed_ids);
  end if;
  if p_per_second is not null then
    update public.rate_limits r
      set resets_at = r.resets_at + interval '1 second' * cardinality(leased_ids) / p_per_second
      where r.key = 'email:pace';
  end if;
  for email in
    update public.emails e set
      attempts = e.attempts + 1,
      lease_expirations = e.lease_expirations + case when e.leased_until is null then 0 else 1 end,
      leased_until = moment + make_interval(secs => p_lease_seconds)
      where e.id = any (leased_ids)
      returning e.*
  loop
    if email.template in ('signal-issued', 'signal-updated') then
      email.data := public.signal_email_data((email.data ->> 'event')::uuid, email.language);
    end if;
    return next email;
  end loop;
end
$$;

-- When the next email may be sent, including pause and rate; null: none is queued.
create function public.next_email_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(min(waiting.at), (
    select max(r.resets_at) from public.rate_limits r where r.key in ('email:pause', 'email:pace')
  ))
  from (
    select due.at from generate_series(0, 2) level cross join lateral (
      select e.not_before as at from public.emails e
      where e.sent_at is null and e.given_up_at is null and e.leased_until is null
        and e.priority = level
      order by e.not_before limit 1
    ) due
    union all
    (select e.leased_until from public.emails e
      where e.sent_at is null and e.given_up_at is null and e.leased_until is not null
      order by e.leased_until limit 1)
  ) waiting
  having min(waiting.at) is not null
$$;

revoke execute on function public.claim_emails, public.next_email_at
  from public, anon, authenticated;
grant execute on function public.claim_emails, public.next_email_at to service_role;

-- Takes up to p_limit mails that are due, each for one worker until the lease ends; of p_only alone, if
-- given. At most p_per_second leave in a second, whoever takes them, and none while Resend asked for a pause.
-- First what a dead worker held, then what was never tried, by priority; what is tried again gets a quarter
-- (by chance, where there is one place), and what the others leave. What is no longer wanted is dropped, and what twenty workers died with given up.
create function public.claim_emails(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null,
  p_per_second integer default null
) returns setof public.emails
  language plpgsql security definer set search_path = ''
  -- By index, in its order, whatever the statistics say of a table that fills and empties.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  room integer := p_limit;
  again integer;
  free_at timestamptz;
  moment timestamptz;
  found_ids uuid[];
  taken_ids uuid[];
  spent_ids uuid[];
begin
  if exists (
    select from public.rate_limits r where r.key = 'eemail:pause' and r.resets_at > now()
  ) then
    return;
  end if;
  if p_per_second is not null then
    -- Workers take turns here, for some milliseconds. A quarter of a second's mails may leave at once;
    -- one that somebody waits for may be a second early, which the others then wait.
    insert into public.rate_limits as r (key, used, resets_at)
      values ('eemail:pace', 0, clock_timestamp())
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
  -- Over and over while all that is found is dropped; not for ever, for the sake of the caller's patience.
  for round in 1 .. 50 loop
    if p_only is not null then
      found_ids := array(
        select d.id from public.emails d
        where d.id = any (p_only) and d.sent_at is null and d.given_up_at is null
          and d.not_before <= moment and (d.claimed_until is null or d.claimed_until <= moment)
        order by d.id limit room for update skip locked
      );
    else
      found_ids := array(
        select d.id from public.emails d
        where d.sent_at is null and d.given_up_at is null and d.claimed_until is not null
          and d.claimed_until <= moment
        order by d.claimed_until limit room for update skip locked
      );
      select count(*) into again from (
        select from generate_series(0, 2) p cross join lateral (
          select from public.emails d
          where d.sent_at is null and d.given_up_at is null and d.attempts > 0
            and d.claimed_until is null and d.priority = p and d.not_before <= moment
          limit room
        ) tried limit floor((room - cardinality(found_ids)) / 4.0 + random())::integer
      ) waiting;
      found_ids := found_ids || array(
        select d.id from generate_series(0, 2) p cross join lateral (
          select x.id from public.emails x
          where x.sent_at is null and x.given_up_at is null and x.attempts = 0
            and x.priority = p and x.not_before <= moment
          order by x.not_before limit room for update skip locked
        ) d limit room - cardinality(found_ids) - again
      );
      found_ids := found_ids || array(
        select d.id from generate_series(0, 2) p cross join lateral (
          select x.id from public.emails x
          where x.sent_at is null and x.given_up_at is null and x.attempts > 0
            and x.claimed_until is null and x.priority = p and x.not_before <= moment
          order by x.not_before limit room for update skip locked
        ) d limit room - cardinality(found_ids)
      );
    end if;
    exit when cardinality(found_ids) = 0;
    with dropped as (
      update public.emails d set
        given_up_at = now(), recipient = null, data = '{}', claimed_until = null,
        last_error = case when d.cancelled_at is not null then 'cancelled'
          when d.lease_expirations >= 20 then 'lease_expired' else 'unwanted' end
        where d.id = any (found_ids) and (
          d.cancelled_at is not null or d.lease_expirations >= 20
          or not public.wants_email(d.user_id, d.purpose)
        )
        returning d.id, d.last_error
    )
    select
      array(select unnest(found_ids) except select id from dropped),
      array(select id from dropped where last_error = 'lease_expired')
      into taken_ids, spent_ids;
    if cardinality(spent_ids) > 0 then
      perform public.report_failed_emails(spent_ids);
    end if;
    exit when cardinality(taken_ids) > 0;
  end loop;
  if p_per_second is not null then
    update public.rate_limits r
      set resets_at = r.resets_at
        + interval '1 second' * coalesce(cardinality(taken_ids), 0) / p_per_second
      where r.key = 'eemail:pace';
  end if;
  return query
    update public.emails d
      set attempts = d.attempts + 1,
        lease_expirations = d.lease_expirations + case when d.claimed_until is null then 0 else 1 end,
        claimed_until = moment + make_interval(secs => p_lease_seconds)
      where d.id = any (taken_ids)
      returning d.*;
end
$$;

-- When the next mail may leave, pauses and the pace of sending included; null: none waits.
create function public.next_email_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(next.at, (
    select max(r.resets_at) from public.rate_limits r where r.key in ('eemail:pause', 'eemail:pace')
  ))
  from (
    select min(waiting.at) as at from (
      select new.at from generate_series(0, 2) p cross join lateral (
        select d.not_before as at from public.emails d
        where d.sent_at is null and d.given_up_at is null and d.attempts = 0 and d.priority = p
        order by d.not_before limit 1
      ) new
      union all
      select tried.at from generate_series(0, 2) p cross join lateral (
        select d.not_before as at from public.emails d
        where d.sent_at is null and d.given_up_at is null and d.attempts > 0
          and d.claimed_until is null and d.priority = p
        order by d.not_before limit 1
      ) tried
      union all
      (select d.claimed_until from public.emails d
        where d.sent_at is null and d.given_up_at is null and d.claimed_until is not null
        order by d.claimed_until limit 1)
    ) waiting
  ) next
  where next.at is not null
$$;

revoke execute on function
  public.claim_emails,
  public.next_email_at
  from public, anon, authenticated;
grant execute on function
  public.claim_emails,
  public.next_email_at
  to service_role;

-- Figures of the desk: what exists, what was sent in the last 24 hours, what is paused.
create function public.desk_overview() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'analyst', d.analyst, 'opened_at', d.opened_at, 'chain_length', d.chain_length,
    'chain_head', d.chain_head,
    'signals', (
      select jsonb_build_object(
        'draft', count(*) filter (where s.state = 'draft'),
        'open', count(*) filter (where s.state in ('issued', 'entry_hit')),
        'closed', count(*) filter (where s.closed_at is not null)
      ) from public.signals s
    ),
    -- Everybody entitled to signals now, and how many of them want emails.
    'subscribers', (
      select jsonb_build_object('entitled', count(*), 'by_email', count(*) filter (where p.notify_signals))
      from (
        select distinct s.user_id from public.subscriptions s
        where public.is_active(s) and s.includes_signals
      ) entitled
      left join public.profiles p on p.user_id = entitled.user_id
    ),
    'emails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where e.sent_at is null and e.given_up_at is null),
        'sent', count(*) filter (where e.sent_at > now() - interval '24 hours'),
        'failed', count(*) filter (where e.given_up_at > now() - interval '24 hours')
      ) from public.emails e where e.purpose = 'signals'
    ),
    'webhooks', (
      select coalesce(jsonb_object_agg(w.state, w.times), '{}') from (
        select d.state, count(*) as times from public.webhook_deliveries d
        where d.created_at > now() - interval '24 hours' and d.event_id is not null
        group by d.state
      ) w
    ),
    'endpoints', (
      select coalesce(jsonb_object_agg(w.status, w.times), '{}') from (
        select h.status, count(*) as times from public.signal_webhooks h group by h.status
      ) w
    )
  )
  from public.signals_desk d
$$;

-- Deliveries of the p_limit newest events before p_before, newest first: counts by state, and
-- delays in seconds (median, 95th percentile) from the event to the response of a webhook and to
-- the sending of an email.
create function public.desk_deliveries(p_before bigint default null, p_limit integer default 20)
  returns table (
    "position" bigint, signal_id uuid, kind text, recorded_at text, coin text, currency text, trial boolean,
    webhooks jsonb, webhook_median double precision, webhook_p95 double precision,
    emails jsonb, email_median double precision, email_p95 double precision
  )
  language sql stable security definer set search_path = ''
as $$
  with events as (
    select e.position, e.id, e.signal_id, e.kind, e.recorded_at, s.coin, s.currency, s.trial
    from public.signal_events e join public.signals s on s.id = e.signal_id
    where p_before is null or e.position < p_before
    order by e.position desc limit least(greatest(p_limit, 1), 50)
  ), mails as materialized (
    -- One pass: the cause is signal:<event>:<person>.
    select split_part(m.cause, ':', 2) as event,
      count(*) filter (where m.sent_at is null and m.given_up_at is null) as waiting,
      count(m.sent_at) as sent, count(m.given_up_at) as failed,
      percentile_cont(array[0.5, 0.95]) within group (
        order by extract(epoch from m.sent_at - m.created_at)
      ) as delay
    from public.emails m
    where m.purpose = 'signals' and m.cause like 'signal:%'
      and split_part(m.cause, ':', 2) in (select e.id::text from events e)
    group by 1
  )
  select e.position, e.signal_id, e.kind, e.recorded_at, e.coin, e.currency, e.trial,
    jsonb_strip_nulls(coalesce(hooks.counts, '{}')), hooks.delay[1], hooks.delay[2],
    jsonb_build_object(
      'waiting', coalesce(m.waiting, 0), 'sent', coalesce(m.sent, 0), 'failed', coalesce(m.failed, 0)
    ), m.delay[1], m.delay[2]
  from events e
  left join mails m on m.event = e.id::text
  cross join lateral (
    select jsonb_object_agg(by_state.state, by_state.times) as counts, (
      select percentile_cont(array[0.5, 0.95]) within group (
        order by extract(epoch from d.finished_at - d.created_at)
      ) from public.webhook_deliveries d where d.event_id = e.id and d.state = 'sent'
    ) as delay
    from (
      select d.state, count(*) as times from public.webhook_deliveries d
      where d.event_id = e.id group by d.state
    ) by_state
  ) hooks
  order by e.position desc
$$;

revoke execute on function
  public.desk_overview,
  public.desk_deliveries
  from public, anon, authenticated;
grant execute on function
  public.desk_overview,
  public.desk_deliveries
  to service_role;

-- Finishes deliveries of these webhooks that must no longer be sent: late ones, those to former subscribers, real orders
-- that a worker with an expired lease may have sent (the other service would execute a repeated one), and exits whose
-- entry was not sent in the same mode. Notifies the owners of unclear orders and of missed exits. The caller has locked
-- the webhooks; none has a delivery that a worker still holds.
create function public.finish_webhook_deliveries(p_webhooks uuid[]) returns void
  language plpgsql security definer set search_path = ''
  -- Forces the index order: planner statistics mislead on tables that fill and empty.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  moment timestamptz := clock_timestamp();
  missed uuid[];
  unsent uuid[];
begin
  perform public.fail_unclear_orders(p_webhooks);
  with finished as (
    update public.webhook_deliveries d set
      state = case when d.not_after <= moment then 'expired' else 'not_entitled' end,
      finished_at = moment
      from public.signal_webhooks w
      where w.id = any (p_webhooks) and d.webhook_id = w.id and d.state = 'waiting'
        and (d.not_after <= moment or not public.receives_signals(w.user_id))
      returning d.id, w.recipe
  )
  select array_agg(f.id) into missed from finished f where f.recipe <> 'json';
  -- After the updates above, which may have finished the entry.
  with cancelled as (
    update public.webhook_deliveries d set
      state = 'cancelled', finished_at = moment, status_code = null, last_error = 'no_entry'
      from public.signal_webhooks w, public.signal_events e
      where w.id = any (p_webhooks) and w.recipe <> 'json' and d.webhook_id = w.id and d.state = 'waiting'
        and e.id = d.event_id and e.kind in ('take_profit', 'stop_loss', 'withdrawn')
        and not exists (
          select from public.signal_events i
          join public.webhook_deliveries b on b.event_id = i.id and b.webhook_id = d.webhook_id
          where i.signal_id = e.signal_id and i.kind = 'entry_hit'
            and (b.state = 'waiting' or (b.state = 'sent' and b.dry_run = w.dry_run))
        )
      returning d.id
  )
  select array_agg(c.id) into unsent from cancelled c;
  missed := array_cat(missed, unsent);
  if missed is not null then
    perform public.report_missed_exits(missed);
  end if;
end
$$;

-- Finishes late deliveries without sending any, so that missed exits are reported also while webhooks are switched off
-- and nothing is claimed. At most of 1,000 webhooks: the next call takes the next ones.
create function public.expire_webhook_deliveries() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  late uuid[];
begin
  late := array(
    select w.id from public.signal_webhooks w
    where w.id in (
        select d.webhook_id from public.webhook_deliveries d
        where d.state = 'waiting' and d.not_after <= moment
      )
    limit 1000 for update skip locked
  );
  -- A separate statement: it must see leases that began before the locks.
  late := array(
    select l.id from unnest(late) as l (id)
    where not exists (
      select from public.webhook_deliveries d
      where d.webhook_id = l.id and d.state = 'waiting' and d.under_way and d.due_at > moment
    )
  );
  if cardinality(late) = 0 then
    return;
  end if;
  perform public.finish_webhook_deliveries(late);
  perform public.schedule_webhook(l.id, moment)
    from unnest(late) as l (id)
    where not exists (
      select from public.webhook_deliveries d
      where d.webhook_id = l.id and d.state = 'waiting' and d.due_at is not null
    );
end
$$;

-- Leases up to p_limit webhooks to one worker (only p_only, if given), longest waiting first, and
-- returns the first waiting delivery of each. Also finishes their deliveries that must no longer be sent. An expired
-- lease makes a webhook due again. `signal` has the immutable facts of the signal.
create function public.claim_webhook_deliveries(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null
) returns table (
    id uuid, webhook_id uuid, url text, recipe text, recipe_secret text, dry_run boolean,
    secret_version integer, previous_secret_until timestamptz, created_at timestamptz,
    not_after timestamptz, attempts integer, event_id uuid, kind text, payload text, "position" bigint,
    hash text, signal jsonb
  )
  language plpgsql security definer set search_path = ''
  -- Forces the index order, as in finish_webhook_deliveries.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  moment timestamptz := clock_timestamp();
  leased uuid[];
begin
  if p_only is not null then
    leased := array(
      select w.id from public.signal_webhooks w join public.webhook_deliveries d on d.webhook_id = w.id
      where w.id = any (p_only) and w.status = 'active' and d.state = 'waiting' and d.due_at <= moment
      limit p_limit for update skip locked
    );
  else
    leased := array(
      select w.id from public.webhook_deliveries d join public.signal_webhooks w on w.id = d.webhook_id
      where w.status = 'active' and d.state = 'waiting' and d.due_at <= moment
      order by d.due_at limit p_limit for update skip locked
    );
  end if;
  if cardinality(leased) = 0 then
    return;
  end if;
  moment := clock_timestamp();
  perform public.finish_webhook_deliveries(leased);
  return query
    with begun as (
      update public.webhook_deliveries d set
        attempts = d.attempts + 1, under_way = true, dry_run = w.dry_run,
        due_at = moment + make_interval(secs => p_lease_seconds)
        from unnest(leased) as l (id)
        join public.signal_webhooks w on w.id = l.id
        cross join lateral (
          select waiting.id from public.webhook_deliveries waiting
          where waiting.webhook_id = l.id and waiting.state = 'waiting'
          order by waiting.sequence limit 1
        ) first
        where d.id = first.id
        returning d.*
    )
    select b.id, b.webhook_id, w.url, w.recipe, w.recipe_secret, w.dry_run, w.secret_version,
      w.previous_secret_until, b.created_at, b.not_after, b.attempts, b.event_id, e.kind, e.payload,
      e.position, e.hash,
      case when s.id is not null then jsonb_build_object(
        'action', s.action, 'coin', s.coin, 'currency', s.currency,
        'entry', public.price_text(s.entry), 'valid_until', public.utc_text(s.valid_until)
      ) end
    from begun b
    join public.signal_webhooks w on w.id = b.webhook_id
    left join public.signal_events e on e.id = b.event_id
    left join public.signals s on s.id = e.signal_id;
end
$$;

-- When the next delivery is due, or a lease ends; null: none is waiting.
create function public.next_webhook_delivery_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select d.due_at from public.webhook_deliveries d
  where d.state = 'waiting' and d.due_at is not null order by d.due_at limit 1
$$;

revoke execute on function
  public.finish_webhook_deliveries,
  public.expire_webhook_deliveries,
  public.claim_webhook_deliveries,
  public.next_webhook_delivery_at
  from public, anon, authenticated;
grant execute on function
  public.claim_webhook_deliveries,
  public.next_webhook_delivery_at
  to service_role;

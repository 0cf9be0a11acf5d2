-- Leases up to p_limit webhooks to one worker (only p_only, if given), longest waiting first, and
-- returns the first waiting delivery of each. Also finishes deliveries that may no longer be sent:
-- too late, to a former subscriber, a real order that a worker whose lease has ended may have sent
-- (a tool of another service would execute it twice; its owner is told), or an exit whose entry was
-- not sent after all. An expired lease makes a webhook due again. `signal` has the immutable facts
-- of the signal.
create function public.claim_webhook_deliveries(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null
) returns table (
    id uuid, webhook_id uuid, url text, recipe text, recipe_secret text, dry_run boolean,
    secret_version integer, previous_secret_until timestamptz, created_at timestamptz,
    not_after timestamptz, attempts integer, event_id uuid, kind text, payload text, "position" bigint,
    hash text, signal jsonb
  )
  language plpgsql security definer set search_path = ''
  -- Forces the index order: planner statistics mislead on tables that fill and empty.
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
  perform public.fail_unclear_orders(leased);
  update public.webhook_deliveries d set
    state = case when d.not_after <= moment then 'expired' else 'not_entitled' end,
    finished_at = moment
    from public.signal_webhooks w
    where w.id = any (leased) and d.webhook_id = w.id and d.state = 'waiting'
      and (d.not_after <= moment or not public.receives_signals(w.user_id));
  -- Sees what became of the entry just now.
  update public.webhook_deliveries d set
    state = 'cancelled', finished_at = moment, status_code = null, last_error = 'no_entry'
    from public.signal_webhooks w, public.signal_events e
    where w.id = any (leased) and w.recipe <> 'json' and d.webhook_id = w.id and d.state = 'waiting'
      and e.id = d.event_id and e.kind in ('take_profit', 'stop_loss', 'withdrawn')
      and not exists (
        select from public.signal_events i
        join public.webhook_deliveries b on b.event_id = i.id and b.webhook_id = d.webhook_id
        where i.signal_id = e.signal_id and i.kind = 'entry_hit'
          and (b.state = 'waiting' or (b.state = 'sent' and b.dry_run = w.dry_run))
      );
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

-- Sets when the first waiting delivery of a webhook may be sent. The caller has locked the webhook.
create function public.schedule_webhook(p_webhook uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  first uuid;
begin
  select d.id into first from public.webhook_deliveries d
    where d.webhook_id = p_webhook and d.state = 'waiting' order by d.sequence limit 1;
  update public.webhook_deliveries d set due_at = case when d.id = first then p_at end
    where d.webhook_id = p_webhook and d.state = 'waiting' and (d.id = first or d.due_at is not null);
end
$$;

-- Records the results of leased deliveries: [{ id, attempt, outcome, status, error }]. Outcomes:
--   sent: done;
--   retry: waits 5 s, 30 s, 2 min, 5 min (a quarter more or less at random) and fails after the fifth attempt, or
--     when the next one would come after `not_after`;
--   gone: answered 410, which ends the webhook;
--   failed: cannot be sent, whatever is tried;
--   late: not attempted, since it was no longer valid;
--   stopped: not attempted (switched off); given back without a lease.
-- A result of an earlier lease (`attempt`) counts if it is `sent`, even of a delivery that was
-- finished meanwhile. The owner is told of an order that failed as `maybe_executed`. Twenty failed
-- deliveries in a row pause a webhook.
-- Returns the webhooks that were paused or ended.
create function public.settle_webhook_deliveries(p_results jsonb)
  returns table (webhook_id uuid, status text)
  language plpgsql security definer set search_path = ''
as $$
declare
  result record;
  delivery public.webhook_deliveries;
  webhook public.signal_webhooks;
  waits constant double precision[] := array[5, 30, 120, 300];
  retry_at timestamptz;
begin
  for result in
    select r.* from jsonb_to_recordset(p_results)
      as r (id uuid, attempt integer, outcome text, status integer, error text)
    join public.webhook_deliveries d on d.id = r.id
    order by d.webhook_id
  loop
    select w.* into webhook from public.signal_webhooks w
      join public.webhook_deliveries d on d.webhook_id = w.id where d.id = result.id for update of w;
    select d.* into delivery from public.webhook_deliveries d where d.id = result.id for update;
    if delivery.state <> 'waiting' and delivery.under_way and result.outcome = 'sent' then
      update public.webhook_deliveries d set
        state = 'sent', under_way = false, finished_at = clock_timestamp(), status_code = result.status,
        last_error = null
        where d.id = delivery.id;
      continue;
    end if;
    if delivery.state <> 'waiting'
      or (delivery.attempts <> result.attempt and result.outcome <> 'sent') then
      continue;
    end if;
    retry_at := null;
    if result.outcome = 'stopped' then
      update public.webhook_deliveries d set attempts = d.attempts - 1, under_way = false
        where d.id = delivery.id;
      retry_at := clock_timestamp() + interval '1 minute';
    elsif result.outcome = 'retry' then
      retry_at := clock_timestamp()
        + make_interval(secs => waits[delivery.attempts] * (0.75 + random() / 2));
      if retry_at >= delivery.not_after then
        retry_at := null;
      end if;
    end if;
    if retry_at is null then
      update public.webhook_deliveries d set
        state = case result.outcome when 'sent' then 'sent' when 'late' then 'expired' else 'failed' end,
        under_way = false, finished_at = clock_timestamp(), status_code = result.status,
        last_error = left(result.error, 60)
        where d.id = delivery.id;
      if result.outcome = 'failed' and result.error = 'maybe_executed' then
        perform public.report_unclear_orders(array[delivery.id]);
      end if;
      webhook.failures_in_row := case result.outcome
        when 'sent' then 0 when 'late' then webhook.failures_in_row else webhook.failures_in_row + 1 end;
    else
      update public.webhook_deliveries d
        set under_way = false, status_code = result.status, last_error = left(result.error, 60)
        where d.id = delivery.id;
    end if;
    if webhook.status = 'active' then
      if result.outcome = 'gone' then
        webhook.status := 'gone';
      elsif webhook.failures_in_row >= 20 then
        webhook.status := 'auto_paused';
      end if;
      if webhook.status <> 'active' then
        webhook_id := webhook.id;
        settle_webhook_deliveries.status := webhook.status;
        perform public.stop_webhook(webhook.id, webhook.status);
        return next;
      end if;
    end if;
    update public.signal_webhooks w set failures_in_row = webhook.failures_in_row
      where w.id = webhook.id and w.failures_in_row <> webhook.failures_in_row;
    perform public.schedule_webhook(webhook.id, coalesce(retry_at, clock_timestamp()));
  end loop;
end
$$;

-- Fails the real orders of webhooks that are under way as `maybe_executed`, and tells their owners.
create function public.fail_unclear_orders(p_webhooks uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  unclear uuid[];
begin
  with failed as (
    update public.webhook_deliveries d set
      state = 'failed', finished_at = clock_timestamp(), status_code = null, last_error = 'maybe_executed'
      from public.signal_webhooks w
      where w.id = any (p_webhooks) and w.recipe <> 'json' and d.webhook_id = w.id
        and d.state = 'waiting' and d.under_way and not d.dry_run and d.event_id is not null
      returning d.id
  )
  select array_agg(f.id) into unclear from failed f;
  if unclear is not null then
    perform public.report_unclear_orders(unclear);
  end if;
end
$$;

-- Tells the owners by email of real orders that have just failed as `maybe_executed`, once for each time: these
-- are not sent again, and no exit follows such an entry.
create function public.report_unclear_orders(p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enqueue_user_email(
      'order-unclear:' || d.id || ':' || extract(epoch from d.finished_at), w.user_id, 'account', 'order-unclear',
      jsonb_build_object(
        'name', w.name, 'kind', e.kind, 'at', e.recorded_at, 'signal', s.id, 'action', s.action,
        'coin', s.coin, 'currency', s.currency, 'entry', public.price_text(s.entry),
        'take_profit', public.price_text(coalesce(s.current_take_profit, s.take_profit)),
        'stop_loss', public.price_text(coalesce(s.current_stop_loss, s.stop_loss)),
        'closed', s.closed_at is not null
      )
    )
    from public.webhook_deliveries d
    join public.signal_webhooks w on w.id = d.webhook_id
    join public.signal_events e on e.id = d.event_id
    join public.signals s on s.id = e.signal_id
    where d.id = any (p_deliveries) and not d.dry_run and w.recipe <> 'json';
end
$$;

-- Cancels what waits for a webhook that the caller has locked. A real order that is under way may be executed.
create function public.cancel_webhook_deliveries(p_webhook uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.signal_webhooks w set busy_until = sending.until
    from (
      select max(d.due_at) as until from public.webhook_deliveries d
      where d.webhook_id = p_webhook and d.state = 'waiting' having bool_or(d.under_way)
    ) sending
    where w.id = p_webhook;
  perform public.fail_unclear_orders(array[p_webhook]);
  update public.webhook_deliveries d set state = 'cancelled', finished_at = clock_timestamp()
    where d.webhook_id = p_webhook and d.state = 'waiting';
end
$$;

-- Deletes the deliveries of a deleted webhook, whose row is locked. A real order that is under way may be executed.
create function public.delete_webhook_deliveries() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.fail_unclear_orders(array[old.id]);
  delete from public.webhook_deliveries d where d.webhook_id = old.id;
  return old;
end
$$;

create trigger delete_webhook_deliveries before delete on public.signal_webhooks
  for each row execute function public.delete_webhook_deliveries();

-- Ends sending to a webhook, cancels what waits, and tells its owner by email.
create function public.stop_webhook(p_webhook uuid, p_status text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  webhook public.signal_webhooks;
begin
  update public.signal_webhooks w set status = p_status where w.id = p_webhook returning * into webhook;
  perform public.cancel_webhook_deliveries(p_webhook);
  perform public.enqueue_user_email(
    'webhook-stopped:' || p_webhook || ':' || extract(epoch from now())::bigint, webhook.user_id,
    'account', 'webhook-stopped',
    jsonb_build_object('name', webhook.name, 'reason', p_status)
  );
end
$$;

-- When the next delivery is due, or a lease ends; null: none waits.
create function public.next_webhook_delivery_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select d.due_at from public.webhook_deliveries d
  where d.state = 'waiting' and d.due_at is not null order by d.due_at limit 1
$$;

revoke execute on function
  public.claim_webhook_deliveries,
  public.schedule_webhook,
  public.settle_webhook_deliveries,
  public.fail_unclear_orders,
  public.report_unclear_orders,
  public.cancel_webhook_deliveries,
  public.delete_webhook_deliveries,
  public.stop_webhook,
  public.next_webhook_delivery_at
  from public, anon, authenticated;
grant execute on function
  public.claim_webhook_deliveries,
  public.settle_webhook_deliveries,
  public.next_webhook_delivery_at
  to service_role;

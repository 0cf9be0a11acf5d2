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
--   failed: cannot be sent, and is not retried;
--   late: not attempted, since it was no longer valid;
--   stopped: not attempted, because webhooks are switched off; due again in a minute.
-- A result of an earlier lease (`attempt`) counts if it is `sent`, even of a delivery that was
-- finished meanwhile. The owner is notified of an order that failed as `maybe_executed`, and of an exit that was not
-- executed although the entry was sent. Twenty failed deliveries in a row pause a webhook.
-- Returns the webhooks that were paused or ended.
create function public.settle_webhook_deliveries(p_results jsonb)
  returns table (webhook_id uuid, status text)
  language plpgsql security definer set search_path = ''
  -- Forces the index order, as in finish_webhook_deliveries.
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
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
      elsif result.outcome <> 'sent' and webhook.recipe <> 'json' then
        perform public.report_missed_exits(array[delivery.id]);
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

revoke execute on function
  public.schedule_webhook,
  public.settle_webhook_deliveries
  from public, anon, authenticated;
grant execute on function
  public.settle_webhook_deliveries
  to service_role;

-- Fails real orders under way to these webhooks as `maybe_executed`, and notifies their owners.
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

-- The template data of an email about the order of an event. p_missed: it was certainly not executed.
create function public.order_email_data(p_webhook text, p_event public.signal_events, p_missed boolean) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_webhook, 'kind', p_event.kind, 'at', p_event.recorded_at, 'missed', p_missed,
    'signal', s.id, 'action', s.action, 'coin', s.coin, 'currency', s.currency,
    'entry', public.price_text(s.entry),
    'take_profit', public.price_text(coalesce(s.current_take_profit, s.take_profit)),
    'stop_loss', public.price_text(coalesce(s.current_stop_loss, s.stop_loss)),
    'closed', s.closed_at is not null
  )
  from public.signals s where s.id = p_event.signal_id
$$;

-- Emails the owners of real orders that have just failed as `maybe_executed`, once per failure: such an order is not
-- retried, and no exit follows such an entry.
create function public.report_unclear_orders(p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enqueue_user_email(
      'order-unclear:' || d.id || ':' || extract(epoch from d.finished_at), w.user_id, 'account', 'order-unclear',
      public.order_email_data(w.name, e, false)
    )
    from public.webhook_deliveries d
    join public.signal_webhooks w on w.id = d.webhook_id
    join public.signal_events e on e.id = d.event_id
    where d.id = any (p_deliveries) and not d.dry_run and w.recipe <> 'json';
end
$$;

-- Emails the owners of exits that were certainly not executed although the real entry was sent: the position may be
-- left open. Once per delivery, even if its owner sends it again.
create function public.report_missed_exits(p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enqueue_user_email(
      'order-missed:' || d.id, w.user_id, 'account', 'order-unclear', public.order_email_data(w.name, e, true)
    )
    from public.webhook_deliveries d
    join public.signal_webhooks w on w.id = d.webhook_id
    join public.signal_events e on e.id = d.event_id
    where d.id = any (p_deliveries) and d.state in ('failed', 'expired', 'not_entitled', 'cancelled')
      and w.recipe <> 'json'
      and e.kind in ('take_profit', 'stop_loss', 'withdrawn')
      and exists (
        select from public.signal_events i
        join public.webhook_deliveries b on b.event_id = i.id and b.webhook_id = d.webhook_id
        where i.signal_id = e.signal_id and i.kind = 'entry_hit' and b.state = 'sent' and not b.dry_run
      );
end
$$;

-- Cancels the waiting deliveries of a webhook that the caller has locked, and reports its missed exits. A real order
-- under way fails as `maybe_executed`.
create function public.cancel_waiting_deliveries(p_webhook uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  missed uuid[];
begin
  perform public.fail_unclear_orders(array[p_webhook]);
  with cancelled as (
    update public.webhook_deliveries d set state = 'cancelled', finished_at = clock_timestamp()
      where d.webhook_id = p_webhook and d.state = 'waiting'
      returning d.id
  )
  select array_agg(c.id) into missed from cancelled c;
  if missed is not null then
    perform public.report_missed_exits(missed);
  end if;
end
$$;

-- The same for a webhook that stays, and may get other deliveries later.
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
  perform public.cancel_waiting_deliveries(p_webhook);
end
$$;

-- Deletes the deliveries of a deleted webhook, whose row is locked. Reports a real order under way and missed exits
-- first.
create function public.delete_webhook_deliveries() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.cancel_waiting_deliveries(old.id);
  delete from public.webhook_deliveries d where d.webhook_id = old.id;
  return old;
end
$$;

create trigger delete_webhook_deliveries before delete on public.signal_webhooks
  for each row execute function public.delete_webhook_deliveries();

-- Stops a webhook, cancels its waiting deliveries, and emails its owner.
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

revoke execute on function
  public.fail_unclear_orders,
  public.order_email_data,
  public.report_unclear_orders,
  public.report_missed_exits,
  public.cancel_waiting_deliveries,
  public.cancel_webhook_deliveries,
  public.delete_webhook_deliveries,
  public.stop_webhook
  from public, anon, authenticated;

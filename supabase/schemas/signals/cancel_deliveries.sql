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

-- Emails the owners of real orders that have just failed as `maybe_executed`, once per failure: such an order is not
-- retried, and no exit follows such an entry.
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

-- Cancels the waiting deliveries of a webhook that the caller has locked. A real order under way fails as
-- `maybe_executed`.
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

-- Deletes the deliveries of a deleted webhook, whose row is locked. Reports a real order under way first.
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
  public.report_unclear_orders,
  public.cancel_webhook_deliveries,
  public.delete_webhook_deliveries,
  public.stop_webhook
  from public, anon, authenticated;

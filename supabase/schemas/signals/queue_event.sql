-- Whether a recipe sends anything for an event of a signal; same rule as src/domain/signals/webhooks/recipes.ts. Bots
-- of other services enter when the entry is reached and exit when an entered signal is closed; Cryptohopper gets buy
-- signals only.
create function public.recipe_sends(p_recipe text, p_kind text, p_signal public.signals)
  returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select case p_recipe when 'json' then true else
    p_signal.entered_at is not null
    and p_kind in ('entry_hit', 'take_profit', 'stop_loss', 'withdrawn')
    and (p_recipe <> 'cryptohopper' or p_signal.action = 'buy')
  end
$$;

-- Updates the planner's statistics of the deliveries. With those of a nearly empty table, workers read all waiting
-- rows for each webhook, and deliveries expired; autovacuum would update them a minute later at best. Gives up when a
-- vacuum holds the lock for three seconds.
create function public.analyze_deliveries() returns void
  language plpgsql security definer set search_path = '' set lock_timeout = '3s'
as $$
begin
  analyze public.webhook_deliveries;
exception when lock_not_available then
  return;
end
$$;

-- Queues an event of a live signal, in the event's transaction, for everybody entitled to signals
-- now: a delivery for each active webhook, and an email for each account that wants it. A trial is
-- sent to nobody. Emails and deliveries of a new signal expire with its validity, those of later
-- events after an hour. A bot of another service gets an entry only within the signal's validity and
-- within its webhook's max_lag of the entry itself, however late that was recorded; it gets an exit
-- only if it got the entry, in the same mode (dry run or real). The owner of a real entry whose exit is not sent, since
-- the webhook is not active, is in a dry run or is no longer paid for, is notified.
create function public.queue_signal_event(p_event public.signal_events, p_signal public.signals)
  returns void
  language plpgsql security definer set search_path = '' set jit = off set work_mem = '64MB'
as $$
declare
  last timestamptz := case
    when p_event.kind = 'issued' then p_signal.valid_until else now() + interval '1 hour'
  end;
  receivers uuid[];
  waiting uuid[];
  entry uuid;
  missed uuid[];
begin
  if p_signal.trial then
    return;
  end if;
  -- Locks in the order of settle_webhook_deliveries. A separate statement: the next ones must see
  -- what a worker settled while this one waited for its locks.
  receivers := array(
    select w.id from public.signal_webhooks w
    where w.status = 'active'
      and w.recipe in (
        select r.recipe from unnest(array['json', '3commas', 'cryptohopper']) as r (recipe)
        where public.recipe_sends(r.recipe, p_event.kind, p_signal)
      )
      and w.user_id in (
        select s.user_id from public.subscriptions s
        where public.is_active(s) and s.includes_signals
      )
    order by w.id for update
  );
  if p_signal.entered_at is not null and p_event.kind <> 'revised' then
    select e.id into entry from public.signal_events e
      where e.signal_id = p_signal.id and e.kind = 'entry_hit';
    receivers := array(
      select w.id from unnest(receivers) as r (id)
      join public.signal_webhooks w on w.id = r.id
      left join public.webhook_deliveries d on d.event_id = entry and d.webhook_id = w.id
      where w.recipe = 'json'
        or (p_event.kind = 'entry_hit' and now()
          < least(p_signal.valid_until, p_signal.entered_at + make_interval(secs => w.max_lag)))
        or d.state = 'waiting' or (d.state = 'sent' and d.dry_run = w.dry_run)
      order by w.id
    );
  end if;
  if entry is not null and p_event.kind <> 'entry_hit' then
    with unsent as (
      insert into public.webhook_deliveries
        (webhook_id, event_id, state, not_after, finished_at, last_error)
        select w.id, p_event.id, case when is_entitled then 'cancelled' else 'not_entitled' end, last,
          clock_timestamp(), case when is_entitled and w.status = 'active' then 'no_entry' end
        from public.webhook_deliveries d
        join public.signal_webhooks w on w.id = d.webhook_id
        cross join public.receives_signals(w.user_id) as is_entitled
        where d.event_id = entry and d.state = 'sent' and not d.dry_run and w.recipe <> 'json'
          and w.id not in (select unnest(receivers))
        returning id
    )
    select array_agg(u.id) into missed from unsent u;
    if missed is not null then
      perform public.report_missed_exits(missed);
    end if;
  end if;
  -- Read once, before the insert: a subquery for each webhook would scan the table as it grows, when the planner
  -- believes it to be empty.
  waiting := array(select distinct d.webhook_id from public.webhook_deliveries d where d.state = 'waiting');
  -- Webhooks whose last deliveries failed start some seconds later, so that hanging ones do not delay others.
  insert into public.webhook_deliveries (webhook_id, event_id, not_after, due_at)
    select w.id, p_event.id, case
        when w.recipe <> 'json' and p_event.kind = 'entry_hit' then
          least(last, p_signal.valid_until, p_signal.entered_at + make_interval(secs => w.max_lag))
        else least(last, now() + make_interval(secs => w.max_lag))
      end,
      case when w.id not in (select unnest(waiting)) then
        greatest(clock_timestamp() + make_interval(secs => least(w.failures_in_row, 3)), w.busy_until)
      end
    from unnest(receivers) as r (id) join public.signal_webhooks w on w.id = r.id
    -- In index order: half the time of a random order.
    order by w.id;
  if cardinality(receivers) >= 1000 then
    perform public.analyze_deliveries();
  end if;
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, priority, not_after)
    select 'signal:' || p_event.id || ':' || u.id, u.id, 'signals',
      case p_event.kind when 'issued' then 'signal-issued' else 'signal-updated' end,
      p.language, u.email, jsonb_build_object('event', p_event.id), 1, last
    from (
      select distinct s.user_id from public.subscriptions s
      where public.is_active(s) and s.includes_signals
    ) entitled
    join public.profiles p on p.user_id = entitled.user_id and p.notify_signals
    join auth.users u on u.id = entitled.user_id
    order by u.id;
end
$$;

revoke execute on function
  public.recipe_sends,
  public.analyze_deliveries,
  public.queue_signal_event
  from public, anon, authenticated;

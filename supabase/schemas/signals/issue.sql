-- Whether a recipe sends anything for an event of a signal, as src/domain/signals/webhooks/recipes.ts does: bots of
-- other services enter when the entry is reached and leave when an entered signal is closed; a hopper sells nothing
-- that it did not buy.
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

-- Queues an event of a live signal, in the event's transaction, for everybody entitled to signals
-- now: a delivery for each active webhook, and an email for each account that wants it. A trial is
-- sent to nobody. Emails and deliveries of a new signal expire with its validity, those of later
-- events after an hour. A bot of another service enters within the signal's validity and within its
-- webhook's max_lag of the entry itself, however late that was recorded, or not at all; it exits
-- only what it was told to enter, as a dry run or for real.
create function public.queue_signal_event(p_event public.signal_events, p_signal public.signals)
  returns void
  language plpgsql security definer set search_path = '' set jit = off set work_mem = '64MB'
as $$
declare
  last timestamptz := case
    when p_event.kind = 'issued' then p_signal.valid_until else now() + interval '1 hour'
  end;
  receivers uuid[];
  entry uuid;
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
        where s.status = 'active' and s.includes_signals and now() between s.start_date and s.end_date
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
  -- Webhooks whose last deliveries failed start some seconds later: hanging ones delay nobody.
  insert into public.webhook_deliveries (webhook_id, event_id, not_after, due_at)
    select w.id, p_event.id, case
        when w.recipe <> 'json' and p_event.kind = 'entry_hit' then
          least(last, p_signal.valid_until, p_signal.entered_at + make_interval(secs => w.max_lag))
        else least(last, now() + make_interval(secs => w.max_lag))
      end,
      case when not exists (
        select from public.webhook_deliveries d where d.webhook_id = w.id and d.state = 'waiting'
      ) then
        greatest(clock_timestamp() + make_interval(secs => least(w.failures_in_row, 3)), w.busy_until)
      end
    from unnest(receivers) as r (id) join public.signal_webhooks w on w.id = r.id
    -- Neighbours in the indexes: half the time of a random order.
    order by w.id;
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, priority, not_after)
    select 'signal:' || p_event.id || ':' || u.id, u.id, 'signals',
      case p_event.kind when 'issued' then 'signal-issued' else 'signal-updated' end,
      p.language, u.email, jsonb_build_object('event', p_event.id), 1, last
    from (
      select distinct s.user_id from public.subscriptions s
      where s.status = 'active' and s.includes_signals and now() between s.start_date and s.end_date
    ) entitled
    join public.profiles p on p.user_id = entitled.user_id and p.notify_signals
    join auth.users u on u.id = entitled.user_id
    order by u.id;
end
$$;

-- The template data of an event's email in a language. Read on sending, so that 100,000 emails do
-- not each store the signal's text.
create function public.signal_email_data(p_event uuid, p_language text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select e.payload::jsonb - 'reasoning' - 'note'
    || jsonb_build_object(
      'position', e.position, 'hash', e.hash,
      'about', jsonb_build_object(
        'action', s.action, 'coin', s.coin, 'currency', s.currency, 'entry', public.price_text(s.entry)
      )
    )
    || jsonb_strip_nulls(jsonb_build_object(
      'reasoning', e.payload::jsonb -> 'reasoning' -> p_language,
      'note', e.payload::jsonb -> 'note' -> p_language
    ))
  from public.signal_events e join public.signals s on s.id = e.signal_id
  where e.id = p_event
$$;

-- Whether the signal of an event is closed.
create function public.signal_is_closed(p_event uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.signal_events e join public.signals s on s.id = e.signal_id
    where e.id = p_event and s.closed_at is not null
  )
$$;

-- Stores a draft: a new one, or the version p_version of one. p_signal has the columns that an editor writes.
-- Returns the new version; null: it was changed, issued or deleted meanwhile.
create function public.save_signal_draft(p_id uuid, p_version integer, p_editor uuid, p_signal jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  written constant public.signals := jsonb_populate_record(null::public.signals, p_signal);
  saved integer;
begin
  if p_version = 0 then
    insert into public.signals as s (
      id, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes, reasoning_fr,
      reasoning_en, source, created_by
    ) values (
      p_id, written.action, written.coin, written.currency, written.entry, written.take_profit,
      written.stop_loss, written.risk, written.validity_minutes, written.reasoning_fr,
      written.reasoning_en, coalesce(written.source, 'desk'), p_editor
    ) on conflict (id) do nothing returning s.version into saved;
  else
    update public.signals s set
      action = written.action, coin = written.coin, currency = written.currency, entry = written.entry,
      take_profit = written.take_profit, stop_loss = written.stop_loss, risk = written.risk,
      validity_minutes = written.validity_minutes, reasoning_fr = written.reasoning_fr,
      reasoning_en = written.reasoning_en, version = s.version + 1
      where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.version into saved;
  end if;
  return saved;
end
$$;

-- Deletes a draft. False: it was changed, issued or deleted meanwhile.
create function public.delete_signal_draft(p_id uuid, p_version integer) returns boolean
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.signals s where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.id
  )
  select exists (select from gone)
$$;

-- Issues the version p_version of a draft, as a trial or to subscribers. Outcomes: 'issued'; 'conflict': it was
-- changed, issued or deleted meanwhile; 'closed': signals are not open, so that only trials may be issued.
create function public.issue_signal(p_id uuid, p_version integer, p_trial boolean)
  returns table (outcome text, "position" bigint, hash text, valid_until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  signal public.signals;
  event public.signal_events;
  moment constant timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  if not p_trial and not exists (select from public.signals_desk d where d.opened_at is not null) then
    outcome := 'closed';
    return next;
    return;
  end if;
  update public.signals s set
    trial = p_trial, state = 'issued', issued_at = moment,
    valid_until = moment + make_interval(mins => s.validity_minutes),
    current_take_profit = s.take_profit, current_stop_loss = s.stop_loss, watched_until = moment
    where s.id = p_id and s.state = 'draft' and s.version = p_version
    returning s.* into signal;
  if signal.id is null then
    outcome := 'conflict';
    return next;
    return;
  end if;
  event := public.append_signal_event(signal.id, 'issued', jsonb_build_object(
    'at', public.utc_text(moment), 'trial', signal.trial, 'action', signal.action,
    'coin', signal.coin, 'currency', signal.currency, 'entry', public.price_text(signal.entry),
    'take_profit', public.price_text(signal.take_profit), 'stop_loss', public.price_text(signal.stop_loss),
    'risk', public.price_text(signal.risk), 'valid_until', public.utc_text(signal.valid_until),
    'source', signal.source,
    'reasoning', jsonb_build_object('fr', signal.reasoning_fr, 'en', signal.reasoning_en)
  ));
  perform public.queue_signal_event(event, signal);
  outcome := 'issued';
  issue_signal.position := event.position;
  issue_signal.hash := event.hash;
  issue_signal.valid_until := signal.valid_until;
  return next;
end
$$;

-- Records what happened to an issued signal. p_kind and what must be given:
--   entry_hit: the entry was reached;
--   take_profit, stop_loss: an entered signal was closed at p_price;
--   expired: the entry was not reached in time;
--   withdrawn: withdrawn; an entered one at p_price, at most as good as its best take profit;
--   revised: p_take_profit and p_stop_loss are in force from now on.
-- p_facts is merged into the event: source of the price, note. Every event but a revision also gets
-- signals.blind_since, if set: the start of an interval without prices, which is then cleared. p_last: position of
-- the signal's last event known to the caller (optimistic lock); null: not checked.
-- Outcomes: 'recorded'; 'conflict': the signal is in another state, or something else
-- happened meanwhile; 'levels': the new levels contradict the action, or the price or time contradicts the signal: a
-- price better than every level that was in force, an entry outside the validity, an exit before the entry.
create function public.record_signal_event(
  p_id uuid, p_kind text, p_at timestamptz, p_price numeric, p_facts jsonb,
  p_take_profit numeric default null, p_stop_loss numeric default null, p_last bigint default null
) returns table (outcome text, "position" bigint, hash text)
  language plpgsql security definer set search_path = ''
as $$
declare
  signal public.signals;
  event public.signal_events;
  facts jsonb;
  way integer;
  moment timestamptz;
begin
  select * into signal from public.signals s where s.id = p_id for update;
  -- Callers' clocks differ: no event is dated after its recording, and no revision or withdrawal
  -- before the issue or the entry.
  moment := least(p_at, clock_timestamp());
  if p_kind in ('revised', 'withdrawn') then
    moment := greatest(moment, signal.issued_at, signal.entered_at);
  end if;
  facts := p_facts || jsonb_build_object('at', public.utc_text(moment));
  if p_kind <> 'revised' and signal.blind_since is not null then
    facts := facts || jsonb_build_object('blind_since', public.utc_text(
      least(signal.blind_since, (facts ->> 'blind_since')::timestamptz)
    ));
  end if;
  outcome := 'conflict';
  if signal.id is null
    or (p_last is not null and p_last is distinct from (
      select max(e.position) from public.signal_events e where e.signal_id = p_id
    ))
    or not coalesce(case p_kind
      when 'entry_hit' then signal.state = 'issued'
      when 'expired' then signal.state = 'issued' and signal.valid_until <= moment
      when 'take_profit' then signal.state = 'entry_hit' and p_price > 0
      when 'stop_loss' then signal.state = 'entry_hit' and p_price > 0
      when 'withdrawn' then signal.state = 'issued' or (signal.state = 'entry_hit' and p_price > 0)
      when 'revised' then signal.state in ('issued', 'entry_hit')
      else false
    end, false) then
    return next;
    return;
  end if;
  way := case signal.action when 'buy' then 1 else -1 end;
  if (p_kind = 'entry_hit' and moment not between signal.issued_at and signal.valid_until)
    or (p_kind in ('take_profit', 'stop_loss') and moment < signal.entered_at)
    or (signal.state = 'entry_hit' and p_price * way > (
      select max((e.payload::jsonb ->> case p_kind when 'stop_loss' then 'stop_loss' else 'take_profit' end)::numeric * way)
      from public.signal_events e
      where e.signal_id = p_id and e.kind in ('issued', 'revised')
    )) then
    outcome := 'levels';
    return next;
    return;
  end if;
  if p_kind = 'revised' then
    -- An entered signal may have its stop beyond the entry; before, the entry stays between both.
    if not coalesce(
      p_take_profit > 0 and p_stop_loss > 0 and (p_take_profit - p_stop_loss) * way > 0
      and (signal.state = 'entry_hit'
        or ((signal.entry - p_stop_loss) * way > 0 and (p_take_profit - signal.entry) * way > 0)),
      false
    ) then
      outcome := 'levels';
      return next;
      return;
    end if;
    facts := facts || jsonb_build_object(
      'take_profit', public.price_text(p_take_profit), 'stop_loss', public.price_text(p_stop_loss)
    );
    update public.signals s
      set current_take_profit = p_take_profit, current_stop_loss = p_stop_loss
      where s.id = p_id returning * into signal;
  elsif p_kind = 'entry_hit' then
    facts := facts || jsonb_build_object('price', public.price_text(signal.entry));
    update public.signals s set state = 'entry_hit', entered_at = moment, blind_since = null
      where s.id = p_id returning * into signal;
  else
    if signal.state = 'entry_hit' then
      facts := facts || jsonb_build_object('price', public.price_text(p_price));
    end if;
    update public.signals s set
      state = p_kind, closed_at = clock_timestamp(), blind_since = null,
      exit_price = case when s.state = 'entry_hit' then p_price end
      where s.id = p_id returning * into signal;
  end if;
  event := public.append_signal_event(p_id, p_kind, facts);
  perform public.queue_signal_event(event, signal);
  outcome := 'recorded';
  record_signal_event.position := event.position;
  record_signal_event.hash := event.hash;
  return next;
end
$$;

-- Records what prices have decided of a signal, [{ kind, at, price, facts }] as of record_signal_event, in order and in
-- one transaction: an entry and an exit of the same observation are recorded together or not at all. Stops at the
-- first that is refused. p_last: as of record_signal_event. Returns how many were recorded, the last outcome, and the
-- position of the signal's last event known then.
create function public.record_signal_outcomes(p_id uuid, p_outcomes jsonb, p_last bigint)
  returns table (recorded integer, outcome text, last bigint)
  language plpgsql security definer set search_path = ''
as $$
declare
  decided record;
  answer record;
begin
  recorded := 0;
  last := p_last;
  for decided in
    select o.* from jsonb_array_elements(p_outcomes) with ordinality as list (item, nth)
    cross join lateral jsonb_to_record(list.item)
      as o (kind text, at timestamptz, price numeric, facts jsonb)
    order by list.nth
  loop
    select r.* into answer from public.record_signal_event(
      p_id, decided.kind, decided.at, decided.price, decided.facts, p_last => last
    ) r;
    outcome := answer.outcome;
    exit when outcome <> 'recorded';
    recorded := recorded + 1;
    last := answer.position;
  end loop;
  return next;
end
$$;

revoke execute on function
  public.recipe_sends,
  public.queue_signal_event,
  public.signal_email_data,
  public.signal_is_closed,
  public.save_signal_draft,
  public.delete_signal_draft,
  public.issue_signal,
  public.record_signal_event,
  public.record_signal_outcomes
  from public, anon, authenticated;
grant execute on function
  public.save_signal_draft,
  public.delete_signal_draft,
  public.issue_signal,
  public.record_signal_event,
  public.record_signal_outcomes
  to service_role;

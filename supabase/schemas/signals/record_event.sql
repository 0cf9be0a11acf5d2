-- Records an event of an issued signal. p_kind and its arguments:
--   entry_hit: the entry was reached;
--   take_profit, stop_loss: an entered signal was closed at p_price;
--   expired: the entry was not reached in time;
--   withdrawn: withdrawn; an entered one at p_price, at most as good as its best take profit;
--   revised: p_take_profit and p_stop_loss are in force from now on; once entered, the stop only moves closer.
-- p_facts is merged into the event: source of the price, note. Every event but a revision also gets
-- signals.blind_since, if set: the start of an interval without prices, which is then cleared with its end. p_last:
-- position of the signal's last event known to the caller (optimistic lock); null: not checked.
-- Outcomes: 'recorded'; 'conflict': the signal is in another state, or has a later event; 'levels': the new levels
-- contradict the action, or the price or time contradicts the signal: a price better than every level that was in
-- force, an entry outside the validity, an exit before the entry. The timeout is that of issue_signal.
create function public.record_signal_event(
  p_id uuid, p_kind text, p_at timestamptz, p_price numeric, p_facts jsonb,
  p_take_profit numeric default null, p_stop_loss numeric default null, p_last bigint default null
) returns table (outcome text, "position" bigint, hash text)
  language plpgsql security definer set search_path = '' set statement_timeout = '15s'
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
    -- The stop of an entered signal may pass the entry, but never moves further away; before, the entry stays between
    -- both.
    if not coalesce(
      p_take_profit > 0 and p_stop_loss > 0 and (p_take_profit - p_stop_loss) * way > 0
      and case signal.state
        when 'entry_hit' then (p_stop_loss - signal.current_stop_loss) * way >= 0
        else (signal.entry - p_stop_loss) * way > 0 and (p_take_profit - signal.entry) * way > 0
      end,
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
    -- After an entry that the desk dates back, exits are looked for from there on, or recorded by the desk.
    update public.signals s set state = 'entry_hit', entered_at = moment, blind_since = null,
        blind_until = null, watched_until = least(s.watched_until, moment)
      where s.id = p_id returning * into signal;
  else
    if signal.state = 'entry_hit' then
      facts := facts || jsonb_build_object('price', public.price_text(p_price));
    end if;
    update public.signals s set
      state = p_kind, closed_at = clock_timestamp(), blind_since = null, blind_until = null,
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

-- Records the outcomes that prices have decided, [{ kind, at, price, facts }] as for record_signal_event, in order and
-- in one transaction. Stops at the first one refused; those before it stay recorded. p_last: as for
-- record_signal_event. Returns the number recorded, the last outcome, and the position of the signal's last event.
create function public.record_signal_outcomes(p_id uuid, p_outcomes jsonb, p_last bigint)
  returns table (recorded integer, outcome text, last bigint)
  language plpgsql security definer set search_path = '' set statement_timeout = '15s'
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
  public.record_signal_event,
  public.record_signal_outcomes
  from public, anon, authenticated;
grant execute on function
  public.record_signal_event,
  public.record_signal_outcomes
  to service_role;

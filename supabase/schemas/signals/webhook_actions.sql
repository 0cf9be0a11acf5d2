-- Actions of a subscriber on their webhooks, called by the function signal-webhooks. Each finds rows of p_user only,
-- and returns nothing for rows of others.

-- Adds a webhook as pending, in dry-run mode, unless p_user already has p_most.
create function public.create_signal_webhook(
  p_id uuid, p_user uuid, p_name text, p_url text, p_recipe text, p_recipe_secret text,
  p_max_lag integer, p_most integer
) returns setof public.signal_webhooks
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Concurrent calls of one user wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('signal_webhooks:' || p_user, 0));
  return query
    insert into public.signal_webhooks as w
      (id, user_id, name, url, recipe, recipe_secret, max_lag)
      select p_id, p_user, p_name, p_url, p_recipe, p_recipe_secret, p_max_lag
      where (select count(*) from public.signal_webhooks o where o.user_id = p_user) < p_most
      returning w.*;
end
$$;

-- Changes the given fields. p_paused: true pauses a webhook and cancels its waiting deliveries;
-- false resumes it, even after an automatic pause. Pending and gone webhooks keep their status.
create function public.update_signal_webhook(
  p_id uuid, p_user uuid, p_name text default null, p_max_lag integer default null,
  p_dry_run boolean default null, p_paused boolean default null
) returns setof public.signal_webhooks
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.signal_webhooks w where w.id = p_id and w.user_id = p_user for update;
  if not found then
    return;
  end if;
  if p_paused then
    perform public.cancel_webhook_deliveries(p_id);
  end if;
  return query
    update public.signal_webhooks w set
      name = coalesce(p_name, w.name),
      max_lag = coalesce(p_max_lag, w.max_lag),
      dry_run = coalesce(p_dry_run, w.dry_run),
      status = case
        when p_paused and w.status in ('active', 'auto_paused') then 'paused'
        when not p_paused and w.status in ('paused', 'auto_paused') then 'active'
        else w.status end,
      failures_in_row = case when not p_paused then 0 else w.failures_in_row end
      where w.id = p_id
      returning w.*;
end
$$;

-- Activates a pending webhook whose owner has proved control of it.
create function public.activate_signal_webhook(p_id uuid, p_user uuid)
  returns setof public.signal_webhooks
  language sql security definer set search_path = ''
as $$
  update public.signal_webhooks w
    set status = case w.status when 'pending' then 'active' else w.status end
    where w.id = p_id and w.user_id = p_user
    returning w.*
$$;

-- Rotates the signing secret; the previous version also signs for p_overlap_hours.
create function public.rotate_signal_webhook(p_id uuid, p_user uuid, p_overlap_hours integer)
  returns setof public.signal_webhooks
  language sql security definer set search_path = ''
as $$
  update public.signal_webhooks w set
    secret_version = w.secret_version + 1,
    previous_secret_until = now() + make_interval(hours => p_overlap_hours)
    where w.id = p_id and w.user_id = p_user
    returning w.*
$$;

-- Until when a failed delivery of an event may be sent again: one of a new signal until its validity ends, of a bot's
-- entry until its max_lag or the validity ends, of another event for an hour. Null once the signal has a later event.
create function public.replay_until(p_webhook public.signal_webhooks, p_event uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select case
      when e.kind = 'issued' then s.valid_until
      when e.kind = 'entry_hit' and p_webhook.recipe <> 'json' then least(
        e.recorded_at::timestamptz + interval '1 hour', s.valid_until,
        s.entered_at + make_interval(secs => p_webhook.max_lag)
      )
      else e.recorded_at::timestamptz + interval '1 hour'
    end
    from public.signal_events e join public.signals s on s.id = e.signal_id
    where e.id = p_event and not exists (
      select from public.signal_events later
      where later.signal_id = e.signal_id and later.position > e.position
    )
$$;

-- The log of a webhook, newest first: at most p_limit deliveries before p_before, or the one p_only.
create function public.webhook_log(
  p_webhook uuid, p_user uuid, p_limit integer, p_before uuid default null, p_only uuid default null
) returns table (
    id uuid, kind text, signal uuid, state text, created_at timestamptz, replay_until timestamptz,
    finished_at timestamptz, attempts integer, status_code integer, error text
  )
  language sql stable security definer set search_path = ''
as $$
  select d.id, coalesce(e.kind, 'test'), e.signal_id, d.state, d.created_at,
    case when d.state = 'failed' then public.replay_until(w, d.event_id) end,
    d.finished_at, d.attempts, d.status_code, d.last_error
  from public.signal_webhooks w
  join public.webhook_deliveries d on d.webhook_id = w.id
  left join public.signal_events e on e.id = d.event_id
  where w.id = p_webhook and w.user_id = p_user
    and (p_only is null or d.id = p_only)
    and (p_before is null or d.sequence < (
      select b.sequence from public.webhook_deliveries b
      where b.id = p_before and b.webhook_id = p_webhook
    ))
  order by d.sequence desc limit p_limit
$$;

-- Queues a failed delivery again under its id until replay_until. Returns 'queued', 'unknown', 'too_late' or 'inactive'.
create function public.replay_webhook_delivery(p_id uuid, p_webhook uuid, p_user uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  webhook public.signal_webhooks;
  delivery public.webhook_deliveries;
  last timestamptz;
  busy_until timestamptz;
begin
  select w.* into webhook from public.signal_webhooks w
    where w.id = p_webhook and w.user_id = p_user for update;
  select d.* into delivery from public.webhook_deliveries d
    where d.id = p_id and d.webhook_id = webhook.id and d.state = 'failed' and d.event_id is not null
    for update;
  if delivery.id is null then
    return 'unknown';
  end if;
  if webhook.status <> 'active' then
    return 'inactive';
  end if;
  last := public.replay_until(webhook, delivery.event_id);
  if last is null or last <= clock_timestamp() then
    return 'too_late';
  end if;
  -- The end of the lease of another delivery.
  select max(d.due_at) into busy_until from public.webhook_deliveries d
    where d.webhook_id = p_webhook and d.state = 'waiting' having bool_or(d.under_way);
  update public.webhook_deliveries d set
    state = 'waiting', attempts = 0, under_way = false, finished_at = null, status_code = null, last_error = null,
    not_after = last, due_at = null
    where d.id = p_id;
  perform public.schedule_webhook(
    p_webhook, greatest(clock_timestamp(), busy_until, webhook.busy_until)
  );
  return 'queued';
end
$$;

revoke execute on function
  public.create_signal_webhook,
  public.update_signal_webhook,
  public.activate_signal_webhook,
  public.rotate_signal_webhook,
  public.replay_until,
  public.webhook_log,
  public.replay_webhook_delivery
  from public, anon, authenticated;
grant execute on function
  public.create_signal_webhook,
  public.update_signal_webhook,
  public.activate_signal_webhook,
  public.rotate_signal_webhook,
  public.webhook_log,
  public.replay_webhook_delivery
  to service_role;

-- Addresses of subscribers' own tools that receive signals. The signing secret is not stored: functions derive
-- it from id and secret_version (netlify/lib/signals/webhooks/secret.ts).
create table public.signal_webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Same rule as is_printable_line, inlined to save a function call at each of the many updates.
  name text not null check (
    char_length(name) between 1 and 60
    and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  url text not null check (char_length(url) <= 2000 and url ~ '^https://'),
  recipe text not null check (recipe in ('json', '3commas', 'cryptohopper')),
  -- Values that the recipe needs besides the signal, such as a bot's token; encrypted by the functions.
  recipe_secret text check (char_length(recipe_secret) <= 4000),
  -- `pending`: not verified; `auto_paused`: 20 deliveries failed in a row; `gone`: answered 410.
  status text not null default 'pending'
    check (status in ('pending', 'active', 'paused', 'auto_paused', 'gone')),
  -- Maximum delay of a delivery, in seconds after its event.
  max_lag integer not null default 300 check (max_lag between 5 and 86400),
  -- True: deliveries are marked as tests, for a tool that should only log them.
  dry_run boolean not null default true,
  secret_version integer not null default 1,
  -- Until then, deliveries are also signed with the previous secrets, up to three (signingSecrets).
  previous_secret_until timestamptz,
  failures_in_row integer not null default 0,
  created_at timestamptz not null default now(),
  -- A delivery that was cancelled while it was being sent may be under way until then.
  busy_until timestamptz
);
create index signal_webhooks_owner on public.signal_webhooks (user_id);

alter table public.signal_webhooks enable row level security;
revoke all on public.signal_webhooks from anon, authenticated;
grant select, insert, update, delete on public.signal_webhooks to service_role;

-- The outbox of webhook deliveries; `id` is the `webhook-id` of every attempt in our own format. Kept
-- for 30 days as the log, an entry also until a day after its signal has closed.
create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- Order of sending within a webhook.
  sequence bigint not null generated always as identity,
  -- Deleted with its webhook by a trigger (delete_webhook_deliveries). No foreign key: its check took a tenth of the
  -- time of queueing a signal.
  webhook_id uuid not null,
  -- An event in signal_events. No foreign key: that table is append-only, and checking the same row
  -- 100,000 times would take half a second. Null: a test requested by the owner.
  event_id uuid,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'expired', 'not_entitled', 'cancelled')),
  created_at timestamptz not null default now(),
  -- Never sent after this time: the end of the signal's validity or of the webhook's max_lag.
  not_after timestamptz not null,
  attempts integer not null default 0,
  -- Whether the last attempt was a dry run; null: none was made.
  dry_run boolean,
  -- Leased to a worker that has not reported the result: its request may have been sent.
  under_way boolean not null default false,
  -- When the first waiting delivery of a webhook may be sent, or the end of its lease. Null for those behind it:
  -- deliveries are sent one at a time, in order.
  due_at timestamptz,
  finished_at timestamptz,
  -- Result of the last attempt: the HTTP status, or why there was no response.
  status_code integer,
  last_error text check (char_length(last_error) <= 60),
  constraint finished_has_its_time check ((state = 'waiting') = (finished_at is null))
)
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
create index webhook_deliveries_event on public.webhook_deliveries (event_id, webhook_id);
create index webhook_deliveries_waiting on public.webhook_deliveries (webhook_id, sequence)
  where state = 'waiting';
create index webhook_deliveries_due on public.webhook_deliveries (due_at)
  where state = 'waiting' and due_at is not null;
create index webhook_deliveries_log on public.webhook_deliveries (webhook_id, sequence desc);
-- Retention, for purge_expired: rows are stored in the order of their time.
create index webhook_deliveries_old on public.webhook_deliveries using brin (created_at);

alter table public.webhook_deliveries enable row level security;
revoke all on public.webhook_deliveries from anon, authenticated;
grant select, insert, update, delete on public.webhook_deliveries to service_role;

-- Whether signals may be sent to a user now.
create function public.receives_signals(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.subscriptions s
    where s.user_id = p_user and public.is_active(s) and s.includes_signals
  )
$$;

-- Sets a user's webhooks back to dry runs when signals are ordered again, by a new subscription or a change of plan:
-- real orders need a new decision then. A subscription that is paid late keeps them as they are.
create function public.reset_real_orders() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.subscriptions s
    where s.user_id = new.user_id and s.id <> new.id and public.is_active(s) and s.includes_signals
  ) then
    update public.signal_webhooks w set dry_run = true where w.user_id = new.user_id and not w.dry_run;
  end if;
  return null;
end
$$;

create trigger reset_real_orders_of_new after insert on public.subscriptions
  for each row when (new.includes_signals) execute function public.reset_real_orders();
create trigger reset_real_orders_of_changed after update on public.subscriptions
  for each row when (new.includes_signals and not old.includes_signals) execute function public.reset_real_orders();

revoke execute on function
  public.receives_signals,
  public.reset_real_orders
  from public, anon, authenticated;
grant execute on function public.receives_signals to service_role;

-- Requests of machines that were taken, so that a replay is refused. Deleted after a day: older ones are refused by
-- their timestamp.
create table public.signal_requests (
  id text primary key check (char_length(id) between 1 and 100),
  received_at timestamptz not null default now()
);

alter table public.signal_requests enable row level security;
revoke all on public.signal_requests from anon, authenticated;
grant select, insert, delete on public.signal_requests to service_role;

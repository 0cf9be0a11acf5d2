-- Mail to send, written in the transaction of its cause. Emptied of the person once sent or given up.
create table public.emails (
  id uuid primary key default gen_random_uuid(),
  -- The same cause asks for the same mail once.
  cause text not null unique check (char_length(cause) <= 200),
  user_id uuid references auth.users (id) on delete set null,
  purpose text not null check (purpose in ('account', 'signals', 'lessons', 'market')),
  template text not null check (char_length(template) <= 60),
  language text not null check (language in ('fr', 'en')),
  recipient text check (char_length(recipient) <= 320),
  data jsonb not null default '{}'::jsonb,
  -- What leaves first: 0 somebody waits for it, 1 signals, 2 it can wait.
  priority smallint not null default 0 check (priority between 0 and 2),
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  attempts integer not null default 0,
  -- Tries that ended with their worker: they say nothing of the mail, and use up none of its eight.
  lease_expirations integer not null default 0,
  claimed_until timestamptz,
  -- Taken back while it was being sent: there is no further try.
  cancelled_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  constraint emptied_when_done check (
    (sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)
  )
)
-- Rows pass through the indexes below: they are swept more often than a table that is read.
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- What waits is found without passing by what is settled, is for later, or is somebody's: one index each for
-- what was never tried, for what is tried again, and for what a worker holds, or held when it died.
create index emails_new on public.emails (priority, not_before)
  where sent_at is null and given_up_at is null and attempts = 0;
create index emails_retry on public.emails (priority, not_before)
  where sent_at is null and given_up_at is null and attempts > 0 and claimed_until is null;
create index emails_leased on public.emails (claimed_until)
  where sent_at is null and given_up_at is null and claimed_until is not null;
-- For purge_expired, each minute.
create index emails_settled on public.emails ((coalesce(sent_at, given_up_at)));
create index emails_user on public.emails (user_id);

alter table public.emails enable row level security;
revoke all on public.emails from anon, authenticated;
grant select, insert, update, delete on public.emails to service_role;

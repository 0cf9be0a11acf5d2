-- Trading signals. A draft may change; what was issued never does: corrections are events (events.sql).
create table public.signals (
  id uuid primary key default gen_random_uuid(),
  -- Issued for the record only, and not sent.
  trial boolean not null default true,
  state text not null default 'draft' check (state in (
    'draft', 'issued', 'entry_hit', 'take_profit', 'stop_loss', 'expired', 'withdrawn'
  )),
  action text not null check (action in ('buy', 'sell')),
  -- CoinGecko's id, one of src/domain/market/coins.ts.
  coin text not null check (coin ~ '^[a-z0-9._-]{1,80}$'),
  currency text not null check (currency in ('eur', 'usd')),
  -- Prices of one coin: the limit order's, then the levels that close the position.
  entry numeric(24, 12) not null check (entry > 0),
  take_profit numeric(24, 12) not null check (take_profit > 0),
  stop_loss numeric(24, 12) not null check (stop_loss > 0),
  -- Share of the reader's capital lost at the stop: 0.01 is 1 %.
  risk numeric(5, 4) not null check (risk > 0 and risk <= 0.02),
  -- Time within which the entry must be reached.
  validity_minutes integer not null check (validity_minutes between 15 and 43200),
  reasoning_fr text not null check (char_length(reasoning_fr) between 20 and 2000),
  reasoning_en text not null check (char_length(reasoning_en) between 20 and 2000),
  source text not null default 'desk' check (source in ('desk', 'machine')),
  created_by uuid references auth.users (id) on delete set null,
  -- Incremented by each change of a draft: a change to an older version is rejected.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  valid_until timestamptz,
  -- The levels in force, after revisions.
  current_take_profit numeric(24, 12),
  current_stop_loss numeric(24, 12),
  entered_at timestamptz,
  closed_at timestamptz,
  -- Price at which an entered signal was closed.
  exit_price numeric(24, 12),
  -- Prices up to this time have been compared with the levels.
  watched_until timestamptz,
  -- Start of an interval without prices before `watched_until`, not yet stated in an event.
  blind_since timestamptz,
  -- Time of the first price after it, or after the last one of several.
  blind_until timestamptz,
  constraint levels_fit_the_action check (
    case action
      when 'buy' then stop_loss < entry and entry < take_profit
      else take_profit < entry and entry < stop_loss
    end
  ),
  constraint issued_has_its_times check (
    (state = 'draft') = (issued_at is null) and (issued_at is null) = (valid_until is null)
  ),
  constraint closed_has_its_time check (
    (state in ('take_profit', 'stop_loss', 'expired', 'withdrawn')) = (closed_at is not null)
  )
);
create index signals_open on public.signals (issued_at)
  where state in ('issued', 'entry_hit');
create index signals_closed on public.signals (closed_at desc) where closed_at is not null;
create index signals_author on public.signals (created_by);

alter table public.signals enable row level security;
revoke all on public.signals from anon, authenticated;
-- All columns but created_by: who wrote a signal is for the service alone.
grant select (
  id, trial, state, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes, reasoning_fr,
  reasoning_en, source, version, created_at, issued_at, valid_until, current_take_profit, current_stop_loss,
  entered_at, closed_at, exit_price, watched_until, blind_since, blind_until
) on public.signals to anon, authenticated;
grant select, insert, update, delete on public.signals to service_role;

-- Closed signals are public after a day, losses included; others only by the two policies below.
create policy "everybody reads signals closed a day ago" on public.signals
  for select to anon, authenticated using (closed_at < now() - interval '24 hours');
create policy "subscribers of signals read what was sent to them" on public.signals
  for select to authenticated
  using (not trial and state <> 'draft' and (select public.has_access(true)));
create policy "editors read all signals" on public.signals
  for select to authenticated using ((select public.is_editor()));

-- Makes what was issued immutable, even for the owner of the database.
create function public.guard_signal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'An issued signal cannot be deleted.' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.trial, new.action, new.coin, new.currency, new.entry, new.take_profit, new.stop_loss,
      new.risk, new.validity_minutes, new.reasoning_fr, new.reasoning_en, new.source, new.version,
      new.created_at, new.issued_at, new.valid_until)
    is distinct from
     (old.id, old.trial, old.action, old.coin, old.currency, old.entry, old.take_profit, old.stop_loss,
      old.risk, old.validity_minutes, old.reasoning_fr, old.reasoning_en, old.source, old.version,
      old.created_at, old.issued_at, old.valid_until)
    or (new.created_by is distinct from old.created_by and new.created_by is not null)
    or (old.closed_at is not null and (new.state, new.closed_at, new.exit_price, new.entered_at)
      is distinct from (old.state, old.closed_at, old.exit_price, old.entered_at)) then
    raise exception 'An issued signal cannot be edited: revise or withdraw it.'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger guard_signal before update or delete on public.signals
  for each row execute function public.guard_signal();

revoke execute on function public.guard_signal from public, anon, authenticated;

-- The weekly market email: at most one a week, to users who chose it.

-- The figures of each week, so that all users get the same.
create table public.market_weeks (
  monday date primary key, -- day of the emails, in Paris
  figures jsonb not null,
  created_at timestamptz not null default now()
);

alter table public.market_weeks enable row level security;
revoke all on public.market_weeks from anon, authenticated;
grant select, insert, update, delete on public.market_weeks to service_role;

-- Enqueues up to p_limit emails with the figures of the week, one per user and week, and returns their number. The
-- first figures of a week are stored; until then a call without figures enqueues nothing.
create function public.enqueue_market_week(p_limit integer, p_figures jsonb default null)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  this_monday constant date := date_trunc('week', public.paris_day(now())::timestamp)::date;
  shown jsonb;
  queued integer;
begin
  insert into public.market_weeks (monday, figures)
    select this_monday, p_figures where p_figures is not null
    on conflict (monday) do nothing;
  select w.figures into shown from public.market_weeks w where w.monday = this_monday;
  if shown is null then
    return 0;
  end if;
  insert into public.emails (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, p.user_id, 'market', 'market-week', p.language, u.email, shown, 2
    from public.profiles p
    join auth.users u on u.id = p.user_id and u.email is not null
    cross join lateral (select 'market-week:' || p.user_id || ':' || this_monday as cause) caused
    where p.notify_market
      and public.takes_optional_email(p.user_id)
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by p.user_id limit p_limit
  on conflict (cause) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;

revoke execute on function public.enqueue_market_week from public, anon, authenticated;
grant execute on function public.enqueue_market_week to service_role;

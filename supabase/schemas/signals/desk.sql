-- Whether the session still exists, belongs to an editor and has passed the second factor. The role is stored in
-- auth.users.raw_app_meta_data: only an administrator can set it, with the service key.
create function public.is_editor() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2' and public.session_is_live() and exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' = 'editor'
  )
$$;

-- The state of the signals service: one row. Also the lock and the head of the hash chain (events.sql).
create table public.signals_desk (
  id boolean primary key default true check (id),
  -- The analyst named on pages.
  analyst text check (char_length(analyst) between 2 and 80 and public.is_printable_line(analyst)),
  -- When signals went on sale; null before the opening.
  opened_at timestamptz,
  -- Number of events in the chain, and the hash of the last one.
  chain_length bigint not null default 0,
  chain_head text not null default repeat('0', 64) check (chain_head ~ '^[0-9a-f]{64}$'),
  -- Time of the last event.
  updated_at timestamptz not null default now(),
  constraint opened_with_an_analyst check (opened_at is null or analyst is not null)
);
insert into public.signals_desk default values;

alter table public.signals_desk enable row level security;
revoke all on public.signals_desk from anon, authenticated;
grant select, insert, update, delete on public.signals_desk to service_role;

-- Public status of the service: read by builds, pages and checkout.
create function public.signals_status()
  returns table (is_open boolean, analyst text, opened_at timestamptz, chain_length bigint, chain_head text)
  language sql stable security definer set search_path = ''
as $$
  select d.opened_at is not null, d.analyst, d.opened_at, d.chain_length, d.chain_head
  from public.signals_desk d
$$;

-- Sets the analyst's name and opens (true) or closes (false) the service; p_open null leaves it as it is. Opening
-- requires an analyst and at least one event in the chain. p_known_analyst, p_known_open: values the editor has seen.
-- Returns 'saved', 'conflict' (another editor changed it meanwhile), 'analyst' (the name is missing) or 'record' (the
-- chain is empty).
create function public.set_signals_desk(
  p_known_analyst text, p_known_open boolean, p_analyst text, p_open boolean default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  named constant text := nullif(btrim(p_analyst), '');
  desk public.signals_desk;
begin
  select d.* into desk from public.signals_desk d for update;
  if (desk.analyst, desk.opened_at is not null) is distinct from (p_known_analyst, p_known_open) then
    return 'conflict';
  end if;
  if named is null and coalesce(p_open, desk.opened_at is not null) then
    return 'analyst';
  end if;
  if p_open and desk.chain_length = 0 then
    return 'record';
  end if;
  update public.signals_desk d set
    analyst = named,
    opened_at = case when coalesce(p_open, d.opened_at is not null) then coalesce(d.opened_at, now()) end;
  return 'saved';
end
$$;

revoke execute on function
  public.is_editor,
  public.signals_status,
  public.set_signals_desk
  from public, anon, authenticated;
grant execute on function public.is_editor to authenticated, service_role;
grant execute on function public.signals_status to anon, authenticated, service_role;
grant execute on function public.set_signals_desk to service_role;

-- A subscriber's read position in the feed: that of the newest event shown.
create table public.signal_reads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  "position" bigint not null check ("position" >= 0),
  read_at timestamptz not null default now()
);

alter table public.signal_reads enable row level security;
revoke all on public.signal_reads from anon, authenticated;
grant select, insert, update on public.signal_reads to authenticated;
grant select, insert, update, delete on public.signal_reads to service_role;

create policy "people read their own place in the feed" on public.signal_reads
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people mark the feed as read" on public.signal_reads
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people move their place in the feed" on public.signal_reads
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.signal_reads
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Devices save concurrently, each from the last position it has seen: never moves back.
create function public.guard_read_position() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.position := greatest(old.position, new.position);
  return new;
end
$$;

create trigger guard_read_position before update on public.signal_reads
  for each row execute function public.guard_read_position();

revoke execute on function public.guard_read_position from public, anon, authenticated;

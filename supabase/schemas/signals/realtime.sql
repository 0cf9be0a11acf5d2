-- Where Supabase Realtime runs, it tells of inserted events: to each session, of those that it may read.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.signal_events;
  end if;
end
$$;

-- Publishes inserted events to Supabase Realtime, where it runs: each session gets those it may read.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.signal_events;
  end if;
end
$$;

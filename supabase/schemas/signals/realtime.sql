-- Where Supabase Realtime runs, it sends each session the inserted events that it may read.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.signal_events;
  end if;
end
$$;

-- The calendar day in Paris of an instant.
create function public.paris_day(p_at timestamptz) returns date
  language sql stable security definer set search_path = ''
as $$
  select (p_at at time zone 'Europe/Paris')::date
$$;

revoke execute on function public.paris_day from public, anon, authenticated;

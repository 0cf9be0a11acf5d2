-- Days closed by the desk, besides the holidays and the days of src/domain/booking/opening-hours.ts. Nothing can be
-- booked, held or moved to them; existing bookings stay until the team calls the customer.
create table public.closed_days (
  -- In the office's time zone, Europe/Paris.
  day date primary key,
  created_at timestamptz not null default now(),
  -- The editor. No reference: the day stays closed when that account is deleted.
  created_by uuid
);

alter table public.closed_days enable row level security;
revoke all on public.closed_days from anon, authenticated;
grant select, insert, update, delete on public.closed_days to service_role;

-- Whether the office is closed on the day of an instant.
create function public.is_closed_day(p_at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.closed_days c where c.day = public.paris_day(p_at)
  )
$$;

revoke execute on function public.is_closed_day from public, anon, authenticated;

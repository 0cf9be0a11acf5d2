-- True when the caller's subscription is active now, with signals if asked: the same rule as
-- isActive() and decideAccess() in src/domain/shared/access.ts. Bounds included. A person with two live
-- subscriptions has what either of them gives.
create function public.has_access(signals boolean default false) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.subscriptions s
    where s.user_id = (select auth.uid())
      and s.status = 'active'
      and now() between s.start_date and s.end_date
      and (s.includes_signals or not coalesce(has_access.signals, true))
  )
$$;

revoke execute on function public.has_access(boolean) from public, anon, authenticated;
grant execute on function public.has_access(boolean) to authenticated, service_role;

-- Whether the caller's session still exists: Auth deletes it on sign-out, with a new password and with the first proof
-- of the address, but its access token stays valid for up to an hour.
create function public.session_is_live() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
  )
$$;

-- Whether the session still exists and has passed the second factor, if the user has one.
create function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select public.session_is_live() and (
    coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified'
    )
  )
$$;

-- When the enrolment of the user's oldest second factor started: codes from before belong to none of the
-- factors. Minus infinity without a factor.
create function public.second_factor_since(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select coalesce(min(f.created_at), '-infinity') from auth.mfa_factors f
  where f.user_id = p_user and f.status = 'verified'
$$;

revoke execute on function
  public.session_is_live,
  public.second_factor_since,
  public.second_factor_given
  from public, anon, authenticated;
grant execute on function public.second_factor_given to authenticated, service_role;

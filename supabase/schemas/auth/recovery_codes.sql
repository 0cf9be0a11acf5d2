-- Ten single-use codes that replace a lost second factor. Stored as HMACs.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 64),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from anon, authenticated;
grant select, insert, update, delete on public.recovery_codes to service_role;

-- Number of unused codes: all that the user can read. Null before the second factor is verified.
create function public.recovery_codes_left() returns integer
  language sql stable security definer set search_path = ''
as $$
  select case when public.second_factor_given() then count(*)::integer end
  from public.recovery_codes c
  where c.user_id = (select auth.uid()) and c.used_at is null
    and c.created_at >= public.second_factor_since(c.user_id)
$$;

-- Replaces the user's codes, and enqueues an email if there were earlier ones.
create function public.replace_recovery_codes(p_user uuid, p_hashes text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery_codes|' || p_user, 0));
  delete from public.recovery_codes c where c.user_id = p_user;
  if found then
    perform public.enqueue_user_email(
      'recovery-codes:' || gen_random_uuid(), p_user, 'account', 'recovery-codes-renewed',
      jsonb_build_object('at', now())
    );
  end if;
  insert into public.recovery_codes (user_id, code_hash) select p_user, unnest(p_hashes);
end
$$;

-- Consumes a code and returns the id of the notification email; null for a wrong or used code, or one created
-- for an earlier second factor. The email is delayed by a minute, for restore_recovery_code.
create function public.use_recovery_code(p_user uuid, p_hash text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = now()
    where c.user_id = p_user and c.code_hash = p_hash and c.used_at is null
      and c.created_at >= public.second_factor_since(p_user);
  if not found then
    return null;
  end if;
  return public.enqueue_user_email(
    'second-factor-removed:' || gen_random_uuid(), p_user, 'account', 'second-factor-removed',
    jsonb_build_object('at', now()), p_delay_seconds => 60
  );
end
$$;

-- Restores a code when its second factor could not be removed.
create function public.restore_recovery_code(p_user uuid, p_hash text, p_mail uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = null where c.user_id = p_user and c.code_hash = p_hash;
  delete from public.emails d where d.id = p_mail and d.user_id = p_user and d.attempts = 0;
end
$$;

revoke execute on function
  public.replace_recovery_codes,
  public.use_recovery_code,
  public.restore_recovery_code,
  public.recovery_codes_left
  from public, anon, authenticated;
grant execute on function
  public.replace_recovery_codes,
  public.use_recovery_code,
  public.restore_recovery_code
  to service_role;
grant execute on function public.recovery_codes_left to authenticated, service_role;

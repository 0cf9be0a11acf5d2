-- In 'function' mode: the newest sign-up code of each address, both as HMACs.
create table public.sign_up_codes (
  address_hash text primary key check (char_length(address_hash) = 64),
  code_hash text not null check (char_length(code_hash) = 64),
  sent_at timestamptz not null default now(),
  tries_left integer not null,
  -- The unproved account that a right code took over, until it has its new password.
  user_id uuid references auth.users (id) on delete cascade
);
create index sign_up_codes_old on public.sign_up_codes (sent_at);

alter table public.sign_up_codes enable row level security;
revoke all on public.sign_up_codes from anon, authenticated;
grant select, insert, update, delete on public.sign_up_codes to service_role;

-- Replaces the code of an address. False, storing nothing, within p_pause seconds of the last code. A single
-- statement, so that only one of concurrent calls stores its code.
create function public.store_sign_up_code(
  p_address_hash text, p_code_hash text, p_tries integer, p_pause integer
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.sign_up_codes as c (address_hash, code_hash, tries_left)
    values (p_address_hash, p_code_hash, p_tries)
  on conflict (address_hash) do update
    set code_hash = excluded.code_hash, sent_at = now(), tries_left = excluded.tries_left, user_id = null
    where c.sent_at <= now() - make_interval(secs => p_pause);
  return found;
end
$$;

-- Checks a code, valid for p_lifetime seconds. A right one returns 'create' (no account has the address),
-- 'set-password' (`account` was opened without a proof: everything that opened it has ended) or 'exists' (`account`
-- has a proved address); any other 'wrong', 'spent' or 'expired'. A wrong code uses up a try.
create function public.use_sign_up_code(
  p_address_hash text, p_code_hash text, p_lifetime integer, p_email text
) returns table (outcome text, account uuid)
  language plpgsql security definer set search_path = ''
as $$
declare
  code public.sign_up_codes;
  owner uuid;
begin
  -- Concurrent tries wait here for each other.
  select * into code from public.sign_up_codes c
    where c.address_hash = p_address_hash and c.sent_at > now() - make_interval(secs => p_lifetime)
    for update;
  if code.address_hash is null then
    return query select 'expired', null::uuid;
    return;
  end if;
  if code.tries_left <= 0 then
    return query select 'spent', null::uuid;
    return;
  end if;
  if code.code_hash <> p_code_hash then
    update public.sign_up_codes c set tries_left = c.tries_left - 1
      where c.address_hash = p_address_hash;
    return query select case when code.tries_left = 1 then 'spent' else 'wrong' end, null::uuid;
    return;
  end if;
  -- Deletes an account of the address that was never confirmed: nobody could sign in to it. Auth's index of addresses
  -- has no SSO users.
  delete from auth.users u
    where u.email = p_email and not u.is_sso_user and u.email_confirmed_at is null;
  select u.id into owner from auth.users u where u.email = p_email and not u.is_sso_user;
  if owner is null then
    return query select 'create', null::uuid;
  elsif code.user_id = owner then
    return query select 'set-password', owner;
  elsif exists (select from public.address_proofs p where p.user_id = owner) then
    return query select 'exists', owner;
  else
    perform public.end_unproven_access(owner);
    update public.sign_up_codes c set user_id = owner where c.address_hash = p_address_hash;
    return query select 'set-password', owner;
  end if;
end
$$;

revoke execute on function
  public.store_sign_up_code,
  public.use_sign_up_code
  from public, anon, authenticated;
grant execute on function
  public.store_sign_up_code,
  public.use_sign_up_code
  to service_role;

-- When an account's address was proved: by a link or code mailed by the server, or by Google. In 'emailjs'
-- mode the browser checks the code, so a direct call of the API can skip it: it is not a proof.
create table public.address_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proved_at timestamptz not null default now()
);

alter table public.address_proofs enable row level security;
revoke all on public.address_proofs from anon, authenticated;
grant select on public.address_proofs to authenticated;
grant select, insert, update, delete on public.address_proofs to service_role;

create policy "people read their own proof" on public.address_proofs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.address_proofs
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Records the proof. Until then anybody may have created the account and signed in to it, so the first proof
-- ends everything that opened it before: password, other sessions, second factors, recovery codes, a pending
-- change of address. The session that gave the proof (p_session) stays. The owner is notified by email.
create function public.end_unproven_access(p_user uuid, p_session uuid default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  ended boolean;
begin
  insert into public.address_proofs (user_id) values (p_user) on conflict do nothing;
  if not found then
    return;
  end if;
  update auth.users u set encrypted_password = ''
    where u.id = p_user and u.encrypted_password <> '';
  ended := found;
  update auth.users u set email_change = '', email_change_token_new = '',
      email_change_token_current = '', email_change_confirm_status = 0
    where u.id = p_user and u.email_change <> '';
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens t
      where t.user_id = $1 and t.token_type::text like ''email_change%''' using p_user;
  end if;
  delete from auth.sessions s where s.user_id = p_user and s.id is distinct from p_session;
  ended := ended or found;
  delete from auth.mfa_factors f where f.user_id = p_user;
  ended := ended or found;
  delete from public.recovery_codes c where c.user_id = p_user;
  if ended then
    perform public.enqueue_user_email(
      'earlier-access-ended:' || p_user, p_user, 'account', 'earlier-access-ended',
      jsonb_build_object('at', now())
    );
  end if;
end
$$;

-- A session that a mailed link, a mailed code or Google opened proves the address. Auth notes the method of
-- each session it opens in this table.
create function public.prove_by_sign_in() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.authentication_method in
    ('otp', 'magiclink', 'recovery', 'email/signup', 'email_change', 'invite', 'oauth') then
    perform public.end_unproven_access(s.user_id, s.id)
      from auth.sessions s where s.id = new.session_id;
  end if;
  return null;
end
$$;

-- A confirmed sign-up or change of address is a proof too. It ends no earlier access: an unconfirmed account
-- cannot sign in, and a change of address is requested in a session of the account. But a later email than that of
-- the sign-up may answer another person, who signed up again (Auth keeps the first password) or asked for a link: the
-- password then goes, and the browser sends the one just chosen. Auth sends an address one email of a kind a minute.
create function public.prove_by_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email_change = new.email and coalesce(new.email_change, '') = '') then
    insert into public.address_proofs (user_id) values (new.id) on conflict do nothing;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.recovery_sent_at is not null
      or old.confirmation_sent_at > old.created_at + interval '10 seconds') then
    update auth.users set encrypted_password = '' where id = new.id;
  end if;
  return null;
end
$$;

-- Refuses a second factor for an account whose address is not proved: it would shut out the owner of the
-- address, if somebody else created the account.
create function public.require_proved_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (tg_op = 'INSERT' or new.status is distinct from old.status)
    and not exists (select from public.address_proofs p where p.user_id = new.user_id) then
    raise exception 'Prove the address of the account first.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger prove_by_confirmation after update of email_confirmed_at, email on auth.users
  for each row execute function public.prove_by_confirmation();

do $$
begin
  create trigger prove_by_sign_in after insert on auth.mfa_amr_claims
    for each row execute function public.prove_by_sign_in();
  create trigger require_proved_address before insert or update of status on auth.mfa_factors
    for each row execute function public.require_proved_address();
exception when insufficient_privilege then
  -- See README.md: use PUBLIC_EMAIL_VERIFICATION=function or supabase.
  raise warning 'Tables of Auth take no trigger here: do not use PUBLIC_EMAIL_VERIFICATION=emailjs.';
end
$$;

revoke execute on function
  public.end_unproven_access,
  public.prove_by_sign_in,
  public.prove_by_confirmation,
  public.require_proved_address
  from public, anon, authenticated;

-- In 'emailjs' mode the browser has verified the code before the account is created. Supabase is still
-- configured to confirm addresses, so that sign-up responds alike for every address; this trigger confirms
-- the account when Supabase records that its email was sent, just after creation. (Confirming on insert would
-- return a session for new addresses only, and so reveal the known ones.)
create function public.confirm_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is not null and exists (
    select from public.app_settings s where s.key = 'email_verification' and s.value = 'emailjs'
  ) then
    new.email_confirmed_at := coalesce(new.email_confirmed_at, now());
  end if;
  return new;
end
$$;

create trigger confirm_email before update of confirmation_sent_at on auth.users
  for each row execute function public.confirm_email();

-- In that mode the server has no proof of the address: anybody may have created the account, with their own
-- password. Google does prove it. The first Google sign-in therefore removes the password and all earlier
-- sessions. A second factor stays, so that access to the mailbox does not replace it.
create function public.end_unproven_access() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.provider <> 'email' and exists (
    select from public.app_settings s where s.key = 'email_verification' and s.value = 'emailjs'
  ) then
    update auth.users u set encrypted_password = ''
      where u.id = new.user_id and u.encrypted_password <> '';
    if found then
      delete from auth.sessions s where s.user_id = new.user_id;
    end if;
  end if;
  return null;
end
$$;

do $$
begin
  create trigger end_unproven_access after insert on auth.identities
    for each row execute function public.end_unproven_access();
exception when insufficient_privilege then
  -- See README.md: use Google only together with Supabase's own code.
  raise warning 'auth.identities takes no trigger here: use PUBLIC_EMAIL_VERIFICATION=supabase, or no Google.';
end
$$;

revoke execute on function
  public.confirm_email,
  public.end_unproven_access
  from public, anon, authenticated;

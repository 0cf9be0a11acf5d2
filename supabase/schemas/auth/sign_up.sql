-- In the 'emailjs' mode the browser has asked for the code before the account is made. Supabase is set
-- to confirm addresses all the same, so that signing up answers alike for every address; the account is
-- confirmed as Supabase notes that its mail left, a moment after it was made. (Confirmed on insertion, it
-- would come with a session, and new addresses could be told from known ones.)
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

-- In that mode nothing has proven an address to the server: anybody can have made the account, with a
-- password of their own. Google does prove it. Whoever comes with Google for the first time gets the account
-- alone: the password and the sessions from before end. A second factor stays, so that a mailbox does not
-- replace it.
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
  -- README.md says what this means: Google only together with Supabase's own code.
  raise warning 'auth.identities takes no trigger here: use PUBLIC_EMAIL_VERIFICATION=supabase, or no Google.';
end
$$;

revoke execute on function
  public.confirm_email,
  public.end_unproven_access
  from public, anon, authenticated;

-- In 'emailjs' mode the browser has verified the code before the account is created. Supabase is still
-- configured to confirm addresses, so that sign-up responds alike for every address; this trigger confirms
-- the account when Supabase records that its email was sent, just after creation. (Confirming on insert would
-- return a session for new addresses only, and so reveal the known ones.) The server has no proof of the address
-- then: see address_proof.sql.
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

revoke execute on function public.confirm_email from public, anon, authenticated;

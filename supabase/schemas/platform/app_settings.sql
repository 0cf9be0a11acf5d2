-- Settings of this deployment that rules of the database depend on. Written by whoever deploys it.
create table public.app_settings (
  key text primary key check (key in ('email_verification')),
  value text not null check (char_length(value) <= 100),
  constraint known_verification
    check (key <> 'email_verification' or value in ('emailjs', 'supabase'))
);
-- 'emailjs': the browser mails a code and the account is confirmed as it is made.
-- 'supabase': the account waits until the code that Supabase mailed comes back.
insert into public.app_settings (key, value) values ('email_verification', 'emailjs');

alter table public.app_settings enable row level security;
revoke all on public.app_settings from anon, authenticated;
grant select, insert, update, delete on public.app_settings to service_role;

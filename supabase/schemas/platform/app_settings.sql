-- Settings of this deployment that database rules depend on. Set at deployment.
create table public.app_settings (
  key text primary key check (key in ('email_verification')),
  value text not null check (char_length(value) <= 100),
  constraint known_verification
    check (key <> 'email_verification' or value in ('emailjs', 'function', 'supabase'))
);
-- 'emailjs': the browser sends the code, and the account is confirmed at creation. 'supabase': the account
-- stays unconfirmed until the code emailed by Supabase is entered. 'function': a function creates the account once
-- the code that it emailed is entered.
insert into public.app_settings (key, value) values ('email_verification', 'emailjs');

alter table public.app_settings enable row level security;
revoke all on public.app_settings from anon, authenticated;
grant select, insert, update, delete on public.app_settings to service_role;

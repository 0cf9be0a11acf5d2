-- What an account holds beyond its names, and what protects it.

-- How this site works, for rules the database keeps. Written by whoever deploys it.
create table public.app_settings (
  key text primary key check (key in ('email_verification')),
  value text not null check (char_length(value) <= 100),
  constraint known_verification
    check (key <> 'email_verification' or value in ('emailjs', 'supabase'))
);
-- 'emailjs': the browser mails a code and the account is confirmed as it is made.
-- 'supabase': the account waits until the code that Supabase mailed comes back.
insert into public.app_settings (key, value) values ('email_verification', 'emailjs');

alter table public.profiles
  -- E.164: + and 7 to 15 digits, or nothing.
  add column phone text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- What may be mailed besides what the account and the contract need.
  add column notify_signals boolean not null default true,
  add column notify_lessons boolean not null default false,
  add column notify_market boolean not null default false,
  -- False: no trace of what was read is kept.
  add column keep_progress boolean not null default true,
  -- Version of the terms accepted when the account was made; null before they were asked for.
  add column terms_version text check (char_length(terms_version) between 1 and 40);
grant update (phone, notify_signals, notify_lessons, notify_market, keep_progress)
  on public.profiles to authenticated;

-- Lessons a person has opened, and finished.
create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  opened_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (user_id, lesson)
);

-- Ten codes that each replace a lost second factor, once. Kept as HMACs.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 64),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Mail to send, written in the transaction of its cause. Emptied of the person once sent or given up.
create table public.deliveries (
  id uuid primary key default gen_random_uuid(),
  -- The same cause asks for the same mail once.
  cause text not null unique check (char_length(cause) <= 200),
  user_id uuid references auth.users (id) on delete set null,
  purpose text not null check (purpose in ('account', 'signals', 'lessons', 'market')),
  template text not null check (char_length(template) <= 60),
  language text not null check (language in ('fr', 'en')),
  recipient text check (char_length(recipient) <= 320),
  data jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  constraint emptied_when_done check (
    (sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)
  )
);
create index deliveries_waiting on public.deliveries (not_before)
  where sent_at is null and given_up_at is null;
create index deliveries_of on public.deliveries (user_id);

-- An erasure asked for, and how far it came: it goes on where it stopped, whatever stopped it.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique, -- no reference: it outlives the account by its last steps
  language text not null check (language in ('fr', 'en')),
  requested_at timestamptz not null default now(),
  billing_ended_at timestamptz,
  account_deleted_at timestamptz,
  finished_at timestamptz,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500)
);
create index erasures_waiting on public.erasures (requested_at) where finished_at is null;

-- How often something was done: an HMAC of who and what, never the address itself.
create table public.rate_limits (
  key text primary key check (char_length(key) <= 100),
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_old on public.rate_limits (resets_at);

alter table public.app_settings enable row level security;
alter table public.lesson_progress enable row level security;
alter table public.recovery_codes enable row level security;
alter table public.deliveries enable row level security;
alter table public.erasures enable row level security;
alter table public.rate_limits enable row level security;

revoke all on public.app_settings, public.lesson_progress, public.recovery_codes, public.deliveries,
  public.erasures, public.rate_limits from anon, authenticated;
grant select, insert, update, delete on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.app_settings, public.lesson_progress,
  public.recovery_codes, public.deliveries, public.erasures, public.rate_limits to service_role;

create policy "people read their own progress" on public.lesson_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note their own progress" on public.lesson_progress
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own progress" on public.lesson_progress
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people erase their own progress" on public.lesson_progress
  for delete to authenticated using (user_id = (select auth.uid()));

-- Whether the session has gone through the person's second factor, if there is one.
create function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified'
    )
$$;

-- With a second factor, a password alone opens nothing.
create policy "the second factor comes first" on public.profiles
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));
create policy "the second factor comes first" on public.billing_customers
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));
create policy "the second factor comes first" on public.subscriptions
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));
create policy "the second factor comes first" on public.checkout_evidence
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));
create policy "the second factor comes first" on public.lesson_progress
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

create or replace function public.has_access(signals boolean default false) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select public.second_factor_given() and exists (
    select from public.subscriptions s
    where s.user_id = (select auth.uid())
      and s.status = 'active'
      and now() between s.start_date and s.end_date
      and (s.includes_signals or not coalesce(has_access.signals, true))
  )
$$;

-- When the oldest of the person's second factors was begun: codes from before belong to none of them. Minus
-- infinity without one.
create function public.second_factor_since(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select coalesce(min(f.created_at), '-infinity') from auth.mfa_factors f
  where f.user_id = p_user and f.status = 'verified'
$$;

-- Codes still unused: all that a person may know of them. Null before the second factor.
create function public.recovery_codes_left() returns integer
  language sql stable security definer set search_path = ''
as $$
  select case when public.second_factor_given() then count(*)::integer end
  from public.recovery_codes c
  where c.user_id = (select auth.uid()) and c.used_at is null
    and c.created_at >= public.second_factor_since(c.user_id)
$$;

-- The hours of reading are the server's, and who keeps no progress leaves none.
create function public.guard_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of somebody else's is for the policies to refuse: it shows and locks nothing of theirs.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- Locked until the end: what is inserted while progress is turned off comes before it or not at all.
    perform from public.profiles p
      where p.user_id = new.user_id and p.keep_progress for no key update;
    if not found then
      return null;
    end if;
    -- Other lessons: an upsert comes through here before it finds its row.
    if 100 <= (
      select count(*) from public.lesson_progress l
      where l.user_id = new.user_id and l.lesson <> new.lesson
    ) then
      raise exception 'Too many lessons.' using errcode = 'insufficient_privilege';
    end if;
    new.opened_at := now();
  else
    new.user_id := old.user_id;
    new.lesson := old.lesson;
    new.opened_at := old.opened_at;
  end if;
  -- Finished stays finished, at the hour it first was; taking it back is allowed.
  new.completed_at := case
    when new.completed_at is null then null
    when tg_op = 'UPDATE' and old.completed_at is not null then old.completed_at
    else now() end;
  return new;
end
$$;
create trigger guard_progress before insert or update on public.lesson_progress
  for each row execute function public.guard_progress();

create function public.forget_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not new.keep_progress then
    delete from public.lesson_progress l where l.user_id = new.user_id;
  end if;
  return null;
end
$$;
create trigger forget_progress after update of keep_progress on public.profiles
  for each row execute function public.forget_progress();

create or replace function public.guard_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.user_id, new.created_at, new.terms_version)
    is distinct from (old.user_id, old.created_at, old.terms_version) then
    raise exception 'This part of a profile cannot change.' using errcode = 'insufficient_privilege';
  end if;
  new.updated_at := now();
  return new;
end
$$;

-- As before, with the phone, the language and the terms that the account form sends.
create or replace function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
  whole text;
  given text;
  family text;
  number text;
begin
  -- @supabase/lite on a real PostgreSQL stores the object as a string of JSON.
  if jsonb_typeof(meta) = 'string' then
    meta := (meta #>> '{}')::jsonb;
  end if;
  whole := btrim(coalesce(meta ->> 'full_name', meta ->> 'name', ''));
  given := coalesce(meta ->> 'first_name', meta ->> 'given_name');
  family := coalesce(meta ->> 'last_name', meta ->> 'family_name');
  if given is null and family is null then
    given := split_part(whole, ' ', 1);
    family := substr(whole, char_length(given) + 2);
  end if;
  number := coalesce(meta ->> 'phone', '');
  insert into public.profiles (user_id, first_name, last_name, language, phone, terms_version)
  values (
    new.id,
    left(btrim(coalesce(given, '')), 100),
    left(btrim(coalesce(family, '')), 100),
    case when meta ->> 'language' in ('fr', 'en') then meta ->> 'language' else 'fr' end,
    case when number ~ '^\+[1-9][0-9]{6,14}$' then number else '' end,
    nullif(left(btrim(coalesce(meta ->> 'terms_version', '')), 40), '')
  )
  on conflict (user_id) do nothing;
  return new;
end
$$;

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

-- Counts one use of `p_key`, at most `p_limit` in a window that starts with the first. Gives 0, or the
-- seconds until the window ends when the limit is reached. One statement: exact under any race.
create function public.take_rate(p_key text, p_limit integer, p_seconds integer) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  ends timestamptz;
begin
  insert into public.rate_limits as r (key, used, resets_at)
  values (p_key, 1, now() + make_interval(secs => p_seconds))
  on conflict (key) do update set
    used = case when r.resets_at <= now() then 1 else r.used + 1 end,
    resets_at = case
      when r.resets_at <= now() then now() + make_interval(secs => p_seconds) else r.resets_at end
    where r.resets_at <= now() or r.used < p_limit;
  if found then
    return 0;
  end if;
  select r.resets_at into ends from public.rate_limits r where r.key = p_key;
  return greatest(1, ceil(extract(epoch from ends - now())))::integer;
end
$$;

revoke execute on function
  public.second_factor_given(), public.recovery_codes_left(), public.guard_progress(),
  public.forget_progress(), public.confirm_email(), public.end_unproven_access(),
  public.second_factor_since(uuid), public.take_rate(text, integer, integer)
  from public, anon, authenticated;
grant execute on function public.second_factor_given() to authenticated, service_role;
grant execute on function public.recovery_codes_left() to authenticated, service_role;
grant execute on function public.take_rate(text, integer, integer) to service_role;

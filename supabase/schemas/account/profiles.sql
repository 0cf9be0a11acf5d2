-- One row per account, created with it.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Printable: see guard_profile and create_profile.
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  language text not null default 'fr' check (language in ('fr', 'en')),
  -- E.164: + and 7 to 15 digits; or empty.
  phone text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Optional emails, besides those required for the account and the contract.
  notify_signals boolean not null default true,
  notify_lessons boolean not null default false,
  notify_market boolean not null default false,
  notify_review boolean not null default false,
  -- False: no reading progress is stored.
  keep_progress boolean not null default true,
  -- Version of the terms accepted at sign-up; null for accounts from before consent was recorded.
  terms_version text check (char_length(terms_version) between 1 and 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Recipients of optional emails: daily review, new content, weekly market email.
create index profiles_reminded on public.profiles (user_id) where notify_review;
create index profiles_content on public.profiles (user_id) where notify_lessons;
create index profiles_market on public.profiles (user_id) where notify_market;

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant
  select,
  update (
    first_name, last_name, language, phone, notify_signals, notify_lessons, notify_market, notify_review,
    keep_progress
  )
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people edit their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.profiles
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Guards the fixed columns too, because a host's default privileges may widen column grants.
create function public.guard_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.user_id, new.created_at, new.terms_version)
    is distinct from (old.user_id, old.created_at, old.terms_version) then
    raise exception 'This part of a profile cannot change.' using errcode = 'insufficient_privilege';
  end if;
  if not (public.is_printable_line(new.first_name) and public.is_printable_line(new.last_name)) then
    raise exception 'A name is one printable line.' using errcode = 'check_violation';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();

-- Sign-up sends first_name and last_name; Google sends given_name and family_name, or a single name.
-- Truncates long names and empties unprintable ones, so that a profile never makes a sign-up fail.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  meta constant jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
  whole text;
  given text;
  family text;
  number text;
begin
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
    case when public.is_printable_line(given) then left(btrim(given), 100) else '' end,
    case when public.is_printable_line(family) then left(btrim(family), 100) else '' end,
    case when meta ->> 'language' in ('fr', 'en') then meta ->> 'language' else 'fr' end,
    case when number ~ '^\+[1-9][0-9]{6,14}$' then number else '' end,
    nullif(left(btrim(coalesce(meta ->> 'terms_version', '')), 40), '')
  )
  on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

revoke execute on function
  public.guard_profile,
  public.create_profile
  from public, anon, authenticated;

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

-- Guards the fixed columns too, because a host's default privileges may widen column grants. The terms are written by
-- a trigger only: finish_profile.
create function public.guard_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.user_id, new.created_at) is distinct from (old.user_id, old.created_at)
    or (new.terms_version is distinct from old.terms_version and pg_trigger_depth() = 1) then
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

-- A name, phone number or version of the terms as a profile stores it, so that bad metadata never makes a sign-up
-- fail: long names are cut, and what cannot be stored is left empty.
create function public.profile_name(p_name text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select case when public.is_printable_line(p_name) then left(btrim(p_name), 100) else '' end
$$;

create function public.profile_phone(p_phone text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select case when p_phone ~ '^\+[1-9][0-9]{6,14}$' then p_phone else '' end
$$;

create function public.profile_terms(p_version text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select nullif(left(btrim(coalesce(p_version, '')), 40), '')
$$;

-- Sign-up sends first_name and last_name; Google sends given_name and family_name, or a single name.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  meta constant jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
  whole text;
  given text;
  family text;
begin
  whole := btrim(coalesce(meta ->> 'full_name', meta ->> 'name', ''));
  given := coalesce(meta ->> 'first_name', meta ->> 'given_name');
  family := coalesce(meta ->> 'last_name', meta ->> 'family_name');
  if given is null and family is null then
    given := split_part(whole, ' ', 1);
    family := substr(whole, char_length(given) + 2);
  end if;
  insert into public.profiles (user_id, first_name, last_name, language, phone, terms_version)
  values (
    new.id,
    public.profile_name(given),
    public.profile_name(family),
    case when meta ->> 'language' in ('fr', 'en') then meta ->> 'language' else 'fr' end,
    public.profile_phone(meta ->> 'phone'),
    public.profile_terms(meta ->> 'terms_version')
  )
  on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- A sign-up may find an account of its address that somebody else opened without proving it, or that Google has just
-- created: what its form writes to the metadata, within ten minutes of the proof, replaces what the profile was
-- created with.
create function public.finish_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  meta constant jsonb := new.raw_user_meta_data;
begin
  -- Only sign-ups send this key.
  if meta ? 'terms_version' and exists (
    select from public.address_proofs p
    where p.user_id = new.id and p.proved_at > now() - interval '10 minutes'
  ) then
    update public.profiles p set
      first_name = case when meta ? 'first_name' then public.profile_name(meta ->> 'first_name') else p.first_name end,
      last_name = case when meta ? 'last_name' then public.profile_name(meta ->> 'last_name') else p.last_name end,
      language = case when meta ->> 'language' in ('fr', 'en') then meta ->> 'language' else p.language end,
      phone = case when meta ? 'phone' then public.profile_phone(meta ->> 'phone') else p.phone end,
      terms_version = public.profile_terms(meta ->> 'terms_version')
    where p.user_id = new.id;
  end if;
  return null;
end
$$;

create trigger finish_profile after update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data is distinct from old.raw_user_meta_data)
  execute function public.finish_profile();

revoke execute on function
  public.guard_profile,
  public.profile_name,
  public.profile_phone,
  public.profile_terms,
  public.create_profile,
  public.finish_profile
  from public, anon, authenticated;

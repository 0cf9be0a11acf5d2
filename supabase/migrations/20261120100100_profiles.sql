-- One row per account, made when the account is.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  language text not null default 'fr' check (language in ('fr', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select, update (first_name, last_name, language) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "people edit their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- Column grants may be widened by a host's defaults, so the fixed columns are also guarded here.
create function public.guard_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.user_id is distinct from old.user_id or new.created_at is distinct from old.created_at then
    raise exception 'Only the names and the language of a profile can change.'
      using errcode = 'insufficient_privilege';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();

-- Sign-up sends first_name and last_name; Google sends given_name and family_name, or one name.
-- Long names are cut: a profile never makes a sign-up fail.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
  whole text;
  given text;
  family text;
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
  insert into public.profiles (user_id, first_name, last_name, language)
  values (
    new.id,
    left(btrim(coalesce(given, '')), 100),
    left(btrim(coalesce(family, '')), 100),
    case when meta ->> 'language' in ('fr', 'en') then meta ->> 'language' else 'fr' end
  )
  on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

revoke execute on function public.guard_profile(), public.create_profile()
  from public, anon, authenticated;

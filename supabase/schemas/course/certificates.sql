-- Certificates of the course: one per user, issued once by the functions, without an expiry. `subject` identifies
-- the holder in the credential. Deleted with the account; a revocation stays.
create table public.certificates (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number text not null unique check (number ~ '^ECT(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  subject uuid not null,
  -- As the person confirmed it.
  name text not null check (
    char_length(name) between 1 and 80 and public.is_printable_line(name)
  ),
  language text not null check (language in ('fr', 'en')),
  -- Reading time of the lessons.
  minutes integer not null check (minutes > 0),
  content_version text not null check (content_version ~ '^[0-9a-f]{12}$'),
  issued_at timestamptz not null,
  name_public boolean not null default false,
  -- The signed credential. The order of its members is not signed.
  badge jsonb not null
);

-- Revoked certificates, by number only: a credential stays revoked after its account is erased.
create table public.certificate_revocations (
  number text primary key check (number ~ '^ECT(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  reason text not null check (reason in ('error', 'fraud', 'replaced', 'request')),
  revoked_at timestamptz not null default now()
);

alter table public.certificates enable row level security;
alter table public.certificate_revocations enable row level security;
revoke all on public.certificates, public.certificate_revocations from anon, authenticated;
grant select on public.certificates to authenticated;
grant select, insert, update, delete on public.certificates, public.certificate_revocations to service_role;

create policy "people read their own certificate" on public.certificates
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.certificates
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Issues a certificate to a subscriber who has finished every lesson of p_lessons and passed its quiz. Returns
-- 'issued', also for a user who already has one (only one of concurrent calls inserts); else the missing
-- requirement, 'subscription' or 'lessons'.
create function public.issue_certificate(
  p_user uuid, p_lessons text[], p_number text, p_subject uuid, p_name text, p_language text,
  p_minutes integer, p_content_version text, p_issued_at timestamptz, p_badge jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.certificates c where c.user_id = p_user) then
    return 'issued';
  end if;
  -- An empty or incomplete list, by mistake, must not issue a certificate.
  if 20 > (select count(distinct required.lesson) from unnest(p_lessons) as required (lesson)) then
    raise exception 'The course has twenty lessons.' using errcode = 'invalid_parameter_value';
  end if;
  if not public.is_subscriber(p_user) then
    return 'subscription';
  end if;
  if exists (
    select from unnest(p_lessons) as required (lesson)
    where not exists (
      select from public.lesson_progress l
      where l.user_id = p_user and l.lesson = required.lesson and l.completed_at is not null
    ) or not exists (
      select from public.quiz_attempts a
      where a.user_id = p_user and a.lesson = required.lesson and a.passed
    )
  ) then
    return 'lessons';
  end if;
  insert into public.certificates (
    user_id, number, subject, name, language, minutes, content_version, issued_at, badge
  ) values (
    p_user, p_number, p_subject, p_name, p_language, p_minutes, p_content_version, p_issued_at, p_badge
  ) on conflict (user_id) do nothing;
  return 'issued';
end
$$;

-- Revokes a certificate. Returns 'revoked', 'known' if it was revoked before, or 'unknown' if no account has the
-- number; p_unknown revokes it nevertheless (its account was erased). A replaced certificate is deleted, so that
-- its holder can be issued another.
create function public.revoke_certificate(p_number text, p_reason text, p_unknown boolean default false)
  returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.certificate_revocations r where r.number = p_number) then
    return 'known';
  end if;
  if not p_unknown and not exists (select from public.certificates c where c.number = p_number) then
    return 'unknown';
  end if;
  insert into public.certificate_revocations (number, reason) values (p_number, p_reason)
    on conflict (number) do nothing;
  if p_reason = 'replaced' then
    delete from public.certificates c where c.number = p_number;
  end if;
  return 'revoked';
end
$$;

revoke execute on function
  public.issue_certificate,
  public.revoke_certificate
  from public, anon, authenticated;
grant execute on function
  public.issue_certificate,
  public.revoke_certificate
  to service_role;

-- supabase/schemas in the order of supabase/config.toml, written by `npm run generate`.

-- The three roles of the Data API. Hosted projects have them; a bare PostgreSQL does not.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- New tables and functions are inaccessible until a migration grants access by name.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;

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

-- Rules for texts typed by users, for rows written without the functions. Forms and functions have the same rules
-- in src/domain/shared; tests/database/schema/text-rules.test.ts compares them.

-- One line: no control characters, line separators or direction overrides (printable.ts).
create function public.is_printable_line(p_text text) returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select p_text !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

-- An email address (email.ts). PostgreSQL has no Unicode categories: letters of other scripts are all characters
-- outside the blocks of punctuation, symbols and invisible characters. Never rejects an address that the forms accept.
create function public.is_email(p_email text) returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select char_length(p_email) <= 254 and p_email ~ (
    '^' || parts.word || '(\.' || parts.word || ')*@('
    || parts.one || '((' || parts.one || '|-){0,61}' || parts.one || ')?\.)+'
    || '([xX][nN]--[a-zA-Z0-9-]{1,58}[a-zA-Z0-9]|' || parts.letter || '{2,63})$'
  )
  from (
    select
      '[^\u0001-\u0020"(),.:;<>@[\\\]\u007f' || signs.all || ']+' as word,
      '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f' || signs.all || ']' as one,
      '[^\u0001-\u0040\u005b-\u0060\u007b-\u007f' || signs.all || ']' as letter
    from (
      select '\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u061c\u2000-\u206f\u20a0-\u20cf'
        || '\u2190-\u245f\u2500-\u2bff\u3000-\u3004\u3008-\u3020\u3030\ue000-\uf8ff\ufeff\ufff0-\uffff'
        || '\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e00ff\U000f0000-\U0010ffff' as all
    ) signs
  ) parts
$$;

-- CHECK constraints run with the permissions of the role that writes the row.
revoke execute on function
  public.is_printable_line,
  public.is_email
  from public, anon, authenticated;
grant execute on function
  public.is_printable_line,
  public.is_email
  to service_role;

-- The calendar day in Paris of an instant.
create function public.paris_day(p_at timestamptz) returns date
  language sql stable security definer set search_path = ''
as $$
  select (p_at at time zone 'Europe/Paris')::date
$$;

revoke execute on function public.paris_day from public, anon, authenticated;

-- Usage counters: the key is an HMAC of user and action, never a plain address.
create table public.rate_limits (
  key text primary key check (char_length(key) <= 100),
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_old on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one use of `p_key`, at most `p_limit` in a window that starts with the first. Returns 0, or the
-- seconds until the window ends when the limit is reached. A single statement: exact under concurrency.
create function public.consume_rate_limit(p_key text, p_limit integer, p_seconds integer)
  returns integer
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
  return least(p_seconds, greatest(1, ceil(extract(epoch from ends - now()))))::integer;
end
$$;

-- Counts one use of each limit, in order, up to the first exceeded one. Returns its wait in seconds, or 0. A
-- caller past their own limit thus uses up no shared limit after it. p_limits: [{ "key", "times", "seconds"
-- }] for consume_rate_limit. A server crash may lose the last uses, which is harmless (asynchronous commit);
-- nothing else may be done in the same transaction.
create function public.consume_rate_limits(p_limits jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  rate_limit record;
  wait integer := 0;
begin
  perform set_config('synchronous_commit', 'off', true);
  for rate_limit in
    select * from jsonb_to_recordset(p_limits) as x (key text, times integer, seconds integer)
  loop
    wait := public.consume_rate_limit(rate_limit.key, rate_limit.times, rate_limit.seconds);
    exit when wait > 0;
  end loop;
  return wait;
end
$$;

-- Counts one use of each limit of a form, in order, in the caller's transaction. At the first exceeded limit it
-- raises PT429 with the message `limited 90`, in seconds, or `proof_required`: a block that catches the error rolls
-- the counts back. p_limits: [{ "key", "times", "seconds", "global", "unless_owner", "proof" }] for consume_rate_limit;
-- `global` ones exempt subscribers, those with `unless_owner` the owner of the mailbox (owns_mailbox), and beyond one
-- with `proof` a proof of work is needed.
create function public.require_rate_limits(
  p_limits jsonb, p_subscriber boolean default false, p_owner boolean default false
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  rate_limit record;
  wait integer;
begin
  for rate_limit in
    select * from jsonb_to_recordset(p_limits)
      as x (key text, times integer, seconds integer, global boolean, unless_owner boolean, proof boolean)
  loop
    continue when rate_limit.global and p_subscriber or rate_limit.unless_owner and p_owner;
    wait := public.consume_rate_limit(rate_limit.key, rate_limit.times, rate_limit.seconds);
    if wait > 0 then
      raise exception using errcode = 'PT429',
        message = case when rate_limit.proof then 'proof_required' else 'limited ' || wait end;
    end if;
  end loop;
end
$$;

revoke execute on function
  public.consume_rate_limit,
  public.require_rate_limits,
  public.consume_rate_limits
  from public, anon, authenticated;
grant execute on function public.consume_rate_limits to service_role;

-- Whether the caller's session still exists: Auth deletes it on sign-out, with a new password and with the first proof
-- of the address, but its access token stays valid for up to an hour.
create function public.session_is_live() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and s.user_id = (select auth.uid())
  )
$$;

-- Whether the session still exists and has passed the second factor, if the user has one.
create function public.second_factor_given() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select public.session_is_live() and (
    coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors f
      where f.user_id = (select auth.uid()) and f.status = 'verified'
    )
  )
$$;

-- When the enrolment of the user's oldest second factor started: codes from before belong to none of the
-- factors. Minus infinity without a factor.
create function public.second_factor_since(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select coalesce(min(f.created_at), '-infinity') from auth.mfa_factors f
  where f.user_id = p_user and f.status = 'verified'
$$;

revoke execute on function
  public.session_is_live,
  public.second_factor_since,
  public.second_factor_given
  from public, anon, authenticated;
grant execute on function public.second_factor_given to authenticated, service_role;

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

-- The email outbox: a row is inserted in the transaction of its cause; recipient and content are cleared once
-- it is sent or has failed permanently.
create table public.emails (
  id uuid primary key default gen_random_uuid(), -- the idempotency key at Resend
  -- Deduplicates: one email per cause. Byte order takes a tenth of the time of language rules.
  cause text collate "C" not null unique check (char_length(cause) <= 200),
  -- Cleared by a trigger when the account is deleted other than by an erasure (forget_emails). No foreign key: its
  -- check took a tenth of the time of queueing a signal.
  user_id uuid,
  -- 'account' is always sent, other purposes only if the user's preferences allow them.
  purpose text not null check (purpose in ('account', 'signals', 'lessons', 'market', 'review')),
  template text not null,
  language text not null check (language in ('fr', 'en')),
  -- An address, or 'staff' for the team's (STAFF_EMAIL).
  recipient text check (char_length(recipient) <= 320),
  -- Payload of the template; for a signal, { event }.
  data jsonb not null default '{}'::jsonb,
  -- Send order: 0 a user is waiting for it, 1 signals and reminders of appointments, 2 the rest.
  priority smallint not null default 0 check (priority between 0 and 2),
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  -- Not sent after this time, such as a signal that is no longer valid.
  not_after timestamptz,
  -- Claims by a worker; also the lease token that settle_emails compares.
  attempts integer not null default 0,
  -- Leases that expired because the worker crashed. They do not count as failed attempts.
  lease_expirations integer not null default 0,
  -- End of the worker's lease; null while it is not being sent.
  leased_until timestamptz,
  -- Cancelled while it was being sent: no further attempt.
  cancelled_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  -- The templates of netlify/mail/index.ts.
  constraint known_template check (template in (
    'account-deleted', 'second-factor-removed', 'recovery-codes-renewed', 'earlier-access-ended',
    'address-link', 'account-unused', 'signals-notice', 'signals-open',
    'subscription-welcome', 'payment-failed', 'payment-action-required', 'payment-returned',
    'renewal-notice',
    'plan-changed', 'subscription-resumed', 'subscription-ended', 'cancellation-receipt',
    'withdrawal-receipt', 'withdrawal-refund', 'contract-link', 'contract-unknown',
    'appointment-confirmed', 'appointment-moved', 'appointment-cancelled',
    'appointment-reminder', 'staff-appointment', 'staff-appointment-erased', 'support-copy',
    'staff-ticket', 'staff-email-failed', 'staff-unexplained-payment', 'review-reminder',
    'content-news', 'market-week', 'signal-issued', 'signal-updated', 'webhook-stopped',
    'order-unclear', 'ticket-answer'
  )),
  constraint emptied_when_done check (
    (sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)
  )
)
-- Every row passes through the partial indexes: vacuums earlier than by default.
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- Queue order, without settled rows.
create index emails_waiting on public.emails (priority, not_before)
  where sent_at is null and given_up_at is null;
-- Expiry of leases.
create index emails_leased on public.emails (leased_until)
  where sent_at is null and given_up_at is null and leased_until is not null;
-- Retention, for purge_expired.
create index emails_settled on public.emails ((coalesce(sent_at, given_up_at)))
  where coalesce(sent_at, given_up_at) is not null;
create index emails_user on public.emails (user_id);

alter table public.emails enable row level security;
revoke all on public.emails from anon, authenticated;
grant select, insert, update, delete on public.emails to service_role;

-- Deletes an erased account's emails, and those to its address if given: not those of another account, nor of a time
-- after p_until. The receipts that the law requires are detached and still sent, and emptied then, like every email.
create function public.drop_emails(
  p_user uuid, p_address text default null, p_until timestamptz default 'infinity'
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  receipts constant text[] := array['cancellation-receipt', 'withdrawal-receipt', 'withdrawal-refund'];
begin
  update public.emails e set user_id = null
    where e.user_id = p_user and e.recipient is not null and e.template = any (receipts);
  delete from public.emails e where e.user_id = p_user;
  -- Those about an appointment or a ticket without an account stay, as the appointment or ticket does.
  delete from public.emails e
    where lower(e.recipient) = p_address and e.template <> all (receipts)
      and e.created_at <= p_until
      and not exists (select from auth.users u where u.id = e.user_id)
      and not (e.user_id is null and (
        (e.template like 'appointment-%' and exists (
          select from public.appointments a where a.id::text = e.data ->> 'id'
        )) or (e.template in ('support-copy', 'ticket-answer') and exists (
          select from public.support_tickets t where t.id::text = split_part(e.cause, ':', 2)
        ))
      ));
end
$$;

-- Detaches the emails of a deleted account, or deletes those queued since prepare_erasure if it is being erased.
create function public.forget_emails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.erasures x where x.user_id = old.id) then
    perform public.drop_emails(old.id);
  else
    update public.emails e set user_id = null where e.user_id = old.id;
  end if;
  return null;
end
$$;

create trigger forget_emails after delete on auth.users
  for each row execute function public.forget_emails();

revoke execute on function public.drop_emails, public.forget_emails from public, anon, authenticated;

-- Whether an email of this purpose, queued at p_queued_at, may be sent to a user: 'account' always, others by their
-- preferences, and not once the account is deleted (p_user is null). A reminder is sent only on the day it was queued,
-- and only while it is still due.
create function public.wants_email(
  p_user uuid, p_purpose text, p_queued_at timestamptz default now()
) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case p_purpose
    when 'account' then true
    -- A null user would make review_reminders return the reminders of all users.
    when 'review' then p_user is not null and public.paris_day(p_queued_at) = public.paris_day(now())
      and exists (select from public.review_reminders(p_user))
    else exists (
      select from public.profiles p
      where p.user_id = p_user and case p_purpose
        when 'signals' then p.notify_signals and public.receives_signals(p_user)
        when 'lessons' then p.notify_lessons
        when 'market' then p.notify_market
        else false end
    ) end;
end
$$;

-- Enqueues an email, once per cause, and returns its id. The recipient is any address, or 'staff' for the
-- team. A delayed email has the lowest priority unless p_priority is given: no user is waiting for it.
create function public.enqueue_email(
  p_cause text, p_recipient text, p_template text, p_data jsonb, p_language text default 'fr',
  p_user uuid default null, p_not_before timestamptz default null, p_purpose text default 'account',
  p_priority integer default null, p_not_after timestamptz default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  email_id uuid;
begin
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, not_before, not_after, priority)
  values (
    p_cause, p_user, p_purpose, p_template, p_language, p_recipient, p_data,
    greatest(p_not_before, now()), p_not_after,
    coalesce(p_priority, case when p_not_before > now() then 2 else 0 end)
  )
  on conflict (cause) do nothing;
  select e.id into email_id from public.emails e where e.cause = p_cause;
  return email_id;
end
$$;

-- Enqueues an email to a user, in the language of their profile unless given. Returns null when their
-- preferences exclude this purpose, or if there is no such user.
create function public.enqueue_user_email(
  p_cause text, p_user uuid, p_purpose text, p_template text, p_data jsonb default '{}',
  p_language text default null, p_delay_seconds integer default 0
) returns uuid
  language sql security definer set search_path = ''
as $$
  select public.enqueue_email(
    p_cause, u.email, p_template, p_data,
    coalesce(p_language, (select p.language from public.profiles p where p.user_id = u.id), 'fr'),
    u.id, now() + make_interval(secs => p_delay_seconds), p_purpose,
    case when p_purpose = 'signals' then 1
      when p_purpose <> 'account' or p_template in ('renewal-notice', 'account-unused') then 2 else 0 end
  )
  from auth.users u
  where u.id = p_user and public.wants_email(p_user, p_purpose)
$$;

-- Cancels an email, such as the reminder of a cancelled appointment. True: it will not be sent. False:
-- already sent, unknown, or being sent; if that attempt fails, it is not retried.
create function public.cancel_email(p_cause text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  is_cancelled boolean;
begin
  -- One statement, so that each condition sees the same version of the row.
  update public.emails e set
    cancelled_at = now(),
    given_up_at = case when e.leased_until > now() then null else now() end,
    recipient = case when e.leased_until > now() then e.recipient end,
    data = case when e.leased_until > now() then e.data else '{}' end,
    last_error = case when e.leased_until > now() then e.last_error else 'cancelled' end,
    leased_until = case when e.leased_until > now() then e.leased_until end
    where e.cause = p_cause and e.sent_at is null and e.given_up_at is null
    returning e.given_up_at is not null into is_cancelled;
  return coalesce(is_cancelled, false);
end
$$;

-- Alerts the team of emails that failed permanently, or too late to be sent: individually up to three times an hour,
-- the rest in one summary at the end of the hour. Never about a failed alert.
create function public.report_failed_emails(p_ids uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  failed public.emails;
  rest integer := 0;
  facts jsonb;
begin
  for failed in
    select * from public.emails e
    where e.id = any (p_ids) and e.template <> 'staff-email-failed' order by e.id
  loop
    facts := jsonb_build_object(
      'template', failed.template, 'email', failed.id, 'code', failed.last_error, 'at', now()
    );
    if rest = 0 and public.consume_rate_limit('email:failed', 3, 3600) = 0 then
      perform public.enqueue_email(
        'email-failed:' || failed.id, 'staff', 'staff-email-failed', facts
      );
    else
      rest := rest + 1;
    end if;
  end loop;
  if rest > 0 then
    insert into public.emails as e
      (cause, purpose, template, language, recipient, data, not_before, priority)
    values (
      'emails-failed:' || extract(epoch from date_trunc('hour', now()))::bigint,
      'account', 'staff-email-failed', 'fr', 'staff', facts || jsonb_build_object('count', rest),
      date_trunc('hour', now()) + interval '1 hour', 2
    )
    on conflict (cause) do update set
      data = excluded.data || jsonb_build_object('count', (e.data ->> 'count')::integer + rest)
      where e.attempts = 0 and e.sent_at is null and e.given_up_at is null;
  end if;
end
$$;

revoke execute on function
  public.report_failed_emails,
  public.wants_email,
  public.enqueue_email,
  public.enqueue_user_email,
  public.cancel_email
  from public, anon, authenticated;
grant execute on function
  public.wants_email,
  public.enqueue_email,
  public.enqueue_user_email,
  public.cancel_email
  to service_role;

-- Leases up to p_limit due emails to one worker (only p_only, if given): by priority, then the oldest first.
-- An expired lease makes an email due again. All workers share a rate of p_per_second, and nothing is leased
-- during a pause requested by Resend. Also drops cancelled, unwanted and late emails, and fails those whose lease
-- expired 20 times; the team is alerted of these, and of late emails of signals: the queue was too long or stopped.
-- Emails of signals get their content here: their rows hold only the event.
create function public.claim_emails(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null,
  p_per_second integer default null
) returns setof public.emails
  language plpgsql security definer set search_path = ''
  -- Forces the index order: planner statistics mislead on a table that fills and empties.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
declare
  room integer := p_limit;
  free_at timestamptz;
  moment timestamptz;
  found_ids uuid[];
  leased_ids uuid[];
  failed_ids uuid[];
  email public.emails;
begin
  if exists (
    select from public.rate_limits r where r.key = 'email:pause' and r.resets_at > now()
  ) then
    return;
  end if;
  if p_per_second is not null then
    -- Workers wait for this row for some milliseconds. Allows a burst of a quarter of a second; emails of
    -- p_only, which a user is waiting for, may be sent up to a second early.
    insert into public.rate_limits as r (key, used, resets_at)
      values ('email:pace', 0, clock_timestamp())
      on conflict (key) do update set resets_at = greatest(r.resets_at, clock_timestamp())
      returning r.resets_at into free_at;
    room := least(room, floor(
      greatest(1, p_per_second / 4.0) + case when p_only is null then 0 else p_per_second end
      - extract(epoch from greatest(free_at - clock_timestamp(), interval '0')) * p_per_second
    ))::integer;
    if room < 1 then
      return;
    end if;
  end if;
  moment := clock_timestamp();
  if p_only is not null then
    found_ids := array(
      select e.id from public.emails e
      where e.id = any (p_only) and e.sent_at is null and e.given_up_at is null
        and e.not_before <= moment and (e.leased_until is null or e.leased_until <= moment)
        -- The lowest priority waits for all others here too.
        and (e.priority < 2 or not exists (
          select from public.emails other
          where other.sent_at is null and other.given_up_at is null and other.priority < 2
            and other.not_before <= moment
            and (other.leased_until is null or other.leased_until <= moment)
        ))
      order by e.id limit room for update skip locked
    );
  else
    found_ids := array(
      select due.id from generate_series(0, 2) level cross join lateral (
        select e.id from public.emails e
        where e.sent_at is null and e.given_up_at is null and e.priority = level
          and e.not_before <= moment and (e.leased_until is null or e.leased_until <= moment)
        order by e.not_before limit room for update skip locked
      ) due limit room
    );
  end if;
  with late as materialized (
    select e.id from public.emails e
    where e.id = any (found_ids) and (
      e.not_after <= moment
      -- Would be sent after the email that says that the signal has closed.
      or (e.template = 'signal-issued' and public.signal_is_closed((e.data ->> 'event')::uuid))
    )
  ), dropped as (
    update public.emails e set
      given_up_at = now(), recipient = null, data = '{}', leased_until = null,
      last_error = case when e.cancelled_at is not null then 'cancelled'
        when e.lease_expirations >= 20 then 'lease_expired'
        when e.id in (select l.id from late l) then 'too_late' else 'unwanted' end
      where e.id = any (found_ids) and (
        e.cancelled_at is not null or e.lease_expirations >= 20
        or e.id in (select l.id from late l)
        or not public.wants_email(e.user_id, e.purpose, e.created_at)
      )
      returning e.id, e.last_error, e.purpose, e.not_after
  )
  select
    array(select unnest(found_ids) except select id from dropped),
    array(
      select id from dropped
      where last_error = 'lease_expired'
        or (last_error = 'too_late' and purpose = 'signals' and not_after <= moment)
    )
    into leased_ids, failed_ids;
  if cardinality(failed_ids) > 0 then
    perform public.report_failed_emails(failed_ids);
  end if;
  if p_per_second is not null then
    update public.rate_limits r
      set resets_at = r.resets_at + interval '1 second' * cardinality(leased_ids) / p_per_second
      where r.key = 'email:pace';
  end if;
  for email in
    update public.emails e set
      attempts = e.attempts + 1,
      lease_expirations = e.lease_expirations + case when e.leased_until is null then 0 else 1 end,
      leased_until = moment + make_interval(secs => p_lease_seconds)
      where e.id = any (leased_ids)
      returning e.*
  loop
    if email.template in ('signal-issued', 'signal-updated') then
      email.data := public.signal_email_data((email.data ->> 'event')::uuid, email.language);
    end if;
    return next email;
  end loop;
end
$$;

-- When the next email may be sent, including pause and rate; null: none is queued.
create function public.next_email_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(min(waiting.at), (
    select max(r.resets_at) from public.rate_limits r where r.key in ('email:pause', 'email:pace')
  ))
  from (
    select due.at from generate_series(0, 2) level cross join lateral (
      select e.not_before as at from public.emails e
      where e.sent_at is null and e.given_up_at is null and e.leased_until is null
        and e.priority = level
      order by e.not_before limit 1
    ) due
    union all
    (select e.leased_until from public.emails e
      where e.sent_at is null and e.given_up_at is null and e.leased_until is not null
      order by e.leased_until limit 1)
  ) waiting
  having min(waiting.at) is not null
$$;

revoke execute on function public.claim_emails, public.next_email_at
  from public, anon, authenticated;
grant execute on function public.claim_emails, public.next_email_at to service_role;

-- Records the results of leased emails: [{ id, attempt, outcome, code, wait }]. Outcomes:
--   sent: the row is emptied;
--   retry: waits 1, 3, 9 … 729 minutes (p_wait_seconds the first time, a quarter more or less at random), so that
--     eight attempts lie within the day in which Resend remembers an idempotency key; given up after the eighth;
--   permanent: given up;
--   throttled: rate limit or missing setting; not counted as an attempt, waits `wait` seconds.
-- All emails wait p_pause_seconds. A result of an earlier lease (`attempt`) is ignored, unless it is `sent`. Returns
-- the emails that are given up; the team is alerted.
create function public.settle_emails(
  p_results jsonb, p_pause_seconds integer default 0, p_wait_seconds integer default 60
) returns uuid[]
  language plpgsql security definer set search_path = ''
  -- Forces lookups by primary key.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  failed uuid[];
begin
  if p_pause_seconds > 0 then
    insert into public.rate_limits as r (key, used, resets_at)
      values ('email:pause', 0, now() + make_interval(secs => p_pause_seconds))
      on conflict (key) do update set resets_at = greatest(r.resets_at, excluded.resets_at);
  end if;
  -- Locks in id order: two workers may settle the same email after a lease expired.
  perform from public.emails e
    where e.id in (select (r ->> 'id')::uuid from jsonb_array_elements(p_results) r)
    order by e.id for update;
  update public.emails e set
    sent_at = now(), given_up_at = null, recipient = null, data = '{}', leased_until = null,
    last_error = null
    from jsonb_to_recordset(p_results) r (id uuid, outcome text)
    where e.id = r.id and r.outcome = 'sent' and e.sent_at is null;
  with result as materialized (
    select e.id, r.outcome, left(r.code, 500) as code, coalesce(r.wait, 0) as wait,
      e.cancelled_at is null and (
        r.outcome = 'throttled' or (r.outcome = 'retry' and e.attempts - e.lease_expirations < 8)
      ) as retries
    from jsonb_to_recordset(p_results) r
      (id uuid, attempt integer, outcome text, code text, wait integer)
    join public.emails e on e.id = r.id and e.attempts = r.attempt
    where r.outcome <> 'sent' and e.sent_at is null and e.given_up_at is null
  ),
  settled as (
    update public.emails e set
      leased_until = null,
      attempts = e.attempts - case when result.outcome = 'throttled' then 1 else 0 end,
      last_error = case when e.cancelled_at is null then result.code else 'cancelled' end,
      not_before = case when result.outcome <> 'throttled' then
          now() + make_interval(secs => p_wait_seconds)
            * power(3, e.attempts - e.lease_expirations - 1) * (0.75 + random() / 2)
        when result.wait > 0 then now() + make_interval(secs => result.wait)
        else e.not_before end,
      given_up_at = case when result.retries then null else now() end,
      recipient = case when result.retries then e.recipient end,
      data = case when result.retries then e.data else '{}' end
      from result where e.id = result.id
      returning e.id, e.given_up_at, e.cancelled_at
  )
  select array(
    select id from settled where given_up_at is not null and cancelled_at is null order by id
  ) into failed;
  if cardinality(failed) > 0 then
    perform public.report_failed_emails(failed);
  end if;
  return failed;
end
$$;

revoke execute on function public.settle_emails from public, anon, authenticated;
grant execute on function public.settle_emails to service_role;

-- Ten single-use codes that replace a lost second factor. Stored as HMACs.
create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 64),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table public.recovery_codes enable row level security;
revoke all on public.recovery_codes from anon, authenticated;
grant select, insert, update, delete on public.recovery_codes to service_role;

-- Number of unused codes: all that the user can read. Null before the second factor is verified.
create function public.recovery_codes_left() returns integer
  language sql stable security definer set search_path = ''
as $$
  select case when public.second_factor_given() then count(*)::integer end
  from public.recovery_codes c
  where c.user_id = (select auth.uid()) and c.used_at is null
    and c.created_at >= public.second_factor_since(c.user_id)
$$;

-- Replaces the user's codes, and enqueues an email if there were earlier ones.
create function public.replace_recovery_codes(p_user uuid, p_hashes text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery_codes|' || p_user, 0));
  delete from public.recovery_codes c where c.user_id = p_user;
  if found then
    perform public.enqueue_user_email(
      'recovery-codes:' || gen_random_uuid(), p_user, 'account', 'recovery-codes-renewed',
      jsonb_build_object('at', now())
    );
  end if;
  insert into public.recovery_codes (user_id, code_hash) select p_user, unnest(p_hashes);
end
$$;

-- Consumes a code and returns the id of the notification email; null for a wrong or used code, or one created
-- for an earlier second factor. The email is delayed by a minute, for restore_recovery_code.
create function public.use_recovery_code(p_user uuid, p_hash text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = now()
    where c.user_id = p_user and c.code_hash = p_hash and c.used_at is null
      and c.created_at >= public.second_factor_since(p_user);
  if not found then
    return null;
  end if;
  return public.enqueue_user_email(
    'second-factor-removed:' || gen_random_uuid(), p_user, 'account', 'second-factor-removed',
    jsonb_build_object('at', now()), p_delay_seconds => 60
  );
end
$$;

-- Restores a code when its second factor could not be removed.
create function public.restore_recovery_code(p_user uuid, p_hash text, p_mail uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.recovery_codes c set used_at = null where c.user_id = p_user and c.code_hash = p_hash;
  delete from public.emails d where d.id = p_mail and d.user_id = p_user and d.attempts = 0;
end
$$;

revoke execute on function
  public.replace_recovery_codes,
  public.use_recovery_code,
  public.restore_recovery_code,
  public.recovery_codes_left
  from public, anon, authenticated;
grant execute on function
  public.replace_recovery_codes,
  public.use_recovery_code,
  public.restore_recovery_code
  to service_role;
grant execute on function public.recovery_codes_left to authenticated, service_role;

-- When an account's address was proved: by a link or code mailed by the server, or by Google. In 'emailjs'
-- mode the browser checks the code, so a direct call of the API can skip it: it is not a proof.
create table public.address_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proved_at timestamptz not null default now()
);

alter table public.address_proofs enable row level security;
revoke all on public.address_proofs from anon, authenticated;
grant select on public.address_proofs to authenticated;
grant select, insert, update, delete on public.address_proofs to service_role;

create policy "people read their own proof" on public.address_proofs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.address_proofs
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Records the proof. Until then anybody may have created the account and signed in to it, so the first proof
-- ends everything that opened it before: password, other sessions, second factors, recovery codes, a pending
-- change of address. The session that gave the proof (p_session) stays. The owner is notified by email.
create function public.end_unproven_access(p_user uuid, p_session uuid default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  ended boolean;
begin
  insert into public.address_proofs (user_id) values (p_user) on conflict do nothing;
  if not found then
    return;
  end if;
  update auth.users u set encrypted_password = ''
    where u.id = p_user and u.encrypted_password <> '';
  ended := found;
  update auth.users u set email_change = '', email_change_token_new = '',
      email_change_token_current = '', email_change_confirm_status = 0
    where u.id = p_user and u.email_change <> '';
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens t
      where t.user_id = $1 and t.token_type::text like ''email_change%''' using p_user;
  end if;
  delete from auth.sessions s where s.user_id = p_user and s.id is distinct from p_session;
  ended := ended or found;
  delete from auth.mfa_factors f where f.user_id = p_user;
  ended := ended or found;
  delete from public.recovery_codes c where c.user_id = p_user;
  if ended then
    perform public.enqueue_user_email(
      'earlier-access-ended:' || p_user, p_user, 'account', 'earlier-access-ended',
      jsonb_build_object('at', now())
    );
  end if;
end
$$;

-- A session that a mailed link, a mailed code or Google opened proves the address. Auth notes the method of
-- each session it opens in this table.
create function public.prove_by_sign_in() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.authentication_method in
    ('otp', 'magiclink', 'recovery', 'email/signup', 'email_change', 'invite', 'oauth') then
    perform public.end_unproven_access(s.user_id, s.id)
      from auth.sessions s where s.id = new.session_id;
  end if;
  return null;
end
$$;

-- A confirmed sign-up or change of address is a proof too. It ends no earlier access: an unconfirmed account
-- cannot sign in, and a change of address is requested in a session of the account. But a later email than that of
-- the sign-up may answer another person, who signed up again (Auth keeps the first password) or asked for a link: the
-- password then goes, and the browser sends the one just chosen. Auth sends an address one email of a kind a minute.
create function public.prove_by_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email_change = new.email and coalesce(new.email_change, '') = '') then
    insert into public.address_proofs (user_id) values (new.id) on conflict do nothing;
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
    and (old.recovery_sent_at is not null
      or old.confirmation_sent_at > old.created_at + interval '10 seconds') then
    update auth.users set encrypted_password = '' where id = new.id;
  end if;
  return null;
end
$$;

-- Refuses a second factor for an account whose address is not proved: it would shut out the owner of the
-- address, if somebody else created the account.
create function public.require_proved_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (tg_op = 'INSERT' or new.status is distinct from old.status)
    and not exists (select from public.address_proofs p where p.user_id = new.user_id) then
    raise exception 'Prove the address of the account first.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger prove_by_confirmation after update of email_confirmed_at, email on auth.users
  for each row execute function public.prove_by_confirmation();

do $$
begin
  create trigger prove_by_sign_in after insert on auth.mfa_amr_claims
    for each row execute function public.prove_by_sign_in();
  create trigger require_proved_address before insert or update of status on auth.mfa_factors
    for each row execute function public.require_proved_address();
exception when insufficient_privilege then
  -- See README.md: use PUBLIC_EMAIL_VERIFICATION=function or supabase.
  raise warning 'Tables of Auth take no trigger here: do not use PUBLIC_EMAIL_VERIFICATION=emailjs.';
end
$$;

revoke execute on function
  public.end_unproven_access,
  public.prove_by_sign_in,
  public.prove_by_confirmation,
  public.require_proved_address
  from public, anon, authenticated;

-- In 'function' mode: the newest sign-up code of each address, both as HMACs.
create table public.sign_up_codes (
  address_hash text primary key check (char_length(address_hash) = 64),
  code_hash text not null check (char_length(code_hash) = 64),
  sent_at timestamptz not null default now(),
  tries_left integer not null,
  -- The unproved account that a right code took over, until it has its new password.
  user_id uuid references auth.users (id) on delete cascade
);
create index sign_up_codes_old on public.sign_up_codes (sent_at);

alter table public.sign_up_codes enable row level security;
revoke all on public.sign_up_codes from anon, authenticated;
grant select, insert, update, delete on public.sign_up_codes to service_role;

-- Replaces the code of an address. False, storing nothing, within p_pause seconds of the last code. A single
-- statement, so that only one of concurrent calls stores its code.
create function public.store_sign_up_code(
  p_address_hash text, p_code_hash text, p_tries integer, p_pause integer
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.sign_up_codes as c (address_hash, code_hash, tries_left)
    values (p_address_hash, p_code_hash, p_tries)
  on conflict (address_hash) do update
    set code_hash = excluded.code_hash, sent_at = now(), tries_left = excluded.tries_left, user_id = null
    where c.sent_at <= now() - make_interval(secs => p_pause);
  return found;
end
$$;

-- Checks a code, valid for p_lifetime seconds. A right one returns 'create' (no account has the address),
-- 'set-password' (`account` was opened without a proof: everything that opened it has ended) or 'exists' (`account`
-- has a proved address); any other 'wrong', 'spent' or 'expired'. A wrong code uses up a try.
create function public.use_sign_up_code(
  p_address_hash text, p_code_hash text, p_lifetime integer, p_email text
) returns table (outcome text, account uuid)
  language plpgsql security definer set search_path = ''
as $$
declare
  code public.sign_up_codes;
  owner uuid;
begin
  -- Concurrent tries wait here for each other.
  select * into code from public.sign_up_codes c
    where c.address_hash = p_address_hash and c.sent_at > now() - make_interval(secs => p_lifetime)
    for update;
  if code.address_hash is null then
    return query select 'expired', null::uuid;
    return;
  end if;
  if code.tries_left <= 0 then
    return query select 'spent', null::uuid;
    return;
  end if;
  if code.code_hash <> p_code_hash then
    update public.sign_up_codes c set tries_left = c.tries_left - 1
      where c.address_hash = p_address_hash;
    return query select case when code.tries_left = 1 then 'spent' else 'wrong' end, null::uuid;
    return;
  end if;
  -- Deletes an account of the address that was never confirmed: nobody could sign in to it. Auth's index of addresses
  -- has no SSO users.
  delete from auth.users u
    where u.email = p_email and not u.is_sso_user and u.email_confirmed_at is null;
  select u.id into owner from auth.users u where u.email = p_email and not u.is_sso_user;
  if owner is null then
    return query select 'create', null::uuid;
  elsif code.user_id = owner then
    return query select 'set-password', owner;
  elsif exists (select from public.address_proofs p where p.user_id = owner) then
    return query select 'exists', owner;
  else
    perform public.end_unproven_access(owner);
    update public.sign_up_codes c set user_id = owner where c.address_hash = p_address_hash;
    return query select 'set-password', owner;
  end if;
end
$$;

revoke execute on function
  public.store_sign_up_code,
  public.use_sign_up_code
  from public, anon, authenticated;
grant execute on function
  public.store_sign_up_code,
  public.use_sign_up_code
  to service_role;

-- The mailbox of an address: ignores case, +labels and dots, as the largest providers do. TypeScript has the
-- same rule (src/domain/shared/email.ts, `normalizeEmail`). Letters beyond ASCII keep their case, so that
-- the rule does not depend on the database's locale.
create function public.normalize_email(p_email text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select replace(split_part(split_part(lower(p_email collate "C"), '@', 1), '+', 1), '.', '') || '@'
    || case split_part(lower(p_email collate "C"), '@', 2) when 'googlemail.com' then 'gmail.com'
      else split_part(lower(p_email collate "C"), '@', 2) end
$$;

-- The mailbox of each account, to apply limits per mailbox to all its accounts.
create table public.account_mailboxes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the mailbox.
  mailbox_hash text not null check (char_length(mailbox_hash) = 64),
  has_label boolean not null,
  since timestamptz not null default now()
);
create index account_mailboxes_order on public.account_mailboxes (mailbox_hash, has_label, since);

alter table public.account_mailboxes enable row level security;
revoke all on public.account_mailboxes from anon, authenticated;
grant select, insert, update, delete on public.account_mailboxes to service_role;

create function public.keep_mailbox() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.account_mailboxes as m (user_id, mailbox_hash, has_label)
  select new.id, encode(sha256(convert_to(public.normalize_email(new.email), 'UTF8')), 'hex'),
    split_part(new.email, '@', 1) like '%+%'
  where new.email is not null
  on conflict (user_id) do update set
    mailbox_hash = excluded.mailbox_hash, has_label = excluded.has_label, since = now()
    where m.mailbox_hash <> excluded.mailbox_hash or m.has_label <> excluded.has_label;
  return new;
end
$$;

create trigger keep_mailbox after insert or update of email on auth.users
  for each row execute function public.keep_mailbox();

-- Whether the account is the first of its mailbox: one whose address is proved, else one without a label, else
-- the oldest. A stranger's account under a spelling of a mailbox must not limit its owner's.
create function public.is_first_account(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_user is not null and not exists (
    select from public.account_mailboxes mine
    join public.account_mailboxes other on other.mailbox_hash = mine.mailbox_hash
    left join public.address_proofs my_proof on my_proof.user_id = mine.user_id
    left join public.address_proofs proof on proof.user_id = other.user_id
    where mine.user_id = p_user
      and (proof.user_id is null, other.has_label, other.since, other.user_id)
        < (my_proof.user_id is null, mine.has_label, mine.since, mine.user_id)
  )
$$;

-- Whether limits on the emails of its mailbox spare the account: it is the first, and its address is proved. Before
-- a proof, anybody may have opened it under the address of somebody else, whom these limits protect.
create function public.owns_mailbox(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.address_proofs p where p.user_id = p_user)
    and public.is_first_account(p_user)
$$;

-- The accounts limited together with this one: those of its mailbox, or itself alone if it is the first.
create function public.mailbox_accounts(p_user uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p_user
  union
  select other.user_id from public.account_mailboxes mine
  join public.account_mailboxes other on other.mailbox_hash = mine.mailbox_hash
  where mine.user_id = p_user and not public.is_first_account(p_user)
$$;

revoke execute on function
  public.normalize_email,
  public.keep_mailbox,
  public.is_first_account,
  public.owns_mailbox,
  public.mailbox_accounts
  from public, anon, authenticated;

-- The erasure of an account and its progress: an interrupted one resumes where it stopped.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique, -- no foreign key: the row outlives the account
  language text not null check (language in ('fr', 'en')),
  requested_at timestamptz not null default now(),
  -- False: begun because the account was unused for two years.
  is_requested boolean not null default true,
  billing_ended_at timestamptz,
  account_deleted_at timestamptz,
  finished_at timestamptz,
  attempts integer not null default 0,
  last_error text check (char_length(last_error) <= 500),
  -- Lease of the worker, then the time of the next retry.
  next_attempt_at timestamptz not null default now() + interval '2 minutes',
  -- Filled before the account is deleted, to recognise late webhook events.
  stripe_customers text[] not null default '{}',
  -- Whether the account had proved its address. If false, rows found by email address alone are kept: they may belong
  -- to another person.
  address_proved boolean not null default false,
  -- Where the goodbye email goes; from prepare_erasure until that email is queued.
  email text check (char_length(email) <= 320),
  -- Codes of the data that is retained, for the goodbye email.
  kept text[] not null default '{}'
);
create index erasures_waiting on public.erasures (requested_at) where finished_at is null;

alter table public.erasures enable row level security;
revoke all on public.erasures from anon, authenticated;
grant select, insert, update, delete on public.erasures to service_role;

-- Records a requested erasure, once; a repeated call leases it to the caller for two minutes.
create function public.begin_erasure(p_user uuid, p_language text) returns public.erasures
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
begin
  insert into public.erasures as e (user_id, language)
    select u.id, p_language from auth.users u where u.id = p_user
  on conflict (user_id) do update
    set attempts = e.attempts + 1, next_attempt_at = now() + interval '2 minutes', is_requested = true
  returning * into erasure;
  if erasure.id is null then
    raise exception 'Unknown account.' using errcode = 'no_data_found';
  end if;
  update public.erasures e set
    stripe_customers = array(
      select distinct known.id from (
        select unnest(erasure.stripe_customers) as id
        union all select c.stripe_customer_id from public.billing_customers c where c.user_id = p_user
        union all select s.stripe_customer_id from public.subscriptions s where s.user_id = p_user
      ) known
    ),
    address_proved = e.address_proved
      or exists (select from public.address_proofs a where a.user_id = p_user)
  where e.id = erasure.id returning * into erasure;
  return erasure;
end
$$;

-- Drops the erasures of accounts (p_erasure: of one) that were unused when it began and have been used since. Once
-- the account is deleted, none is dropped.
create function public.drop_stopped_erasures(p_erasure uuid default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.erasures e
    where not e.is_requested and e.account_deleted_at is null
      and e.id = coalesce(p_erasure, e.id)
      and public.account_last_used_at(e.user_id) > e.requested_at;
end
$$;

-- Leases interrupted erasures, each to one worker; retries back off up to six hours, without a maximum.
create function public.claim_erasures(p_limit integer) returns setof public.erasures
  language sql security definer set search_path = ''
as $$
  select public.drop_stopped_erasures();
  with due as materialized (
    select e.id from public.erasures e
    where e.finished_at is null and e.next_attempt_at <= now()
    order by e.next_attempt_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.erasures e set attempts = e.attempts + 1,
    next_attempt_at = now() + interval '2 minutes' * least(power(2, least(e.attempts, 10)), 180)
  from due where e.id = due.id
  returning e.*
$$;

-- Last step before the account is deleted: notes its address and the codes of retained data, drops the user's emails,
-- and returns these codes. Notes nothing new if the account no longer exists. Null: the account is used again, and
-- its erasure was dropped.
create function public.prepare_erasure(p_erasure uuid) returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
begin
  perform public.drop_stopped_erasures(p_erasure);
  -- A statement of its own: the next one then sees whether another worker has deleted the account.
  select * into erasure from public.erasures e where e.id = p_erasure for update;
  if not found then
    return null;
  end if;
  update public.erasures e set email = u.email, kept = array_remove(array[
    case when exists (select from public.subscriptions s where s.user_id = u.id)
      then 'invoices' end,
    case when exists (select from public.checkout_evidence v where v.user_id = u.id)
      then 'checkout_evidence' end
  ], null)
    from auth.users u where e.id = p_erasure and u.id = e.user_id;
  perform public.drop_emails(erasure.user_id);
  return (select e.kept from public.erasures e where e.id = p_erasure);
end
$$;

-- Deletes rows of a deleted account that no foreign key removed, in our tables and in those of Supabase Auth, and then
-- enqueues the goodbye email: it cannot be sent earlier, and until then the address is known for a retry. Rows of its
-- address go only if it was proved, and only those from before the deletion: it may have a new account since. Finds the
-- tables in the catalogue, like the export.
create function public.erase_traces(p_erasure uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  erasure public.erasures;
  proved text; -- the address; null unless it was proved
  until timestamptz; -- the end of the account, at the latest the beginning of the next one of the address
  source record;
begin
  select * into strict erasure from public.erasures e where e.id = p_erasure for update;
  if exists (select from auth.users u where u.id = erasure.user_id) then
    raise exception 'The account still exists.' using errcode = 'object_not_in_prerequisite_state';
  end if;
  proved := case when erasure.address_proved then lower(erasure.email) end;
  until := least(
    coalesce(erasure.account_deleted_at, now()),
    (select min(u.created_at) from auth.users u where lower(u.email) = proved)
  );
  perform public.drop_emails(erasure.user_id, proved, until);
  delete from public.signals_notices n where lower(n.email) = proved and n.created_at <= until;
  delete from public.stripe_events e where e.payload ->> 'customer' = any (erasure.stripe_customers);
  for source in
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a
      on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') and not c.relispartition
      and c.oid <> 'public.erasures'::regclass
      and has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'delete')
  loop
    execute format('delete from %s x where x.user_id::text = $1', source.name)
      using erasure.user_id::text;
  end loop;
  if has_table_privilege('auth.audit_log_entries', 'select')
    and has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries l
      where position(erasure.user_id::text in l.payload::text) > 0
        or (coalesce(l.created_at <= until, true) and proved in (
          lower(l.payload ->> 'actor_username'), lower(l.payload -> 'traits' ->> 'user_email')
        ));
  end if;
  if erasure.email is not null then
    perform public.enqueue_email(
      'erasure:' || erasure.id, erasure.email, 'account-deleted',
      jsonb_build_object('kept', erasure.kept, 'is_requested', erasure.is_requested),
      erasure.language
    );
    update public.erasures e set email = null where e.id = erasure.id;
  end if;
end
$$;

-- Closes an erasure once the account is deleted and its email is sent or has failed permanently. False: not
-- yet.
create function public.finish_erasure(p_erasure uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.erasures e set finished_at = coalesce(e.finished_at, now()), last_error = null
    where e.id = p_erasure and e.account_deleted_at is not null and not exists (
      select from public.emails d
      where d.cause = 'erasure:' || e.id and d.sent_at is null and d.given_up_at is null
    );
  return found;
end
$$;

-- Whether an optional email may be queued for an account: its address is proved, and it is not being erased.
create function public.takes_optional_email(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.address_proofs a where a.user_id = p_user)
    and not exists (select from public.erasures e where e.user_id = p_user)
$$;

revoke execute on function
  public.takes_optional_email,
  public.begin_erasure,
  public.drop_stopped_erasures,
  public.claim_erasures,
  public.prepare_erasure,
  public.erase_traces,
  public.finish_erasure
  from public, anon, authenticated;
grant execute on function
  public.begin_erasure,
  public.claim_erasures,
  public.prepare_erasure,
  public.erase_traces,
  public.finish_erasure
  to service_role;

-- All data stored about a user, as { "account": { table: rows }, "data": { table: rows } }. Finds the tables
-- in the catalogue: every table of ours with a column user_id is included. Columns with secrets are excluded
-- by their names (…_hash, …_hashes, …_token, …_secret), and so is the content of queued emails: its links prove that
-- the reader has the mailbox, which a session does not. A webhook's address ends before its query, where some tools
-- put their secret; its path is kept.
-- The names of keys inside other jsonb columns say nothing about secrets:
-- quiz answers are stored under names like `token-fee`.
create function public.export_account(p_user uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  secret constant text := '(password|token|secret|hmac|otp|web_authn|_hash(es)?$)';
  account jsonb := '{}';
  data jsonb := '{}';
  source record;
  found jsonb;
begin
  for source in
    select format('%I.%I', n.nspname, c.relname) as name, n.nspname = 'public' as ours, c.relname,
      case
        when n.nspname = 'public' then 'x.user_id = $1'
        when c.relname = 'users' then 'x.id = $1'
        when c.relname = 'mfa_challenges'
          then 'x.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)'
        when c.relname = 'audit_log_entries' then 'x.payload ->> ''actor_id'' = $1::text'
        else 'x.user_id = $1' end as condition
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and (
      (n.nspname = 'public' and exists (
        select from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      ))
      or (n.nspname = 'auth' and c.relname in
        ('users', 'identities', 'sessions', 'mfa_factors', 'mfa_challenges', 'audit_log_entries'))
    )
    order by n.nspname, c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg((
         select coalesce(jsonb_object_agg(e.key,
           case when (%1$L, e.key) = (''signal_webhooks'', ''url'')
             then to_jsonb(regexp_replace(e.value #>> ''{}'', ''[?#].*'', ''''))
             else e.value end
         ), ''{}'')
         from jsonb_each(to_jsonb(x)) e where e.key !~ $2 and (%1$L, e.key) <> (''emails'', ''data'')
       )), ''[]'') from %2$s x where %3$s', source.relname, source.name, source.condition)
      into found using p_user, secret;
    if source.ours then
      data := data || jsonb_build_object(source.relname, found);
    else
      account := account || jsonb_build_object(source.relname, found);
    end if;
  end loop;
  select coalesce(jsonb_agg(to_jsonb(e)), '[]') into found
    from public.stripe_events e
    join public.billing_customers c on c.stripe_customer_id = e.payload ->> 'customer'
    where c.user_id = p_user;
  data := data || jsonb_build_object('stripe_events', found);
  -- Keyed by an address, so only for the account that has proved it.
  select coalesce(jsonb_agg(to_jsonb(n)), '[]') into found
    from public.signals_notices n
    join auth.users u on lower(u.email) = lower(n.email)
    where u.id = p_user and exists (select from public.address_proofs p where p.user_id = p_user);
  return jsonb_build_object(
    'account', account, 'data', data || jsonb_build_object('signals_notices', found)
  );
end
$$;

revoke execute on function public.export_account from public, anon, authenticated;
grant execute on function public.export_account to service_role;

-- Consent given before payment. Outlives the account as evidence of the contract, and holds no personal data
-- beyond the account's id. For its retention, see purge_evidence.
create table public.checkout_evidence (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  price_id text not null check (char_length(price_id) <= 255),
  plan_key text not null check (plan_key in ('formation', 'formationEtSignaux')),
  amount integer not null check (amount >= 0), -- cents a month
  currency text not null check (char_length(currency) = 3),
  language text check (language in ('fr', 'en')),
  terms_version text check (char_length(terms_version) between 1 and 40), -- null: not shown
  waiver boolean not null default false, -- requested immediate access and waived the withdrawal
  created_at timestamptz not null default now(),
  checkout_session_id text unique,
  -- When terms and waiver were accepted on Stripe's page, because our form was not used; see stripe-checkout.
  accepted_at_stripe timestamptz,
  -- End of its contract, kept when the subscription's row is deleted with the account; see keep_contract_end.
  contract_ended_at timestamptz
);
create index checkout_evidence_newest on public.checkout_evidence (user_id, created_at desc);

alter table public.checkout_evidence enable row level security;
revoke all on public.checkout_evidence from anon, authenticated;
grant select, insert on public.checkout_evidence to authenticated;
grant select, insert, update, delete on public.checkout_evidence to service_role;

create policy "people read their own evidence" on public.checkout_evidence
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people leave evidence of their own" on public.checkout_evidence
  for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and checkout_session_id is null
    and terms_version is not null
    and language is not null
  );
create policy "the second factor comes first" on public.checkout_evidence
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- The server sets the timestamp, and evidence is immutable: only the session and, where nothing was accepted
-- before, the consent given on Stripe's page can be added, once each.
create function public.guard_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.accepted_at_stripe := null;
    new.contract_ended_at := null;
    return new;
  end if;
  if old.checkout_session_id is not null
      and new.checkout_session_id is distinct from old.checkout_session_id
    or old.accepted_at_stripe is not null
      and new.accepted_at_stripe is distinct from old.accepted_at_stripe
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.id, new.price_id, new.plan_key, new.amount, new.currency, new.language, new.created_at)
      is distinct from
       (old.id, old.price_id, old.plan_key, old.amount, old.currency, old.language, old.created_at)
    or (new.terms_version, new.waiver) is distinct from (old.terms_version, old.waiver)
      and not (old.terms_version is null and old.accepted_at_stripe is null
        and new.accepted_at_stripe is not null)
  then
    raise exception 'Checkout evidence cannot be changed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger guard_evidence before insert or update on public.checkout_evidence
  for each row execute function public.guard_evidence();

-- Each order attempt inserts evidence, written by the users themselves: at most 60 an hour per user, so that
-- nobody fills the database. A server-written row, without consent, is never rejected: the Checkout Session
-- must still be created.
create function public.limit_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.terms_version is null or new.user_id <> (select auth.uid()) then
    return new;
  end if;
  -- Locked until the end of the transaction, so that concurrent inserts are counted.
  perform pg_advisory_xact_lock(hashtextextended('checkout_evidence|' || new.user_id, 0));
  if 60 <= (
    select count(*) from public.checkout_evidence e
    where e.user_id = new.user_id and e.created_at > now() - interval '1 hour'
  ) then
    raise exception 'Too much evidence in an hour.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger limit_evidence before insert on public.checkout_evidence
  for each row execute function public.limit_evidence();

-- Chooses the evidence of a checkout, the same for concurrent requests: the user's newest row for exactly
-- this offer and these terms, with the waiver, unlinked and less than an hour old; else one linked less than a
-- minute ago (a double click); else a new row saying that nothing was accepted: Stripe's page then asks.
create function public.claim_checkout_evidence(
  p_user uuid, p_price text, p_plan text, p_amount integer, p_currency text, p_terms text
) returns public.checkout_evidence
  language plpgsql security definer set search_path = ''
as $$
declare
  evidence public.checkout_evidence;
begin
  perform pg_advisory_xact_lock(hashtextextended('checkout_evidence|' || p_user, 0));
  select * into evidence from public.checkout_evidence e
    where e.user_id = p_user and e.price_id = p_price and e.plan_key = p_plan
      and e.amount = p_amount and e.currency = p_currency
      and (e.terms_version is null or e.terms_version = p_terms and e.waiver)
      and e.created_at > now() - case
        when e.checkout_session_id is null then interval '1 hour' else interval '1 minute' end
    order by (e.checkout_session_id is null) desc, (e.terms_version is not null) desc,
      e.created_at desc, e.id
    limit 1;
  if not found then
    insert into public.checkout_evidence (user_id, price_id, plan_key, amount, currency, language)
      values (p_user, p_price, p_plan, p_amount, p_currency,
        (select p.language from public.profiles p where p.user_id = p_user))
      returning * into evidence;
  end if;
  return evidence;
end
$$;

revoke execute on function
  public.guard_evidence,
  public.limit_evidence,
  public.claim_checkout_evidence
  from public, anon, authenticated;
grant execute on function public.claim_checkout_evidence to service_role;

-- Data mirrored from Stripe. Only the service role writes here.
create table public.billing_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  stripe_customer_id text not null unique,
  -- Incremented each time the customer's subscriptions are applied; see apply_subscriptions.
  sync_version bigint not null default 0,
  created_at timestamptz not null default now()
);

alter table public.billing_customers enable row level security;
revoke all on public.billing_customers from anon, authenticated;
grant select on public.billing_customers to authenticated;
grant select, insert, update, delete on public.billing_customers to service_role;

create policy "people read their own customer" on public.billing_customers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.billing_customers
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  stripe_subscription_id text not null unique,
  stripe_customer_id text not null,
  stripe_price_id text not null,
  -- 'active', a Stripe status, or 'unknown_price'.
  status text not null,
  -- The status at Stripe; `status` is derived from it (src/domain/billing/stripe-status.ts).
  stripe_status text not null default 'active',
  plan_key text check (plan_key in ('formation', 'formationEtSignaux')),
  plan_name text,
  -- The plan whose content is open instead, after the payment of a plan change was refunded or disputed.
  fallback_plan_key text check (fallback_plan_key in ('formation', 'formationEtSignaux')),
  includes_signals boolean not null generated always as
    (coalesce(coalesce(fallback_plan_key, plan_key) = 'formationEtSignaux', false)) stored,
  amount integer not null check (amount >= 0), -- cents a month
  currency text not null,
  start_date timestamptz not null,
  end_date timestamptz not null, -- end of the paid period plus 72 hours of grace
  -- End of the paid period; `end_date` adds the grace.
  paid_until timestamptz,
  renews_at timestamptz, -- null when it does not renew
  cancel_at_period_end boolean not null default false,
  -- When the cancellation was requested.
  canceled_at timestamptz,
  -- Why the latest invoice is unpaid, if it is.
  payment_issue text check (payment_issue in ('failed', 'action_required')),
  latest_invoice text,
  -- Consent recorded before the order. apply_subscriptions always sets it; purge_evidence deletes it.
  evidence_id uuid references public.checkout_evidence (id) on delete set null,
  -- Reference shown to customers, in forms and emails. Not unique: two could collide by chance, and a
  -- subscription must be stored anyway.
  reference text not null
    generated always as ('ECT-' || upper(substr(md5(stripe_subscription_id), 1, 8))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint active_needs_a_plan check (status <> 'active' or plan_key is not null)
);
create index subscriptions_newest on public.subscriptions (user_id, created_at desc);
create index subscriptions_customer on public.subscriptions (stripe_customer_id);
create index subscriptions_evidence on public.subscriptions (evidence_id);
create index subscriptions_reference on public.subscriptions (reference);
-- Rows that Stripe may still change, in Stripe's list order.
create index subscriptions_live on public.subscriptions (created_at desc, id)
  where stripe_status not in ('canceled', 'incomplete_expired');
create index subscriptions_renewing on public.subscriptions (renews_at)
  where renews_at is not null;
-- Subscribers who receive signals.
create index subscriptions_signals on public.subscriptions (user_id)
  where includes_signals and status = 'active';

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from anon, authenticated;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "people read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.subscriptions
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Whether a subscription gives access now, bounds included: the same rule as isActive() in
-- src/domain/shared/access.ts. Its body is parsed here, so that names have one meaning without a search path, and it
-- runs as its caller: that lets the planner put it in place and use the indexes.
create function public.is_active(s public.subscriptions) returns boolean
  language sql stable
  return s.status = 'active' and now() between s.start_date and s.end_date;

-- True when the caller has an active subscription, with signals if requested: the same rule as decideAccess() in
-- src/domain/shared/access.ts. Two live subscriptions give the access of both. Null for a session that has ended: it
-- gets no access, but its page must not offer another subscription.
create function public.has_access(signals boolean default false) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case when public.session_is_live() then public.second_factor_given() and exists (
    select from public.subscriptions s
    where s.user_id = (select auth.uid())
      and public.is_active(s)
      and (s.includes_signals or not coalesce(has_access.signals, true))
  ) end
$$;

-- The same rule for any account, for limits that exempt subscribers.
create function public.is_subscriber(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.subscriptions s
    where s.user_id = p_user and public.is_active(s)
  )
$$;

-- Users charged twice by Stripe: the references of their subscriptions.
create function public.duplicate_subscriptions() returns setof text[]
  language sql stable security definer set search_path = ''
as $$
  select array_agg(s.reference order by s.created_at, s.id)
  from public.subscriptions s
  where s.stripe_status in ('trialing', 'active', 'past_due', 'unpaid')
  group by s.user_id having count(*) > 1
  order by 1 limit 100
$$;

revoke execute on function
  public.duplicate_subscriptions,
  public.is_active,
  public.is_subscriber,
  public.has_access
  from public, anon, authenticated;
grant execute on function public.duplicate_subscriptions to service_role;
grant execute on function public.has_access to authenticated, service_role;

-- How long the evidence of an order is kept.

-- When a contract ended; null while Stripe may still charge for it.
create function public.contract_end(s public.subscriptions) returns timestamptz
  language sql immutable security definer set search_path = ''
as $$
  select case when s.stripe_status in ('canceled', 'incomplete_expired')
    then greatest(s.end_date, s.canceled_at) end
$$;

-- Keeps the end of a contract with its evidence, which outlives the row. Erasing an account ends its contracts.
create function public.keep_contract_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkout_evidence e
    set contract_ended_at = greatest(e.contract_ended_at, coalesce(public.contract_end(old), now()))
    where e.id = old.evidence_id;
  return old;
end
$$;

create trigger keep_contract_end before delete on public.subscriptions
  for each row execute function public.keep_contract_end();

-- Deletes evidence, once an hour: ten years after the end of its contract, or after 30 days if no subscription
-- came of it (a page can be paid for a day, and later events arrive within days). If the account was erased, a
-- page that was opened may have been paid without a row ever being written: its evidence is kept as long as that
-- of a contract.
create function public.purge_evidence() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if public.consume_rate_limit('schedule:evidence', 1, 3600) > 0 then
    return;
  end if;
  delete from public.checkout_evidence e
    where e.created_at < now() - interval '30 days'
      and coalesce(
        e.contract_ended_at,
        case when e.user_id is null and e.checkout_session_id is not null
          then e.created_at + interval '30 days' end,
        '-infinity'
      ) < now() - interval '10 years'
      and not exists (
        select from public.subscriptions s where s.evidence_id = e.id
          and coalesce(public.contract_end(s), 'infinity') >= now() - interval '10 years'
      );
end
$$;

revoke execute on function
  public.contract_end,
  public.keep_contract_end,
  public.purge_evidence
  from public, anon, authenticated;

-- Enqueues the email for a changed subscription, if any. `old_row` is null for a new one.
create function public.enqueue_subscription_emails(
  old_row public.subscriptions, new_row public.subscriptions, lang text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  runs constant boolean := new_row.stripe_status in ('trialing', 'active', 'past_due');
  -- Not while the price was unknown: once it is known again, the plan has not changed, and a welcome may be due.
  ran constant boolean := old_row.plan_key is not null
    and old_row.stripe_status in ('trialing', 'active', 'past_due');
  evidence public.checkout_evidence;
  data jsonb := jsonb_build_object(
    'reference', new_row.reference, 'plan', new_row.plan_key, 'amount', new_row.amount,
    'currency', new_row.currency
  );
begin
  -- An unknown price needs a manual check.
  if new_row.plan_key is null then
    return;
  end if;

  if new_row.status = 'active' and not ran
    and new_row.start_date > now() - interval '14 days' then
    select * into evidence from public.checkout_evidence e where e.id = new_row.evidence_id;
    perform public.enqueue_user_email(
      'welcome:' || new_row.stripe_subscription_id, new_row.user_id, 'account', 'subscription-welcome',
      data || jsonb_build_object(
        'started_at', new_row.start_date, 'renews_at', new_row.renews_at,
        'terms_version', evidence.terms_version, 'waiver', coalesce(evidence.waiver, false),
        'accepted_at', coalesce(evidence.accepted_at_stripe, evidence.created_at),
        'signals_open', (select s.is_open from public.signals_status() s)
      ), lang
    );
  end if;

  if new_row.payment_issue is not null and runs
    and (old_row.payment_issue, old_row.latest_invoice)
      is distinct from (new_row.payment_issue, new_row.latest_invoice) then
    perform public.enqueue_user_email(
      'payment:' || new_row.latest_invoice || ':' || new_row.payment_issue, new_row.user_id, 'account',
      case new_row.payment_issue
        when 'failed' then 'payment-failed' else 'payment-action-required' end,
      data || jsonb_build_object(
        'access_until',
        case when new_row.status = 'active' and new_row.end_date > now() then new_row.end_date end
      ), lang
    );
  end if;

  if ran and runs and old_row.plan_key is distinct from new_row.plan_key then
    perform public.enqueue_user_email(
      'plan:' || gen_random_uuid(), new_row.user_id, 'account', 'plan-changed',
      data || jsonb_build_object('renews_at', new_row.renews_at, 'at', now()), lang
    );
  end if;

  if runs and new_row.cancel_at_period_end and new_row.canceled_at is not null
    and old_row.canceled_at is distinct from new_row.canceled_at
    -- In rows from before these columns existed, only the timestamp is new.
    and not (coalesce(old_row.cancel_at_period_end, false) and old_row.canceled_at is null)
    and not public.is_end_declared(new_row.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'cancellation:' || new_row.stripe_subscription_id || ':' || extract(epoch from new_row.canceled_at),
      new_row.user_id, 'account', 'cancellation-receipt',
      data || jsonb_build_object('ends_at', new_row.paid_until, 'declared_at', new_row.canceled_at), lang
    );
  elsif runs and coalesce(old_row.cancel_at_period_end, false) and not new_row.cancel_at_period_end then
    perform public.enqueue_user_email(
      'resumed:' || new_row.stripe_subscription_id || ':'
        || extract(epoch from coalesce(old_row.canceled_at, old_row.updated_at)),
      new_row.user_id, 'account', 'subscription-resumed',
      data || jsonb_build_object('renews_at', new_row.renews_at), lang
    );
  end if;

  -- Ended without a cancellation: payments failed, or it was cancelled at Stripe.
  if ran and not runs and not old_row.cancel_at_period_end
    and new_row.stripe_status = 'canceled'
    and not public.is_end_declared(new_row.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'ended:' || new_row.stripe_subscription_id, new_row.user_id, 'account', 'subscription-ended',
      data || jsonb_build_object(
        -- Reading the subscription again after its invoice was voided finds no issue.
        'unpaid', coalesce(new_row.payment_issue, old_row.payment_issue) is not null,
        'at', new_row.paid_until
      ), lang
    );
  end if;
end
$$;

-- Tells the holder of a subscription that a payment after its end was refunded; once per payment.
create function public.enqueue_returned_payment(
  p_subscription text, p_payment text, p_amount integer, p_currency text, p_paid_at timestamptz
) returns void
  language sql security definer set search_path = ''
as $$
  select public.enqueue_user_email(
    'payment-returned:' || p_payment, s.user_id, 'account', 'payment-returned',
    jsonb_build_object(
      'reference', s.reference, 'plan', s.plan_key, 'currency', p_currency,
      'refunded', p_amount, 'paid_at', p_paid_at
    ),
    (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
  )
  from public.subscriptions s where s.stripe_subscription_id = p_subscription
$$;

-- Enqueues the notice of date and amount of a renewal: five days before, once per period. Returns the number
-- enqueued.
create function public.enqueue_renewal_notices() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  s public.subscriptions;
  enqueued integer := 0;
  reason text;
begin
  for s in
    select * from public.subscriptions x
    where x.renews_at > now() and x.renews_at <= now() + interval '5 days'
      -- Also after a refund or during a dispute: the next month is charged all the same.
      and x.plan_key is not null and x.stripe_status in ('active', 'trialing')
      and not x.cancel_at_period_end
  loop
    reason := 'renewal:' || s.stripe_subscription_id || ':' || extract(epoch from s.renews_at)::bigint;
    if not exists (select from public.emails d where d.cause = reason) then
      perform public.enqueue_user_email(
        reason, s.user_id, 'account', 'renewal-notice',
        jsonb_build_object(
          'reference', s.reference, 'plan', s.plan_key, 'amount', s.amount,
          'currency', s.currency, 'renews_at', s.renews_at
        ),
        -- The language of the order, like all emails about the subscription.
        (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
      );
      enqueued := enqueued + 1;
    end if;
  end loop;
  return enqueued;
end
$$;

revoke execute on function
  public.enqueue_subscription_emails,
  public.enqueue_returned_payment,
  public.enqueue_renewal_notices
  from public, anon, authenticated;
grant execute on function
  public.enqueue_returned_payment,
  public.enqueue_renewal_notices
  to service_role;

-- Stripe sends events late, twice and out of order, so an event only triggers a sync: the webhook reads the
-- version here, reads the customer's subscriptions from Stripe, then applies them here. If another worker
-- applied in between, the data read may be stale: the version differs, nothing is written and the caller
-- reads again (optimistic locking). No transaction stays open during a network call.

-- The customer's version; null for an unknown customer.
create function public.subscription_sync_version(p_customer text) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select c.sync_version from public.billing_customers c where c.stripe_customer_id = p_customer
$$;

-- Writes all subscriptions of a customer as read at version p_version, with their evidence and emails, and
-- marks the event (null: none) as processed. False, without writing, when the version has changed.
create function public.apply_subscriptions(
  p_customer text, p_version bigint, p_event_id text, p_rows jsonb
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  customer public.billing_customers;
  r record;
  old_row public.subscriptions;
  new_row public.subscriptions;
  evidence public.checkout_evidence;
begin
  select * into customer from public.billing_customers c
    where c.stripe_customer_id = p_customer for update;
  if not found then
    raise exception 'Unknown customer.' using errcode = 'no_data_found';
  end if;
  if customer.sync_version is distinct from p_version then
    return false;
  end if;

  for r in
    select * from jsonb_to_recordset(p_rows) as w (
      stripe_subscription_id text, stripe_price_id text, status text, stripe_status text,
      plan_key text, plan_name text, fallback_plan_key text, amount integer, currency text, start_date timestamptz,
      end_date timestamptz, paid_until timestamptz, renews_at timestamptz,
      cancel_at_period_end boolean, canceled_at timestamptz, payment_issue text,
      latest_invoice text, evidence uuid, created_at timestamptz
    )
    order by w.created_at, w.stripe_subscription_id
  loop
    select * into old_row from public.subscriptions s
      where s.stripe_subscription_id = r.stripe_subscription_id;
    -- The evidence, or a new record saying that nothing was accepted: every subscription has one.
    select * into evidence from public.checkout_evidence e
      where e.id = coalesce(old_row.evidence_id, r.evidence) and e.user_id = customer.user_id;
    if evidence.id is null and r.plan_key is not null then
      insert into public.checkout_evidence (user_id, price_id, plan_key, amount, currency)
        values (customer.user_id, r.stripe_price_id, r.plan_key, r.amount, r.currency)
        returning * into evidence;
    end if;

    insert into public.subscriptions as s (
      user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status, stripe_status,
      plan_key, plan_name, fallback_plan_key, amount, currency, start_date, end_date, paid_until,
      renews_at, cancel_at_period_end, canceled_at, payment_issue, latest_invoice, evidence_id,
      created_at
    ) values (
      customer.user_id, r.stripe_subscription_id, p_customer, r.stripe_price_id, r.status,
      r.stripe_status, r.plan_key, r.plan_name, r.fallback_plan_key, r.amount, r.currency,
      r.start_date, r.end_date, r.paid_until, r.renews_at, r.cancel_at_period_end, r.canceled_at,
      r.payment_issue, r.latest_invoice, evidence.id, r.created_at
    )
    on conflict (stripe_subscription_id) do update set
      user_id = excluded.user_id,
      stripe_customer_id = excluded.stripe_customer_id,
      stripe_price_id = excluded.stripe_price_id,
      status = excluded.status,
      stripe_status = excluded.stripe_status,
      plan_key = excluded.plan_key,
      plan_name = excluded.plan_name,
      fallback_plan_key = excluded.fallback_plan_key,
      amount = excluded.amount,
      currency = excluded.currency,
      start_date = excluded.start_date,
      end_date = excluded.end_date,
      paid_until = excluded.paid_until,
      renews_at = excluded.renews_at,
      cancel_at_period_end = excluded.cancel_at_period_end,
      canceled_at = excluded.canceled_at,
      payment_issue = excluded.payment_issue,
      latest_invoice = excluded.latest_invoice,
      evidence_id = coalesce(s.evidence_id, excluded.evidence_id),
      created_at = excluded.created_at,
      updated_at = now()
    returning * into new_row;

    perform public.enqueue_subscription_emails(old_row, new_row, evidence.language);
  end loop;

  update public.billing_customers c set sync_version = c.sync_version + 1
    where c.stripe_customer_id = p_customer;
  update public.stripe_events e set processed_at = now()
    where e.id = p_event_id and e.processed_at is null;
  return true;
end
$$;

revoke execute on function
  public.subscription_sync_version,
  public.apply_subscriptions
  from public, anon, authenticated;
grant execute on function
  public.subscription_sync_version,
  public.apply_subscriptions
  to service_role;

-- Webhook events: each is leased to one worker until it is processed; interrupted ones are resumed.
create table public.stripe_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  payload jsonb not null default '{}'::jsonb, -- ids only, never user input
  -- Lease of the worker.
  leased_until timestamptz,
  -- When `deliver` retries it, if it is still unprocessed then.
  next_attempt_at timestamptz not null default now() + interval '15 seconds',
  attempts integer not null default 0
);
create index stripe_events_waiting on public.stripe_events (received_at) where processed_at is null;
create index stripe_events_processed on public.stripe_events (processed_at);
create index stripe_events_customer on public.stripe_events ((payload ->> 'customer'));

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from anon, authenticated;
grant select, insert, update, delete on public.stripe_events to service_role;

-- Stores an event once and leases it for p_lease_seconds. 'claimed': the caller holds the lease; 'busy':
-- another worker does; 'done': already processed, or an event type that is ignored.
create function public.claim_event(
  p_id text, p_type text, p_created timestamptz, p_payload jsonb, p_handled boolean,
  p_lease_seconds integer
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  done boolean;
begin
  insert into public.stripe_events as e
    (id, type, created, payload, processed_at, leased_until, attempts)
  values (
    p_id, p_type, p_created,
    p_payload,
    case when p_handled then null else now() end,
    case when p_handled then now() + make_interval(secs => p_lease_seconds) end, 1
  )
  on conflict (id) do update set
    leased_until = now() + make_interval(secs => p_lease_seconds), attempts = e.attempts + 1
    where e.processed_at is null and (e.leased_until is null or e.leased_until <= now())
  returning e.processed_at is not null into done;
  if not found then
    select e.processed_at is not null into done from public.stripe_events e where e.id = p_id;
    return case when done then 'done' else 'busy' end;
  end if;
  return case when done then 'done' else 'claimed' end;
end
$$;

-- Leases up to p_limit unprocessed events, each to one worker. Retries back off up to six hours; after three
-- days, Stripe's own retry period, an event needs a manual check.
create function public.claim_waiting_events(p_limit integer, p_lease_seconds integer)
  returns setof public.stripe_events
  language sql security definer set search_path = ''
as $$
  with due as materialized (
    select e.id from public.stripe_events e
    where e.processed_at is null and e.attempts < 20 and e.next_attempt_at <= now()
      and (e.leased_until is null or e.leased_until <= now())
    order by e.next_attempt_at, e.id
    limit p_limit
    for update skip locked
  )
  update public.stripe_events e set
    attempts = e.attempts + 1,
    leased_until = now() + make_interval(secs => p_lease_seconds),
    next_attempt_at = now() + interval '1 minute' * least(power(2, least(e.attempts, 10)), 360)
  from due where e.id = due.id
  returning e.*
$$;

revoke execute on function
  public.claim_event,
  public.claim_waiting_events
  from public, anon, authenticated;
grant execute on function
  public.claim_event,
  public.claim_waiting_events
  to service_role;

-- A reconcile run of our rows with Stripe: its progress and its report. Retained for 90 days.
create table public.reconcile_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  leased_until timestamptz,
  progress jsonb not null default '{}'::jsonb,
  report jsonb not null default '{}'::jsonb -- Stripe ids and references, no personal data
);
create index reconcile_runs_newest on public.reconcile_runs (started_at desc);

alter table public.reconcile_runs enable row level security;
revoke all on public.reconcile_runs from anon, authenticated;
grant select, insert, update, delete on public.reconcile_runs to service_role;

-- The subscription and the period each recent payment is for, read from Stripe once.
create table public.payment_links (
  charge_id text primary key,
  charged_at timestamptz not null,
  stripe_subscription_id text,
  period_end timestamptz
);
create index payment_links_age on public.payment_links (charged_at);

alter table public.payment_links enable row level security;
revoke all on public.payment_links from anon, authenticated;
grant select, insert, update, delete on public.payment_links to service_role;

-- Leases the unfinished run, or starts one if the last started p_every_seconds ago. Returns nothing when
-- another worker holds the lease, or when it is too early.
create function public.claim_reconcile(p_every_seconds integer, p_lease_seconds integer)
  returns setof public.reconcile_runs
  language plpgsql security definer set search_path = ''
as $$
declare
  run public.reconcile_runs;
begin
  perform pg_advisory_xact_lock(hashtextextended('reconcile', 0));
  select * into run from public.reconcile_runs r order by r.started_at desc limit 1;
  if found and run.finished_at is null then
    if run.leased_until > now() then
      return;
    end if;
  elsif found and run.started_at > now() - make_interval(secs => p_every_seconds) then
    return;
  else
    delete from public.reconcile_runs r where r.started_at < now() - interval '90 days';
    delete from public.payment_links l where l.charged_at < now() - interval '60 days';
    insert into public.reconcile_runs default values returning * into run;
  end if;
  return query update public.reconcile_runs r
    set leased_until = now() + make_interval(secs => p_lease_seconds)
    where r.id = run.id returning r.*;
end
$$;

-- Notifies the team of a payment not explained by a period of access, a refund or a dispute, or of a credit left after
-- one of these; once per payment and reason.
create function public.enqueue_unexplained_payment(
  p_charge text, p_customer text, p_amount integer, p_currency text, p_at timestamptz, p_reason text
) returns void
  language sql security definer set search_path = ''
as $$
  select public.enqueue_email(
    'unexplained-payment:' || p_charge || ':' || p_reason, 'staff', 'staff-unexplained-payment',
    jsonb_build_object(
      'charge', p_charge, 'customer', p_customer, 'amount', p_amount, 'currency', p_currency,
      'at', p_at, 'reason', p_reason
    ),
    'fr'
  )
$$;

revoke execute on function
  public.claim_reconcile,
  public.enqueue_unexplained_payment
  from public, anon, authenticated;
grant execute on function
  public.claim_reconcile,
  public.enqueue_unexplained_payment
  to service_role;

-- The end of a contract as declared by its holder: cancelled at the end of the paid period (article L.
-- 215-1-1 of the French consumer code), or withdrawn from within fourteen days (L. 221-18). The declaration
-- is binding once confirmed; the Stripe work that follows is retried until it is done.

create table public.contract_ends (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  -- The account of the address; null without one, and after its erasure. The declaration and its timestamps
  -- are retained as evidence; see anonymize_contract_end.
  user_id uuid references auth.users (id) on delete set null,
  stripe_subscription_id text check (char_length(stripe_subscription_id) <= 255), -- null: no contract found
  -- As typed by the user.
  name text not null check (char_length(name) <= 200 and public.is_printable_line(name)),
  email text not null check (email = '' or public.is_email(email)),
  reference text not null default '' check (char_length(reference) <= 40),
  language text not null check (language in ('fr', 'en')),
  declared_at timestamptz not null,
  -- HMAC of the token in the email's link; null when declared with a session.
  token_hash text unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  ends_at timestamptz,
  -- 'review': needs a manual refund decision. Provisional until refund_decided_at.
  refund text check (refund in ('whole', 'review')),
  refund_decided_at timestamptz,
  -- Of a withdrawal: HMACs of the account's mailbox and of the cards that paid, which recognise the same person
  -- under another account, or after an erasure. Retained with the declaration.
  payer_hashes text[] not null default '{}',
  refunded integer check (refunded >= 0), -- cents refunded; null until known
  done_at timestamptz,
  attempts integer not null default 0,
  -- Lease of the worker, then the time of the next retry.
  next_attempt_at timestamptz not null default now(),
  last_error text check (char_length(last_error) <= 500)
);

-- One withdrawal per contract; one cancellation at a time, since each can be undone.
create unique index contract_ends_withdrawn on public.contract_ends (stripe_subscription_id)
  where kind = 'withdrawal' and confirmed_at is not null;
create unique index contract_ends_cancelling on public.contract_ends (stripe_subscription_id)
  where kind = 'cancellation' and confirmed_at is not null and done_at is null;
create index contract_ends_waiting on public.contract_ends (next_attempt_at)
  where confirmed_at is not null and done_at is null;
create index contract_ends_user on public.contract_ends (user_id);
create index contract_ends_payer on public.contract_ends using gin (payer_hashes)
  where kind = 'withdrawal';
create index contract_ends_subscription on public.contract_ends (stripe_subscription_id);

alter table public.contract_ends enable row level security;
revoke all on public.contract_ends from anon, authenticated;
grant select, insert, update, delete on public.contract_ends to service_role;

-- Removes personal data with the account; the declaration, its timestamps and its outcome stay, and of a
-- withdrawal the hashes that recognise the person.
create function public.anonymize_contract_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.user_id is not null and new.user_id is null then
    new.name := '';
    new.email := '';
    new.reference := '';
    new.token_hash := null;
    new.token_expires_at := null;
    new.last_error := null;
    if new.kind <> 'withdrawal' then
      new.payer_hashes := '{}';
    end if;
  end if;
  return new;
end
$$;

create trigger anonymize_contract_end before update on public.contract_ends
  for each row execute function public.anonymize_contract_end();

-- Whether the contract of a subscription was withdrawn from.
create function public.is_withdrawn(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.kind = 'withdrawal'
      and c.confirmed_at is not null
  )
$$;

-- Whether the holder declared the end and got that receipt: enqueue_subscription_emails then adds none.
create function public.is_end_declared(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or c.done_at is null)
  )
$$;

-- The confirmed withdrawals of the same person from other contracts: same account, mailbox or card.
create function public.other_withdrawals(p_end public.contract_ends)
  returns setof public.contract_ends
  language sql stable security definer set search_path = ''
as $$
  select c.* from public.contract_ends c
  where c.kind = 'withdrawal' and c.confirmed_at is not null and c.id <> p_end.id
    and (c.user_id = p_end.user_id or c.payer_hashes && p_end.payer_hashes)
$$;

-- The contracts of an account, or of an address, newest first; one row without a contract for an account that
-- never had one, and no row without an account.
create function public.find_contracts(p_user uuid, p_email text) returns table (
  user_id uuid, email text, stripe_subscription_id text, reference text, plan_name text,
  currency text, stripe_status text, ending boolean, started_at timestamptz, paid_until timestamptz,
  withdrawal uuid, cancellation uuid
)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text, s.stripe_subscription_id, s.reference, s.plan_name,
    s.currency, s.stripe_status, s.cancel_at_period_end, s.start_date,
    coalesce(s.paid_until, s.end_date),
    -- Its withdrawal, if any.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'withdrawal'
        and c.confirmed_at is not null
    ),
    -- Its pending or recent cancellation, which a repeated declaration returns.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'cancellation'
        and c.confirmed_at is not null
        and (c.done_at is null or c.done_at > now() - interval '10 minutes')
      order by c.confirmed_at desc
      limit 1
    )
  from (
    select a.id, a.email from auth.users a where a.id = p_user
    union all
    -- Auth's index of addresses has no SSO users.
    select a.id, a.email from auth.users a
      where p_user is null and a.email = lower(p_email) and not a.is_sso_user
  ) u
  left join public.subscriptions s on s.user_id = u.id
  order by s.created_at desc nulls last, s.id
$$;

revoke execute on function
  public.anonymize_contract_end,
  public.is_end_declared,
  public.is_withdrawn,
  public.other_withdrawals,
  public.find_contracts
  from public, anon, authenticated;
grant execute on function
  public.is_withdrawn,
  public.find_contracts
  to service_role;

-- Confirms a declaration, once, enqueues its receipt, and leases it to the caller. If an end of the contract
-- was already confirmed, returns that instead. p_payer_hashes identifies the holder of a withdrawn contract, as
-- far as known; the refund is decided later, with their cards. p_ends_at is the expected end.
create function public.confirm_contract_end(p_id uuid, p_payer_hashes text[], p_ends_at timestamptz)
  returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  declaration public.contract_ends;
  earlier public.contract_ends;
  about public.subscriptions;
begin
  select * into strict declaration from public.contract_ends c where c.id = p_id;
  perform pg_advisory_xact_lock(
    hashtextextended('contract_end|' || declaration.stripe_subscription_id, 0)
  );
  select * into strict declaration from public.contract_ends c where c.id = p_id;
  if declaration.confirmed_at is not null then
    return declaration;
  end if;
  select * into earlier from public.contract_ends c
    where c.stripe_subscription_id = declaration.stripe_subscription_id and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or (c.done_at is null and declaration.kind = 'cancellation'))
    order by c.kind desc
    limit 1;
  if found then
    return earlier;
  end if;
  select * into strict about from public.subscriptions s
    where s.stripe_subscription_id = declaration.stripe_subscription_id and s.user_id = declaration.user_id;

  declaration.payer_hashes := p_payer_hashes;
  update public.contract_ends c set
    confirmed_at = now(), ends_at = coalesce(p_ends_at, now()), attempts = 1,
    payer_hashes = case when c.kind = 'withdrawal' then p_payer_hashes else '{}' end,
    refund = case
      when c.kind <> 'withdrawal' then null
      when exists (select from public.other_withdrawals(declaration)) then 'review'
      else 'whole' end,
    next_attempt_at = now() + interval '15 seconds'
    where c.id = p_id
    returning * into declaration;
  perform public.enqueue_user_email(
    'contract-end:' || declaration.id, declaration.user_id, 'account',
    case declaration.kind when 'withdrawal' then 'withdrawal-receipt' else 'cancellation-receipt' end,
    jsonb_build_object(
      'reference', about.reference, 'plan', about.plan_key, 'amount', about.amount,
      'currency', about.currency, 'name', declaration.name, 'declared_at', declaration.declared_at
    ) || case declaration.kind
      when 'withdrawal' then jsonb_build_object('started_at', about.start_date, 'refund', declaration.refund)
      else jsonb_build_object(
        'ends_at', declaration.ends_at,
        'at_once', about.stripe_status not in ('active', 'trialing')
      ) end,
    declaration.language,
    -- Stripe may know the exact end: finish_contract_end then sends the receipt at once.
    p_delay_seconds => case declaration.kind when 'withdrawal' then 0 else 30 end
  );
  return declaration;
end
$$;

-- Stores a declaration: confirmed immediately for a signed-in owner (no p_token_hash, no p_template); else
-- together with the confirmation email.
create function public.declare_contract_end(
  p_kind text, p_user uuid, p_subscription text, p_name text, p_email text, p_reference text,
  p_language text, p_declared_at timestamptz, p_payer_hashes text[] default '{}',
  p_ends_at timestamptz default null, p_token_hash text default null, p_template text default null,
  p_recipient text default null, p_data jsonb default '{}'
) returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  inserted public.contract_ends;
  confirmed public.contract_ends;
begin
  insert into public.contract_ends as c (
    kind, user_id, stripe_subscription_id, name, email, reference, language, declared_at, token_hash,
    token_expires_at
  ) values (
    p_kind, p_user, p_subscription, p_name, p_email, p_reference, p_language, p_declared_at,
    p_token_hash, case when p_token_hash is not null then p_declared_at + interval '7 days' end
  ) returning * into inserted;
  if p_template is null then
    select * into confirmed from public.confirm_contract_end(inserted.id, p_payer_hashes, p_ends_at);
    if confirmed.id <> inserted.id then
      delete from public.contract_ends c where c.id = inserted.id;
    end if;
    return confirmed;
  end if;
  perform public.enqueue_email(
    'contract-end-link:' || inserted.id, p_recipient, p_template, p_data, p_language, p_user,
    -- Anybody may have it sent to any address: after receipts and signals.
    p_priority => case p_template when 'contract-unknown' then 2 else 0 end
  );
  return inserted;
end
$$;

revoke execute on function
  public.confirm_contract_end,
  public.declare_contract_end
  from public, anon, authenticated;
grant execute on function
  public.confirm_contract_end,
  public.declare_contract_end
  to service_role;

-- Leases confirmed ends that are unfinished, each to one worker; retries back off up to ten minutes, without
-- a maximum. Only those of p_user if given, all at once. Also deletes unconfirmed links after 30 days, and
-- evidence after five years.
create function public.claim_contract_ends(p_limit integer, p_user uuid default null)
  returns setof public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contract_ends c
    where (c.confirmed_at is null and c.declared_at < now() - interval '30 days')
      or greatest(c.done_at, c.ends_at) < now() - interval '5 years';
  -- Waits for locked rows of the user instead of skipping them: the next step of an erasure requires that
  -- none is unfinished.
  perform from public.contract_ends c
    where c.user_id = p_user and c.confirmed_at is not null and c.done_at is null
    order by c.id for update;
  return query
  with due as materialized (
    select c.id from public.contract_ends c
    where c.confirmed_at is not null and c.done_at is null
      and case when p_user is null then c.next_attempt_at <= now() else c.user_id = p_user end
    order by c.next_attempt_at, c.id
    limit p_limit
    for update skip locked
  )
  update public.contract_ends c set attempts = c.attempts + 1,
    next_attempt_at = now() + interval '15 seconds' * least(power(2, least(c.attempts, 10)), 40)
  from due where c.id = due.id
  returning c.*;
end
$$;

-- Decides, once and before money moves, whether a withdrawal is refunded at once ('whole') or needs a manual
-- decision ('review'): at once only for a person's first, recognised by account, mailbox or card (p_cards: HMACs).
create function public.decide_withdrawal_refund(p_id uuid, p_cards text[]) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  withdrawal public.contract_ends;
begin
  -- One decision at a time: of two withdrawals in the same moment, only one is the first.
  perform pg_advisory_xact_lock(hashtextextended('withdrawal_refund', 0));
  select * into strict withdrawal from public.contract_ends c
    where c.id = p_id and c.kind = 'withdrawal' and c.confirmed_at is not null;
  if withdrawal.refund_decided_at is not null then
    return withdrawal.refund;
  end if;
  withdrawal.payer_hashes := array(select distinct unnest(withdrawal.payer_hashes || p_cards));
  update public.contract_ends c set
    payer_hashes = withdrawal.payer_hashes,
    refund_decided_at = now(),
    -- A later withdrawal that was decided first counts only if it was refunded.
    refund = case when c.refund = 'review' or exists (
      select from public.other_withdrawals(withdrawal) o
      where o.refund_decided_at is not null
        and (o.refund = 'whole' or (o.confirmed_at, o.id) < (c.confirmed_at, c.id))
    ) then 'review' else 'whole' end
    where c.id = p_id
    returning * into withdrawal;
  return withdrawal.refund;
end
$$;

-- Marks the Stripe work as done. Releases the receipt of a cancellation, with Stripe's end date; for a
-- withdrawal, enqueues the email about the refund. False: already done.
create function public.finish_contract_end(
  p_id uuid, p_ends_at timestamptz, p_at_once boolean, p_refund text, p_refunded integer
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  done public.contract_ends;
  about public.subscriptions;
begin
  update public.contract_ends c set
    done_at = now(), ends_at = p_ends_at, refund = p_refund, refunded = p_refunded, last_error = null
    where c.id = p_id and c.confirmed_at is not null and c.done_at is null
    returning * into done;
  if not found then
    return false;
  end if;
  if done.kind = 'cancellation' then
    update public.emails d set not_before = least(d.not_before, now()),
      data = d.data || jsonb_build_object('ends_at', p_ends_at, 'at_once', p_at_once)
      where d.cause = 'contract-end:' || p_id and d.attempts = 0 and d.sent_at is null
        and d.given_up_at is null;
    return true;
  end if;
  select * into about from public.subscriptions s
    where s.stripe_subscription_id = done.stripe_subscription_id;
  perform public.enqueue_user_email(
    'contract-end-refund:' || done.id, done.user_id, 'account', 'withdrawal-refund',
    jsonb_build_object(
      'reference', about.reference, 'plan', about.plan_key, 'currency', about.currency,
      'declared_at', done.declared_at, 'at', done.done_at, 'refund', p_refund,
      'refunded', p_refunded
    ),
    done.language
  );
  return true;
end
$$;

revoke execute on function
  public.claim_contract_ends,
  public.decide_withdrawal_refund,
  public.finish_contract_end
  from public, anon, authenticated;
grant execute on function
  public.claim_contract_ends,
  public.decide_withdrawal_refund,
  public.finish_contract_end
  to service_role;

-- Lessons opened and read by a user. A lesson is complete when its quiz is passed too: see quiz_attempts.
create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  -- When it was last opened, or its progress last changed.
  opened_at timestamptz not null default now(),
  -- When its text was marked as read, and the revision of that text (`revised` in content/lessons).
  completed_at timestamptz,
  completed_version date,
  -- Furthest position in the text: see src/domain/course/reading-position.ts.
  reached integer not null default 0 check (reached between 0 and 60000),
  primary key (user_id, lesson)
);

alter table public.lesson_progress enable row level security;
revoke all on public.lesson_progress from anon, authenticated;
grant select, insert, update, delete on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.lesson_progress to service_role;

create policy "people read their own progress" on public.lesson_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note their own progress" on public.lesson_progress
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own progress" on public.lesson_progress
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people erase their own progress" on public.lesson_progress
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.lesson_progress
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- The server sets the timestamps; users who turned progress off store none.
create function public.guard_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- Locked until the end of the transaction: an insert comes before progress is turned off, or not at all.
    perform from public.profiles p
      where p.user_id = new.user_id and p.keep_progress for no key update;
    if not found then
      return null;
    end if;
    -- Counts the other lessons: an upsert also fires the insert trigger.
    if 100 <= (
      select count(*) from public.lesson_progress l
      where l.user_id = new.user_id and l.lesson <> new.lesson
    ) then
      raise exception 'Too many lessons.' using errcode = 'insufficient_privilege';
    end if;
  else
    new.user_id := old.user_id;
    new.lesson := old.lesson;
    -- Another tab or device may have been further.
    new.reached := greatest(old.reached, new.reached);
  end if;
  new.opened_at := now();
  -- Keeps the first completion time; undoing a completion is allowed.
  new.completed_at := case
    when new.completed_at is null then null
    when tg_op = 'UPDATE' and old.completed_at is not null then old.completed_at
    else now() end;
  -- One day ahead: it is already tomorrow in some time zones.
  if new.completed_version > current_date + 1 then
    raise exception 'No text has this revision yet.' using errcode = 'insufficient_privilege';
  end if;
  new.completed_version := case
    when new.completed_at is null then null
    when tg_op = 'UPDATE' then greatest(old.completed_version, new.completed_version)
    else new.completed_version end;
  return new;
end
$$;

create trigger guard_progress before insert or update on public.lesson_progress
  for each row execute function public.guard_progress();

create function public.erase_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not new.keep_progress then
    delete from public.lesson_progress l where l.user_id = new.user_id;
    delete from public.quiz_attempts a where a.user_id = new.user_id;
    delete from public.review_cards c where c.user_id = new.user_id;
  end if;
  return null;
end
$$;

create trigger erase_progress after update of keep_progress on public.profiles
  for each row execute function public.erase_progress();

revoke execute on function
  public.guard_progress,
  public.erase_progress
  from public, anon, authenticated;

-- Attempts at the quiz of a lesson. Questions and solutions are not stored here: they are in the lesson's file, and
-- the order in which the parts of a question are shown is derived from a secret of the functions. `answers` holds the
-- tries at each question: { "given", "right" }, `given` as positions in the shown order.
create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  questions text[] not null check (cardinality(questions) between 1 and 20),
  answers jsonb not null default '{}',
  -- Questions answered right, or wrong twice. The next one is questions[closed + 1].
  closed integer not null default 0,
  -- Two for a right answer at the first try, one at the second.
  half_points integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  passed boolean not null default false
);
create unique index quiz_attempts_open on public.quiz_attempts (user_id, lesson)
  where finished_at is null;
create index quiz_attempts_of on public.quiz_attempts (user_id, lesson, half_points desc);

alter table public.quiz_attempts enable row level security;
revoke all on public.quiz_attempts from anon, authenticated;
grant select on public.quiz_attempts to authenticated;
grant select, insert, update, delete on public.quiz_attempts to service_role;

create policy "people read their own quiz attempts" on public.quiz_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.quiz_attempts
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Starts an attempt with the drawn questions, or returns the open one: only one of concurrent calls starts one. Only
-- a new attempt counts towards p_limit (for consume_rate_limit); beyond it none starts, and `wait` is the seconds to
-- wait. p_replaces: an open attempt that no longer fits the lesson's questions; it is deleted.
create function public.start_quiz(
  p_user uuid, p_lesson text, p_questions text[], p_limit jsonb, p_replaces uuid default null
) returns table (attempt jsonb, wait integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  started public.quiz_attempts;
  seconds integer;
begin
  delete from public.quiz_attempts a
    where a.id = p_replaces and a.user_id = p_user and a.finished_at is null;
  insert into public.quiz_attempts (user_id, lesson, questions)
    values (p_user, p_lesson, p_questions)
    on conflict (user_id, lesson) where finished_at is null do nothing
    returning * into started;
  if not found then
    select * into started from public.quiz_attempts a
      where a.user_id = p_user and a.lesson = p_lesson and a.finished_at is null;
    return query select to_jsonb(started), 0;
    return;
  end if;
  seconds := public.consume_rate_limit(
    p_limit ->> 'key', (p_limit ->> 'times')::integer, (p_limit ->> 'seconds')::integer
  );
  if seconds > 0 then
    delete from public.quiz_attempts a where a.id = started.id;
    return query select null::jsonb, seconds;
    return;
  end if;
  return query select to_jsonb(started), 0;
end
$$;

-- Counts an answer to the next question of an open attempt; the last one finishes it. A single statement: only one of
-- concurrent answers with the same p_try counts. p_given is JSON. Returns the row, or nothing if the answer does not
-- count. A finished attempt of a user whose progress is not kept is returned and deleted.
create function public.answer_quiz(
  p_attempt uuid, p_user uuid, p_question text, p_try integer, p_given text, p_right boolean
) returns setof public.quiz_attempts
  language plpgsql security definer set search_path = ''
as $$
declare
  answered public.quiz_attempts;
begin
  update public.quiz_attempts a set
    answers = jsonb_set(
      a.answers, array[p_question],
      coalesce(a.answers -> p_question, '[]')
        || jsonb_build_array(jsonb_build_object('given', p_given::jsonb, 'right', p_right))
    ),
    closed = a.closed + step.closes,
    half_points = a.half_points + step.gain,
    finished_at = case when a.closed + step.closes = cardinality(a.questions) then now() end,
    -- Passed with three quarters of the points; a question gives two half points.
    passed = a.closed + step.closes = cardinality(a.questions)
      and 2 * (a.half_points + step.gain) >= 3 * cardinality(a.questions)
  from (
    select case when p_right then 3 - p_try else 0 end as gain,
      case when p_right or p_try = 2 then 1 else 0 end as closes
  ) step
  where a.id = p_attempt and a.user_id = p_user and a.finished_at is null
    and a.questions[a.closed + 1] = p_question
    and p_try in (1, 2)
    and coalesce(jsonb_array_length(a.answers -> p_question), 0) = p_try - 1
  returning a.* into answered;
  if not found then
    return;
  end if;
  if answered.finished_at is not null and exists (
    select from public.profiles p where p.user_id = p_user and not p.keep_progress
  ) then
    delete from public.quiz_attempts a where a.id = answered.id;
  end if;
  return next answered;
end
$$;

revoke execute on function
  public.start_quiz,
  public.answer_quiz
  from public, anon, authenticated;
grant execute on function
  public.start_quiz,
  public.answer_quiz
  to service_role;

-- Quiz questions to review, with their spaced repetition schedule (FSRS). `card` is the memory state computed by
-- src/domain/course/review/schedule.ts; `version` counts the reviews.
create table public.review_cards (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  question text not null check (question ~ '^[a-z0-9-]{1,40}$'),
  version integer not null default 1 check (version > 0),
  card jsonb not null,
  reviewed_at timestamptz not null default now(),
  due_at timestamptz not null,
  primary key (user_id, lesson, question)
);
create index review_cards_due on public.review_cards (user_id, due_at);

alter table public.review_cards enable row level security;
revoke all on public.review_cards from anon, authenticated;
grant select on public.review_cards to authenticated;
grant select, insert, update, delete on public.review_cards to service_role;

create policy "people read their own review cards" on public.review_cards
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.review_cards
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Stores reviews: p_cards is an array of { question, version, card, due }, `version` as it was read, 0 for a new
-- card. Only one of concurrent reviews of a version counts. Returns the stored rows: none for a user whose progress
-- is not kept.
create function public.schedule_reviews(p_user uuid, p_lesson text, p_cards jsonb)
  returns setof public.review_cards
  language sql security definer set search_path = ''
as $$
  -- Locked until the end of the transaction: the cards come before progress is turned off, or not at all.
  with kept as (
    select p.user_id from public.profiles p
    where p.user_id = p_user and p.keep_progress for no key update
  )
  insert into public.review_cards as stored (user_id, lesson, question, version, card, due_at)
    select kept.user_id, p_lesson, c.question, c.version + 1, c.card, c.due
    from kept, jsonb_to_recordset(p_cards)
      as c (question text, version integer, card jsonb, due timestamptz)
  on conflict (user_id, lesson, question) do update set
    version = excluded.version,
    card = excluded.card,
    reviewed_at = now(),
    due_at = excluded.due_at
    where stored.version = excluded.version - 1
  returning *
$$;

revoke execute on function public.schedule_reviews from public, anon, authenticated;
grant execute on function public.schedule_reviews to service_role;

-- The reminder of the daily review: at most one email a day, to users who chose it.

-- The lesson open without a subscription: `freeLesson` in src/domain/course/lessons.ts.
create function public.free_lesson() returns text
  language sql immutable security definer set search_path = ''
as $$
  select 'fondamentaux-blockchain'
$$;

-- Questions asked in a day: `reviewsPerDay` in src/domain/course/review/schedule.ts.
create function public.reviews_per_day() returns integer
  language sql immutable security definer set search_path = ''
as $$
  select 10
$$;

-- Users with questions to review today and no review yet (only p_user, if given): how many questions, of which lessons,
-- and `days`, for how long questions have waited without a review: 1 on the day that the first of them is due. Leaves
-- out users who did not choose the reminder, keep no progress, have no proved address or are being erased. With
-- p_lessons, as in enqueue_review_reminders, counts only questions that a published lesson still has.
create function public.review_reminders(p_user uuid default null, p_lessons jsonb default null)
  returns table (user_id uuid, questions integer, lessons text[], days integer)
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, due.questions, due.lessons, waited.days
  from public.profiles p
  cross join lateral (
    select count(*)::integer as questions, array_agg(distinct next.lesson) as lessons,
      min(next.due_at) as first_due_at
    from (
      select c.lesson, c.due_at from public.review_cards c, public.is_subscriber(p.user_id) paid
      where c.user_id = p.user_id and c.due_at <= now()
        and (paid or c.lesson = public.free_lesson())
        and (p_lessons is null or p_lessons -> p.language -> c.lesson -> 'questions' ? c.question)
      order by c.due_at, c.question limit public.reviews_per_day()
    ) next
  ) due
  cross join lateral (
    select public.paris_day(now()) - greatest(
      public.paris_day(max(c.reviewed_at)), public.paris_day(due.first_due_at) - 1
    ) as days
    from public.review_cards c where c.user_id = p.user_id
  ) waited
  where p.notify_review and p.keep_progress and (p_user is null or p.user_id = p_user)
    and due.questions > 0 and waited.days > 0
    and public.takes_optional_email(p.user_id)
$$;

-- Enqueues up to p_limit reminders, one per user and day in Paris, and returns their number. `rhythm`: `daily` for the
-- first week that questions wait, then `weekly`, then `last`, after which there is none until the next review.
-- p_lessons has the published lessons, with the ids of their questions: { language: { key: { title, questions } } }.
-- claim_emails drops a reminder that is no longer due.
create function public.enqueue_review_reminders(p_lessons jsonb, p_limit integer)
  returns integer
  language sql security definer set search_path = ''
as $$
  with queued as (
    insert into public.emails
      (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, r.user_id, 'review', 'review-reminder', p.language, u.email,
      jsonb_build_object(
        'questions', r.questions,
        'rhythm', case when r.days <= 7 then 'daily' when r.days < 28 then 'weekly' else 'last' end,
        'lessons', (
          select jsonb_agg(p_lessons -> p.language -> lesson -> 'title' order by place)
          from unnest(r.lessons) with ordinality as named (lesson, place)
        )
      ), 2
    from public.review_reminders(p_lessons => p_lessons) r
    join public.profiles p on p.user_id = r.user_id
    join auth.users u on u.id = r.user_id and u.email is not null
    cross join lateral (
      select 'review-reminder:' || r.user_id || ':' || public.paris_day(now()) as cause
    ) caused
    where (r.days <= 7 or r.days in (14, 21, 28))
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by md5(caused.cause) limit p_limit
    on conflict (cause) do nothing
    returning 1
  )
  select count(*)::integer from queued
$$;

revoke execute on function
  public.free_lesson,
  public.reviews_per_day,
  public.review_reminders,
  public.enqueue_review_reminders
  from public, anon, authenticated;
grant execute on function public.enqueue_review_reminders to service_role;

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

-- Notes of a reader on passages of a lesson. `block` is the position of the passage among the blocks of the lesson's
-- text, the same in every language; `quote` is the passage itself, in the language it was read in. Their owner reads
-- and writes them with or without a subscription.
create table public.lesson_notes (
  -- Generated by the browser, so that a repeated write creates one note.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  block integer not null check (block between 0 and 2000),
  lang text not null check (lang in ('fr', 'en')),
  quote text not null default '' check (char_length(quote) <= 300),
  text text not null default '' check (char_length(text) <= 2000),
  created_at timestamptz not null default now(),
  -- When the text was last edited, which may be before it was sent.
  updated_at timestamptz not null default now()
);
create index lesson_notes_of on public.lesson_notes (user_id, updated_at desc);

alter table public.lesson_notes enable row level security;
revoke all on public.lesson_notes from anon, authenticated;
grant select, insert, update, delete on public.lesson_notes to authenticated;
grant select, insert, update, delete on public.lesson_notes to service_role;

create policy "people read their own notes" on public.lesson_notes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own notes" on public.lesson_notes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own notes" on public.lesson_notes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own notes" on public.lesson_notes
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.lesson_notes
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Keeps the later of two edits: an older one, sent late by another device, is dropped without an error. An edit
-- changes the text only. At most 500 notes per user.
create function public.guard_note() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  -- A clock that is ahead must not win over later edits. Browsers count milliseconds.
  new.updated_at := date_trunc('milliseconds', least(new.updated_at, now()));
  if tg_op = 'UPDATE' then
    if new.updated_at < old.updated_at then
      return null;
    end if;
    if new.updated_at = old.updated_at and new.text <> old.text then
      new.updated_at := date_trunc('milliseconds', now());
    end if;
    new.id := old.id;
    new.user_id := old.user_id;
    new.lesson := old.lesson;
    new.block := old.block;
    new.lang := old.lang;
    new.quote := old.quote;
    new.created_at := old.created_at;
    return new;
  end if;
  new.created_at := least(new.created_at, new.updated_at);
  -- Locked until the end of the transaction, so that concurrent inserts are counted.
  perform from public.profiles p where p.user_id = new.user_id for no key update;
  -- Counts the other notes: an upsert also fires the insert trigger.
  if 500 <= (
    select count(*) from public.lesson_notes n where n.user_id = new.user_id and n.id <> new.id
  ) then
    raise exception 'Too many notes.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger guard_note before insert or update on public.lesson_notes
  for each row execute function public.guard_note();

revoke execute on function public.guard_note from public, anon, authenticated;

-- Days closed by the desk, besides the holidays and the days of src/domain/booking/opening-hours.ts. Nothing can be
-- booked, held or moved to them; existing bookings stay until the team calls the customer.
create table public.closed_days (
  -- In the office's time zone, Europe/Paris.
  day date primary key,
  created_at timestamptz not null default now(),
  -- The editor. No reference: the day stays closed when that account is deleted.
  created_by uuid
);

alter table public.closed_days enable row level security;
revoke all on public.closed_days from anon, authenticated;
grant select, insert, update, delete on public.closed_days to service_role;

-- Whether the office is closed on the day of an instant.
create function public.is_closed_day(p_at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.closed_days c where c.day = public.paris_day(p_at)
  )
$$;

revoke execute on function public.is_closed_day from public, anon, authenticated;

-- Consultations, and slots held while a form is filled in. The opening hours
-- (src/domain/booking/opening-hours.ts) define the slots; this file prevents double booking. Whoever takes a slot
-- or closes a day first takes a lock (advisory, per transaction, held for milliseconds); a slot is then inserted
-- with `on conflict do nothing`. The exclusion constraint rejects overlapping live rows from any writer; the lock
-- prevents deadlocks between two moves that swap slots. Releases, cancellations and marks need no lock.

create table public.appointments (
  id uuid primary key default gen_random_uuid(), -- UID of the calendar entry
  status text not null check (status in ('held', 'booked', 'cancelled')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- While on hold: HMACs of the browser's secret and of its IP address, and the expiry.
  hold_hash text check (char_length(hold_hash) = 64),
  ip_hash text check (char_length(ip_hash) = 64),
  held_until timestamptz,
  -- HMAC of the caller's network (/24, /48); null for subscribers, to whom the network's share does not apply.
  network_hash text check (char_length(network_hash) = 64),
  -- Once booked: the reference shown to customers.
  reference text unique check (reference ~ '^RDV-[2-9A-HJKMNP-TV-Z]{8}$'),
  -- Idempotency keys of the booking and of the moves.
  request uuid unique,
  moves uuid[] not null default '{}',
  -- The account it was booked with, if any.
  user_id uuid references auth.users (id) on delete cascade,
  first_name text not null default ''
    check (char_length(first_name) <= 100 and public.is_printable_line(first_name)),
  last_name text not null default ''
    check (char_length(last_name) <= 100 and public.is_printable_line(last_name)),
  email text not null default '' check (email = '' or public.is_email(email)),
  phone text not null default '' check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  message text not null default '' check (char_length(message) <= 2000),
  language text not null default 'fr' check (language in ('fr', 'en')),
  zone text not null default 'Europe/Paris' check (char_length(zone) <= 60),
  -- Incremented with each change: calendars keep the newest.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  booked_at timestamptz,
  cancelled_at timestamptz,
  -- The start before the last move.
  moved_from timestamptz,
  -- Set by the desk after it began: whether it took place.
  attendance text check (attendance in ('done', 'no_show')),
  constraint some_time check (end_at > start_at),
  constraint held_by_somebody
    check (status <> 'held' or (hold_hash is not null and held_until is not null)),
  constraint booked_by_somebody
    check (status = 'held' or (reference is not null and request is not null)),
  constraint one_at_a_time exclude using gist (tstzrange(start_at, end_at) with &&)
    where (status in ('held', 'booked'))
);
create unique index appointments_slot on public.appointments (start_at)
  where status in ('held', 'booked');
create index appointments_user on public.appointments (user_id);
create index appointments_end on public.appointments (end_at);

alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated;
grant select, insert, update, delete on public.appointments to service_role;

-- Serialises writers until the end of the transaction.
create function public.lock_appointments() returns void
  language sql security definer set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('appointments', 0))
$$;

-- Frees the time range: deletes expired holds, and those of the caller.
create function public.release_holds(p_start timestamptz, p_end timestamptz, p_hold_hash text)
  returns void
  language sql security definer set search_path = ''
as $$
  delete from public.appointments a
    where a.status = 'held'
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and (a.held_until <= now() or a.hold_hash = p_hold_hash)
$$;

-- Times between two instants that are booked, on hold or on a day that the desk has closed, in order.
create function public.busy_times(p_from timestamptz, p_until timestamptz)
  returns table (start_at timestamptz, end_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select a.start_at, a.end_at from public.appointments a
  where tstzrange(a.start_at, a.end_at) && tstzrange(p_from, p_until)
    and (a.status = 'booked' or (a.status = 'held' and a.held_until > now()))
  union all
  select day.opens, day.closes from public.closed_days c
  cross join lateral (
    select c.day::timestamp at time zone 'Europe/Paris' as opens,
      (c.day + 1)::timestamp at time zone 'Europe/Paris' as closes
  ) day
  where day.opens < p_until and day.closes > p_from
  order by 1
$$;

-- Whether a network has used up its share of the upcoming slots, so that nobody can fill the calendar with
-- throwaway addresses. p_shares: { "usual": 3, "crowded": 1, "crowded_from": 20 }: `crowded` applies once all
-- networks together have `crowded_from` slots. p_held: also counts its holds, for a new hold; not for a booking,
-- because holds end soon and may be the caller's own in another tab.
create function public.is_network_full(p_network_hash text, p_held boolean, p_shares jsonb)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    count(*) filter (where a.network_hash = p_network_hash and (p_held or a.status = 'booked')) >= case
      when count(*) >= (p_shares ->> 'crowded_from')::integer then (p_shares ->> 'crowded')::integer
      else (p_shares ->> 'usual')::integer end,
    false
  )
  from public.appointments a
  where a.network_hash is not null and a.end_at > now()
    and (a.status = 'booked' or (a.status = 'held' and a.held_until > now()))
$$;

-- Eight unambiguous letters and digits, unique among appointments.
create function public.new_appointment_reference() returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  letters constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  new_reference text;
begin
  loop
    select 'RDV-' || string_agg(substr(letters, 1 + floor(random() * 30)::integer, 1), '')
      into new_reference from generate_series(1, 8);
    exit when not exists (select from public.appointments a where a.reference = new_reference);
  end loop;
  return new_reference;
end
$$;

-- Deletes expired holds, and appointments twelve months after their end; empties the network of past ones.
-- Skips locked rows.
create function public.purge_appointments() returns void
  language sql security definer set search_path = ''
as $$
  update public.appointments a set network_hash = null where a.id in (
    select old.id from public.appointments old
    where old.network_hash is not null and old.end_at <= now()
    for update skip locked
  );
  delete from public.appointments a where a.id in (
    select old.id from public.appointments old
    where old.end_at < now() - interval '12 months'
      or (old.status = 'held' and old.held_until <= now())
    for update skip locked
  )
$$;

revoke execute on function
  public.lock_appointments,
  public.release_holds,
  public.new_appointment_reference,
  public.purge_appointments,
  public.is_network_full,
  public.busy_times
  from public, anon, authenticated;
grant execute on function public.busy_times to service_role;

-- Holds a slot for a browser and releases its earlier holds: those of p_hold_hash, which are thus renewed, and of
-- p_earlier_hash. Returns `held` until the expiry; `taken`; `network_full`: the network has used up its share (p_shares,
-- see is_network_full) with bookings; or `too_many`: holds from this IP address, until the first expires, or holds
-- fill the rest of the network's share. A hold blocks the slot for others, so distributed clients must not be able to
-- hold the whole calendar.
create function public.hold_appointment(
  p_start timestamptz, p_end timestamptz, p_hold_hash text, p_earlier_hash text,
  p_ip_hash text, p_seconds integer, p_max_per_ip integer, p_network_hash text default null,
  p_shares jsonb default '{}'
) returns table (outcome text, until timestamptz)
  language plpgsql security definer set search_path = ''
as $$
declare
  others integer;
  free_again timestamptz;
begin
  perform public.lock_appointments();
  delete from public.appointments a
    where a.status = 'held' and a.hold_hash in (p_hold_hash, p_earlier_hash);
  if public.is_closed_day(p_start) then
    return query select 'taken', null::timestamptz;
    return;
  end if;
  if public.is_network_full(p_network_hash, false, p_shares) then
    return query select 'network_full', null::timestamptz;
    return;
  end if;
  select count(*), min(a.held_until) into others, free_again from public.appointments a
    where a.status = 'held' and a.held_until > now() and a.ip_hash = p_ip_hash;
  if others >= p_max_per_ip then
    return query select 'too_many', free_again;
    return;
  end if;
  if public.is_network_full(p_network_hash, true, p_shares) then
    return query select 'too_many', null::timestamptz;
    return;
  end if;
  perform public.release_holds(p_start, p_end, null);
  return query
  insert into public.appointments as a
    (status, start_at, end_at, hold_hash, ip_hash, held_until, network_hash)
  values (
    'held', p_start, p_end, p_hold_hash, p_ip_hash, now() + make_interval(secs => p_seconds),
    p_network_hash
  )
  on conflict do nothing
  returning 'held', a.held_until;
  if not found then
    return query select 'taken', null::timestamptz;
  end if;
end
$$;

-- Releases the hold of a browser. False: there was none.
create function public.release_appointment(p_hold_hash text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.appointments a where a.status = 'held' and a.hold_hash = p_hold_hash;
  return found;
end
$$;

revoke execute on function
  public.hold_appointment,
  public.release_appointment
  from public, anon, authenticated;
grant execute on function
  public.hold_appointment,
  public.release_appointment
  to service_role;

-- Enqueues the emails of an appointment's current state: to the customer, to the team, and the reminder,
-- unless it would follow the confirmation within an hour. The reminder is sent 26 hours before: for two hours
-- (`noticeHours`, src/domain/booking/opening-hours.ts) its link can still move and cancel. It is not
-- sent later than that. Cancels unsent emails of the previous state.
create function public.enqueue_appointment_emails(
  booking public.appointments, p_kind text, p_previous timestamptz, p_token text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  nth constant text := ':' || booking.id || ':' || booking.sequence;
  before constant text := ':' || booking.id || ':' || booking.sequence - 1;
  remind_at constant timestamptz := booking.start_at - interval '26 hours';
  data constant jsonb := jsonb_build_object(
    'kind', p_kind, 'id', booking.id, 'reference', booking.reference, 'sequence', booking.sequence,
    'start', booking.start_at, 'end', booking.end_at, 'previous', p_previous,
    'first_name', booking.first_name, 'last_name', booking.last_name, 'email', booking.email,
    'phone', booking.phone, 'message', booking.message, 'zone', booking.zone, 'language', booking.language,
    'token', p_token, 'member', booking.user_id is not null
  );
begin
  perform public.cancel_email(kind || before)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_email(
    'appointment' || nth, booking.email,
    case p_kind when 'booked' then 'appointment-confirmed' else 'appointment-' || p_kind end,
    data, booking.language, booking.user_id
  );
  perform public.enqueue_email(
    'appointment-staff' || nth, 'staff', 'staff-appointment', data, 'fr', booking.user_id
  );
  if p_kind <> 'cancelled' and remind_at > now() + interval '1 hour' then
    perform public.enqueue_email(
      'appointment-reminder' || nth, booking.email, 'appointment-reminder', data, booking.language,
      booking.user_id, remind_at, p_priority => 1,
      p_not_after => booking.start_at - interval '24 hours'
    );
  end if;
end
$$;

-- Deleting an account deletes its upcoming appointments. Notifies the team, without personal data.
create function public.report_erased_appointment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.cancel_email(kind || ':' || old.id || ':' || old.sequence)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_email(
    'appointment-staff:' || old.id || ':' || old.sequence + 1, 'staff', 'staff-appointment-erased',
    jsonb_build_object(
      'id', old.id, 'reference', old.reference, 'sequence', old.sequence + 1,
      'start', old.start_at, 'end', old.end_at
    )
  );
  return null;
end
$$;

create trigger report_erased_appointment after delete on public.appointments
  for each row when (old.status = 'booked' and old.end_at > now())
  execute function public.report_erased_appointment();

revoke execute on function
  public.enqueue_appointment_emails,
  public.report_erased_appointment
  from public, anon, authenticated;

-- Books a slot, once per request, and enqueues its emails. Returns `booked`; `taken`; `too_many` upcoming for this
-- address or account; `network_full`: the network has used up its share (p_shares, see is_network_full);
-- `limited 90`: a rate limit is exceeded for that many seconds; `proof_required`: a proof of work is needed. The
-- last two count nothing and release no hold. Signed in, only appointments made with a session count as upcoming: a
-- stranger may have typed the caller's address. p_hold_hash: the caller's hold, which is released. p_limits: for
-- require_rate_limits, counting bookings, not attempts. The network's share exempts subscribers.
create function public.book_appointment(
  p_id uuid, p_request uuid, p_start timestamptz, p_end timestamptz, p_hold_hash text, p_user uuid,
  p_first_name text, p_last_name text, p_email text, p_phone text, p_message text,
  p_language text, p_zone text, p_token text, p_max_upcoming integer, p_limits jsonb default '[]',
  p_network_hash text default null, p_shares jsonb default '{}'
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  subscribes constant boolean := public.is_subscriber(p_user);
  network constant text := case when not subscribes then p_network_hash end;
  booked public.appointments;
begin
  -- Checked before the lock, so that a crowd on a taken slot does not queue for it.
  if exists (
    select from public.appointments a
    where a.status = 'booked' and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      and not exists (select from public.appointments b where b.request = p_request)
  ) then
    return 'taken';
  end if;
  perform public.lock_appointments();
  if exists (select from public.appointments a where a.request = p_request) then
    return 'booked';
  end if;
  if public.is_closed_day(p_start) then
    return 'taken';
  end if;
  if p_max_upcoming <= (
    select count(*) from public.appointments a
    where a.status = 'booked' and a.end_at > now() and case
      when p_user is null then public.normalize_email(a.email) = public.normalize_email(p_email)
      else a.user_id in (select public.mailbox_accounts(p_user)) end
  ) then
    return 'too_many';
  end if;
  if public.is_network_full(network, false, p_shares) then
    return 'network_full';
  end if;
  begin
    -- Within the block: a refusal below keeps the caller's hold.
    perform public.release_holds(p_start, p_end, p_hold_hash);
    insert into public.appointments as a (
      id, status, start_at, end_at, reference, request, user_id, first_name, last_name, email, phone,
      message, language, zone, booked_at, network_hash
    ) values (
      p_id, 'booked', p_start, p_end, public.new_appointment_reference(), p_request,
      (select u.id from auth.users u where u.id = p_user), p_first_name, p_last_name, p_email,
      p_phone, p_message, p_language, p_zone, now(), network
    )
    on conflict do nothing
    returning * into booked;
    if booked.id is null then
      return 'taken';
    end if;
    perform public.require_rate_limits(p_limits, subscribes, public.owns_mailbox(p_user));
  exception when sqlstate 'PT429' then -- rolls back the block
    return sqlerrm;
  end;
  perform public.release_appointment(p_hold_hash);
  perform public.enqueue_appointment_emails(booked, 'booked', null, p_token);
  return 'booked';
end
$$;

revoke execute on function public.book_appointment from public, anon, authenticated;
grant execute on function public.book_appointment to service_role;

-- Moves an appointment, once per request, and enqueues its emails; the old slot is free at once. Returns
-- `moved`; `taken`, leaving it unchanged; `cancelled` meanwhile; `stale`: changed since the caller read it; or
-- `limited 90`: the limit is exceeded for that many seconds. Only a move releases the caller's hold. p_limit,
-- { "key", "times", "seconds" } for consume_rate_limit, counts moves, not attempts.
create function public.move_appointment(
  p_id uuid, p_sequence integer, p_request uuid, p_start timestamptz, p_end timestamptz,
  p_hold_hash text, p_token text, p_limit jsonb default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  old_row public.appointments;
  moved public.appointments;
  wait integer;
begin
  perform public.lock_appointments();
  select * into old_row from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if old_row.id is null then
    return 'stale';
  elsif p_request = any (old_row.moves) then
    return 'moved';
  elsif old_row.status = 'cancelled' then
    return 'cancelled';
  elsif old_row.sequence <> p_sequence then
    return 'stale';
  end if;
  if public.is_closed_day(p_start) or exists (
    select from public.appointments a
    where a.id <> p_id and a.status in ('held', 'booked')
      and tstzrange(a.start_at, a.end_at) && tstzrange(p_start, p_end)
      -- Not the holds that are released below.
      and (a.status = 'booked' or (a.held_until > now() and a.hold_hash is distinct from p_hold_hash))
  ) then
    return 'taken';
  end if;
  if p_limit is not null then
    wait := public.consume_rate_limit(
      p_limit ->> 'key', (p_limit ->> 'times')::integer, (p_limit ->> 'seconds')::integer
    );
    if wait > 0 then
      return 'limited ' || wait;
    end if;
  end if;
  perform public.release_holds(p_start, p_end, p_hold_hash);
  perform public.release_appointment(p_hold_hash);
  update public.appointments a
    set start_at = p_start, end_at = p_end, moved_from = old_row.start_at, sequence = a.sequence + 1,
      moves = a.moves || p_request
    where a.id = p_id
    returning * into moved;
  perform public.enqueue_appointment_emails(moved, 'moved', old_row.start_at, p_token);
  return 'moved';
end
$$;

-- Cancels an appointment, once, and enqueues its emails; its slot is free at once. Returns `cancelled`, or
-- `stale`: changed since the caller read it.
create function public.cancel_appointment(p_id uuid, p_sequence integer, p_token text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  old_row public.appointments;
  cancelled public.appointments;
begin
  select * into old_row from public.appointments a where a.id = p_id and a.status <> 'held' for update;
  if old_row.status = 'cancelled' then
    return 'cancelled';
  elsif old_row.id is null or old_row.sequence <> p_sequence then
    return 'stale';
  end if;
  update public.appointments a
    set status = 'cancelled', cancelled_at = now(), sequence = a.sequence + 1
    where a.id = p_id
    returning * into cancelled;
  perform public.enqueue_appointment_emails(cancelled, 'cancelled', null, p_token);
  return 'cancelled';
end
$$;

revoke execute on function
  public.move_appointment,
  public.cancel_appointment
  from public, anon, authenticated;
grant execute on function
  public.move_appointment,
  public.cancel_appointment
  to service_role;

-- Closes or reopens a day; waits for bookings in progress, so that none is added afterwards. Idempotent. Deletes the
-- holds of a closed day.
create function public.set_closed_day(p_day date, p_closed boolean, p_editor uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.lock_appointments();
  if p_closed then
    insert into public.closed_days (day, created_by) values (p_day, p_editor)
      on conflict (day) do nothing;
    delete from public.appointments a
      where a.status = 'held' and public.paris_day(a.start_at) = p_day;
  else
    delete from public.closed_days c where c.day = p_day;
  end if;
end
$$;

-- Records whether a consultation that has begun took place: 'done', 'no_show', or null for neither. p_known: the
-- value that the editor has seen. Outcomes: 'marked'; 'conflict': another editor has changed it; 'early': it has not
-- begun; 'unknown'.
create function public.mark_appointment(p_id uuid, p_known text, p_attendance text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  booked public.appointments;
begin
  select * into booked from public.appointments a
    where a.id = p_id and a.status = 'booked' for update;
  if booked.id is null then
    return 'unknown';
  elsif booked.start_at > clock_timestamp() then
    return 'early';
  elsif booked.attendance is not distinct from p_attendance then
    return 'marked';
  elsif booked.attendance is distinct from p_known then
    return 'conflict';
  end if;
  update public.appointments a set attendance = p_attendance where a.id = p_id;
  return 'marked';
end
$$;

revoke execute on function
  public.set_closed_day,
  public.mark_appointment
  from public, anon, authenticated;
grant execute on function
  public.set_closed_day,
  public.mark_appointment
  to service_role;

-- Support messages, each with two emails: a copy to its author, and one to the team.

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  -- Reference shown to customers.
  reference text not null unique generated always as (
    'SUP-' || case when number < 1000000 then lpad(number::text, 6, '0') else number::text end
  ) stored,
  -- Idempotency key, derived from the browser's request and the content: a repeated message is one ticket.
  request uuid not null unique,
  -- HMAC of the form token: each is valid for one ticket.
  form_token_hash text not null unique check (char_length(form_token_hash) = 64),
  -- The account it was sent from, if signed in. A typed address proves nothing.
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (public.is_printable_line(name) and char_length(name) between 1 and 100),
  email text not null check (public.is_email(email)),
  subject text not null
    check (public.is_printable_line(subject) and char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  language text not null check (language in ('fr', 'en')),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- By the subscription of the account at the time.
  priority text not null default 'normal' check (priority in ('signals', 'subscriber', 'normal')),
  -- Order of the team's queue.
  sort_order smallint not null generated always as (
    case priority when 'signals' then 0 when 'subscriber' then 1 else 2 end
  ) stored,
  -- Answers of the team, oldest first: [{ "request", "at", "text" }]. Without the editor: an
  -- export of the author's account includes them.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  -- Incremented by each change by the desk: a change to an older version is rejected.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_queue on public.support_tickets (status, sort_order, created_at);
create index support_tickets_user on public.support_tickets (user_id);
create index support_tickets_old on public.support_tickets (updated_at);

alter table public.support_tickets enable row level security;
revoke all on public.support_tickets from anon, authenticated;
grant select, insert, update, delete on public.support_tickets to service_role;

create function public.touch_ticket() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger touch_ticket before update on public.support_tickets
  for each row execute function public.touch_ticket();

-- Opens a ticket and enqueues its emails. Outcomes: `opened`; `known`: a ticket already exists for this
-- message and is returned; `token_used`: another message used this form token; `limited`: a rate limit is exceeded
-- for `wait` seconds; `proof_required`: a proof of work is needed. The last two count nothing. p_limits: for
-- require_rate_limits.
create function public.open_ticket(
  p_request uuid, p_form_token_hash text, p_user uuid, p_name text, p_email text, p_subject text,
  p_message text, p_language text, p_limits jsonb
) returns table (outcome text, wait integer, ticket_id uuid, ticket text, copy_to text)
  language plpgsql security definer set search_path = ''
as $$
declare
  opened public.support_tickets;
  payload jsonb;
begin
  outcome := 'opened';
  wait := 0;
  begin
    insert into public.support_tickets as t
      (request, form_token_hash, user_id, name, email, subject, message, language, priority)
    values (
      p_request, p_form_token_hash, (select u.id from auth.users u where u.id = p_user), p_name, p_email,
      p_subject, p_message, p_language,
      coalesce((
        select case when bool_or(s.includes_signals) then 'signals' else 'subscriber' end
        from public.subscriptions s
        where s.user_id = p_user and public.is_active(s)
        having count(*) > 0
      ), 'normal')
    )
    on conflict do nothing
    returning * into opened;
    if opened.id is null then
      select * into opened from public.support_tickets t where t.request = p_request;
      outcome := case when opened.id is null then 'token_used' else 'known' end;
    else
      perform public.require_rate_limits(
        p_limits, opened.priority <> 'normal', public.owns_mailbox(p_user)
      );
    end if;
  exception when sqlstate 'PT429' then -- rolls back the block
    outcome := split_part(sqlerrm, ' ', 1);
    wait := coalesce(substring(sqlerrm from '[0-9]+')::integer, 0);
    opened := null;
  end;

  if outcome = 'opened' then
    payload := jsonb_build_object(
      'reference', opened.reference, 'priority', opened.priority, 'name', opened.name,
      'email', opened.email, 'subject', opened.subject, 'message', opened.message,
      'language', opened.language, 'at', opened.created_at
    );
    perform public.enqueue_email(
      'support-copy:' || opened.id, opened.email, 'support-copy', payload, opened.language,
      opened.user_id
    );
    perform public.enqueue_email(
      'support-staff:' || opened.id, 'staff', 'staff-ticket', payload, 'fr', opened.user_id
    );
  end if;
  ticket_id := opened.id;
  ticket := opened.reference;
  copy_to := opened.email;
  return next;
end
$$;

-- Deletes tickets 24 months after their last change. Skips locked rows.
create function public.purge_tickets() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.support_tickets t where t.id in (
    select old.id from public.support_tickets old
    where old.updated_at < now() - interval '24 months'
    for update skip locked
  )
$$;

revoke execute on function
  public.touch_ticket,
  public.purge_tickets,
  public.open_ticket
  from public, anon, authenticated;
grant execute on function public.open_ticket to service_role;

-- Answers the version p_version of a ticket, once per p_request: stores the text, marks the ticket as answered and
-- enqueues the email, in the ticket's language. Outcomes: 'answered'; 'conflict': the ticket has changed meanwhile, and
-- nothing more was sent; 'unknown'.
create function public.answer_ticket(
  p_id uuid, p_version integer, p_request uuid, p_text text
) returns table (outcome text, version integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.support_tickets;
begin
  select * into ticket from public.support_tickets t where t.id = p_id for update;
  version := ticket.version;
  if ticket.id is null then
    outcome := 'unknown';
  elsif ticket.answers @> jsonb_build_array(jsonb_build_object('request', p_request)) then
    outcome := 'answered';
  elsif ticket.version <> p_version then
    outcome := 'conflict';
  else
    update public.support_tickets t set
      answers = t.answers || jsonb_build_object('request', p_request, 'at', now(), 'text', p_text),
      status = 'answered', version = t.version + 1
      where t.id = p_id returning t.version into answer_ticket.version;
    perform public.enqueue_email(
      'ticket-answer:' || p_id || ':' || p_request, ticket.email, 'ticket-answer',
      jsonb_build_object(
        'reference', ticket.reference, 'subject', ticket.subject, 'message', ticket.message,
        'received', ticket.created_at, 'answer', p_text
      ),
      ticket.language, ticket.user_id
    );
    outcome := 'answered';
  end if;
  return next;
end
$$;

-- Sets the status of the version p_version of a ticket. Outcomes: 'set'; 'conflict', as above; 'unknown'.
create function public.set_ticket(p_id uuid, p_version integer, p_status text)
  returns table (outcome text, version integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.support_tickets;
begin
  select * into ticket from public.support_tickets t where t.id = p_id for update;
  version := ticket.version;
  if ticket.id is null then
    outcome := 'unknown';
  elsif ticket.status = p_status then
    outcome := 'set';
  elsif ticket.version <> p_version then
    outcome := 'conflict';
  else
    update public.support_tickets t set status = p_status, version = t.version + 1
      where t.id = p_id returning t.version into set_ticket.version;
    outcome := 'set';
  end if;
  return next;
end
$$;

revoke execute on function
  public.answer_ticket,
  public.set_ticket
  from public, anon, authenticated;
grant execute on function
  public.answer_ticket,
  public.set_ticket
  to service_role;

-- The waiting list: addresses that get one email when signals open. Confirmed by an emailed link; deleted with that
-- email, on request, or after seven days without a confirmation.
create table public.signals_notices (
  -- HMAC of the address; the token of the mailed links.
  id uuid primary key,
  email text not null check (public.is_email(email)),
  language text not null check (language in ('fr', 'en')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index signals_notices_unconfirmed on public.signals_notices (created_at)
  where confirmed_at is null;
create index signals_notices_address on public.signals_notices (lower(email));

alter table public.signals_notices enable row level security;
revoke all on public.signals_notices from anon, authenticated;
grant select, insert, update, delete on public.signals_notices to service_role;

-- Stores the address and enqueues the email with its link, once per p_request. Outcomes: `asked`, the same for
-- every address; `limited`: a rate limit is exceeded for `wait` seconds; `proof_required`: a proof of work is needed.
-- The last two count and store nothing. p_limits: for require_rate_limits.
create function public.ask_signals_notice(
  p_id uuid, p_request uuid, p_email text, p_language text, p_limits jsonb
) returns table (outcome text, wait integer)
  language plpgsql security definer set search_path = ''
as $$
begin
  outcome := 'asked';
  wait := 0;
  if not exists (select from public.emails e where e.cause = 'signals-notice:' || p_request) then
    perform public.require_rate_limits(p_limits);
    insert into public.signals_notices as n (id, email, language)
      values (p_id, p_email, p_language)
    on conflict (id) do update set language = excluded.language, created_at = now()
      where n.confirmed_at is null;
    perform public.enqueue_email(
      'signals-notice:' || p_request, p_email, 'signals-notice',
      jsonb_build_object('token', p_id), p_language
    );
  end if;
  return next;
exception when sqlstate 'PT429' then
  outcome := split_part(sqlerrm, ' ', 1);
  wait := coalesce(substring(sqlerrm from '[0-9]+')::integer, 0);
  return next;
end
$$;

-- Enqueues the opening email of up to p_limit confirmed addresses, oldest first, and deletes them in the same
-- statement, so that each gets one email. The cause holds the time of the confirmation: an address that asks again
-- after signals closed gets another. Returns their number.
create function public.announce_signals(p_limit integer) returns integer
  language sql security definer set search_path = ''
as $$
  with told as (
    delete from public.signals_notices n where n.id in (
      select waiting.id from public.signals_notices waiting
      where waiting.confirmed_at is not null
      order by waiting.confirmed_at limit p_limit
      for update skip locked
    )
    returning n.*
  )
  select count(public.enqueue_email(
    'signals-open:' || t.id || ':' || extract(epoch from t.confirmed_at), t.email, 'signals-open',
    jsonb_build_object('token', t.id), t.language, p_priority => 2
  ))::integer from told t
$$;

-- Deletes addresses that were not confirmed within seven days. Skips locked rows.
create function public.purge_signals_notices() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.signals_notices n where n.id in (
    select old.id from public.signals_notices old
    where old.confirmed_at is null and old.created_at < now() - interval '7 days'
    for update skip locked
  )
$$;

revoke execute on function
  public.ask_signals_notice,
  public.announce_signals,
  public.purge_signals_notices
  from public, anon, authenticated;
grant execute on function
  public.ask_signals_notice,
  public.announce_signals
  to service_role;

-- Whether the session still exists, belongs to an editor and has passed the second factor. The role is stored in
-- auth.users.raw_app_meta_data: only an administrator can set it, with the service key.
create function public.is_editor() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2' and public.session_is_live() and exists (
    select from auth.users u
    where u.id = (select auth.uid()) and u.raw_app_meta_data::jsonb ->> 'role' = 'editor'
  )
$$;

-- The state of the signals service: one row. Also the lock and the head of the hash chain (events.sql).
create table public.signals_desk (
  id boolean primary key default true check (id),
  -- The analyst named on pages.
  analyst text check (char_length(analyst) between 2 and 80 and public.is_printable_line(analyst)),
  -- When signals went on sale; null before the opening.
  opened_at timestamptz,
  -- Number of events in the chain, and the hash of the last one.
  chain_length bigint not null default 0,
  chain_head text not null default repeat('0', 64) check (chain_head ~ '^[0-9a-f]{64}$'),
  -- Time of the last event.
  updated_at timestamptz not null default now(),
  constraint opened_with_an_analyst check (opened_at is null or analyst is not null)
);
insert into public.signals_desk default values;

alter table public.signals_desk enable row level security;
revoke all on public.signals_desk from anon, authenticated;
grant select, insert, update, delete on public.signals_desk to service_role;

-- Public status of the service: read by builds, pages and checkout.
create function public.signals_status()
  returns table (is_open boolean, analyst text, opened_at timestamptz, chain_length bigint, chain_head text)
  language sql stable security definer set search_path = ''
as $$
  select d.opened_at is not null, d.analyst, d.opened_at, d.chain_length, d.chain_head
  from public.signals_desk d
$$;

-- Sets the analyst's name and opens (true) or closes (false) the service; p_open null leaves it as it is. Opening
-- requires an analyst and at least one event in the chain. p_known_analyst, p_known_open: values the editor has seen.
-- Returns 'saved', 'conflict' (another editor changed it meanwhile), 'analyst' (the name is missing) or 'record' (the
-- chain is empty).
create function public.set_signals_desk(
  p_known_analyst text, p_known_open boolean, p_analyst text, p_open boolean default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  named constant text := nullif(btrim(p_analyst), '');
  desk public.signals_desk;
begin
  select d.* into desk from public.signals_desk d for update;
  if (desk.analyst, desk.opened_at is not null) is distinct from (p_known_analyst, p_known_open) then
    return 'conflict';
  end if;
  if named is null and coalesce(p_open, desk.opened_at is not null) then
    return 'analyst';
  end if;
  if p_open and desk.chain_length = 0 then
    return 'record';
  end if;
  update public.signals_desk d set
    analyst = named,
    opened_at = case when coalesce(p_open, d.opened_at is not null) then coalesce(d.opened_at, now()) end;
  return 'saved';
end
$$;

revoke execute on function
  public.is_editor,
  public.signals_status,
  public.set_signals_desk
  from public, anon, authenticated;
grant execute on function public.is_editor to authenticated, service_role;
grant execute on function public.signals_status to anon, authenticated, service_role;
grant execute on function public.set_signals_desk to service_role;

-- Trading signals. A draft may change; what was issued never does: corrections are events (events.sql).
create table public.signals (
  id uuid primary key default gen_random_uuid(),
  -- Issued for the record only, and not sent.
  trial boolean not null default true,
  state text not null default 'draft' check (state in (
    'draft', 'issued', 'entry_hit', 'take_profit', 'stop_loss', 'expired', 'withdrawn'
  )),
  action text not null check (action in ('buy', 'sell')),
  -- CoinGecko's id, one of src/domain/market/coins.ts.
  coin text not null check (coin ~ '^[a-z0-9._-]{1,80}$'),
  currency text not null check (currency in ('eur', 'usd')),
  -- Prices of one coin: the limit order's, then the levels that close the position.
  entry numeric(24, 12) not null check (entry > 0),
  take_profit numeric(24, 12) not null check (take_profit > 0),
  stop_loss numeric(24, 12) not null check (stop_loss > 0),
  -- Share of the reader's capital lost at the stop: 0.01 is 1 %.
  risk numeric(5, 4) not null check (risk > 0 and risk <= 0.02),
  -- Time within which the entry must be reached.
  validity_minutes integer not null check (validity_minutes between 15 and 43200),
  reasoning_fr text not null check (char_length(reasoning_fr) between 20 and 2000),
  reasoning_en text not null check (char_length(reasoning_en) between 20 and 2000),
  source text not null default 'desk' check (source in ('desk', 'machine')),
  created_by uuid references auth.users (id) on delete set null,
  -- Incremented by each change of a draft: a change to an older version is rejected.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  issued_at timestamptz,
  valid_until timestamptz,
  -- The levels in force, after revisions.
  current_take_profit numeric(24, 12),
  current_stop_loss numeric(24, 12),
  entered_at timestamptz,
  closed_at timestamptz,
  -- Price at which an entered signal was closed.
  exit_price numeric(24, 12),
  -- Prices up to this time have been compared with the levels.
  watched_until timestamptz,
  -- Start of an interval without prices before `watched_until`, not yet stated in an event.
  blind_since timestamptz,
  -- Time of the first price after it, or after the last one of several.
  blind_until timestamptz,
  constraint levels_fit_the_action check (
    case action
      when 'buy' then stop_loss < entry and entry < take_profit
      else take_profit < entry and entry < stop_loss
    end
  ),
  constraint issued_has_its_times check (
    (state = 'draft') = (issued_at is null) and (issued_at is null) = (valid_until is null)
  ),
  constraint closed_has_its_time check (
    (state in ('take_profit', 'stop_loss', 'expired', 'withdrawn')) = (closed_at is not null)
  )
);
create index signals_open on public.signals (issued_at)
  where state in ('issued', 'entry_hit');
create index signals_closed on public.signals (closed_at desc) where closed_at is not null;
create index signals_author on public.signals (created_by);

alter table public.signals enable row level security;
revoke all on public.signals from anon, authenticated;
-- All columns but created_by: who wrote a signal is for the service alone.
grant select (
  id, trial, state, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes, reasoning_fr,
  reasoning_en, source, version, created_at, issued_at, valid_until, current_take_profit, current_stop_loss,
  entered_at, closed_at, exit_price, watched_until, blind_since, blind_until
) on public.signals to anon, authenticated;
grant select, insert, update, delete on public.signals to service_role;

-- Closed signals are public after a day, losses included; others only by the two policies below.
create policy "everybody reads signals closed a day ago" on public.signals
  for select to anon, authenticated using (closed_at < now() - interval '24 hours');
create policy "subscribers of signals read what was sent to them" on public.signals
  for select to authenticated
  using (not trial and state <> 'draft' and (select public.has_access(true)));
create policy "editors read all signals" on public.signals
  for select to authenticated using ((select public.is_editor()));

-- Makes what was issued immutable, even for the owner of the database.
create function public.guard_signal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.state = 'draft' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'An issued signal cannot be deleted.' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.trial, new.action, new.coin, new.currency, new.entry, new.take_profit, new.stop_loss,
      new.risk, new.validity_minutes, new.reasoning_fr, new.reasoning_en, new.source, new.version,
      new.created_at, new.issued_at, new.valid_until)
    is distinct from
     (old.id, old.trial, old.action, old.coin, old.currency, old.entry, old.take_profit, old.stop_loss,
      old.risk, old.validity_minutes, old.reasoning_fr, old.reasoning_en, old.source, old.version,
      old.created_at, old.issued_at, old.valid_until)
    or (new.created_by is distinct from old.created_by and new.created_by is not null)
    or (old.closed_at is not null and (new.state, new.closed_at, new.exit_price, new.entered_at)
      is distinct from (old.state, old.closed_at, old.exit_price, old.entered_at)) then
    raise exception 'An issued signal cannot be edited: revise or withdraw it.'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger guard_signal before update or delete on public.signals
  for each row execute function public.guard_signal();

revoke execute on function public.guard_signal from public, anon, authenticated;

-- The events of all signals, in one hash chain. An event commits to its payload with a
-- salt: commitment = SHA-256(salt || '.' || payload), hash = SHA-256(previous_hash || '|' || position || '|' ||
-- recorded_at || '|' || opening || '|' || closes || '|' || commitment), in hexadecimal, over UTF-8. The chain is
-- public at once; payloads and salts become public a day after the signal closed (signal_chain).
-- `opening` and `closes` are always public, so that a closed signal that stays sealed is noticed.
-- Verified by src/domain/signals/chain.ts.
create table public.signal_events (
  -- From 1, without gaps.
  position bigint primary key check (position > 0),
  id uuid not null unique default gen_random_uuid(),
  signal_id uuid not null references public.signals (id),
  kind text not null check (kind in (
    'issued', 'revised', 'entry_hit', 'take_profit', 'stop_loss', 'expired', 'withdrawn'
  )),
  -- As hashed: UTC, with milliseconds.
  recorded_at text not null check (recorded_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$'),
  -- JSON text of the facts; src/domain/signals/event-payload.ts documents it.
  payload text not null,
  -- Position of the event that issued the signal.
  opening bigint not null,
  -- Whether it is the signal's last event.
  closes boolean not null,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$')
);
create index signal_events_signal on public.signal_events (signal_id, position);

alter table public.signal_events enable row level security;
revoke all on public.signal_events from anon, authenticated;
grant select on public.signal_events to anon, authenticated;
grant select, insert on public.signal_events to service_role;

-- Readers of a signal may read its events: the policies of `signals` apply to the subquery.
create policy "events are read with their signal" on public.signal_events
  for select to anon, authenticated
  using (exists (select from public.signals s where s.id = signal_id));

create function public.guard_signal_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  raise exception 'The record of signals only grows.' using errcode = 'restrict_violation';
end
$$;

create trigger guard_signal_event before update or delete on public.signal_events
  for each row execute function public.guard_signal_event();
create trigger guard_signal_events before truncate on public.signal_events
  for each statement execute function public.guard_signal_event();

-- Formats an instant for events: UTC, with milliseconds.
create function public.utc_text(p_at timestamptz) returns text
  language sql stable security definer set search_path = ''
as $$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Formats a number for events: decimal, without trailing zeros.
create function public.price_text(p_number numeric) returns text
  language sql immutable security definer set search_path = ''
as $$
  select trim_scale(p_number)::text
$$;

-- Appends an event to the chain; concurrent callers wait for its head. Returns the event.
create function public.append_signal_event(p_signal uuid, p_kind text, p_facts jsonb)
  returns public.signal_events
  language plpgsql security definer set search_path = ''
as $$
declare
  desk public.signals_desk;
  event public.signal_events;
  moment timestamptz;
begin
  select * into strict desk from public.signals_desk d for update;
  event.position := desk.chain_length + 1;
  event.id := gen_random_uuid();
  event.signal_id := p_signal;
  event.kind := p_kind;
  -- Never earlier than the event before, even when the clock is set back.
  moment := greatest(clock_timestamp(), desk.updated_at);
  event.recorded_at := public.utc_text(moment);
  event.payload := (jsonb_build_object('signal', p_signal, 'kind', p_kind) || p_facts)::text;
  event.salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  event.commitment := encode(sha256(convert_to(event.salt || '.' || event.payload, 'UTF8')), 'hex');
  event.opening := coalesce(
    (select min(e.position) from public.signal_events e where e.signal_id = p_signal), event.position
  );
  event.closes := p_kind in ('take_profit', 'stop_loss', 'expired', 'withdrawn');
  event.previous_hash := desk.chain_head;
  event.hash := encode(sha256(convert_to(
    concat_ws(
      '|', event.previous_hash, event.position, event.recorded_at, event.opening, event.closes::text,
      event.commitment
    ), 'UTF8'
  )), 'hex');
  insert into public.signal_events select event.*;
  update public.signals_desk d
    set chain_length = event.position, chain_head = event.hash, updated_at = moment;
  return event;
end
$$;

-- The chain after a position, oldest first. `payload` and `salt` are null while the signal is open or has been closed
-- for less than a day.
create function public.signal_chain(p_after bigint default 0, p_limit integer default 1000)
  returns table (
    "position" bigint, recorded_at text, opening bigint, closes boolean, commitment text,
    previous_hash text, hash text, payload text, salt text
  )
  language sql stable security definer set search_path = ''
as $$
  select e.position, e.recorded_at, e.opening, e.closes, e.commitment, e.previous_hash, e.hash,
    case when s.closed_at < now() - interval '24 hours' then e.payload end,
    case when s.closed_at < now() - interval '24 hours' then e.salt end
  from public.signal_events e join public.signals s on s.id = e.signal_id
  where e.position > p_after
  order by e.position limit least(greatest(p_limit, 1), 5000)
$$;

revoke execute on function
  public.guard_signal_event,
  public.utc_text,
  public.price_text,
  public.append_signal_event,
  public.signal_chain
  from public, anon, authenticated;
grant execute on function public.signal_chain to anon, authenticated, service_role;

-- Addresses of subscribers' own tools that receive signals. The signing secret is not stored: functions derive
-- it from id and secret_version (netlify/lib/signals/webhooks/secret.ts).
create table public.signal_webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Same rule as is_printable_line, inlined to save a function call at each of the many updates.
  name text not null check (
    char_length(name) between 1 and 60
    and name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  url text not null check (char_length(url) <= 2000 and url ~ '^https://'),
  recipe text not null check (recipe in ('json', '3commas', 'cryptohopper')),
  -- Values that the recipe needs besides the signal, such as a bot's token; encrypted by the functions.
  recipe_secret text check (char_length(recipe_secret) <= 4000),
  -- `pending`: not verified; `auto_paused`: 20 deliveries failed in a row; `gone`: answered 410.
  status text not null default 'pending'
    check (status in ('pending', 'active', 'paused', 'auto_paused', 'gone')),
  -- Maximum delay of a delivery, in seconds after its event.
  max_lag integer not null default 300 check (max_lag between 5 and 86400),
  -- True: deliveries are marked as tests, for a tool that should only log them.
  dry_run boolean not null default true,
  secret_version integer not null default 1,
  -- Until then, deliveries are also signed with the previous secrets, up to three (signingSecrets).
  previous_secret_until timestamptz,
  failures_in_row integer not null default 0,
  created_at timestamptz not null default now(),
  -- A delivery that was cancelled while it was being sent may be under way until then.
  busy_until timestamptz
);
create index signal_webhooks_owner on public.signal_webhooks (user_id);

alter table public.signal_webhooks enable row level security;
revoke all on public.signal_webhooks from anon, authenticated;
grant select, insert, update, delete on public.signal_webhooks to service_role;

-- The outbox of webhook deliveries; `id` is the `webhook-id` of every attempt in our own format. Kept
-- for 30 days as the log, an entry also until a day after its signal has closed.
create table public.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  -- Order of sending within a webhook.
  sequence bigint not null generated always as identity,
  -- Deleted with its webhook by a trigger (delete_webhook_deliveries). No foreign key: its check took a tenth of the
  -- time of queueing a signal.
  webhook_id uuid not null,
  -- An event in signal_events. No foreign key: that table is append-only, and checking the same row
  -- 100,000 times would take half a second. Null: a test requested by the owner.
  event_id uuid,
  state text not null default 'waiting'
    check (state in ('waiting', 'sent', 'failed', 'expired', 'not_entitled', 'cancelled')),
  created_at timestamptz not null default now(),
  -- Never sent after this time: the end of the signal's validity or of the webhook's max_lag.
  not_after timestamptz not null,
  attempts integer not null default 0,
  -- Whether the last attempt was a dry run; null: none was made.
  dry_run boolean,
  -- Leased to a worker that has not reported the result: its request may have been sent.
  under_way boolean not null default false,
  -- When the first waiting delivery of a webhook may be sent, or the end of its lease. Null for those behind it:
  -- deliveries are sent one at a time, in order.
  due_at timestamptz,
  finished_at timestamptz,
  -- Result of the last attempt: the HTTP status, or why there was no response.
  status_code integer,
  last_error text check (char_length(last_error) <= 60),
  constraint finished_has_its_time check ((state = 'waiting') = (finished_at is null))
)
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);
create index webhook_deliveries_event on public.webhook_deliveries (event_id, webhook_id);
create index webhook_deliveries_waiting on public.webhook_deliveries (webhook_id, sequence)
  where state = 'waiting';
create index webhook_deliveries_due on public.webhook_deliveries (due_at)
  where state = 'waiting' and due_at is not null;
create index webhook_deliveries_log on public.webhook_deliveries (webhook_id, sequence desc);
-- Retention, for purge_expired: rows are stored in the order of their time.
create index webhook_deliveries_old on public.webhook_deliveries using brin (created_at);

alter table public.webhook_deliveries enable row level security;
revoke all on public.webhook_deliveries from anon, authenticated;
grant select, insert, update, delete on public.webhook_deliveries to service_role;

-- Whether signals may be sent to a user now.
create function public.receives_signals(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.subscriptions s
    where s.user_id = p_user and public.is_active(s) and s.includes_signals
  )
$$;

-- Sets a user's webhooks back to dry runs when signals are ordered again, by a new subscription or a change of plan:
-- real orders need a new decision then. A subscription that is paid late keeps them as they are.
create function public.reset_real_orders() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.subscriptions s
    where s.user_id = new.user_id and s.id <> new.id and public.is_active(s) and s.includes_signals
  ) then
    update public.signal_webhooks w set dry_run = true where w.user_id = new.user_id and not w.dry_run;
  end if;
  return null;
end
$$;

create trigger reset_real_orders_of_new after insert on public.subscriptions
  for each row when (new.includes_signals) execute function public.reset_real_orders();
create trigger reset_real_orders_of_changed after update on public.subscriptions
  for each row when (new.includes_signals and not old.includes_signals) execute function public.reset_real_orders();

revoke execute on function
  public.receives_signals,
  public.reset_real_orders
  from public, anon, authenticated;
grant execute on function public.receives_signals to service_role;

-- Finishes deliveries of these webhooks that must no longer be sent: late ones, those to former subscribers, real orders
-- that a worker with an expired lease may have sent (the other service would execute a repeated one), and exits whose
-- entry was not sent in the same mode. Notifies the owners of unclear orders and of missed exits. The caller has locked
-- the webhooks; none has a delivery that a worker still holds.
create function public.finish_webhook_deliveries(p_webhooks uuid[]) returns void
  language plpgsql security definer set search_path = ''
  -- Forces the index order: planner statistics mislead on tables that fill and empty.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  moment timestamptz := clock_timestamp();
  missed uuid[];
  unsent uuid[];
begin
  perform public.fail_unclear_orders(p_webhooks);
  with finished as (
    update public.webhook_deliveries d set
      state = case when d.not_after <= moment then 'expired' else 'not_entitled' end,
      finished_at = moment
      from public.signal_webhooks w
      where w.id = any (p_webhooks) and d.webhook_id = w.id and d.state = 'waiting'
        and (d.not_after <= moment or not public.receives_signals(w.user_id))
      returning d.id, w.recipe
  )
  select array_agg(f.id) into missed from finished f where f.recipe <> 'json';
  -- After the updates above, which may have finished the entry.
  with cancelled as (
    update public.webhook_deliveries d set
      state = 'cancelled', finished_at = moment, status_code = null, last_error = 'no_entry'
      from public.signal_webhooks w, public.signal_events e
      where w.id = any (p_webhooks) and w.recipe <> 'json' and d.webhook_id = w.id and d.state = 'waiting'
        and e.id = d.event_id and e.kind in ('take_profit', 'stop_loss', 'withdrawn')
        and not exists (
          select from public.signal_events i
          join public.webhook_deliveries b on b.event_id = i.id and b.webhook_id = d.webhook_id
          where i.signal_id = e.signal_id and i.kind = 'entry_hit'
            and (b.state = 'waiting' or (b.state = 'sent' and b.dry_run = w.dry_run))
        )
      returning d.id
  )
  select array_agg(c.id) into unsent from cancelled c;
  missed := array_cat(missed, unsent);
  if missed is not null then
    perform public.report_missed_exits(missed);
  end if;
end
$$;

-- Finishes late deliveries without sending any, so that missed exits are reported also while webhooks are switched off
-- and nothing is claimed. At most of 1,000 webhooks: the next call takes the next ones.
create function public.expire_webhook_deliveries() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  late uuid[];
begin
  late := array(
    select w.id from public.signal_webhooks w
    where w.id in (
        select d.webhook_id from public.webhook_deliveries d
        where d.state = 'waiting' and d.not_after <= moment
      )
    limit 1000 for update skip locked
  );
  -- A separate statement: it must see leases that began before the locks.
  late := array(
    select l.id from unnest(late) as l (id)
    where not exists (
      select from public.webhook_deliveries d
      where d.webhook_id = l.id and d.state = 'waiting' and d.under_way and d.due_at > moment
    )
  );
  if cardinality(late) = 0 then
    return;
  end if;
  perform public.finish_webhook_deliveries(late);
  perform public.schedule_webhook(l.id, moment)
    from unnest(late) as l (id)
    where not exists (
      select from public.webhook_deliveries d
      where d.webhook_id = l.id and d.state = 'waiting' and d.due_at is not null
    );
end
$$;

-- Leases up to p_limit webhooks to one worker (only p_only, if given), longest waiting first, and
-- returns the first waiting delivery of each. Also finishes their deliveries that must no longer be sent. An expired
-- lease makes a webhook due again. `signal` has the immutable facts of the signal.
create function public.claim_webhook_deliveries(
  p_limit integer, p_lease_seconds integer, p_only uuid[] default null
) returns table (
    id uuid, webhook_id uuid, url text, recipe text, recipe_secret text, dry_run boolean,
    secret_version integer, previous_secret_until timestamptz, created_at timestamptz,
    not_after timestamptz, attempts integer, event_id uuid, kind text, payload text, "position" bigint,
    hash text, signal jsonb
  )
  language plpgsql security definer set search_path = ''
  -- Forces the index order, as in finish_webhook_deliveries.
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
  set enable_mergejoin = off
as $$
declare
  moment timestamptz := clock_timestamp();
  leased uuid[];
begin
  if p_only is not null then
    leased := array(
      select w.id from public.signal_webhooks w join public.webhook_deliveries d on d.webhook_id = w.id
      where w.id = any (p_only) and w.status = 'active' and d.state = 'waiting' and d.due_at <= moment
      limit p_limit for update skip locked
    );
  else
    leased := array(
      select w.id from public.webhook_deliveries d join public.signal_webhooks w on w.id = d.webhook_id
      where w.status = 'active' and d.state = 'waiting' and d.due_at <= moment
      order by d.due_at limit p_limit for update skip locked
    );
  end if;
  if cardinality(leased) = 0 then
    return;
  end if;
  moment := clock_timestamp();
  perform public.finish_webhook_deliveries(leased);
  return query
    with begun as (
      update public.webhook_deliveries d set
        attempts = d.attempts + 1, under_way = true, dry_run = w.dry_run,
        due_at = moment + make_interval(secs => p_lease_seconds)
        from unnest(leased) as l (id)
        join public.signal_webhooks w on w.id = l.id
        cross join lateral (
          select waiting.id from public.webhook_deliveries waiting
          where waiting.webhook_id = l.id and waiting.state = 'waiting'
          order by waiting.sequence limit 1
        ) first
        where d.id = first.id
        returning d.*
    )
    select b.id, b.webhook_id, w.url, w.recipe, w.recipe_secret, w.dry_run, w.secret_version,
      w.previous_secret_until, b.created_at, b.not_after, b.attempts, b.event_id, e.kind, e.payload,
      e.position, e.hash,
      case when s.id is not null then jsonb_build_object(
        'action', s.action, 'coin', s.coin, 'currency', s.currency,
        'entry', public.price_text(s.entry), 'valid_until', public.utc_text(s.valid_until)
      ) end
    from begun b
    join public.signal_webhooks w on w.id = b.webhook_id
    left join public.signal_events e on e.id = b.event_id
    left join public.signals s on s.id = e.signal_id;
end
$$;

-- When the next delivery is due, or a lease ends; null: none is waiting.
create function public.next_webhook_delivery_at() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select d.due_at from public.webhook_deliveries d
  where d.state = 'waiting' and d.due_at is not null order by d.due_at limit 1
$$;

revoke execute on function
  public.finish_webhook_deliveries,
  public.expire_webhook_deliveries,
  public.claim_webhook_deliveries,
  public.next_webhook_delivery_at
  from public, anon, authenticated;
grant execute on function
  public.claim_webhook_deliveries,
  public.next_webhook_delivery_at
  to service_role;

-- Sets when the first waiting delivery of a webhook may be sent. The caller has locked the webhook.
create function public.schedule_webhook(p_webhook uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  first uuid;
begin
  select d.id into first from public.webhook_deliveries d
    where d.webhook_id = p_webhook and d.state = 'waiting' order by d.sequence limit 1;
  update public.webhook_deliveries d set due_at = case when d.id = first then p_at end
    where d.webhook_id = p_webhook and d.state = 'waiting' and (d.id = first or d.due_at is not null);
end
$$;

-- Records the results of leased deliveries: [{ id, attempt, outcome, status, error }]. Outcomes:
--   sent: done;
--   retry: waits 5 s, 30 s, 2 min, 5 min (a quarter more or less at random) and fails after the fifth attempt, or
--     when the next one would come after `not_after`;
--   gone: answered 410, which ends the webhook;
--   failed: cannot be sent, and is not retried;
--   late: not attempted, since it was no longer valid;
--   stopped: not attempted, because webhooks are switched off; due again in a minute.
-- A result of an earlier lease (`attempt`) counts if it is `sent`, even of a delivery that was
-- finished meanwhile. The owner is notified of an order that failed as `maybe_executed`, and of an exit that was not
-- executed although the entry was sent. Twenty failed deliveries in a row pause a webhook.
-- Returns the webhooks that were paused or ended.
create function public.settle_webhook_deliveries(p_results jsonb)
  returns table (webhook_id uuid, status text)
  language plpgsql security definer set search_path = ''
  -- Forces the index order, as in finish_webhook_deliveries.
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  result record;
  delivery public.webhook_deliveries;
  webhook public.signal_webhooks;
  waits constant double precision[] := array[5, 30, 120, 300];
  retry_at timestamptz;
begin
  for result in
    select r.* from jsonb_to_recordset(p_results)
      as r (id uuid, attempt integer, outcome text, status integer, error text)
    join public.webhook_deliveries d on d.id = r.id
    order by d.webhook_id
  loop
    select w.* into webhook from public.signal_webhooks w
      join public.webhook_deliveries d on d.webhook_id = w.id where d.id = result.id for update of w;
    select d.* into delivery from public.webhook_deliveries d where d.id = result.id for update;
    if delivery.state <> 'waiting' and delivery.under_way and result.outcome = 'sent' then
      update public.webhook_deliveries d set
        state = 'sent', under_way = false, finished_at = clock_timestamp(), status_code = result.status,
        last_error = null
        where d.id = delivery.id;
      continue;
    end if;
    if delivery.state <> 'waiting'
      or (delivery.attempts <> result.attempt and result.outcome <> 'sent') then
      continue;
    end if;
    retry_at := null;
    if result.outcome = 'stopped' then
      update public.webhook_deliveries d set attempts = d.attempts - 1, under_way = false
        where d.id = delivery.id;
      retry_at := clock_timestamp() + interval '1 minute';
    elsif result.outcome = 'retry' then
      retry_at := clock_timestamp()
        + make_interval(secs => waits[delivery.attempts] * (0.75 + random() / 2));
      if retry_at >= delivery.not_after then
        retry_at := null;
      end if;
    end if;
    if retry_at is null then
      update public.webhook_deliveries d set
        state = case result.outcome when 'sent' then 'sent' when 'late' then 'expired' else 'failed' end,
        under_way = false, finished_at = clock_timestamp(), status_code = result.status,
        last_error = left(result.error, 60)
        where d.id = delivery.id;
      if result.outcome = 'failed' and result.error = 'maybe_executed' then
        perform public.report_unclear_orders(array[delivery.id]);
      elsif result.outcome <> 'sent' and webhook.recipe <> 'json' then
        perform public.report_missed_exits(array[delivery.id]);
      end if;
      webhook.failures_in_row := case result.outcome
        when 'sent' then 0 when 'late' then webhook.failures_in_row else webhook.failures_in_row + 1 end;
    else
      update public.webhook_deliveries d
        set under_way = false, status_code = result.status, last_error = left(result.error, 60)
        where d.id = delivery.id;
    end if;
    if webhook.status = 'active' then
      if result.outcome = 'gone' then
        webhook.status := 'gone';
      elsif webhook.failures_in_row >= 20 then
        webhook.status := 'auto_paused';
      end if;
      if webhook.status <> 'active' then
        webhook_id := webhook.id;
        settle_webhook_deliveries.status := webhook.status;
        perform public.stop_webhook(webhook.id, webhook.status);
        return next;
      end if;
    end if;
    update public.signal_webhooks w set failures_in_row = webhook.failures_in_row
      where w.id = webhook.id and w.failures_in_row <> webhook.failures_in_row;
    perform public.schedule_webhook(webhook.id, coalesce(retry_at, clock_timestamp()));
  end loop;
end
$$;

revoke execute on function
  public.schedule_webhook,
  public.settle_webhook_deliveries
  from public, anon, authenticated;
grant execute on function
  public.settle_webhook_deliveries
  to service_role;

-- Fails real orders under way to these webhooks as `maybe_executed`, and notifies their owners.
create function public.fail_unclear_orders(p_webhooks uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  unclear uuid[];
begin
  with failed as (
    update public.webhook_deliveries d set
      state = 'failed', finished_at = clock_timestamp(), status_code = null, last_error = 'maybe_executed'
      from public.signal_webhooks w
      where w.id = any (p_webhooks) and w.recipe <> 'json' and d.webhook_id = w.id
        and d.state = 'waiting' and d.under_way and not d.dry_run and d.event_id is not null
      returning d.id
  )
  select array_agg(f.id) into unclear from failed f;
  if unclear is not null then
    perform public.report_unclear_orders(unclear);
  end if;
end
$$;

-- The template data of an email about the order of an event. p_missed: it was certainly not executed.
create function public.order_email_data(p_webhook text, p_event public.signal_events, p_missed boolean) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', p_webhook, 'kind', p_event.kind, 'at', p_event.recorded_at, 'missed', p_missed,
    'signal', s.id, 'action', s.action, 'coin', s.coin, 'currency', s.currency,
    'entry', public.price_text(s.entry),
    'take_profit', public.price_text(coalesce(s.current_take_profit, s.take_profit)),
    'stop_loss', public.price_text(coalesce(s.current_stop_loss, s.stop_loss)),
    'closed', s.closed_at is not null
  )
  from public.signals s where s.id = p_event.signal_id
$$;

-- Emails the owners of real orders that have just failed as `maybe_executed`, once per failure: such an order is not
-- retried, and no exit follows such an entry.
create function public.report_unclear_orders(p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enqueue_user_email(
      'order-unclear:' || d.id || ':' || extract(epoch from d.finished_at), w.user_id, 'account', 'order-unclear',
      public.order_email_data(w.name, e, false)
    )
    from public.webhook_deliveries d
    join public.signal_webhooks w on w.id = d.webhook_id
    join public.signal_events e on e.id = d.event_id
    where d.id = any (p_deliveries) and not d.dry_run and w.recipe <> 'json';
end
$$;

-- Emails the owners of exits that were certainly not executed although the real entry was sent: the position may be
-- left open. Once per delivery, even if its owner sends it again.
create function public.report_missed_exits(p_deliveries uuid[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.enqueue_user_email(
      'order-missed:' || d.id, w.user_id, 'account', 'order-unclear', public.order_email_data(w.name, e, true)
    )
    from public.webhook_deliveries d
    join public.signal_webhooks w on w.id = d.webhook_id
    join public.signal_events e on e.id = d.event_id
    where d.id = any (p_deliveries) and d.state in ('failed', 'expired', 'not_entitled', 'cancelled')
      and w.recipe <> 'json'
      and e.kind in ('take_profit', 'stop_loss', 'withdrawn')
      and exists (
        select from public.signal_events i
        join public.webhook_deliveries b on b.event_id = i.id and b.webhook_id = d.webhook_id
        where i.signal_id = e.signal_id and i.kind = 'entry_hit' and b.state = 'sent' and not b.dry_run
      );
end
$$;

-- Cancels the waiting deliveries of a webhook that the caller has locked, and reports its missed exits. A real order
-- under way fails as `maybe_executed`.
create function public.cancel_waiting_deliveries(p_webhook uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  missed uuid[];
begin
  perform public.fail_unclear_orders(array[p_webhook]);
  with cancelled as (
    update public.webhook_deliveries d set state = 'cancelled', finished_at = clock_timestamp()
      where d.webhook_id = p_webhook and d.state = 'waiting'
      returning d.id
  )
  select array_agg(c.id) into missed from cancelled c;
  if missed is not null then
    perform public.report_missed_exits(missed);
  end if;
end
$$;

-- The same for a webhook that stays, and may get other deliveries later.
create function public.cancel_webhook_deliveries(p_webhook uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.signal_webhooks w set busy_until = sending.until
    from (
      select max(d.due_at) as until from public.webhook_deliveries d
      where d.webhook_id = p_webhook and d.state = 'waiting' having bool_or(d.under_way)
    ) sending
    where w.id = p_webhook;
  perform public.cancel_waiting_deliveries(p_webhook);
end
$$;

-- Deletes the deliveries of a deleted webhook, whose row is locked. Reports a real order under way and missed exits
-- first.
create function public.delete_webhook_deliveries() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.cancel_waiting_deliveries(old.id);
  delete from public.webhook_deliveries d where d.webhook_id = old.id;
  return old;
end
$$;

create trigger delete_webhook_deliveries before delete on public.signal_webhooks
  for each row execute function public.delete_webhook_deliveries();

-- Stops a webhook, cancels its waiting deliveries, and emails its owner.
create function public.stop_webhook(p_webhook uuid, p_status text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  webhook public.signal_webhooks;
begin
  update public.signal_webhooks w set status = p_status where w.id = p_webhook returning * into webhook;
  perform public.cancel_webhook_deliveries(p_webhook);
  perform public.enqueue_user_email(
    'webhook-stopped:' || p_webhook || ':' || extract(epoch from now())::bigint, webhook.user_id,
    'account', 'webhook-stopped',
    jsonb_build_object('name', webhook.name, 'reason', p_status)
  );
end
$$;

revoke execute on function
  public.fail_unclear_orders,
  public.order_email_data,
  public.report_unclear_orders,
  public.report_missed_exits,
  public.cancel_waiting_deliveries,
  public.cancel_webhook_deliveries,
  public.delete_webhook_deliveries,
  public.stop_webhook
  from public, anon, authenticated;

-- Actions of a subscriber on their webhooks, called by the function signal-webhooks. Each finds rows of p_user only,
-- and returns nothing for rows of others.

-- Adds a webhook as pending, in dry-run mode, unless p_user already has p_most.
create function public.create_signal_webhook(
  p_id uuid, p_user uuid, p_name text, p_url text, p_recipe text, p_recipe_secret text,
  p_max_lag integer, p_most integer
) returns setof public.signal_webhooks
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Concurrent calls of one user wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('signal_webhooks:' || p_user, 0));
  return query
    insert into public.signal_webhooks as w
      (id, user_id, name, url, recipe, recipe_secret, max_lag)
      select p_id, p_user, p_name, p_url, p_recipe, p_recipe_secret, p_max_lag
      where (select count(*) from public.signal_webhooks o where o.user_id = p_user) < p_most
      returning w.*;
end
$$;

-- Changes the given fields. p_paused: true pauses a webhook and cancels its waiting deliveries;
-- false resumes it, even after an automatic pause. Pending and gone webhooks keep their status.
create function public.update_signal_webhook(
  p_id uuid, p_user uuid, p_name text default null, p_max_lag integer default null,
  p_dry_run boolean default null, p_paused boolean default null
) returns setof public.signal_webhooks
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.signal_webhooks w where w.id = p_id and w.user_id = p_user for update;
  if not found then
    return;
  end if;
  if p_paused then
    perform public.cancel_webhook_deliveries(p_id);
  end if;
  return query
    update public.signal_webhooks w set
      name = coalesce(p_name, w.name),
      max_lag = coalesce(p_max_lag, w.max_lag),
      dry_run = coalesce(p_dry_run, w.dry_run),
      status = case
        when p_paused and w.status in ('active', 'auto_paused') then 'paused'
        when not p_paused and w.status in ('paused', 'auto_paused') then 'active'
        else w.status end,
      failures_in_row = case when not p_paused then 0 else w.failures_in_row end
      where w.id = p_id
      returning w.*;
end
$$;

-- Activates a pending webhook whose owner has proved control of it.
create function public.activate_signal_webhook(p_id uuid, p_user uuid)
  returns setof public.signal_webhooks
  language sql security definer set search_path = ''
as $$
  update public.signal_webhooks w
    set status = case w.status when 'pending' then 'active' else w.status end
    where w.id = p_id and w.user_id = p_user
    returning w.*
$$;

-- Rotates the signing secret; the previous version also signs for p_overlap_hours.
create function public.rotate_signal_webhook(p_id uuid, p_user uuid, p_overlap_hours integer)
  returns setof public.signal_webhooks
  language sql security definer set search_path = ''
as $$
  update public.signal_webhooks w set
    secret_version = w.secret_version + 1,
    previous_secret_until = now() + make_interval(hours => p_overlap_hours)
    where w.id = p_id and w.user_id = p_user
    returning w.*
$$;

-- Until when a failed delivery of an event may be sent again: one of a new signal until its validity ends, of a bot's
-- entry until its max_lag or the validity ends, of another event for an hour. Null once the signal has a later event.
create function public.replay_until(p_webhook public.signal_webhooks, p_event uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select case
      when e.kind = 'issued' then s.valid_until
      when e.kind = 'entry_hit' and p_webhook.recipe <> 'json' then least(
        e.recorded_at::timestamptz + interval '1 hour', s.valid_until,
        s.entered_at + make_interval(secs => p_webhook.max_lag)
      )
      else e.recorded_at::timestamptz + interval '1 hour'
    end
    from public.signal_events e join public.signals s on s.id = e.signal_id
    where e.id = p_event and not exists (
      select from public.signal_events later
      where later.signal_id = e.signal_id and later.position > e.position
    )
$$;

-- The log of a webhook, newest first: at most p_limit deliveries before p_before, or the one p_only.
create function public.webhook_log(
  p_webhook uuid, p_user uuid, p_limit integer, p_before uuid default null, p_only uuid default null
) returns table (
    id uuid, kind text, signal uuid, state text, created_at timestamptz, replay_until timestamptz,
    finished_at timestamptz, attempts integer, status_code integer, error text
  )
  language sql stable security definer set search_path = ''
as $$
  select d.id, coalesce(e.kind, 'test'), e.signal_id, d.state, d.created_at,
    case when d.state = 'failed' then public.replay_until(w, d.event_id) end,
    d.finished_at, d.attempts, d.status_code, d.last_error
  from public.signal_webhooks w
  join public.webhook_deliveries d on d.webhook_id = w.id
  left join public.signal_events e on e.id = d.event_id
  where w.id = p_webhook and w.user_id = p_user
    and (p_only is null or d.id = p_only)
    and (p_before is null or d.sequence < (
      select b.sequence from public.webhook_deliveries b
      where b.id = p_before and b.webhook_id = p_webhook
    ))
  order by d.sequence desc limit p_limit
$$;

-- Queues a failed delivery again under its id until replay_until. Returns 'queued', 'unknown', 'too_late' or 'inactive'.
create function public.replay_webhook_delivery(p_id uuid, p_webhook uuid, p_user uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  webhook public.signal_webhooks;
  delivery public.webhook_deliveries;
  last timestamptz;
  busy_until timestamptz;
begin
  select w.* into webhook from public.signal_webhooks w
    where w.id = p_webhook and w.user_id = p_user for update;
  select d.* into delivery from public.webhook_deliveries d
    where d.id = p_id and d.webhook_id = webhook.id and d.state = 'failed' and d.event_id is not null
    for update;
  if delivery.id is null then
    return 'unknown';
  end if;
  if webhook.status <> 'active' then
    return 'inactive';
  end if;
  last := public.replay_until(webhook, delivery.event_id);
  if last is null or last <= clock_timestamp() then
    return 'too_late';
  end if;
  -- The end of the lease of another delivery.
  select max(d.due_at) into busy_until from public.webhook_deliveries d
    where d.webhook_id = p_webhook and d.state = 'waiting' having bool_or(d.under_way);
  update public.webhook_deliveries d set
    state = 'waiting', attempts = 0, under_way = false, finished_at = null, status_code = null, last_error = null,
    not_after = last, due_at = null
    where d.id = p_id;
  perform public.schedule_webhook(
    p_webhook, greatest(clock_timestamp(), busy_until, webhook.busy_until)
  );
  return 'queued';
end
$$;

revoke execute on function
  public.create_signal_webhook,
  public.update_signal_webhook,
  public.activate_signal_webhook,
  public.rotate_signal_webhook,
  public.replay_until,
  public.webhook_log,
  public.replay_webhook_delivery
  from public, anon, authenticated;
grant execute on function
  public.create_signal_webhook,
  public.update_signal_webhook,
  public.activate_signal_webhook,
  public.rotate_signal_webhook,
  public.webhook_log,
  public.replay_webhook_delivery
  to service_role;

-- Whether a recipe sends anything for an event of a signal; same rule as src/domain/signals/webhooks/recipes.ts. Bots
-- of other services enter when the entry is reached and exit when an entered signal is closed; Cryptohopper gets buy
-- signals only.
create function public.recipe_sends(p_recipe text, p_kind text, p_signal public.signals)
  returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select case p_recipe when 'json' then true else
    p_signal.entered_at is not null
    and p_kind in ('entry_hit', 'take_profit', 'stop_loss', 'withdrawn')
    and (p_recipe <> 'cryptohopper' or p_signal.action = 'buy')
  end
$$;

-- Updates the planner's statistics of the deliveries. With those of a nearly empty table, workers read all waiting
-- rows for each webhook, and deliveries expired; autovacuum would update them a minute later at best. Gives up when a
-- vacuum holds the lock for three seconds.
create function public.analyze_deliveries() returns void
  language plpgsql security definer set search_path = '' set lock_timeout = '3s'
as $$
begin
  analyze public.webhook_deliveries;
exception when lock_not_available then
  return;
end
$$;

-- Queues an event of a live signal, in the event's transaction, for everybody entitled to signals
-- now: a delivery for each active webhook, and an email for each account that wants it. A trial is
-- sent to nobody. Emails and deliveries of a new signal expire with its validity, those of later
-- events after an hour. A bot of another service gets an entry only within the signal's validity and
-- within its webhook's max_lag of the entry itself, however late that was recorded; it gets an exit
-- only if it got the entry, in the same mode (dry run or real). The owner of a real entry whose exit is not sent, since
-- the webhook is not active, is in a dry run or is no longer paid for, is notified.
create function public.queue_signal_event(p_event public.signal_events, p_signal public.signals)
  returns void
  language plpgsql security definer set search_path = '' set jit = off set work_mem = '64MB'
as $$
declare
  last timestamptz := case
    when p_event.kind = 'issued' then p_signal.valid_until else now() + interval '1 hour'
  end;
  receivers uuid[];
  waiting uuid[];
  entry uuid;
  missed uuid[];
begin
  if p_signal.trial then
    return;
  end if;
  -- Locks in the order of settle_webhook_deliveries. A separate statement: the next ones must see
  -- what a worker settled while this one waited for its locks.
  receivers := array(
    select w.id from public.signal_webhooks w
    where w.status = 'active'
      and w.recipe in (
        select r.recipe from unnest(array['json', '3commas', 'cryptohopper']) as r (recipe)
        where public.recipe_sends(r.recipe, p_event.kind, p_signal)
      )
      and w.user_id in (
        select s.user_id from public.subscriptions s
        where public.is_active(s) and s.includes_signals
      )
    order by w.id for update
  );
  if p_signal.entered_at is not null and p_event.kind <> 'revised' then
    select e.id into entry from public.signal_events e
      where e.signal_id = p_signal.id and e.kind = 'entry_hit';
    receivers := array(
      select w.id from unnest(receivers) as r (id)
      join public.signal_webhooks w on w.id = r.id
      left join public.webhook_deliveries d on d.event_id = entry and d.webhook_id = w.id
      where w.recipe = 'json'
        or (p_event.kind = 'entry_hit' and now()
          < least(p_signal.valid_until, p_signal.entered_at + make_interval(secs => w.max_lag)))
        or d.state = 'waiting' or (d.state = 'sent' and d.dry_run = w.dry_run)
      order by w.id
    );
  end if;
  if entry is not null and p_event.kind <> 'entry_hit' then
    with unsent as (
      insert into public.webhook_deliveries
        (webhook_id, event_id, state, not_after, finished_at, last_error)
        select w.id, p_event.id, case when is_entitled then 'cancelled' else 'not_entitled' end, last,
          clock_timestamp(), case when is_entitled and w.status = 'active' then 'no_entry' end
        from public.webhook_deliveries d
        join public.signal_webhooks w on w.id = d.webhook_id
        cross join public.receives_signals(w.user_id) as is_entitled
        where d.event_id = entry and d.state = 'sent' and not d.dry_run and w.recipe <> 'json'
          and w.id not in (select unnest(receivers))
        returning id
    )
    select array_agg(u.id) into missed from unsent u;
    if missed is not null then
      perform public.report_missed_exits(missed);
    end if;
  end if;
  -- Read once, before the insert: a subquery for each webhook would scan the table as it grows, when the planner
  -- believes it to be empty.
  waiting := array(select distinct d.webhook_id from public.webhook_deliveries d where d.state = 'waiting');
  -- Webhooks whose last deliveries failed start some seconds later, so that hanging ones do not delay others.
  insert into public.webhook_deliveries (webhook_id, event_id, not_after, due_at)
    select w.id, p_event.id, case
        when w.recipe <> 'json' and p_event.kind = 'entry_hit' then
          least(last, p_signal.valid_until, p_signal.entered_at + make_interval(secs => w.max_lag))
        else least(last, now() + make_interval(secs => w.max_lag))
      end,
      case when w.id not in (select unnest(waiting)) then
        greatest(clock_timestamp() + make_interval(secs => least(w.failures_in_row, 3)), w.busy_until)
      end
    from unnest(receivers) as r (id) join public.signal_webhooks w on w.id = r.id
    -- In index order: half the time of a random order.
    order by w.id;
  if cardinality(receivers) >= 1000 then
    perform public.analyze_deliveries();
  end if;
  insert into public.emails
    (cause, user_id, purpose, template, language, recipient, data, priority, not_after)
    select 'signal:' || p_event.id || ':' || u.id, u.id, 'signals',
      case p_event.kind when 'issued' then 'signal-issued' else 'signal-updated' end,
      p.language, u.email, jsonb_build_object('event', p_event.id), 1, last
    from (
      select distinct s.user_id from public.subscriptions s
      where public.is_active(s) and s.includes_signals
    ) entitled
    join public.profiles p on p.user_id = entitled.user_id and p.notify_signals
    join auth.users u on u.id = entitled.user_id
    order by u.id;
end
$$;

revoke execute on function
  public.recipe_sends,
  public.analyze_deliveries,
  public.queue_signal_event
  from public, anon, authenticated;

-- The template data of an event's email in a language. Read on sending, so that 100,000 emails do
-- not each store the signal's text.
create function public.signal_email_data(p_event uuid, p_language text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select e.payload::jsonb - 'reasoning' - 'note'
    || jsonb_build_object(
      'position', e.position, 'hash', e.hash,
      'about', jsonb_build_object(
        'action', s.action, 'coin', s.coin, 'currency', s.currency, 'entry', public.price_text(s.entry)
      )
    )
    || jsonb_strip_nulls(jsonb_build_object(
      'reasoning', e.payload::jsonb -> 'reasoning' -> p_language,
      'note', e.payload::jsonb -> 'note' -> p_language
    ))
  from public.signal_events e join public.signals s on s.id = e.signal_id
  where e.id = p_event
$$;

-- Whether the signal of an event is closed.
create function public.signal_is_closed(p_event uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.signal_events e join public.signals s on s.id = e.signal_id
    where e.id = p_event and s.closed_at is not null
  )
$$;

revoke execute on function
  public.signal_email_data,
  public.signal_is_closed
  from public, anon, authenticated;

-- Stores a draft: a new one, or the version p_version of one. p_signal has the columns that an editor writes.
-- Returns the new version; null: it was changed, issued or deleted meanwhile.
create function public.save_signal_draft(p_id uuid, p_version integer, p_editor uuid, p_signal jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  written constant public.signals := jsonb_populate_record(null::public.signals, p_signal);
  saved integer;
begin
  if p_version = 0 then
    insert into public.signals as s (
      id, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes, reasoning_fr,
      reasoning_en, source, created_by
    ) values (
      p_id, written.action, written.coin, written.currency, written.entry, written.take_profit,
      written.stop_loss, written.risk, written.validity_minutes, written.reasoning_fr,
      written.reasoning_en, coalesce(written.source, 'desk'), p_editor
    ) on conflict (id) do nothing returning s.version into saved;
  else
    update public.signals s set
      action = written.action, coin = written.coin, currency = written.currency, entry = written.entry,
      take_profit = written.take_profit, stop_loss = written.stop_loss, risk = written.risk,
      validity_minutes = written.validity_minutes, reasoning_fr = written.reasoning_fr,
      reasoning_en = written.reasoning_en, version = s.version + 1
      where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.version into saved;
  end if;
  return saved;
end
$$;

-- Deletes a draft. False: it was changed, issued or deleted meanwhile.
create function public.delete_signal_draft(p_id uuid, p_version integer) returns boolean
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.signals s where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.id
  )
  select exists (select from gone)
$$;

revoke execute on function
  public.save_signal_draft,
  public.delete_signal_draft
  from public, anon, authenticated;
grant execute on function
  public.save_signal_draft,
  public.delete_signal_draft
  to service_role;

-- Issues the version p_version of a draft, as a trial or to subscribers. Outcomes: 'issued'; 'conflict': it was
-- changed, issued or deleted meanwhile; 'closed': signals are not open, so that only trials may be issued.
-- Its timeout, which PostgREST applies to the request, replaces Supabase's 8 s: an event for 100,000 people took 5.6 s.
create function public.issue_signal(p_id uuid, p_version integer, p_trial boolean)
  returns table (outcome text, "position" bigint, hash text, valid_until timestamptz)
  language plpgsql security definer set search_path = '' set statement_timeout = '15s'
as $$
declare
  signal public.signals;
  event public.signal_events;
  moment constant timestamptz := date_trunc('milliseconds', clock_timestamp());
begin
  if not p_trial and not exists (select from public.signals_desk d where d.opened_at is not null) then
    outcome := 'closed';
    return next;
    return;
  end if;
  update public.signals s set
    trial = p_trial, state = 'issued', issued_at = moment,
    valid_until = moment + make_interval(mins => s.validity_minutes),
    current_take_profit = s.take_profit, current_stop_loss = s.stop_loss, watched_until = moment
    where s.id = p_id and s.state = 'draft' and s.version = p_version
    returning s.* into signal;
  if signal.id is null then
    outcome := 'conflict';
    return next;
    return;
  end if;
  event := public.append_signal_event(signal.id, 'issued', jsonb_build_object(
    'at', public.utc_text(moment), 'trial', signal.trial, 'action', signal.action,
    'coin', signal.coin, 'currency', signal.currency, 'entry', public.price_text(signal.entry),
    'take_profit', public.price_text(signal.take_profit), 'stop_loss', public.price_text(signal.stop_loss),
    'risk', public.price_text(signal.risk), 'valid_until', public.utc_text(signal.valid_until),
    'source', signal.source,
    'reasoning', jsonb_build_object('fr', signal.reasoning_fr, 'en', signal.reasoning_en)
  ));
  perform public.queue_signal_event(event, signal);
  outcome := 'issued';
  issue_signal.position := event.position;
  issue_signal.hash := event.hash;
  issue_signal.valid_until := signal.valid_until;
  return next;
end
$$;

revoke execute on function
  public.issue_signal
  from public, anon, authenticated;
grant execute on function
  public.issue_signal
  to service_role;

-- Records an event of an issued signal. p_kind and its arguments:
--   entry_hit: the entry was reached;
--   take_profit, stop_loss: an entered signal was closed at p_price;
--   expired: the entry was not reached in time;
--   withdrawn: withdrawn; an entered one at p_price, at most as good as its best take profit;
--   revised: p_take_profit and p_stop_loss are in force from now on; once entered, the stop only moves closer.
-- p_facts is merged into the event: source of the price, note. Every event but a revision also gets
-- signals.blind_since, if set: the start of an interval without prices, which is then cleared with its end. p_last:
-- position of the signal's last event known to the caller (optimistic lock); null: not checked.
-- Outcomes: 'recorded'; 'conflict': the signal is in another state, or has a later event; 'levels': the new levels
-- contradict the action, or the price or time contradicts the signal: a price better than every level that was in
-- force, an entry outside the validity, an exit before the entry. The timeout is that of issue_signal.
create function public.record_signal_event(
  p_id uuid, p_kind text, p_at timestamptz, p_price numeric, p_facts jsonb,
  p_take_profit numeric default null, p_stop_loss numeric default null, p_last bigint default null
) returns table (outcome text, "position" bigint, hash text)
  language plpgsql security definer set search_path = '' set statement_timeout = '15s'
as $$
declare
  signal public.signals;
  event public.signal_events;
  facts jsonb;
  way integer;
  moment timestamptz;
begin
  select * into signal from public.signals s where s.id = p_id for update;
  -- Callers' clocks differ: no event is dated after its recording, and no revision or withdrawal
  -- before the issue or the entry.
  moment := least(p_at, clock_timestamp());
  if p_kind in ('revised', 'withdrawn') then
    moment := greatest(moment, signal.issued_at, signal.entered_at);
  end if;
  facts := p_facts || jsonb_build_object('at', public.utc_text(moment));
  if p_kind <> 'revised' and signal.blind_since is not null then
    facts := facts || jsonb_build_object('blind_since', public.utc_text(
      least(signal.blind_since, (facts ->> 'blind_since')::timestamptz)
    ));
  end if;
  outcome := 'conflict';
  if signal.id is null
    or (p_last is not null and p_last is distinct from (
      select max(e.position) from public.signal_events e where e.signal_id = p_id
    ))
    or not coalesce(case p_kind
      when 'entry_hit' then signal.state = 'issued'
      when 'expired' then signal.state = 'issued' and signal.valid_until <= moment
      when 'take_profit' then signal.state = 'entry_hit' and p_price > 0
      when 'stop_loss' then signal.state = 'entry_hit' and p_price > 0
      when 'withdrawn' then signal.state = 'issued' or (signal.state = 'entry_hit' and p_price > 0)
      when 'revised' then signal.state in ('issued', 'entry_hit')
      else false
    end, false) then
    return next;
    return;
  end if;
  way := case signal.action when 'buy' then 1 else -1 end;
  if (p_kind = 'entry_hit' and moment not between signal.issued_at and signal.valid_until)
    or (p_kind in ('take_profit', 'stop_loss') and moment < signal.entered_at)
    or (signal.state = 'entry_hit' and p_price * way > (
      select max((e.payload::jsonb ->> case p_kind when 'stop_loss' then 'stop_loss' else 'take_profit' end)::numeric * way)
      from public.signal_events e
      where e.signal_id = p_id and e.kind in ('issued', 'revised')
    )) then
    outcome := 'levels';
    return next;
    return;
  end if;
  if p_kind = 'revised' then
    -- The stop of an entered signal may pass the entry, but never moves further away; before, the entry stays between
    -- both.
    if not coalesce(
      p_take_profit > 0 and p_stop_loss > 0 and (p_take_profit - p_stop_loss) * way > 0
      and case signal.state
        when 'entry_hit' then (p_stop_loss - signal.current_stop_loss) * way >= 0
        else (signal.entry - p_stop_loss) * way > 0 and (p_take_profit - signal.entry) * way > 0
      end,
      false
    ) then
      outcome := 'levels';
      return next;
      return;
    end if;
    facts := facts || jsonb_build_object(
      'take_profit', public.price_text(p_take_profit), 'stop_loss', public.price_text(p_stop_loss)
    );
    update public.signals s
      set current_take_profit = p_take_profit, current_stop_loss = p_stop_loss
      where s.id = p_id returning * into signal;
  elsif p_kind = 'entry_hit' then
    facts := facts || jsonb_build_object('price', public.price_text(signal.entry));
    -- After an entry that the desk dates back, exits are looked for from there on, or recorded by the desk.
    update public.signals s set state = 'entry_hit', entered_at = moment, blind_since = null,
        blind_until = null, watched_until = least(s.watched_until, moment)
      where s.id = p_id returning * into signal;
  else
    if signal.state = 'entry_hit' then
      facts := facts || jsonb_build_object('price', public.price_text(p_price));
    end if;
    update public.signals s set
      state = p_kind, closed_at = clock_timestamp(), blind_since = null, blind_until = null,
      exit_price = case when s.state = 'entry_hit' then p_price end
      where s.id = p_id returning * into signal;
  end if;
  event := public.append_signal_event(p_id, p_kind, facts);
  perform public.queue_signal_event(event, signal);
  outcome := 'recorded';
  record_signal_event.position := event.position;
  record_signal_event.hash := event.hash;
  return next;
end
$$;

-- Records the outcomes that prices have decided, [{ kind, at, price, facts }] as for record_signal_event, in order and
-- in one transaction. Stops at the first one refused; those before it stay recorded. p_last: as for
-- record_signal_event. Returns the number recorded, the last outcome, and the position of the signal's last event.
create function public.record_signal_outcomes(p_id uuid, p_outcomes jsonb, p_last bigint)
  returns table (recorded integer, outcome text, last bigint)
  language plpgsql security definer set search_path = '' set statement_timeout = '15s'
as $$
declare
  decided record;
  answer record;
begin
  recorded := 0;
  last := p_last;
  for decided in
    select o.* from jsonb_array_elements(p_outcomes) with ordinality as list (item, nth)
    cross join lateral jsonb_to_record(list.item)
      as o (kind text, at timestamptz, price numeric, facts jsonb)
    order by list.nth
  loop
    select r.* into answer from public.record_signal_event(
      p_id, decided.kind, decided.at, decided.price, decided.facts, p_last => last
    ) r;
    outcome := answer.outcome;
    exit when outcome <> 'recorded';
    recorded := recorded + 1;
    last := answer.position;
  end loop;
  return next;
end
$$;

revoke execute on function
  public.record_signal_event,
  public.record_signal_outcomes
  from public, anon, authenticated;
grant execute on function
  public.record_signal_event,
  public.record_signal_outcomes
  to service_role;

-- Figures of the desk: what exists, what was sent in the last 24 hours, what is paused.
create function public.desk_overview() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'analyst', d.analyst, 'opened_at', d.opened_at, 'chain_length', d.chain_length,
    'chain_head', d.chain_head,
    'signals', (
      select jsonb_build_object(
        'draft', count(*) filter (where s.state = 'draft'),
        'open', count(*) filter (where s.state in ('issued', 'entry_hit')),
        'closed', count(*) filter (where s.closed_at is not null)
      ) from public.signals s
    ),
    -- Everybody entitled to signals now, and how many of them want emails.
    'subscribers', (
      select jsonb_build_object('entitled', count(*), 'by_email', count(*) filter (where p.notify_signals))
      from (
        select distinct s.user_id from public.subscriptions s
        where public.is_active(s) and s.includes_signals
      ) entitled
      left join public.profiles p on p.user_id = entitled.user_id
    ),
    'emails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where e.sent_at is null and e.given_up_at is null),
        'sent', count(*) filter (where e.sent_at > now() - interval '24 hours'),
        'failed', count(*) filter (where e.given_up_at > now() - interval '24 hours')
      ) from public.emails e where e.purpose = 'signals'
    ),
    'webhooks', (
      select coalesce(jsonb_object_agg(w.state, w.times), '{}') from (
        select d.state, count(*) as times from public.webhook_deliveries d
        where d.created_at > now() - interval '24 hours' and d.event_id is not null
        group by d.state
      ) w
    ),
    'endpoints', (
      select coalesce(jsonb_object_agg(w.status, w.times), '{}') from (
        select h.status, count(*) as times from public.signal_webhooks h group by h.status
      ) w
    )
  )
  from public.signals_desk d
$$;

-- Deliveries of the p_limit newest events before p_before, newest first: counts by state, and
-- delays in seconds (median, 95th percentile) from the event to the response of a webhook and to
-- the sending of an email.
create function public.desk_deliveries(p_before bigint default null, p_limit integer default 20)
  returns table (
    "position" bigint, signal_id uuid, kind text, recorded_at text, coin text, currency text, trial boolean,
    webhooks jsonb, webhook_median double precision, webhook_p95 double precision,
    emails jsonb, email_median double precision, email_p95 double precision
  )
  language sql stable security definer set search_path = ''
as $$
  with events as (
    select e.position, e.id, e.signal_id, e.kind, e.recorded_at, s.coin, s.currency, s.trial
    from public.signal_events e join public.signals s on s.id = e.signal_id
    where p_before is null or e.position < p_before
    order by e.position desc limit least(greatest(p_limit, 1), 50)
  ), mails as materialized (
    -- One pass: the cause is signal:<event>:<person>.
    select split_part(m.cause, ':', 2) as event,
      count(*) filter (where m.sent_at is null and m.given_up_at is null) as waiting,
      count(m.sent_at) as sent, count(m.given_up_at) as failed,
      percentile_cont(array[0.5, 0.95]) within group (
        order by extract(epoch from m.sent_at - m.created_at)
      ) as delay
    from public.emails m
    where m.purpose = 'signals' and m.cause like 'signal:%'
      and split_part(m.cause, ':', 2) in (select e.id::text from events e)
    group by 1
  )
  select e.position, e.signal_id, e.kind, e.recorded_at, e.coin, e.currency, e.trial,
    jsonb_strip_nulls(coalesce(hooks.counts, '{}')), hooks.delay[1], hooks.delay[2],
    jsonb_build_object(
      'waiting', coalesce(m.waiting, 0), 'sent', coalesce(m.sent, 0), 'failed', coalesce(m.failed, 0)
    ), m.delay[1], m.delay[2]
  from events e
  left join mails m on m.event = e.id::text
  cross join lateral (
    select jsonb_object_agg(by_state.state, by_state.times) as counts, (
      select percentile_cont(array[0.5, 0.95]) within group (
        order by extract(epoch from d.finished_at - d.created_at)
      ) from public.webhook_deliveries d where d.event_id = e.id and d.state = 'sent'
    ) as delay
    from (
      select d.state, count(*) as times from public.webhook_deliveries d
      where d.event_id = e.id group by d.state
    ) by_state
  ) hooks
  order by e.position desc
$$;

revoke execute on function
  public.desk_overview,
  public.desk_deliveries
  from public, anon, authenticated;
grant execute on function
  public.desk_overview,
  public.desk_deliveries
  to service_role;

-- A subscriber's read position in the feed: that of the newest event shown.
create table public.signal_reads (
  user_id uuid primary key references auth.users (id) on delete cascade,
  "position" bigint not null check ("position" >= 0),
  read_at timestamptz not null default now()
);

alter table public.signal_reads enable row level security;
revoke all on public.signal_reads from anon, authenticated;
grant select, insert, update on public.signal_reads to authenticated;
grant select, insert, update, delete on public.signal_reads to service_role;

create policy "people read their own place in the feed" on public.signal_reads
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people mark the feed as read" on public.signal_reads
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people move their place in the feed" on public.signal_reads
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.signal_reads
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Devices save concurrently, each from the last position it has seen: never moves back.
create function public.guard_read_position() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.position := greatest(old.position, new.position);
  return new;
end
$$;

create trigger guard_read_position before update on public.signal_reads
  for each row execute function public.guard_read_position();

revoke execute on function public.guard_read_position from public, anon, authenticated;

-- When an account was last used: its creation, its sign-ins and sessions, the end of a subscription, and the dates
-- that its owner's actions leave behind: a session refreshed for years leaves none once it is signed out.
create function public.account_last_used_at(p_user uuid) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select greatest(
    u.created_at,
    u.last_sign_in_at,
    (select max(greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'utc'))
      from auth.sessions s where s.user_id = u.id),
    (select max(case when s.stripe_status in ('canceled', 'incomplete_expired') then s.end_date
      else 'infinity' end) from public.subscriptions s where s.user_id = u.id),
    (select p.updated_at from public.profiles p where p.user_id = u.id),
    (select max(l.opened_at) from public.lesson_progress l where l.user_id = u.id),
    (select max(greatest(a.started_at, a.finished_at))
      from public.quiz_attempts a where a.user_id = u.id),
    (select max(c.reviewed_at) from public.review_cards c where c.user_id = u.id),
    (select max(n.updated_at) from public.lesson_notes n where n.user_id = u.id),
    (select r.read_at from public.signal_reads r where r.user_id = u.id),
    (select max(a.booked_at) from public.appointments a where a.user_id = u.id),
    (select max(t.created_at) from public.support_tickets t where t.user_id = u.id)
  )
  from auth.users u where u.id = p_user
$$;

-- Warns accounts unused for 23 months by an email, and begins the erasure of those unused for two years whose
-- warning was sent a month ago (or could not be delivered). Any use stops it, until the account is deleted. At
-- most p_limit of each, once an hour; returns the number of erasures begun, which claim_erasures picks up.
create function public.erase_unused_accounts(p_limit integer default 100) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  account record;
  begun integer := 0;
begin
  if public.consume_rate_limit('schedule:unused-accounts', 1, 3600) > 0 then
    return 0;
  end if;
  for account in
    select u.id, coalesce(p.language, 'fr') as language
    from public.emails warning
    join auth.users u on u.id = warning.user_id
    left join public.profiles p on p.user_id = u.id
    where warning.cause = 'unused-account:' || u.id
      and coalesce(warning.sent_at, warning.given_up_at) <= now() - interval '1 month'
      and public.account_last_used_at(u.id) <= now() - interval '2 years'
      and not exists (select from public.erasures e where e.user_id = u.id)
    order by u.id limit p_limit
  loop
    perform public.begin_erasure(account.id, account.language);
    -- Not one that the person requested in this moment.
    update public.erasures e set is_requested = false, next_attempt_at = now()
      where e.user_id = account.id and e.attempts = 0;
    begun := begun + 1;
  end loop;
  perform public.enqueue_user_email(
    'unused-account:' || unused.id, unused.id, 'account', 'account-unused',
    jsonb_build_object('erased_from', now() + interval '1 month')
  ) from (
    select u.id from auth.users u
    where u.created_at <= now() - interval '23 months'
      and (u.last_sign_in_at is null or u.last_sign_in_at <= now() - interval '23 months')
      and u.email is not null
      and public.account_last_used_at(u.id) <= now() - interval '23 months'
      and not exists (select from public.erasures e where e.user_id = u.id)
      and not exists (
        select from public.emails e where e.cause = 'unused-account:' || u.id
      )
    order by u.id limit p_limit
  ) unused;
  return begun;
end
$$;

revoke execute on function
  public.account_last_used_at,
  public.erase_unused_accounts
  from public, anon, authenticated;
grant execute on function public.erase_unused_accounts to service_role;

-- Publishes inserted events to Supabase Realtime, where it runs: each session gets those it may read.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.signal_events;
  end if;
end
$$;

-- The email about new content: at most one a day, to users who chose it.

-- All lessons and articles ever published, as last listed by the site. A row stays when its page is removed, so that
-- a restored page is not announced as new.
create table public.published_content (
  kind text not null check (kind in ('lessons', 'articles')),
  key text not null check (char_length(key) between 1 and 100),
  -- { language: { title, description, picture } }
  texts jsonb not null,
  -- The latest `revised` seen; an earlier one is not announced.
  revised date,
  is_published boolean not null default true,
  -- The last news; null: listed at the first comparison, so nothing to announce.
  news text check (news in ('new', 'revised')),
  -- Whether the news is still to be announced.
  is_due boolean not null default false,
  -- The day in Paris of the last emails about it. Later news does not reset it: it tells that the day has begun.
  announced_on date,
  primary key (kind, key)
);

alter table public.published_content enable row level security;
revoke all on public.published_content from anon, authenticated;
grant select, insert, update, delete on public.published_content to service_role;

-- Compares the published entries with the stored ones, and returns the number still to be announced. p_entries is the
-- complete list: [{ kind, key, revised, texts }]. The first list is stored without announcing anything.
create function public.record_published_content(p_entries jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  is_first boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('published_content', 0));
  is_first := not exists (select from public.published_content);
  update public.published_content c set is_published = false
    where c.is_published and not exists (
      select from jsonb_to_recordset(p_entries) e (kind text, key text)
      where e.kind = c.kind and e.key = c.key
    );
  insert into public.published_content as c (kind, key, texts, revised, news, is_due)
    select e.kind, e.key, e.texts, e.revised, case when not is_first then 'new' end, not is_first
    from jsonb_to_recordset(p_entries) e (kind text, key text, texts jsonb, revised date)
  on conflict (kind, key) do update set
    texts = excluded.texts,
    is_published = true,
    revised = greatest(excluded.revised, c.revised),
    news = case
      when c.is_due then c.news
      when excluded.revised > coalesce(c.revised, '-infinity') then 'revised'
      else c.news end,
    is_due = c.is_due or coalesce(excluded.revised > coalesce(c.revised, '-infinity'), false);
  return (select count(*) from public.published_content c where c.is_due and c.is_published);
end
$$;

-- The entries announced on a day, as the email shows them in a language: the first six, and how many more. Null: none.
create function public.content_news(p_day date, p_language text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'entries', jsonb_agg(found.shown order by found.place) filter (where found.place <= 6),
    'more', greatest(count(*) - 6, 0)
  )
  from (
    select
      jsonb_build_object('kind', c.kind, 'key', c.key, 'news', c.news) || (c.texts -> p_language) as shown,
      row_number() over (order by c.news, c.kind desc, c.key) as place
    from public.published_content c
    where c.announced_on = p_day and not c.is_due and c.is_published and c.texts ? p_language
  ) found
  having count(*) > 0
$$;

-- Enqueues up to p_limit emails about new content, one per user and day in Paris, and returns their number. The first
-- call of a day with p_may_begin selects the entries to announce that day; later ones wait for the next day.
create function public.enqueue_content_news(p_limit integer, p_may_begin boolean)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := public.paris_day(now());
  queued integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('published_content', 0));
  if p_may_begin
    and not exists (select from public.published_content c where c.announced_on = today)
  then
    update public.published_content c set announced_on = today, is_due = false
      where c.is_due and c.is_published;
  end if;
  insert into public.emails (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, p.user_id, 'lessons', 'content-news', p.language, u.email, told.data, 2
    from (
      select l.language, public.content_news(today, l.language) as data
      from (select distinct p.language from public.profiles p where p.notify_lessons) l
    ) told
    join public.profiles p on p.language = told.language and p.notify_lessons
    join auth.users u on u.id = p.user_id and u.email is not null
    cross join lateral (select 'content-news:' || p.user_id || ':' || today as cause) caused
    where told.data is not null
      and public.takes_optional_email(p.user_id)
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by p.user_id limit p_limit
  on conflict (cause) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;

revoke execute on function
  public.record_published_content,
  public.content_news,
  public.enqueue_content_news
  from public, anon, authenticated;
grant execute on function
  public.record_published_content,
  public.enqueue_content_news
  to service_role;

-- The weekly market email: at most one a week, to users who chose it.

-- The figures of each week, so that all users get the same.
create table public.market_weeks (
  monday date primary key, -- day of the emails, in Paris
  figures jsonb not null,
  created_at timestamptz not null default now()
);

alter table public.market_weeks enable row level security;
revoke all on public.market_weeks from anon, authenticated;
grant select, insert, update, delete on public.market_weeks to service_role;

-- Enqueues up to p_limit emails with the figures of the week, one per user and week, and returns their number. The
-- first figures of a week are stored; until then a call without figures enqueues nothing.
create function public.enqueue_market_week(p_limit integer, p_figures jsonb default null)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  this_monday constant date := date_trunc('week', public.paris_day(now())::timestamp)::date;
  shown jsonb;
  queued integer;
begin
  insert into public.market_weeks (monday, figures)
    select this_monday, p_figures where p_figures is not null
    on conflict (monday) do nothing;
  select w.figures into shown from public.market_weeks w where w.monday = this_monday;
  if shown is null then
    return 0;
  end if;
  insert into public.emails (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, p.user_id, 'market', 'market-week', p.language, u.email, shown, 2
    from public.profiles p
    join auth.users u on u.id = p.user_id and u.email is not null
    cross join lateral (select 'market-week:' || p.user_id || ':' || this_monday as cause) caused
    where p.notify_market
      and public.takes_optional_email(p.user_id)
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by p.user_id limit p_limit
  on conflict (cause) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;

revoke execute on function public.enqueue_market_week from public, anon, authenticated;
grant execute on function public.enqueue_market_week to service_role;

-- When the next email, webhook event, erasure or contract end is due, if before p_until.
create function public.next_work_at(p_until timestamptz) returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select min(at) from (
    select public.next_email_at() as at
    union all
    select public.next_webhook_delivery_at()
    union all
    select greatest(e.next_attempt_at, e.leased_until) from public.stripe_events e
      where e.processed_at is null and e.attempts < 20
    union all
    select e.next_attempt_at from public.erasures e where e.finished_at is null
    union all
    select c.next_attempt_at from public.contract_ends c
      where c.confirmed_at is not null and c.done_at is null
  ) waiting where at <= p_until
$$;

-- Deletes expired counters and codes, emails, erasures and webhook events closed 90 days ago (Stripe keeps an event for
-- thirty), old evidence of orders, appointments, tickets, closed days and webhook deliveries, unconfirmed addresses of
-- the waiting list, and unfinished quiz attempts. Warns and erases unused accounts.
create function public.purge_expired() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.sign_up_codes c where c.sent_at < now() - interval '1 day';
  delete from public.emails d
    where coalesce(d.sent_at, d.given_up_at) < now() - interval '90 days';
  delete from public.erasures e where e.finished_at < now() - interval '90 days';
  delete from public.stripe_events e where e.processed_at < now() - interval '90 days';
  delete from public.quiz_attempts a
    where a.finished_at is null and a.started_at < now() - interval '30 days';
  select public.erase_unused_accounts();
  select public.purge_evidence();
  select public.purge_appointments();
  delete from public.closed_days c where c.day < current_date - 366;
  select public.purge_tickets();
  select public.purge_signals_notices();
  select public.expire_webhook_deliveries();
  -- Keeps entries until a day after their signal closed: an exit is sent only if the entry was.
  delete from public.webhook_deliveries d
    where d.created_at < now() - interval '30 days' and not exists (
      select from public.signal_events e join public.signals s on s.id = e.signal_id
      where e.id = d.event_id and e.kind = 'entry_hit'
        and (s.closed_at is null or s.closed_at > now() - interval '1 day')
    );
  -- Requests lock several counters in their own order: waiting for one here could be a deadlock.
  delete from public.rate_limits r where r.key in (
    select x.key from public.rate_limits x where x.resets_at < now() for update skip locked
  );
$$;

revoke execute on function
  public.next_work_at,
  public.purge_expired
  from public, anon, authenticated;
grant execute on function
  public.next_work_at,
  public.purge_expired
  to service_role;

-- The schema of a deployed database, read by `npm run doctor`; contains no rows.
create function public.deployment_check() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'tables', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.relname,
        'secured', c.relrowsecurity,
        'policies', (select count(*) from pg_catalog.pg_policy p where p.polrelid = c.oid),
        -- Rights of a visitor without an account.
        'anonymous', pg_catalog.has_table_privilege('anon', c.oid, 'select, insert, update, delete')
          or pg_catalog.has_any_column_privilege('anon', c.oid, 'select, insert, update')
      ) order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    ),
    'columns', (
      select coalesce(jsonb_agg(c.relname || '.' || a.attname order by c.relname, a.attname), '[]')
      from pg_catalog.pg_class c
      join pg_catalog.pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
    ),
    'indexes', (
      select coalesce(jsonb_agg(c.relname order by c.relname), '[]')
      from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'i'
    ),
    'functions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', p.proname,
        -- Compared with the newest migration.
        'body', pg_catalog.md5(p.prosrc),
        'anonymous', pg_catalog.has_function_privilege('anon', p.oid, 'execute')
      ) order by p.proname), '[]')
      from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace
        -- Excludes functions of extensions.
        and not exists (
          select from pg_catalog.pg_depend d
          where d.classid = 'pg_catalog.pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
        )
    ),
    'triggers', (
      select coalesce(jsonb_agg(t.tgname order by t.tgname), '[]')
      from pg_catalog.pg_trigger t
      where not t.tgisinternal
    ),
    'verification', (select s.value from public.app_settings s where s.key = 'email_verification')
  )
$$;

revoke execute on function public.deployment_check from public, anon, authenticated;
grant execute on function public.deployment_check to service_role;

/** Faults of tables, grants, roles and triggers. */
import { body, type Fault } from './fault.ts';

export const baseFaults: readonly Fault[] = [
  {
    breaks: 'row-level security is off where people read',
    sql: 'alter table public.subscriptions disable row level security',
    shows: 'subscriptions',
    says: /other may select/,
  },
  {
    breaks: 'row-level security is off where only grants keep people out',
    sql: 'alter table public.recovery_codes disable row level security',
    says: /recovery_codes has no row-level security/,
  },
  {
    breaks: 'a new table',
    sql: 'create table public.diplomas (id uuid primary key, user_id uuid)',
    says: /diplomas is new: add its rows/,
  },
  {
    breaks: 'a view that reads as its owner',
    sql: 'create view public.members as select * from public.profiles',
    says: /view members reads as its owner/,
  },
  {
    breaks: 'a materialized view, which no policy reaches',
    sql: 'create materialized view public.members as select * from public.profiles',
    says: /members has no row-level security/,
  },
  {
    breaks: 'every column of a profile is granted',
    sql: 'grant update on public.profiles to authenticated',
    says: /authenticated may update \* of profiles/,
  },
  {
    breaks: 'a column is granted that only the server writes',
    sql: 'grant update (terms_version) on public.profiles to authenticated',
    says: /terms_version.* of profiles, expected is/,
  },
  {
    breaks: 'hashes of codes are granted',
    sql: 'grant select on public.recovery_codes to authenticated',
    says: /authenticated may select \* of recovery_codes/,
  },
  {
    breaks: 'members may empty a table',
    sql: 'grant truncate on public.checkout_evidence to authenticated',
    says: /authenticated may truncate \* of checkout_evidence/,
  },
  {
    breaks: 'mail waiting is granted to all the world',
    sql: 'grant select on public.emails to public',
    says: /anon may select \* of emails/,
  },
  {
    breaks: 'the server may not finish an erasure',
    sql: 'revoke update on public.erasures from service_role',
    shows: 'erasures',
    says: /service may not update/,
  },
  {
    breaks: 'members may not change their phone',
    sql: 'revoke update (phone) on public.profiles from authenticated',
    shows: 'profiles',
    says: /profiles\.phone: owner may not change it/,
  },
  {
    breaks: 'members pass policies',
    sql: 'alter role authenticated bypassrls',
    shows: 'profiles',
    says: /other may select/,
  },
  {
    breaks: 'visitors become the server',
    sql: 'grant service_role to anon',
    says: /anon may do too much/,
  },
  {
    breaks: 'members make tables',
    sql: 'grant create on schema public to authenticated',
    says: /authenticated may make things in the schema public/,
  },
  {
    breaks: 'nothing guards the fixed parts of a profile',
    sql: 'drop trigger guard_profile on public.profiles',
    says: /trigger "guard_profile on profiles" is expected/,
  },
  {
    breaks: 'the guard of evidence sleeps',
    sql: 'alter table public.checkout_evidence disable trigger guard_evidence',
    says: /trigger "guard_evidence on checkout_evidence" is expected/,
  },
  {
    breaks: 'no address is confirmed',
    sql: 'drop trigger confirm_email on auth.users',
    says: /trigger "confirm_email on auth\.users" is expected/,
  },
  {
    breaks: 'who made an account for somebody else keeps it',
    sql: 'drop trigger prove_by_sign_in on auth.mfa_amr_claims',
    says: /trigger "prove_by_sign_in on auth\.mfa_amr_claims" is expected/,
  },
  {
    breaks: 'an account on somebody else’s address takes a second factor',
    sql: 'drop trigger require_proved_address on auth.mfa_factors',
    says: /trigger "require_proved_address on auth\.mfa_factors" is expected/,
  },
  {
    breaks: 'the hours of reading are the reader’s',
    sql: body('guard_progress()', 'trigger', 'plpgsql', 'begin return new; end'),
    shows: 'lesson_progress',
    says: /lesson_progress\.opened_at: owner may change it/,
  },
];

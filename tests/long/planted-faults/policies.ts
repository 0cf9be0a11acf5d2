/** Database permissions: rows and functions that users can read, write and call after the migrations. */
import type { Fault } from './fault.ts';

const policies = {
  suite: 'database',
  files: ['tests/database/policies/policies.test.ts'],
} as const;
const rulesOf = (file: string) =>
  ({ suite: 'database', files: [`tests/database/${file}`] }) as const;
const unprovenAddress = {
  suite: 'functions',
  files: ['tests/functions/account/unproven-address.test.ts'],
} as const;

export const policyFaults: readonly Fault[] = [
  {
    name: 'every user can read all subscriptions',
    file: 'supabase/schemas/billing/subscriptions.sql',
    find: 'on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));',
    replace: 'on public.subscriptions for select to authenticated using (true);',
    caughtBy: policies,
  },
  {
    name: 'a consent record can be created for another user',
    file: 'supabase/schemas/checkout/evidence.sql',
    find: 'with check ( user_id = (select auth.uid()) and checkout_session_id is null',
    replace: 'with check ( checkout_session_id is null',
    caughtBy: policies,
  },
  {
    name: 'a table has no row level security',
    file: 'supabase/schemas/auth/recovery_codes.sql',
    find: 'alter table public.recovery_codes enable row level security;',
    replace: '',
    caughtBy: policies,
  },
  {
    name: 'a server-only function can be called by everybody',
    file: 'supabase/schemas/contract/contract_ends.sql',
    find: 'grant execute on function public.is_withdrawn, public.find_contracts to service_role;',
    replace:
      'grant execute on function public.is_withdrawn, public.find_contracts to service_role, anon;',
    caughtBy: policies,
  },
  {
    name: 'new objects are accessible by default',
    file: 'supabase/schemas/platform/roles.sql',
    find: 'alter default privileges revoke execute on functions from public;',
    replace: '',
    caughtBy: policies,
  },
  {
    name: 'a session without its second factor can read subscriptions',
    file: 'supabase/schemas/billing/subscriptions.sql',
    find: 'create policy "the second factor comes first" on public.subscriptions as restrictive',
    replace: 'create policy "the second factor comes first" on public.subscriptions as permissive',
    caughtBy: policies,
  },
  {
    name: 'an access token reads and writes after its session has ended',
    file: 'supabase/schemas/auth/second_factor.sql',
    find: 'select public.session_is_live() and (',
    replace: 'select (',
    caughtBy: policies,
  },
  {
    name: 'has_access() is true after the end of the subscription',
    file: 'supabase/schemas/billing/subscriptions.sql',
    find: "return s.status = 'active' and now() between s.start_date and s.end_date;",
    replace: "return s.status = 'active' and now() >= s.start_date;",
    caughtBy: rulesOf('billing/access.test.ts'),
  },
  {
    name: 'has_access() opens signals for every plan',
    file: 'supabase/schemas/billing/subscriptions.sql',
    find: 'and (s.includes_signals or not coalesce(has_access.signals, true))',
    replace: '',
    caughtBy: rulesOf('billing/access.test.ts'),
  },
  {
    name: 'consent records can be changed',
    file: 'supabase/schemas/checkout/evidence.sql',
    find: "raise exception 'Checkout evidence cannot be changed.' using errcode = 'insufficient_privilege';",
    replace: 'null;',
    caughtBy: rulesOf('checkout/evidence.test.ts'),
  },
  {
    name: 'the accepted terms of a profile can be changed',
    file: 'supabase/schemas/account/profiles.sql',
    find: 'new.terms_version is distinct from old.terms_version and pg_trigger_depth() = 1',
    replace: 'false',
    caughtBy: rulesOf('account/profiles.test.ts'),
  },
  {
    name: 'an unconfirmed password stays valid after the address owner signs in with Google',
    file: 'supabase/schemas/auth/address_proof.sql',
    find: "update auth.users u set encrypted_password = ''",
    replace: 'update auth.users u set encrypted_password = u.encrypted_password',
    caughtBy: rulesOf('auth/address-proof.test.ts'),
  },
  {
    name: 'an account takes a second factor before its address is proved',
    file: 'supabase/schemas/auth/address_proof.sql',
    find: 'and not exists (select from public.address_proofs p where p.user_id = new.user_id) then',
    replace: 'and false then',
    caughtBy: unprovenAddress,
  },
  {
    name: 'a stranger’s second factor outlives the proof of the address',
    file: 'supabase/schemas/auth/address_proof.sql',
    find: 'delete from auth.mfa_factors f where f.user_id = p_user;',
    replace: 'delete from auth.mfa_factors f where false;',
    caughtBy: unprovenAddress,
  },
  {
    name: 'the password of an earlier sign-up outlives the confirmation of the address',
    file: 'supabase/schemas/auth/address_proof.sql',
    find: "old.confirmation_sent_at > old.created_at + interval '10 seconds') then",
    replace: 'false) then',
    caughtBy: unprovenAddress,
  },
  {
    name: 'wrong sign-up codes are not counted',
    file: 'supabase/schemas/auth/sign_up_codes.sql',
    find: 'set tries_left = c.tries_left - 1',
    replace: 'set tries_left = c.tries_left',
    caughtBy: { suite: 'functions', files: ['tests/functions/auth/sign-up-code.test.ts'] },
  },
];

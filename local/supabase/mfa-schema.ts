/** Tables of hosted Supabase for second factors that @supabase/lite lacks; created before migrations. */
export const mfaSchema = `
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index if not exists mfa_factors_names on auth.mfa_factors (user_id, friendly_name)
  where friendly_name <> '';
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  ip_address text not null default '',
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
-- How a session was signed in to: the claim "amr".
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
-- Not in hosted Supabase: each code of 30 seconds is taken once.
create table if not exists auth.mfa_used_steps (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  step bigint not null,
  primary key (factor_id, step)
);`;

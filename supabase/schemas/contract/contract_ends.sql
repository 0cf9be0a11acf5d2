-- The end of a contract as its holder declares it: cancelled for the end of what is paid (article L. 215-1-1
-- of the French consumer code), or withdrawn from within fourteen days (L. 221-18). The declaration stands
-- from the moment it is confirmed; what follows at Stripe is taken up again until it is done.

create table public.contract_ends (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  -- The account of the address; null without one, and once it is erased. What was declared and when is kept
  -- as proof; see anonymize_contract_end.
  user_id uuid references auth.users (id) on delete set null,
  stripe_subscription_id text check (char_length(stripe_subscription_id) <= 255), -- null: no contract found
  -- As the person typed them.
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 320),
  reference text not null default '' check (char_length(reference) <= 40),
  language text not null check (language in ('fr', 'en')),
  declared_at timestamptz not null,
  -- HMAC of what the link in the mail carries; null where a session stood for it.
  token_hash text unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  ends_at timestamptz,
  -- 'review': a person decides about the money.
  refund text check (refund in ('whole', 'review')),
  refunded integer check (refunded >= 0), -- cents sent back; null until that is known
  done_at timestamptz,
  attempts integer not null default 0,
  -- The lease of whoever works on it, then the wait before the next try.
  next_try_at timestamptz not null default now(),
  last_error text check (char_length(last_error) <= 500)
);

-- One withdrawal for a contract; of cancellations one at a time, since each may be taken back.
create unique index contract_ends_withdrawn on public.contract_ends (stripe_subscription_id)
  where kind = 'withdrawal' and confirmed_at is not null;
create unique index contract_ends_cancelling on public.contract_ends (stripe_subscription_id)
  where kind = 'cancellation' and confirmed_at is not null and done_at is null;
create index contract_ends_waiting on public.contract_ends (next_try_at)
  where confirmed_at is not null and done_at is null;
create index contract_ends_user on public.contract_ends (user_id);
create index contract_ends_subscription on public.contract_ends (stripe_subscription_id);

alter table public.contract_ends enable row level security;
revoke all on public.contract_ends from anon, authenticated;
grant select, insert, update, delete on public.contract_ends to service_role;

-- With the account goes what names the person; the declaration, its hours and what became of it stay.
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
  end if;
  return new;
end
$$;

create trigger anonymize_contract_end before update on public.contract_ends
  for each row execute function public.anonymize_contract_end();

-- Whether the contract behind a subscription was withdrawn from.
create function public.is_withdrawn(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.kind = 'withdrawal'
      and c.confirmed_at is not null
  )
$$;

-- Whether its holder has declared its end and got the receipt for that: enqueue_subscription_emails adds none.
create function public.is_end_declared(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or c.done_at is null)
  )
$$;

-- The contracts of an account, or of an address, newest first; one row without a contract for an account
-- that never had one, and none where there is no account.
create function public.find_contracts(p_user uuid, p_email text) returns table (
  user_id uuid, email text, stripe_subscription_id text, reference text, plan_name text,
  currency text, stripe_status text, ending boolean, started_at timestamptz, paid_until timestamptz,
  waiver boolean, earlier_withdrawals integer, withdrawal uuid, cancellation uuid
)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text, s.stripe_subscription_id, s.reference, s.plan_name,
    s.currency, s.stripe_status, s.cancel_at_period_end, s.start_date,
    coalesce(s.paid_until, s.end_date),
    coalesce(e.waiver and e.terms_version is not null, false),
    (
      select count(*)::integer from public.contract_ends c
      where c.user_id = u.id and c.kind = 'withdrawal' and c.confirmed_at is not null
        and c.stripe_subscription_id is distinct from s.stripe_subscription_id
    ),
    -- Its withdrawal, if there is one.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'withdrawal'
        and c.confirmed_at is not null
    ),
    -- The cancellation under way or just done: asked for again, it is the same one.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'cancellation'
        and c.confirmed_at is not null
        and (c.done_at is null or c.done_at > now() - interval '10 minutes')
      order by c.confirmed_at desc
      limit 1
    )
  from auth.users u
  left join public.subscriptions s on s.user_id = u.id
  left join public.checkout_evidence e on e.id = s.evidence_id
  where u.id = p_user or (p_user is null and u.email = lower(p_email))
  order by s.created_at desc nulls last, s.id
$$;

revoke execute on function
  public.anonymize_contract_end,
  public.is_end_declared,
  public.is_withdrawn,
  public.find_contracts
  from public, anon, authenticated;
grant execute on function
  public.is_withdrawn,
  public.find_contracts
  to service_role;

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

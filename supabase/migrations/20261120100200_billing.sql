-- What we keep of Stripe. Only the service role writes here, except checkout_evidence (see below).

create table public.billing_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  stripe_customer_id text not null unique,
  -- Grows by one each time the customer's subscriptions are applied; see apply_subscriptions.
  sync_version bigint not null default 0,
  created_at timestamptz not null default now()
);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  stripe_subscription_id text not null unique,
  stripe_customer_id text not null,
  stripe_price_id text not null,
  -- 'active', a status of Stripe's, or 'unknown_price' for a price we do not sell.
  status text not null,
  plan_key text check (plan_key in ('formation', 'formationEtSignaux')),
  plan_name text,
  includes_signals boolean not null
    generated always as (coalesce(plan_key = 'formationEtSignaux', false)) stored,
  amount integer not null check (amount >= 0), -- cents a month
  currency text not null,
  start_date timestamptz not null,
  end_date timestamptz not null, -- end of the paid period plus 72 hours of grace
  renews_at timestamptz, -- null when it does not renew
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint active_needs_a_plan check (status <> 'active' or plan_key is not null)
);

create index subscriptions_newest on public.subscriptions (user_id, created_at desc);

create table public.stripe_events (
  id text primary key,
  type text not null,
  created timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  payload jsonb not null default '{}'::jsonb -- ids only, never what a person typed
);

create index stripe_events_waiting on public.stripe_events (received_at) where processed_at is null;

-- What a customer accepted before paying. It outlives the account: it is proof of a contract, and
-- holds nothing about the person beyond the account's id.
create table public.checkout_evidence (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  price_id text not null check (char_length(price_id) <= 255),
  plan_key text not null check (plan_key in ('formation', 'formationEtSignaux')),
  amount integer not null check (amount >= 0), -- cents a month
  currency text not null check (char_length(currency) = 3),
  language text check (language in ('fr', 'en')),
  terms_version text check (char_length(terms_version) between 1 and 40), -- null: not shown
  waiver boolean not null default false, -- asked for immediate access, gave up the withdrawal
  created_at timestamptz not null default now(),
  checkout_session_id text unique
);

create index checkout_evidence_newest on public.checkout_evidence (user_id, created_at desc);

alter table public.billing_customers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.stripe_events enable row level security;
alter table public.checkout_evidence enable row level security;

revoke all on public.billing_customers, public.subscriptions, public.stripe_events,
  public.checkout_evidence from anon, authenticated;
grant select on public.billing_customers, public.subscriptions, public.checkout_evidence
  to authenticated;
grant insert on public.checkout_evidence to authenticated;
grant select, insert, update, delete on public.billing_customers, public.subscriptions,
  public.stripe_events, public.checkout_evidence to service_role;

create policy "people read their own customer" on public.billing_customers
  for select to authenticated using (user_id = (select auth.uid()));

create policy "people read their own subscriptions" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

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

-- The hour is the server's, and evidence never changes: it can only be linked, once, to a session.
create function public.guard_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    return new;
  end if;
  if old.checkout_session_id is not null
      and new.checkout_session_id is distinct from old.checkout_session_id
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.id, new.price_id, new.plan_key, new.amount, new.currency, new.language,
        new.terms_version, new.waiver, new.created_at)
      is distinct from
       (old.id, old.price_id, old.plan_key, old.amount, old.currency, old.language,
        old.terms_version, old.waiver, old.created_at)
  then
    raise exception 'Checkout evidence cannot be changed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger guard_evidence before insert or update on public.checkout_evidence
  for each row execute function public.guard_evidence();

revoke execute on function public.guard_evidence() from public, anon, authenticated;

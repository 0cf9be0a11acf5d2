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

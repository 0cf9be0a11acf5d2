-- Stripe sends events late, twice and out of order, so an event only says "look again": the webhook
-- reads the version here, reads the customer's subscriptions from Stripe, then applies them here.
-- If anybody applied in between, what was read may be old: the version differs, nothing is written
-- and the caller reads again. No transaction stays open during a network call.

-- The customer's version, or null for a customer we do not know.
create function public.subscription_sync_version(p_customer text) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select c.sync_version from public.billing_customers c where c.stripe_customer_id = p_customer
$$;

-- Writes every subscription of a customer as read at version p_version, and marks the event (null:
-- none) as processed. False, and nothing written, when the version has moved on.
create function public.apply_subscriptions(
  p_customer text, p_version bigint, p_event_id text, p_rows jsonb
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  customer public.billing_customers;
  -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
  wanted jsonb := case jsonb_typeof(p_rows)
    when 'string' then (p_rows #>> '{}')::jsonb else p_rows end;
begin
  select * into customer from public.billing_customers c
    where c.stripe_customer_id = p_customer for update;
  if not found then
    raise exception 'Unknown customer.' using errcode = 'no_data_found';
  end if;
  if customer.sync_version is distinct from p_version then
    return false;
  end if;

  insert into public.subscriptions as s (
    user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status, plan_key,
    plan_name, amount, currency, start_date, end_date, renews_at, cancel_at_period_end, created_at
  )
  select
    customer.user_id, r.stripe_subscription_id, p_customer, r.stripe_price_id, r.status,
    r.plan_key, r.plan_name, r.amount, r.currency, r.start_date, r.end_date, r.renews_at,
    r.cancel_at_period_end, r.created_at
  from jsonb_to_recordset(wanted) as r (
    stripe_subscription_id text, stripe_price_id text, status text, plan_key text, plan_name text,
    amount integer, currency text, start_date timestamptz, end_date timestamptz,
    renews_at timestamptz, cancel_at_period_end boolean, created_at timestamptz
  )
  on conflict (stripe_subscription_id) do update set
    user_id = excluded.user_id,
    stripe_customer_id = excluded.stripe_customer_id,
    stripe_price_id = excluded.stripe_price_id,
    status = excluded.status,
    plan_key = excluded.plan_key,
    plan_name = excluded.plan_name,
    amount = excluded.amount,
    currency = excluded.currency,
    start_date = excluded.start_date,
    end_date = excluded.end_date,
    renews_at = excluded.renews_at,
    cancel_at_period_end = excluded.cancel_at_period_end,
    created_at = excluded.created_at,
    updated_at = now();

  update public.billing_customers c set sync_version = c.sync_version + 1
    where c.stripe_customer_id = p_customer;
  update public.stripe_events e set processed_at = now()
    where e.id = p_event_id and e.processed_at is null;
  return true;
end
$$;

-- The evidence a checkout stands on, chosen once even when two requests arrive together: the
-- person's newest row for exactly this offer, unlinked and less than an hour old; else one linked
-- less than a minute ago (a second click); else a new row saying that nothing was accepted.
create function public.claim_checkout_evidence(
  p_user uuid, p_price text, p_plan text, p_amount integer, p_currency text
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
      and e.created_at > now() - case
        when e.checkout_session_id is null then interval '1 hour' else interval '1 minute' end
    order by (e.checkout_session_id is null) desc, e.created_at desc, e.id
    limit 1;
  if not found then
    insert into public.checkout_evidence (user_id, price_id, plan_key, amount, currency)
      values (p_user, p_price, p_plan, p_amount, p_currency)
      returning * into evidence;
  end if;
  return evidence;
end
$$;

revoke execute on function
  public.subscription_sync_version(text),
  public.apply_subscriptions(text, bigint, text, jsonb),
  public.claim_checkout_evidence(uuid, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function
  public.subscription_sync_version(text),
  public.apply_subscriptions(text, bigint, text, jsonb),
  public.claim_checkout_evidence(uuid, text, text, integer, text)
  to service_role;

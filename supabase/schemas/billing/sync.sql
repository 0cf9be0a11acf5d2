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

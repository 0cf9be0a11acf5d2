-- The life of a subscription: what is stored of Stripe's truth, and the mails that follow from each change
-- of it. They are written in the transaction that stores the change, so none is lost and none sent twice.

alter table public.subscriptions
  -- Stripe's own word; `status` says what it means here (src/domain/billing/standing.ts).
  add column stripe_status text not null default 'active',
  -- End of what is paid; `end_date` adds the grace.
  add column paid_until timestamptz,
  -- When its end was asked for.
  add column canceled_at timestamptz,
  -- Why money is missing, if it is.
  add column payment_issue text check (payment_issue in ('failed', 'action_required')),
  add column latest_invoice text,
  -- What was accepted before it; never null for rows that apply_subscriptions wrote.
  add column evidence_id uuid references public.checkout_evidence (id) on delete set null,
  -- What people quote, on forms and in mails. Read beside their name: two may have the same by chance,
  -- and a subscription must be stored all the same.
  add column reference text not null
    generated always as ('ECT-' || upper(substr(md5(stripe_subscription_id), 1, 8))) stored;

-- Rows of before: what they say is Stripe's word, where it is one.
update public.subscriptions set stripe_status = status where status in
  ('trialing', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused');

create index subscriptions_customer on public.subscriptions (stripe_customer_id);
create index subscriptions_evidence on public.subscriptions (evidence_id);
create index subscriptions_reference on public.subscriptions (reference);

-- Stripe's own consent to the terms, asked for where our form was not used; see stripe-checkout.
alter table public.checkout_evidence add column accepted_at_stripe timestamptz;

-- As before, and what Stripe collected: noted once, by the server.
create or replace function public.guard_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.accepted_at_stripe := null;
    return new;
  end if;
  if old.checkout_session_id is not null
      and new.checkout_session_id is distinct from old.checkout_session_id
    or old.accepted_at_stripe is not null
      and new.accepted_at_stripe is distinct from old.accepted_at_stripe
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

-- The mail that a change of a subscription calls for, if it calls for one. `was` is null for a new one.
create function public.tell_of_subscription(
  was public.subscriptions, now_is public.subscriptions, lang text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  runs constant boolean := now_is.stripe_status in ('trialing', 'active', 'past_due');
  ran constant boolean := was.stripe_status in ('trialing', 'active', 'past_due');
  evidence public.checkout_evidence;
  data jsonb := jsonb_build_object(
    'reference', now_is.reference, 'plan', now_is.plan_key, 'amount', now_is.amount,
    'currency', now_is.currency
  );
begin
  -- A price we do not sell is for a person to look at.
  if now_is.plan_key is null then
    return;
  end if;

  if now_is.status = 'active' and not coalesce(ran, false)
    and now_is.start_date > now() - interval '14 days' then
    select * into evidence from public.checkout_evidence e where e.id = now_is.evidence_id;
    perform public.enqueue_mail(
      'welcome:' || now_is.stripe_subscription_id, now_is.user_id, 'account', 'subscription-welcome',
      data || jsonb_build_object(
        'started_at', now_is.start_date, 'renews_at', now_is.renews_at,
        'terms_version', evidence.terms_version, 'waiver', coalesce(evidence.waiver, false),
        'accepted_at', evidence.created_at
      ), lang
    );
  end if;

  if now_is.payment_issue is not null and runs
    and (was.payment_issue, was.latest_invoice)
      is distinct from (now_is.payment_issue, now_is.latest_invoice) then
    perform public.enqueue_mail(
      'payment:' || now_is.latest_invoice || ':' || now_is.payment_issue, now_is.user_id, 'account',
      case now_is.payment_issue
        when 'failed' then 'payment-failed' else 'payment-action-required' end,
      data || jsonb_build_object('access_until', now_is.end_date), lang
    );
  end if;

  if was.id is not null and ran and runs and was.plan_key is distinct from now_is.plan_key then
    perform public.enqueue_mail(
      'plan:' || gen_random_uuid(), now_is.user_id, 'account', 'plan-changed',
      data || jsonb_build_object('renews_at', now_is.renews_at, 'at', now()), lang
    );
  end if;

  if runs and now_is.cancel_at_period_end and now_is.canceled_at is not null
    and was.canceled_at is distinct from now_is.canceled_at
    -- Of a row of before these columns, its hour alone is new.
    and not (coalesce(was.cancel_at_period_end, false) and was.canceled_at is null)
    and not public.is_ending_declared(now_is.stripe_subscription_id) then
    perform public.enqueue_mail(
      'cancellation:' || now_is.stripe_subscription_id || ':' || extract(epoch from now_is.canceled_at),
      now_is.user_id, 'account', 'cancellation-receipt',
      data || jsonb_build_object('ends_at', now_is.paid_until, 'declared_at', now_is.canceled_at), lang
    );
  elsif runs and coalesce(was.cancel_at_period_end, false) and not now_is.cancel_at_period_end then
    perform public.enqueue_mail(
      'resumed:' || now_is.stripe_subscription_id || ':'
        || extract(epoch from coalesce(was.canceled_at, was.updated_at)),
      now_is.user_id, 'account', 'subscription-resumed',
      data || jsonb_build_object('renews_at', now_is.renews_at), lang
    );
  end if;

  -- Over without having been announced: the payments failed, or it was ended at Stripe.
  if coalesce(ran, false) and not runs and not was.cancel_at_period_end
    and now_is.stripe_status = 'canceled'
    and not public.is_ending_declared(now_is.stripe_subscription_id) then
    perform public.enqueue_mail(
      'ended:' || now_is.stripe_subscription_id, now_is.user_id, 'account', 'subscription-ended',
      data || jsonb_build_object('unpaid', now_is.payment_issue is not null, 'at', now_is.paid_until), lang
    );
  end if;
end
$$;

-- As before (20261120100400_stripe_sync.sql), and the new columns, the evidence and the mails.
create or replace function public.apply_subscriptions(
  p_customer text, p_version bigint, p_event_id text, p_rows jsonb
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  customer public.billing_customers;
  -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
  wanted jsonb := case jsonb_typeof(p_rows)
    when 'string' then (p_rows #>> '{}')::jsonb else p_rows end;
  r record;
  was public.subscriptions;
  now_is public.subscriptions;
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
    select * from jsonb_to_recordset(wanted) as w (
      stripe_subscription_id text, stripe_price_id text, status text, stripe_status text,
      plan_key text, plan_name text, amount integer, currency text, start_date timestamptz,
      end_date timestamptz, paid_until timestamptz, renews_at timestamptz,
      cancel_at_period_end boolean, canceled_at timestamptz, payment_issue text,
      latest_invoice text, evidence uuid, created_at timestamptz
    )
    order by w.created_at, w.stripe_subscription_id
  loop
    select * into was from public.subscriptions s
      where s.stripe_subscription_id = r.stripe_subscription_id;
    -- Its evidence, or a record that nothing was accepted: no subscription exists without.
    select * into evidence from public.checkout_evidence e
      where e.id = coalesce(was.evidence_id, r.evidence) and e.user_id = customer.user_id;
    if evidence.id is null and r.plan_key is not null then
      insert into public.checkout_evidence (user_id, price_id, plan_key, amount, currency)
        values (customer.user_id, r.stripe_price_id, r.plan_key, r.amount, r.currency)
        returning * into evidence;
    end if;

    insert into public.subscriptions as s (
      user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status, stripe_status,
      plan_key, plan_name, amount, currency, start_date, end_date, paid_until, renews_at,
      cancel_at_period_end, canceled_at, payment_issue, latest_invoice, evidence_id, created_at
    ) values (
      customer.user_id, r.stripe_subscription_id, p_customer, r.stripe_price_id, r.status,
      r.stripe_status, r.plan_key, r.plan_name, r.amount, r.currency, r.start_date, r.end_date,
      r.paid_until, r.renews_at, r.cancel_at_period_end, r.canceled_at, r.payment_issue,
      r.latest_invoice, evidence.id, r.created_at
    )
    on conflict (stripe_subscription_id) do update set
      user_id = excluded.user_id,
      stripe_customer_id = excluded.stripe_customer_id,
      stripe_price_id = excluded.stripe_price_id,
      status = excluded.status,
      stripe_status = excluded.stripe_status,
      plan_key = excluded.plan_key,
      plan_name = excluded.plan_name,
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
    returning * into now_is;

    perform public.tell_of_subscription(was, now_is, evidence.language);
  end loop;

  update public.billing_customers c set sync_version = c.sync_version + 1
    where c.stripe_customer_id = p_customer;
  update public.stripe_events e set processed_at = now()
    where e.id = p_event_id and e.processed_at is null;
  return true;
end
$$;

revoke execute on function
  public.tell_of_subscription(public.subscriptions, public.subscriptions, text)
  from public, anon, authenticated;

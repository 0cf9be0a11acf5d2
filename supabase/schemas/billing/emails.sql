-- Enqueues the email for a changed subscription, if any. `old_row` is null for a new one.
create function public.enqueue_subscription_emails(
  old_row public.subscriptions, new_row public.subscriptions, lang text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  runs constant boolean := new_row.stripe_status in ('trialing', 'active', 'past_due');
  -- Not while the price was unknown: once it is known again, the plan has not changed, and a welcome may be due.
  ran constant boolean := old_row.plan_key is not null
    and old_row.stripe_status in ('trialing', 'active', 'past_due');
  evidence public.checkout_evidence;
  data jsonb := jsonb_build_object(
    'reference', new_row.reference, 'plan', new_row.plan_key, 'amount', new_row.amount,
    'currency', new_row.currency
  );
begin
  -- An unknown price needs a manual check.
  if new_row.plan_key is null then
    return;
  end if;

  if new_row.status = 'active' and not ran
    and new_row.start_date > now() - interval '14 days' then
    select * into evidence from public.checkout_evidence e where e.id = new_row.evidence_id;
    perform public.enqueue_user_email(
      'welcome:' || new_row.stripe_subscription_id, new_row.user_id, 'account', 'subscription-welcome',
      data || jsonb_build_object(
        'started_at', new_row.start_date, 'renews_at', new_row.renews_at,
        'terms_version', evidence.terms_version, 'waiver', coalesce(evidence.waiver, false),
        'accepted_at', coalesce(evidence.accepted_at_stripe, evidence.created_at),
        'signals_open', (select s.is_open from public.signals_status() s)
      ), lang
    );
  end if;

  if new_row.payment_issue is not null and runs
    and (old_row.payment_issue, old_row.latest_invoice)
      is distinct from (new_row.payment_issue, new_row.latest_invoice) then
    perform public.enqueue_user_email(
      'payment:' || new_row.latest_invoice || ':' || new_row.payment_issue, new_row.user_id, 'account',
      case new_row.payment_issue
        when 'failed' then 'payment-failed' else 'payment-action-required' end,
      data || jsonb_build_object(
        'access_until',
        case when new_row.status = 'active' and new_row.end_date > now() then new_row.end_date end
      ), lang
    );
  end if;

  if ran and runs and old_row.plan_key is distinct from new_row.plan_key then
    perform public.enqueue_user_email(
      'plan:' || gen_random_uuid(), new_row.user_id, 'account', 'plan-changed',
      data || jsonb_build_object('renews_at', new_row.renews_at, 'at', now()), lang
    );
  end if;

  if runs and new_row.cancel_at_period_end and new_row.canceled_at is not null
    and old_row.canceled_at is distinct from new_row.canceled_at
    -- In rows from before these columns existed, only the timestamp is new.
    and not (coalesce(old_row.cancel_at_period_end, false) and old_row.canceled_at is null)
    and not public.is_end_declared(new_row.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'cancellation:' || new_row.stripe_subscription_id || ':' || extract(epoch from new_row.canceled_at),
      new_row.user_id, 'account', 'cancellation-receipt',
      data || jsonb_build_object('ends_at', new_row.paid_until, 'declared_at', new_row.canceled_at), lang
    );
  elsif runs and coalesce(old_row.cancel_at_period_end, false) and not new_row.cancel_at_period_end then
    perform public.enqueue_user_email(
      'resumed:' || new_row.stripe_subscription_id || ':'
        || extract(epoch from coalesce(old_row.canceled_at, old_row.updated_at)),
      new_row.user_id, 'account', 'subscription-resumed',
      data || jsonb_build_object('renews_at', new_row.renews_at), lang
    );
  end if;

  -- Ended without a cancellation: payments failed, or it was cancelled at Stripe.
  if ran and not runs and not old_row.cancel_at_period_end
    and new_row.stripe_status = 'canceled'
    and not public.is_end_declared(new_row.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'ended:' || new_row.stripe_subscription_id, new_row.user_id, 'account', 'subscription-ended',
      data || jsonb_build_object(
        -- Reading the subscription again after its invoice was voided finds no issue.
        'unpaid', coalesce(new_row.payment_issue, old_row.payment_issue) is not null,
        'at', new_row.paid_until
      ), lang
    );
  end if;
end
$$;

-- Tells the holder of a subscription that a payment after its end was refunded; once per payment.
create function public.enqueue_returned_payment(
  p_subscription text, p_payment text, p_amount integer, p_currency text, p_paid_at timestamptz
) returns void
  language sql security definer set search_path = ''
as $$
  select public.enqueue_user_email(
    'payment-returned:' || p_payment, s.user_id, 'account', 'payment-returned',
    jsonb_build_object(
      'reference', s.reference, 'plan', s.plan_key, 'currency', p_currency,
      'refunded', p_amount, 'paid_at', p_paid_at
    ),
    (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
  )
  from public.subscriptions s where s.stripe_subscription_id = p_subscription
$$;

-- Enqueues the notice of date and amount of a renewal: five days before, once per period. Returns the number
-- enqueued.
create function public.enqueue_renewal_notices() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  s public.subscriptions;
  enqueued integer := 0;
  reason text;
begin
  for s in
    select * from public.subscriptions x
    where x.renews_at > now() and x.renews_at <= now() + interval '5 days'
      -- Also after a refund or during a dispute: the next month is charged all the same.
      and x.plan_key is not null and x.stripe_status in ('active', 'trialing')
      and not x.cancel_at_period_end
  loop
    reason := 'renewal:' || s.stripe_subscription_id || ':' || extract(epoch from s.renews_at)::bigint;
    if not exists (select from public.emails d where d.cause = reason) then
      perform public.enqueue_user_email(
        reason, s.user_id, 'account', 'renewal-notice',
        jsonb_build_object(
          'reference', s.reference, 'plan', s.plan_key, 'amount', s.amount,
          'currency', s.currency, 'renews_at', s.renews_at
        ),
        -- The language of the order, like all emails about the subscription.
        (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
      );
      enqueued := enqueued + 1;
    end if;
  end loop;
  return enqueued;
end
$$;

revoke execute on function
  public.enqueue_subscription_emails,
  public.enqueue_returned_payment,
  public.enqueue_renewal_notices
  from public, anon, authenticated;
grant execute on function
  public.enqueue_returned_payment,
  public.enqueue_renewal_notices
  to service_role;

-- The mail that a change of a subscription calls for, if it calls for one. `was` is null for a new one.
create function public.enqueue_subscription_emails(
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
    perform public.enqueue_user_email(
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
    perform public.enqueue_user_email(
      'payment:' || now_is.latest_invoice || ':' || now_is.payment_issue, now_is.user_id, 'account',
      case now_is.payment_issue
        when 'failed' then 'payment-failed' else 'payment-action-required' end,
      data || jsonb_build_object('access_until', now_is.end_date), lang
    );
  end if;

  if was.id is not null and ran and runs and was.plan_key is distinct from now_is.plan_key then
    perform public.enqueue_user_email(
      'plan:' || gen_random_uuid(), now_is.user_id, 'account', 'plan-changed',
      data || jsonb_build_object('renews_at', now_is.renews_at, 'at', now()), lang
    );
  end if;

  if runs and now_is.cancel_at_period_end and now_is.canceled_at is not null
    and was.canceled_at is distinct from now_is.canceled_at
    -- Of a row of before these columns, its hour alone is new.
    and not (coalesce(was.cancel_at_period_end, false) and was.canceled_at is null)
    and not public.is_end_declared(now_is.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'cancellation:' || now_is.stripe_subscription_id || ':' || extract(epoch from now_is.canceled_at),
      now_is.user_id, 'account', 'cancellation-receipt',
      data || jsonb_build_object('ends_at', now_is.paid_until, 'declared_at', now_is.canceled_at), lang
    );
  elsif runs and coalesce(was.cancel_at_period_end, false) and not now_is.cancel_at_period_end then
    perform public.enqueue_user_email(
      'resumed:' || now_is.stripe_subscription_id || ':'
        || extract(epoch from coalesce(was.canceled_at, was.updated_at)),
      now_is.user_id, 'account', 'subscription-resumed',
      data || jsonb_build_object('renews_at', now_is.renews_at), lang
    );
  end if;

  -- Over without having been announced: the payments failed, or it was ended at Stripe.
  if coalesce(ran, false) and not runs and not was.cancel_at_period_end
    and now_is.stripe_status = 'canceled'
    and not public.is_end_declared(now_is.stripe_subscription_id) then
    perform public.enqueue_user_email(
      'ended:' || now_is.stripe_subscription_id, now_is.user_id, 'account', 'subscription-ended',
      data || jsonb_build_object('unpaid', now_is.payment_issue is not null, 'at', now_is.paid_until), lang
    );
  end if;
end
$$;

-- Asks for the mail that says when and for how much a subscription renews: five days before, once a period.
create function public.enqueue_renewal_notices() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  s public.subscriptions;
  asked integer := 0;
  reason text;
begin
  for s in
    select * from public.subscriptions x
    where x.renews_at > now() and x.renews_at <= now() + interval '5 days'
      and x.status = 'active' and x.stripe_status in ('active', 'trialing')
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
        -- The order's language, as every other mail about the subscription.
        (select e.language from public.checkout_evidence e where e.id = s.evidence_id)
      );
      asked := asked + 1;
    end if;
  end loop;
  return asked;
end
$$;

revoke execute on function
  public.enqueue_subscription_emails,
  public.enqueue_renewal_notices
  from public, anon, authenticated;
grant execute on function public.enqueue_renewal_notices to service_role;

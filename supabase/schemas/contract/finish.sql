-- Leases confirmed ends that are unfinished, each to one worker; retries back off up to ten minutes, without
-- a maximum. Only those of p_user if given, all at once. Also deletes unconfirmed links after 30 days, and
-- evidence after five years.
create function public.claim_contract_ends(p_limit integer, p_user uuid default null)
  returns setof public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contract_ends c
    where (c.confirmed_at is null and c.declared_at < now() - interval '30 days')
      or greatest(c.done_at, c.ends_at) < now() - interval '5 years';
  -- Waits for locked rows of the user instead of skipping them: the next step of an erasure requires that
  -- none is unfinished.
  perform from public.contract_ends c
    where c.user_id = p_user and c.confirmed_at is not null and c.done_at is null
    order by c.id for update;
  return query
  with due as materialized (
    select c.id from public.contract_ends c
    where c.confirmed_at is not null and c.done_at is null
      and case when p_user is null then c.next_attempt_at <= now() else c.user_id = p_user end
    order by c.next_attempt_at, c.id
    limit p_limit
    for update skip locked
  )
  update public.contract_ends c set attempts = c.attempts + 1,
    next_attempt_at = now() + interval '15 seconds' * least(power(2, least(c.attempts, 10)), 40)
  from due where c.id = due.id
  returning c.*;
end
$$;

-- Decides, once and before money moves, whether a withdrawal is refunded at once ('whole') or needs a manual
-- decision ('review'): at once only for a person's first, recognised by account, mailbox or card (p_cards: HMACs).
create function public.decide_withdrawal_refund(p_id uuid, p_cards text[]) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  withdrawal public.contract_ends;
begin
  -- One decision at a time: of two withdrawals in the same moment, only one is the first.
  perform pg_advisory_xact_lock(hashtextextended('withdrawal_refund', 0));
  select * into strict withdrawal from public.contract_ends c
    where c.id = p_id and c.kind = 'withdrawal' and c.confirmed_at is not null;
  if withdrawal.refund_decided_at is not null then
    return withdrawal.refund;
  end if;
  withdrawal.payer_hashes := array(select distinct unnest(withdrawal.payer_hashes || p_cards));
  update public.contract_ends c set
    payer_hashes = withdrawal.payer_hashes,
    refund_decided_at = now(),
    -- A later withdrawal that was decided first counts only if it was refunded.
    refund = case when c.refund = 'review' or exists (
      select from public.other_withdrawals(withdrawal) o
      where o.refund_decided_at is not null
        and (o.refund = 'whole' or (o.confirmed_at, o.id) < (c.confirmed_at, c.id))
    ) then 'review' else 'whole' end
    where c.id = p_id
    returning * into withdrawal;
  return withdrawal.refund;
end
$$;

-- Marks the Stripe work as done. Releases the receipt of a cancellation, with Stripe's end date; for a
-- withdrawal, enqueues the email about the refund. False: already done.
create function public.finish_contract_end(
  p_id uuid, p_ends_at timestamptz, p_at_once boolean, p_refund text, p_refunded integer
) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  done public.contract_ends;
  about public.subscriptions;
begin
  update public.contract_ends c set
    done_at = now(), ends_at = p_ends_at, refund = p_refund, refunded = p_refunded, last_error = null
    where c.id = p_id and c.confirmed_at is not null and c.done_at is null
    returning * into done;
  if not found then
    return false;
  end if;
  if done.kind = 'cancellation' then
    update public.emails d set not_before = least(d.not_before, now()),
      data = d.data || jsonb_build_object('ends_at', p_ends_at, 'at_once', p_at_once)
      where d.cause = 'contract-end:' || p_id and d.attempts = 0 and d.sent_at is null
        and d.given_up_at is null;
    return true;
  end if;
  select * into about from public.subscriptions s
    where s.stripe_subscription_id = done.stripe_subscription_id;
  perform public.enqueue_user_email(
    'contract-end-refund:' || done.id, done.user_id, 'account', 'withdrawal-refund',
    jsonb_build_object(
      'reference', about.reference, 'plan', about.plan_key, 'currency', about.currency,
      'declared_at', done.declared_at, 'at', done.done_at, 'refund', p_refund,
      'refunded', p_refunded
    ),
    done.language
  );
  return true;
end
$$;

revoke execute on function
  public.claim_contract_ends,
  public.decide_withdrawal_refund,
  public.finish_contract_end
  from public, anon, authenticated;
grant execute on function
  public.claim_contract_ends,
  public.decide_withdrawal_refund,
  public.finish_contract_end
  to service_role;

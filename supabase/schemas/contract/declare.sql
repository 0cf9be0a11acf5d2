-- Confirms a declaration, once, enqueues its receipt, and leases it to the caller. If an end of the contract
-- was already confirmed, returns that instead. p_payer_hashes identifies the holder of a withdrawn contract, as
-- far as known; the refund is decided later, with their cards. p_ends_at is the expected end.
create function public.confirm_contract_end(p_id uuid, p_payer_hashes text[], p_ends_at timestamptz)
  returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  declaration public.contract_ends;
  earlier public.contract_ends;
  about public.subscriptions;
begin
  select * into strict declaration from public.contract_ends c where c.id = p_id;
  perform pg_advisory_xact_lock(
    hashtextextended('contract_end|' || declaration.stripe_subscription_id, 0)
  );
  select * into strict declaration from public.contract_ends c where c.id = p_id;
  if declaration.confirmed_at is not null then
    return declaration;
  end if;
  select * into earlier from public.contract_ends c
    where c.stripe_subscription_id = declaration.stripe_subscription_id and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or (c.done_at is null and declaration.kind = 'cancellation'))
    order by c.kind desc
    limit 1;
  if found then
    return earlier;
  end if;
  select * into strict about from public.subscriptions s
    where s.stripe_subscription_id = declaration.stripe_subscription_id and s.user_id = declaration.user_id;

  declaration.payer_hashes := p_payer_hashes;
  update public.contract_ends c set
    confirmed_at = now(), ends_at = coalesce(p_ends_at, now()), attempts = 1,
    payer_hashes = case when c.kind = 'withdrawal' then p_payer_hashes else '{}' end,
    refund = case
      when c.kind <> 'withdrawal' then null
      when exists (select from public.other_withdrawals(declaration)) then 'review'
      else 'whole' end,
    next_attempt_at = now() + interval '15 seconds'
    where c.id = p_id
    returning * into declaration;
  perform public.enqueue_user_email(
    'contract-end:' || declaration.id, declaration.user_id, 'account',
    case declaration.kind when 'withdrawal' then 'withdrawal-receipt' else 'cancellation-receipt' end,
    jsonb_build_object(
      'reference', about.reference, 'plan', about.plan_key, 'amount', about.amount,
      'currency', about.currency, 'name', declaration.name, 'declared_at', declaration.declared_at
    ) || case declaration.kind
      when 'withdrawal' then jsonb_build_object('started_at', about.start_date, 'refund', declaration.refund)
      else jsonb_build_object(
        'ends_at', declaration.ends_at,
        'at_once', about.stripe_status not in ('active', 'trialing')
      ) end,
    declaration.language,
    -- Stripe may know the exact end: finish_contract_end then sends the receipt at once.
    p_delay_seconds => case declaration.kind when 'withdrawal' then 0 else 30 end
  );
  return declaration;
end
$$;

-- Stores a declaration: confirmed immediately for a signed-in owner (no p_token_hash, no p_template); else
-- together with the confirmation email.
create function public.declare_contract_end(
  p_kind text, p_user uuid, p_subscription text, p_name text, p_email text, p_reference text,
  p_language text, p_declared_at timestamptz, p_payer_hashes text[] default '{}',
  p_ends_at timestamptz default null, p_token_hash text default null, p_template text default null,
  p_recipient text default null, p_data jsonb default '{}'
) returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  inserted public.contract_ends;
  confirmed public.contract_ends;
begin
  insert into public.contract_ends as c (
    kind, user_id, stripe_subscription_id, name, email, reference, language, declared_at, token_hash,
    token_expires_at
  ) values (
    p_kind, p_user, p_subscription, p_name, p_email, p_reference, p_language, p_declared_at,
    p_token_hash, case when p_token_hash is not null then p_declared_at + interval '7 days' end
  ) returning * into inserted;
  if p_template is null then
    select * into confirmed from public.confirm_contract_end(inserted.id, p_payer_hashes, p_ends_at);
    if confirmed.id <> inserted.id then
      delete from public.contract_ends c where c.id = inserted.id;
    end if;
    return confirmed;
  end if;
  perform public.enqueue_email(
    'contract-end-link:' || inserted.id, p_recipient, p_template, p_data, p_language, p_user,
    -- Anybody may have it sent to any address: after receipts and signals.
    p_priority => case p_template when 'contract-unknown' then 2 else 0 end
  );
  return inserted;
end
$$;

revoke execute on function
  public.confirm_contract_end,
  public.declare_contract_end
  from public, anon, authenticated;
grant execute on function
  public.confirm_contract_end,
  public.declare_contract_end
  to service_role;

-- Consent given before payment. Outlives the account as evidence of the contract, and holds no personal data
-- beyond the account's id. For its retention, see purge_evidence.
create table public.checkout_evidence (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  price_id text not null check (char_length(price_id) <= 255),
  plan_key text not null check (plan_key in ('formation', 'formationEtSignaux')),
  amount integer not null check (amount >= 0), -- cents a month
  currency text not null check (char_length(currency) = 3),
  language text check (language in ('fr', 'en')),
  terms_version text check (char_length(terms_version) between 1 and 40), -- null: not shown
  waiver boolean not null default false, -- requested immediate access and waived the withdrawal
  created_at timestamptz not null default now(),
  checkout_session_id text unique,
  -- When terms and waiver were accepted on Stripe's page, because our form was not used; see stripe-checkout.
  accepted_at_stripe timestamptz,
  -- End of its contract, kept when the subscription's row is deleted with the account; see keep_contract_end.
  contract_ended_at timestamptz
);
create index checkout_evidence_newest on public.checkout_evidence (user_id, created_at desc);

alter table public.checkout_evidence enable row level security;
revoke all on public.checkout_evidence from anon, authenticated;
grant select, insert on public.checkout_evidence to authenticated;
grant select, insert, update, delete on public.checkout_evidence to service_role;

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
create policy "the second factor comes first" on public.checkout_evidence
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- The server sets the timestamp, and evidence is immutable: only the session and, where nothing was accepted
-- before, the consent given on Stripe's page can be added, once each.
create function public.guard_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.accepted_at_stripe := null;
    new.contract_ended_at := null;
    return new;
  end if;
  if old.checkout_session_id is not null
      and new.checkout_session_id is distinct from old.checkout_session_id
    or old.accepted_at_stripe is not null
      and new.accepted_at_stripe is distinct from old.accepted_at_stripe
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.id, new.price_id, new.plan_key, new.amount, new.currency, new.language, new.created_at)
      is distinct from
       (old.id, old.price_id, old.plan_key, old.amount, old.currency, old.language, old.created_at)
    or (new.terms_version, new.waiver) is distinct from (old.terms_version, old.waiver)
      and not (old.terms_version is null and old.accepted_at_stripe is null
        and new.accepted_at_stripe is not null)
  then
    raise exception 'Checkout evidence cannot be changed.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger guard_evidence before insert or update on public.checkout_evidence
  for each row execute function public.guard_evidence();

-- Each order attempt inserts evidence, written by the users themselves: at most 60 an hour per user, so that
-- nobody fills the database. A server-written row, without consent, is never rejected: the Checkout Session
-- must still be created.
create function public.limit_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.terms_version is null or new.user_id <> (select auth.uid()) then
    return new;
  end if;
  -- Locked until the end of the transaction, so that concurrent inserts are counted.
  perform pg_advisory_xact_lock(hashtextextended('checkout_evidence|' || new.user_id, 0));
  if 60 <= (
    select count(*) from public.checkout_evidence e
    where e.user_id = new.user_id and e.created_at > now() - interval '1 hour'
  ) then
    raise exception 'Too much evidence in an hour.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger limit_evidence before insert on public.checkout_evidence
  for each row execute function public.limit_evidence();

-- Chooses the evidence of a checkout, the same for concurrent requests: the user's newest row for exactly
-- this offer and these terms, with the waiver, unlinked and less than an hour old; else one linked less than a
-- minute ago (a double click); else a new row saying that nothing was accepted: Stripe's page then asks.
create function public.claim_checkout_evidence(
  p_user uuid, p_price text, p_plan text, p_amount integer, p_currency text, p_terms text
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
      and (e.terms_version is null or e.terms_version = p_terms and e.waiver)
      and e.created_at > now() - case
        when e.checkout_session_id is null then interval '1 hour' else interval '1 minute' end
    order by (e.checkout_session_id is null) desc, (e.terms_version is not null) desc,
      e.created_at desc, e.id
    limit 1;
  if not found then
    insert into public.checkout_evidence (user_id, price_id, plan_key, amount, currency, language)
      values (p_user, p_price, p_plan, p_amount, p_currency,
        (select p.language from public.profiles p where p.user_id = p_user))
      returning * into evidence;
  end if;
  return evidence;
end
$$;

revoke execute on function
  public.guard_evidence,
  public.limit_evidence,
  public.claim_checkout_evidence
  from public, anon, authenticated;
grant execute on function public.claim_checkout_evidence to service_role;

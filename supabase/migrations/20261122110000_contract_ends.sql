-- The end of a contract as its holder declares it: cancelled for the end of what is paid (article L. 215-1-1
-- of the French consumer code), or withdrawn from within fourteen days (L. 221-18). The declaration stands
-- from the moment it is confirmed; what follows at Stripe is taken up again until it is done.

create table public.contract_ends (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  -- The account of the address; null without one, and once it is erased. What was declared and when is kept
  -- as proof; see empty_contract_end.
  user_id uuid references auth.users (id) on delete set null,
  stripe_subscription_id text check (char_length(stripe_subscription_id) <= 255), -- null: no contract found
  -- As the person typed them.
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) <= 320),
  reference text not null default '' check (char_length(reference) <= 40),
  language text not null check (language in ('fr', 'en')),
  declared_at timestamptz not null,
  -- HMAC of what the link in the mail carries; null where a session stood for it.
  token_hash text unique check (char_length(token_hash) = 64),
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  ends_at timestamptz,
  -- 'review': a person decides about the money.
  refund text check (refund in ('whole', 'review')),
  refunded integer check (refunded >= 0), -- cents sent back; null until that is known
  done_at timestamptz,
  attempts integer not null default 0,
  -- The lease of whoever works on it, then the wait before the next try.
  next_try_at timestamptz not null default now(),
  last_error text check (char_length(last_error) <= 500)
);

-- One withdrawal for a contract; of cancellations one at a time, since each may be taken back.
create unique index contract_ends_withdrawn on public.contract_ends (stripe_subscription_id)
  where kind = 'withdrawal' and confirmed_at is not null;
create unique index contract_ends_cancelling on public.contract_ends (stripe_subscription_id)
  where kind = 'cancellation' and confirmed_at is not null and done_at is null;
create index contract_ends_waiting on public.contract_ends (next_try_at)
  where confirmed_at is not null and done_at is null;
create index contract_ends_of on public.contract_ends (user_id);
create index contract_ends_about on public.contract_ends (stripe_subscription_id);

alter table public.contract_ends enable row level security;
revoke all on public.contract_ends from anon, authenticated;
grant select, insert, update, delete on public.contract_ends to service_role;

-- With the account goes what names the person; the declaration, its hours and what became of it stay.
create function public.empty_contract_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.user_id is not null and new.user_id is null then
    new.name := '';
    new.email := '';
    new.reference := '';
    new.token_hash := null;
    new.token_expires_at := null;
    new.last_error := null;
  end if;
  return new;
end
$$;
create trigger empty_contract_end before update on public.contract_ends
  for each row execute function public.empty_contract_end();

-- Whether the contract behind a subscription was withdrawn from.
create function public.is_withdrawn(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.kind = 'withdrawal'
      and c.confirmed_at is not null
  )
$$;

-- Whether its holder has declared its end and got the receipt for that: tell_of_subscription adds none.
create function public.is_ending_declared(p_subscription text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.contract_ends c
    where c.stripe_subscription_id = p_subscription and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or c.done_at is null)
  )
$$;

-- The contracts of an account, or of an address, newest first; one row without a contract for an account
-- that never had one, and none where there is no account.
create function public.find_contracts(p_user uuid, p_email text) returns table (
  user_id uuid, email text, stripe_subscription_id text, reference text, plan_name text,
  currency text, stripe_status text, ending boolean, started_at timestamptz, paid_until timestamptz,
  waiver boolean, earlier_withdrawals integer, withdrawal uuid, cancellation uuid
)
  language sql stable security definer set search_path = ''
as $$
  select u.id, u.email::text, s.stripe_subscription_id, s.reference, s.plan_name,
    s.currency, s.stripe_status, s.cancel_at_period_end, s.start_date,
    coalesce(s.paid_until, s.end_date),
    coalesce(e.waiver and e.terms_version is not null, false),
    (
      select count(*)::integer from public.contract_ends c
      where c.user_id = u.id and c.kind = 'withdrawal' and c.confirmed_at is not null
        and c.stripe_subscription_id is distinct from s.stripe_subscription_id
    ),
    -- Its withdrawal, if there is one.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'withdrawal'
        and c.confirmed_at is not null
    ),
    -- The cancellation under way or just done: asked for again, it is the same one.
    (
      select c.id from public.contract_ends c
      where c.stripe_subscription_id = s.stripe_subscription_id and c.kind = 'cancellation'
        and c.confirmed_at is not null
        and (c.done_at is null or c.done_at > now() - interval '10 minutes')
      order by c.confirmed_at desc
      limit 1
    )
  from auth.users u
  left join public.subscriptions s on s.user_id = u.id
  left join public.checkout_evidence e on e.id = s.evidence_id
  where u.id = p_user or (p_user is null and u.email = lower(p_email))
  order by s.created_at desc nulls last, s.id
$$;

-- Confirms a declaration, once, writes its receipt with it, and takes its work up for the caller. Where the
-- contract's end was confirmed before, gives that instead. p_ends_at is what is known of the end.
create function public.confirm_contract_end(p_id uuid, p_refund text, p_ends_at timestamptz)
  returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  noted public.contract_ends;
  earlier public.contract_ends;
  about public.subscriptions;
begin
  select * into strict noted from public.contract_ends c where c.id = p_id;
  perform pg_advisory_xact_lock(
    hashtextextended('contract_end|' || noted.stripe_subscription_id, 0)
  );
  select * into strict noted from public.contract_ends c where c.id = p_id;
  if noted.confirmed_at is not null then
    return noted;
  end if;
  select * into earlier from public.contract_ends c
    where c.stripe_subscription_id = noted.stripe_subscription_id and c.confirmed_at is not null
      and (c.kind = 'withdrawal' or (c.done_at is null and noted.kind = 'cancellation'))
    order by c.kind desc
    limit 1;
  if found then
    return earlier;
  end if;
  select * into strict about from public.subscriptions s
    where s.stripe_subscription_id = noted.stripe_subscription_id and s.user_id = noted.user_id;

  update public.contract_ends c set
    confirmed_at = now(), ends_at = coalesce(p_ends_at, now()), attempts = 1,
    refund = case when c.kind = 'withdrawal' then p_refund end,
    next_try_at = now() + interval '15 seconds'
    where c.id = p_id
    returning * into noted;
  perform public.enqueue_mail(
    'contract-end:' || noted.id, noted.user_id, 'account',
    case noted.kind when 'withdrawal' then 'withdrawal-receipt' else 'cancellation-receipt' end,
    jsonb_build_object(
      'reference', about.reference, 'plan', about.plan_key, 'amount', about.amount,
      'currency', about.currency, 'name', noted.name, 'declared_at', noted.declared_at
    ) || case noted.kind
      when 'withdrawal' then jsonb_build_object('started_at', about.start_date, 'refund', p_refund)
      else jsonb_build_object(
        'ends_at', noted.ends_at,
        'at_once', about.stripe_status not in ('active', 'trialing')
      ) end,
    noted.language,
    -- Stripe may know the day of the end better than we do: finish_contract_end sends it at once.
    p_delay_seconds => case noted.kind when 'withdrawal' then 0 else 30 end
  );
  return noted;
end
$$;

-- Writes a declaration down. Confirmed with it when the person's session stands for it (no p_token_hash, no
-- p_template); else together with the mail that is sent to the address.
create function public.declare_contract_end(
  p_kind text, p_user uuid, p_subscription text, p_name text, p_email text, p_reference text,
  p_language text, p_declared_at timestamptz, p_refund text default null,
  p_ends_at timestamptz default null, p_token_hash text default null, p_template text default null,
  p_recipient text default null, p_data jsonb default '{}'
) returns public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
declare
  made public.contract_ends;
  confirmed public.contract_ends;
begin
  insert into public.contract_ends as c (
    kind, user_id, stripe_subscription_id, name, email, reference, language, declared_at, token_hash,
    token_expires_at
  ) values (
    p_kind, p_user, p_subscription, p_name, p_email, p_reference, p_language, p_declared_at,
    p_token_hash, case when p_token_hash is not null then p_declared_at + interval '7 days' end
  ) returning * into made;
  if p_template is null then
    select * into confirmed from public.confirm_contract_end(made.id, p_refund, p_ends_at);
    if confirmed.id <> made.id then
      delete from public.contract_ends c where c.id = made.id;
    end if;
    return confirmed;
  end if;
  insert into public.deliveries (cause, user_id, purpose, template, language, recipient, data)
    values (
      'contract-end-link:' || made.id, p_user, 'account', p_template, p_language, p_recipient,
      -- @supabase/lite on a real PostgreSQL sends JSON as a string of JSON.
      case jsonb_typeof(p_data) when 'string' then (p_data #>> '{}')::jsonb else p_data end
    );
  return made;
end
$$;

-- Confirmed ends whose work stopped, each for one worker; the wait doubles up to ten minutes, and nothing is
-- given up. Of p_user alone if given: all of theirs, at once. Drops what need not be kept any longer: links
-- that were never followed after 30 days, the proof after five years.
create function public.claim_contract_ends(p_limit integer, p_user uuid default null)
  returns setof public.contract_ends
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.contract_ends c
    where (c.confirmed_at is null and c.declared_at < now() - interval '30 days')
      or greatest(c.done_at, c.ends_at) < now() - interval '5 years';
  -- Theirs are waited for, not skipped: what comes next must find none undone.
  perform from public.contract_ends c
    where c.user_id = p_user and c.confirmed_at is not null and c.done_at is null
    order by c.id for update;
  return query
  with due as materialized (
    select c.id from public.contract_ends c
    where c.confirmed_at is not null and c.done_at is null
      and case when p_user is null then c.next_try_at <= now() else c.user_id = p_user end
    order by c.next_try_at, c.id
    limit p_limit
    for update skip locked
  )
  update public.contract_ends c set attempts = c.attempts + 1,
    next_try_at = now() + interval '15 seconds' * least(power(2, least(c.attempts, 10)), 40)
  from due where c.id = due.id
  returning c.*;
end
$$;

-- All is done at Stripe. The receipt of a cancellation then leaves, with the day of its end as Stripe says
-- it; for a withdrawal, the mail that says what became of the money is written. False: it was done before.
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
    update public.deliveries d set not_before = least(d.not_before, now()),
      data = d.data || jsonb_build_object('ends_at', p_ends_at, 'at_once', p_at_once)
      where d.cause = 'contract-end:' || p_id and d.attempts = 0 and d.sent_at is null
        and d.given_up_at is null;
    return true;
  end if;
  select * into about from public.subscriptions s
    where s.stripe_subscription_id = done.stripe_subscription_id;
  perform public.enqueue_mail(
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
  public.empty_contract_end(),
  public.is_withdrawn(text),
  public.is_ending_declared(text),
  public.find_contracts(uuid, text),
  public.confirm_contract_end(uuid, text, timestamptz),
  public.declare_contract_end(text, uuid, text, text, text, text, text, timestamptz, text, timestamptz,
    text, text, text, jsonb),
  public.claim_contract_ends(integer, uuid),
  public.finish_contract_end(uuid, timestamptz, boolean, text, integer)
  from public, anon, authenticated;
grant execute on function
  public.is_withdrawn(text),
  public.find_contracts(uuid, text),
  public.confirm_contract_end(uuid, text, timestamptz),
  public.declare_contract_end(text, uuid, text, text, text, text, text, timestamptz, text, timestamptz,
    text, text, text, jsonb),
  public.claim_contract_ends(integer, uuid),
  public.finish_contract_end(uuid, timestamptz, boolean, text, integer)
  to service_role;

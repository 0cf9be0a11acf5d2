-- How long the evidence of an order is kept.

-- When a contract ended; null while Stripe may still charge for it.
create function public.contract_end(s public.subscriptions) returns timestamptz
  language sql immutable security definer set search_path = ''
as $$
  select case when s.stripe_status in ('canceled', 'incomplete_expired')
    then greatest(s.end_date, s.canceled_at) end
$$;

-- Keeps the end of a contract with its evidence, which outlives the row. Erasing an account ends its contracts.
create function public.keep_contract_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.checkout_evidence e
    set contract_ended_at = greatest(e.contract_ended_at, coalesce(public.contract_end(old), now()))
    where e.id = old.evidence_id;
  return old;
end
$$;

create trigger keep_contract_end before delete on public.subscriptions
  for each row execute function public.keep_contract_end();

-- Deletes evidence, once an hour: ten years after the end of its contract, or after 30 days if no subscription
-- came of it (a page can be paid for a day, and later events arrive within days). If the account was erased, a
-- page that was opened may have been paid without a row ever being written: its evidence is kept as long as that
-- of a contract.
create function public.purge_evidence() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if public.consume_rate_limit('schedule:evidence', 1, 3600) > 0 then
    return;
  end if;
  delete from public.checkout_evidence e
    where e.created_at < now() - interval '30 days'
      and coalesce(
        e.contract_ended_at,
        case when e.user_id is null and e.checkout_session_id is not null
          then e.created_at + interval '30 days' end,
        '-infinity'
      ) < now() - interval '10 years'
      and not exists (
        select from public.subscriptions s where s.evidence_id = e.id
          and coalesce(public.contract_end(s), 'infinity') >= now() - interval '10 years'
      );
end
$$;

revoke execute on function
  public.contract_end,
  public.keep_contract_end,
  public.purge_evidence
  from public, anon, authenticated;

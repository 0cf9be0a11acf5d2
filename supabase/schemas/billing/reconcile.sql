-- A reconcile run of our rows with Stripe: its progress and its report. Retained for 90 days.
create table public.reconcile_runs (
  id uuid primary key default gen_random_uuid(),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  leased_until timestamptz,
  progress jsonb not null default '{}'::jsonb,
  report jsonb not null default '{}'::jsonb -- Stripe ids and references, no personal data
);
create index reconcile_runs_newest on public.reconcile_runs (started_at desc);

alter table public.reconcile_runs enable row level security;
revoke all on public.reconcile_runs from anon, authenticated;
grant select, insert, update, delete on public.reconcile_runs to service_role;

-- The subscription and the period each recent payment is for, read from Stripe once.
create table public.payment_links (
  charge_id text primary key,
  charged_at timestamptz not null,
  stripe_subscription_id text,
  period_end timestamptz
);
create index payment_links_age on public.payment_links (charged_at);

alter table public.payment_links enable row level security;
revoke all on public.payment_links from anon, authenticated;
grant select, insert, update, delete on public.payment_links to service_role;

-- Leases the unfinished run, or starts one if the last started p_every_seconds ago. Returns nothing when
-- another worker holds the lease, or when it is too early.
create function public.claim_reconcile(p_every_seconds integer, p_lease_seconds integer)
  returns setof public.reconcile_runs
  language plpgsql security definer set search_path = ''
as $$
declare
  run public.reconcile_runs;
begin
  perform pg_advisory_xact_lock(hashtextextended('reconcile', 0));
  select * into run from public.reconcile_runs r order by r.started_at desc limit 1;
  if found and run.finished_at is null then
    if run.leased_until > now() then
      return;
    end if;
  elsif found and run.started_at > now() - make_interval(secs => p_every_seconds) then
    return;
  else
    delete from public.reconcile_runs r where r.started_at < now() - interval '90 days';
    delete from public.payment_links l where l.charged_at < now() - interval '60 days';
    insert into public.reconcile_runs default values returning * into run;
  end if;
  return query update public.reconcile_runs r
    set leased_until = now() + make_interval(secs => p_lease_seconds)
    where r.id = run.id returning r.*;
end
$$;

-- Notifies the team of a payment not explained by a period of access, a refund or a dispute, or of a credit left after
-- one of these; once per payment and reason.
create function public.enqueue_unexplained_payment(
  p_charge text, p_customer text, p_amount integer, p_currency text, p_at timestamptz, p_reason text
) returns void
  language sql security definer set search_path = ''
as $$
  select public.enqueue_email(
    'unexplained-payment:' || p_charge || ':' || p_reason, 'staff', 'staff-unexplained-payment',
    jsonb_build_object(
      'charge', p_charge, 'customer', p_customer, 'amount', p_amount, 'currency', p_currency,
      'at', p_at, 'reason', p_reason
    ),
    'fr'
  )
$$;

revoke execute on function
  public.claim_reconcile,
  public.enqueue_unexplained_payment
  from public, anon, authenticated;
grant execute on function
  public.claim_reconcile,
  public.enqueue_unexplained_payment
  to service_role;

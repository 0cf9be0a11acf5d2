-- The email outbox: a row is inserted in the transaction of its cause; recipient and content are cleared once
-- it is sent or has failed permanently.
create table public.emails (
  id uuid primary key default gen_random_uuid(), -- the idempotency key at Resend
  -- Deduplicates: one email per cause. Byte order takes a tenth of the time of language rules.
  cause text collate "C" not null unique check (char_length(cause) <= 200),
  -- Cleared by a trigger when the account is deleted other than by an erasure (forget_emails). No foreign key: its
  -- check took a tenth of the time of queueing a signal.
  user_id uuid,
  -- 'account' is always sent, other purposes only if the user's preferences allow them.
  purpose text not null check (purpose in ('account', 'signals', 'lessons', 'market', 'review')),
  template text not null,
  language text not null check (language in ('fr', 'en')),
  -- An address, or 'staff' for the team's (STAFF_EMAIL).
  recipient text check (char_length(recipient) <= 320),
  -- Payload of the template; for a signal, { event }.
  data jsonb not null default '{}'::jsonb,
  -- Send order: 0 a user is waiting for it, 1 signals and reminders of appointments, 2 the rest.
  priority smallint not null default 0 check (priority between 0 and 2),
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  -- Not sent after this time, such as a signal that is no longer valid.
  not_after timestamptz,
  -- Claims by a worker; also the lease token that settle_emails compares.
  attempts integer not null default 0,
  -- Leases that expired because the worker crashed. They do not count as failed attempts.
  lease_expirations integer not null default 0,
  -- End of the worker's lease; null while it is not being sent.
  leased_until timestamptz,
  -- Cancelled while it was being sent: no further attempt.
  cancelled_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  -- The templates of netlify/mail/index.ts.
  constraint known_template check (template in (
    'account-deleted', 'second-factor-removed', 'recovery-codes-renewed', 'earlier-access-ended',
    'address-link', 'account-unused', 'signals-notice', 'signals-open',
    'subscription-welcome', 'payment-failed', 'payment-action-required', 'payment-returned',
    'renewal-notice',
    'plan-changed', 'subscription-resumed', 'subscription-ended', 'cancellation-receipt',
    'withdrawal-receipt', 'withdrawal-refund', 'contract-link', 'contract-unknown',
    'appointment-confirmed', 'appointment-moved', 'appointment-cancelled',
    'appointment-reminder', 'staff-appointment', 'staff-appointment-erased', 'support-copy',
    'staff-ticket', 'staff-email-failed', 'staff-unexplained-payment', 'review-reminder',
    'content-news', 'market-week', 'signal-issued', 'signal-updated', 'webhook-stopped',
    'order-unclear', 'ticket-answer'
  )),
  constraint emptied_when_done check (
    (sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)
  )
)
-- Every row passes through the partial indexes: vacuums earlier than by default.
with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000);

-- Queue order, without settled rows.
create index emails_waiting on public.emails (priority, not_before)
  where sent_at is null and given_up_at is null;
-- Expiry of leases.
create index emails_leased on public.emails (leased_until)
  where sent_at is null and given_up_at is null and leased_until is not null;
-- Retention, for purge_expired.
create index emails_settled on public.emails ((coalesce(sent_at, given_up_at)))
  where coalesce(sent_at, given_up_at) is not null;
create index emails_user on public.emails (user_id);

alter table public.emails enable row level security;
revoke all on public.emails from anon, authenticated;
grant select, insert, update, delete on public.emails to service_role;

-- Deletes an erased account's emails, and those to its address if given: not those of another account, nor of a time
-- after p_until. The receipts that the law requires are detached and still sent, and emptied then, like every email.
create function public.drop_emails(
  p_user uuid, p_address text default null, p_until timestamptz default 'infinity'
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  receipts constant text[] := array['cancellation-receipt', 'withdrawal-receipt', 'withdrawal-refund'];
begin
  update public.emails e set user_id = null
    where e.user_id = p_user and e.recipient is not null and e.template = any (receipts);
  delete from public.emails e where e.user_id = p_user;
  -- Those about an appointment or a ticket without an account stay, as the appointment or ticket does.
  delete from public.emails e
    where lower(e.recipient) = p_address and e.template <> all (receipts)
      and e.created_at <= p_until
      and not exists (select from auth.users u where u.id = e.user_id)
      and not (e.user_id is null and (
        (e.template like 'appointment-%' and exists (
          select from public.appointments a where a.id::text = e.data ->> 'id'
        )) or (e.template in ('support-copy', 'ticket-answer') and exists (
          select from public.support_tickets t where t.id::text = split_part(e.cause, ':', 2)
        ))
      ));
end
$$;

-- Detaches the emails of a deleted account, or deletes those queued since prepare_erasure if it is being erased.
create function public.forget_emails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.erasures x where x.user_id = old.id) then
    perform public.drop_emails(old.id);
  else
    update public.emails e set user_id = null where e.user_id = old.id;
  end if;
  return null;
end
$$;

create trigger forget_emails after delete on auth.users
  for each row execute function public.forget_emails();

revoke execute on function public.drop_emails, public.forget_emails from public, anon, authenticated;

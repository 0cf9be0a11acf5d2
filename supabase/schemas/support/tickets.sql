-- Support messages, each with two emails: a copy to its author, and one to the team.

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  -- Reference shown to customers.
  reference text not null unique generated always as (
    'SUP-' || case when number < 1000000 then lpad(number::text, 6, '0') else number::text end
  ) stored,
  -- Idempotency key, derived from the browser's request and the content: a repeated message is one ticket.
  request uuid not null unique,
  -- HMAC of the form token: each is valid for one ticket.
  form_token_hash text not null unique check (char_length(form_token_hash) = 64),
  -- The account it was sent from, if signed in. A typed address proves nothing.
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (public.is_printable_line(name) and char_length(name) between 1 and 100),
  email text not null check (public.is_email(email)),
  subject text not null
    check (public.is_printable_line(subject) and char_length(subject) between 1 and 150),
  message text not null check (char_length(message) between 1 and 5000),
  language text not null check (language in ('fr', 'en')),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- By the subscription of the account at the time.
  priority text not null default 'normal' check (priority in ('signals', 'subscriber', 'normal')),
  -- Order of the team's queue.
  sort_order smallint not null generated always as (
    case priority when 'signals' then 0 when 'subscriber' then 1 else 2 end
  ) stored,
  -- Answers of the team, oldest first: [{ "request", "at", "text" }]. Without the editor: an
  -- export of the author's account includes them.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  -- Incremented by each change by the desk: a change to an older version is rejected.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_queue on public.support_tickets (status, sort_order, created_at);
create index support_tickets_user on public.support_tickets (user_id);
create index support_tickets_old on public.support_tickets (updated_at);

alter table public.support_tickets enable row level security;
revoke all on public.support_tickets from anon, authenticated;
grant select, insert, update, delete on public.support_tickets to service_role;

create function public.touch_ticket() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger touch_ticket before update on public.support_tickets
  for each row execute function public.touch_ticket();

-- Opens a ticket and enqueues its emails. Outcomes: `opened`; `known`: a ticket already exists for this
-- message and is returned; `token_used`: another message used this form token; `limited`: a rate limit is exceeded
-- for `wait` seconds; `proof_required`: a proof of work is needed. The last two count nothing. p_limits: for
-- require_rate_limits.
create function public.open_ticket(
  p_request uuid, p_form_token_hash text, p_user uuid, p_name text, p_email text, p_subject text,
  p_message text, p_language text, p_limits jsonb
) returns table (outcome text, wait integer, ticket_id uuid, ticket text, copy_to text)
  language plpgsql security definer set search_path = ''
as $$
declare
  opened public.support_tickets;
  payload jsonb;
begin
  outcome := 'opened';
  wait := 0;
  begin
    insert into public.support_tickets as t
      (request, form_token_hash, user_id, name, email, subject, message, language, priority)
    values (
      p_request, p_form_token_hash, (select u.id from auth.users u where u.id = p_user), p_name, p_email,
      p_subject, p_message, p_language,
      coalesce((
        select case when bool_or(s.includes_signals) then 'signals' else 'subscriber' end
        from public.subscriptions s
        where s.user_id = p_user and public.is_active(s)
        having count(*) > 0
      ), 'normal')
    )
    on conflict do nothing
    returning * into opened;
    if opened.id is null then
      select * into opened from public.support_tickets t where t.request = p_request;
      outcome := case when opened.id is null then 'token_used' else 'known' end;
    else
      perform public.require_rate_limits(
        p_limits, opened.priority <> 'normal', public.owns_mailbox(p_user)
      );
    end if;
  exception when sqlstate 'PT429' then -- rolls back the block
    outcome := split_part(sqlerrm, ' ', 1);
    wait := coalesce(substring(sqlerrm from '[0-9]+')::integer, 0);
    opened := null;
  end;

  if outcome = 'opened' then
    payload := jsonb_build_object(
      'reference', opened.reference, 'priority', opened.priority, 'name', opened.name,
      'email', opened.email, 'subject', opened.subject, 'message', opened.message,
      'language', opened.language, 'at', opened.created_at
    );
    perform public.enqueue_email(
      'support-copy:' || opened.id, opened.email, 'support-copy', payload, opened.language,
      opened.user_id
    );
    perform public.enqueue_email(
      'support-staff:' || opened.id, 'staff', 'staff-ticket', payload, 'fr', opened.user_id
    );
  end if;
  ticket_id := opened.id;
  ticket := opened.reference;
  copy_to := opened.email;
  return next;
end
$$;

-- Deletes tickets 24 months after their last change. Skips locked rows.
create function public.purge_tickets() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.support_tickets t where t.id in (
    select old.id from public.support_tickets old
    where old.updated_at < now() - interval '24 months'
    for update skip locked
  )
$$;

revoke execute on function
  public.touch_ticket,
  public.purge_tickets,
  public.open_ticket
  from public, anon, authenticated;
grant execute on function public.open_ticket to service_role;

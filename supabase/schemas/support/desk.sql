-- Answers the version p_version of a ticket, once per p_request: stores the text, marks the ticket as answered and
-- enqueues the email, in the ticket's language. Outcomes: 'answered'; 'conflict': the ticket has changed meanwhile, and
-- nothing more was sent; 'unknown'.
create function public.answer_ticket(
  p_id uuid, p_version integer, p_request uuid, p_text text
) returns table (outcome text, version integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.support_tickets;
begin
  select * into ticket from public.support_tickets t where t.id = p_id for update;
  version := ticket.version;
  if ticket.id is null then
    outcome := 'unknown';
  elsif ticket.answers @> jsonb_build_array(jsonb_build_object('request', p_request)) then
    outcome := 'answered';
  elsif ticket.version <> p_version then
    outcome := 'conflict';
  else
    update public.support_tickets t set
      answers = t.answers || jsonb_build_object('request', p_request, 'at', now(), 'text', p_text),
      status = 'answered', version = t.version + 1
      where t.id = p_id returning t.version into answer_ticket.version;
    perform public.enqueue_email(
      'ticket-answer:' || p_id || ':' || p_request, ticket.email, 'ticket-answer',
      jsonb_build_object(
        'reference', ticket.reference, 'subject', ticket.subject, 'message', ticket.message,
        'received', ticket.created_at, 'answer', p_text
      ),
      ticket.language, ticket.user_id
    );
    outcome := 'answered';
  end if;
  return next;
end
$$;

-- Sets the status of the version p_version of a ticket. Outcomes: 'set'; 'conflict', as above; 'unknown'.
create function public.set_ticket(p_id uuid, p_version integer, p_status text)
  returns table (outcome text, version integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  ticket public.support_tickets;
begin
  select * into ticket from public.support_tickets t where t.id = p_id for update;
  version := ticket.version;
  if ticket.id is null then
    outcome := 'unknown';
  elsif ticket.status = p_status then
    outcome := 'set';
  elsif ticket.version <> p_version then
    outcome := 'conflict';
  else
    update public.support_tickets t set status = p_status, version = t.version + 1
      where t.id = p_id returning t.version into set_ticket.version;
    outcome := 'set';
  end if;
  return next;
end
$$;

revoke execute on function
  public.answer_ticket,
  public.set_ticket
  from public, anon, authenticated;
grant execute on function
  public.answer_ticket,
  public.set_ticket
  to service_role;

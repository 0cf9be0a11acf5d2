-- Writes what is sent of an appointment as it now is: to the person, to the team, and the reminder, unless it
-- would follow on the confirmation's heels. The reminder leaves a day and two hours before: for two hours
-- (`noticeHours`, src/domain/booking/opening-hours.ts) its link still moves and cancels. What was not sent yet of before
-- is taken back.
create function public.enqueue_appointment_emails(
  told public.appointments, p_kind text, p_previous timestamptz, p_token text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  nth constant text := ':' || told.id || ':' || told.sequence;
  before constant text := ':' || told.id || ':' || told.sequence - 1;
  remind_at constant timestamptz := told.start_at - interval '26 hours';
  data constant jsonb := jsonb_build_object(
    'kind', p_kind, 'id', told.id, 'reference', told.reference, 'sequence', told.sequence,
    'start', told.start_at, 'end', told.end_at, 'previous', p_previous,
    'first_name', told.first_name, 'last_name', told.last_name, 'email', told.email,
    'phone', told.phone, 'message', told.message, 'zone', told.zone, 'language', told.language,
    'token', p_token, 'member', told.user_id is not null
  );
begin
  perform public.cancel_email(kind || before)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_email(
    'appointment' || nth, told.email,
    case p_kind when 'booked' then 'appointment-confirmed' else 'appointment-' || p_kind end,
    data, told.language, told.user_id
  );
  perform public.enqueue_email(
    'appointment-staff' || nth, 'staff', 'staff-appointment', data, 'fr', told.user_id
  );
  if p_kind <> 'cancelled' and remind_at > now() + interval '1 hour' then
    perform public.enqueue_email(
      'appointment-reminder' || nth, told.email, 'appointment-reminder', data, told.language,
      told.user_id, remind_at
    );
  end if;
end
$$;

-- With an account its coming appointments go. The team is told which, and no longer whose.
create function public.report_erased_appointment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.cancel_email(kind || ':' || old.id || ':' || old.sequence)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_email(
    'appointment-staff:' || old.id || ':' || old.sequence + 1, 'staff', 'staff-appointment-erased',
    jsonb_build_object(
      'id', old.id, 'reference', old.reference, 'sequence', old.sequence + 1,
      'start', old.start_at, 'end', old.end_at
    )
  );
  return null;
end
$$;

create trigger report_erased_appointment after delete on public.appointments
  for each row when (old.status = 'booked' and old.end_at > now())
  execute function public.report_erased_appointment();

revoke execute on function
  public.enqueue_appointment_emails,
  public.report_erased_appointment
  from public, anon, authenticated;

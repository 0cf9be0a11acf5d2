-- Enqueues the emails of an appointment's current state: to the customer, to the team, and the reminder,
-- unless it would follow the confirmation within an hour. The reminder is sent 26 hours before: for two hours
-- (`noticeHours`, src/domain/booking/opening-hours.ts) its link can still move and cancel. It is not
-- sent later than that. Cancels unsent emails of the previous state.
create function public.enqueue_appointment_emails(
  booking public.appointments, p_kind text, p_previous timestamptz, p_token text
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  nth constant text := ':' || booking.id || ':' || booking.sequence;
  before constant text := ':' || booking.id || ':' || booking.sequence - 1;
  remind_at constant timestamptz := booking.start_at - interval '26 hours';
  data constant jsonb := jsonb_build_object(
    'kind', p_kind, 'id', booking.id, 'reference', booking.reference, 'sequence', booking.sequence,
    'start', booking.start_at, 'end', booking.end_at, 'previous', p_previous,
    'first_name', booking.first_name, 'last_name', booking.last_name, 'email', booking.email,
    'phone', booking.phone, 'message', booking.message, 'zone', booking.zone, 'language', booking.language,
    'token', p_token, 'member', booking.user_id is not null
  );
begin
  perform public.cancel_email(kind || before)
    from unnest(array['appointment', 'appointment-staff', 'appointment-reminder']) as kind;
  perform public.enqueue_email(
    'appointment' || nth, booking.email,
    case p_kind when 'booked' then 'appointment-confirmed' else 'appointment-' || p_kind end,
    data, booking.language, booking.user_id
  );
  perform public.enqueue_email(
    'appointment-staff' || nth, 'staff', 'staff-appointment', data, 'fr', booking.user_id
  );
  if p_kind <> 'cancelled' and remind_at > now() + interval '1 hour' then
    perform public.enqueue_email(
      'appointment-reminder' || nth, booking.email, 'appointment-reminder', data, booking.language,
      booking.user_id, remind_at, p_priority => 1,
      p_not_after => booking.start_at - interval '24 hours'
    );
  end if;
end
$$;

-- Deleting an account deletes its upcoming appointments. Notifies the team, without personal data.
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

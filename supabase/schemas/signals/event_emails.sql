-- The template data of an event's email in a language. Read on sending, so that 100,000 emails do
-- not each store the signal's text.
create function public.signal_email_data(p_event uuid, p_language text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select e.payload::jsonb - 'reasoning' - 'note'
    || jsonb_build_object(
      'position', e.position, 'hash', e.hash,
      'about', jsonb_build_object(
        'action', s.action, 'coin', s.coin, 'currency', s.currency, 'entry', public.price_text(s.entry)
      )
    )
    || jsonb_strip_nulls(jsonb_build_object(
      'reasoning', e.payload::jsonb -> 'reasoning' -> p_language,
      'note', e.payload::jsonb -> 'note' -> p_language
    ))
  from public.signal_events e join public.signals s on s.id = e.signal_id
  where e.id = p_event
$$;

-- Whether the signal of an event is closed.
create function public.signal_is_closed(p_event uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.signal_events e join public.signals s on s.id = e.signal_id
    where e.id = p_event and s.closed_at is not null
  )
$$;

revoke execute on function
  public.signal_email_data,
  public.signal_is_closed
  from public, anon, authenticated;

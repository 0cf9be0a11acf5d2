-- Stores a draft: a new one, or the version p_version of one. p_signal has the columns that an editor writes.
-- Returns the new version; null: it was changed, issued or deleted meanwhile.
create function public.save_signal_draft(p_id uuid, p_version integer, p_editor uuid, p_signal jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  written constant public.signals := jsonb_populate_record(null::public.signals, p_signal);
  saved integer;
begin
  if p_version = 0 then
    insert into public.signals as s (
      id, action, coin, currency, entry, take_profit, stop_loss, risk, validity_minutes, reasoning_fr,
      reasoning_en, source, created_by
    ) values (
      p_id, written.action, written.coin, written.currency, written.entry, written.take_profit,
      written.stop_loss, written.risk, written.validity_minutes, written.reasoning_fr,
      written.reasoning_en, coalesce(written.source, 'desk'), p_editor
    ) on conflict (id) do nothing returning s.version into saved;
  else
    update public.signals s set
      action = written.action, coin = written.coin, currency = written.currency, entry = written.entry,
      take_profit = written.take_profit, stop_loss = written.stop_loss, risk = written.risk,
      validity_minutes = written.validity_minutes, reasoning_fr = written.reasoning_fr,
      reasoning_en = written.reasoning_en, version = s.version + 1
      where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.version into saved;
  end if;
  return saved;
end
$$;

-- Deletes a draft. False: it was changed, issued or deleted meanwhile.
create function public.delete_signal_draft(p_id uuid, p_version integer) returns boolean
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.signals s where s.id = p_id and s.state = 'draft' and s.version = p_version
      returning s.id
  )
  select exists (select from gone)
$$;

revoke execute on function
  public.save_signal_draft,
  public.delete_signal_draft
  from public, anon, authenticated;
grant execute on function
  public.save_signal_draft,
  public.delete_signal_draft
  to service_role;

-- Each press of the pay button leaves a row of evidence, and people write these rows themselves: 60 an
-- hour and person, so that nobody fills the database. A row of the server's own, which says that
-- nothing was accepted, is never refused: Stripe's page must still open.
create function public.limit_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.terms_version is not null and 60 <= (
    select count(*) from public.checkout_evidence e
    where e.user_id = new.user_id and e.created_at > now() - interval '1 hour'
  ) then
    raise exception 'Too much evidence in an hour.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger limit_evidence before insert on public.checkout_evidence
  for each row execute function public.limit_evidence();

revoke execute on function public.limit_evidence() from public, anon, authenticated;

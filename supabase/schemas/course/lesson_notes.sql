-- Notes of a reader on passages of a lesson. `block` is the position of the passage among the blocks of the lesson's
-- text, the same in every language; `quote` is the passage itself, in the language it was read in. Their owner reads
-- and writes them with or without a subscription.
create table public.lesson_notes (
  -- Made by the browser, so that a write sent twice is one note.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  block integer not null check (block between 0 and 2000),
  lang text not null check (lang in ('fr', 'en')),
  quote text not null default '' check (char_length(quote) <= 300),
  text text not null default '' check (char_length(text) <= 2000),
  created_at timestamptz not null default now(),
  -- When the text was last written, which may be before it was sent.
  updated_at timestamptz not null default now()
);
create index lesson_notes_of on public.lesson_notes (user_id, updated_at desc);

alter table public.lesson_notes enable row level security;
revoke all on public.lesson_notes from anon, authenticated;
grant select, insert, update, delete on public.lesson_notes to authenticated;
grant select, insert, update, delete on public.lesson_notes to service_role;

create policy "people read their own notes" on public.lesson_notes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people add their own notes" on public.lesson_notes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own notes" on public.lesson_notes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own notes" on public.lesson_notes
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.lesson_notes
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Of two edits the later one stays: an older one, sent late by another device, is dropped without an error. An edit
-- changes the text only. Nobody has more than 500 notes.
create function public.guard_note() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  -- A clock that is ahead must not win over later edits. Browsers count milliseconds.
  new.updated_at := date_trunc('milliseconds', least(new.updated_at, now()));
  if tg_op = 'UPDATE' then
    if new.updated_at < old.updated_at then
      return null;
    end if;
    if new.updated_at = old.updated_at and new.text <> old.text then
      new.updated_at := date_trunc('milliseconds', now());
    end if;
    new.id := old.id;
    new.user_id := old.user_id;
    new.lesson := old.lesson;
    new.block := old.block;
    new.lang := old.lang;
    new.quote := old.quote;
    new.created_at := old.created_at;
    return new;
  end if;
  new.created_at := least(new.created_at, new.updated_at);
  -- Locked until the end of the transaction, so that concurrent inserts are counted.
  perform from public.profiles p where p.user_id = new.user_id for no key update;
  -- Counts the other notes: an upsert also fires the insert trigger.
  if 500 <= (
    select count(*) from public.lesson_notes n where n.user_id = new.user_id and n.id <> new.id
  ) then
    raise exception 'Too many notes.' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger guard_note before insert or update on public.lesson_notes
  for each row execute function public.guard_note();

revoke execute on function public.guard_note from public, anon, authenticated;

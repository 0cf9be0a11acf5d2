-- Lessons opened and read by a user. A lesson is complete when its quiz is passed too: see quiz_attempts.
create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  -- When it was last opened, or its progress last changed.
  opened_at timestamptz not null default now(),
  -- When its text was marked as read, and the revision of that text (`revised` in content/lessons).
  completed_at timestamptz,
  completed_version date,
  -- Furthest position in the text: see src/domain/course/reading-position.ts.
  reached integer not null default 0 check (reached between 0 and 60000),
  primary key (user_id, lesson)
);

alter table public.lesson_progress enable row level security;
revoke all on public.lesson_progress from anon, authenticated;
grant select, insert, update, delete on public.lesson_progress to authenticated;
grant select, insert, update, delete on public.lesson_progress to service_role;

create policy "people read their own progress" on public.lesson_progress
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note their own progress" on public.lesson_progress
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own progress" on public.lesson_progress
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people erase their own progress" on public.lesson_progress
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.lesson_progress
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- The server sets the timestamps; users who turned progress off store none.
create function public.guard_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A row of another user is rejected by the policies: nothing is read or locked here.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- Locked until the end of the transaction: an insert comes before progress is turned off, or not at all.
    perform from public.profiles p
      where p.user_id = new.user_id and p.keep_progress for no key update;
    if not found then
      return null;
    end if;
    -- Counts the other lessons: an upsert also fires the insert trigger.
    if 100 <= (
      select count(*) from public.lesson_progress l
      where l.user_id = new.user_id and l.lesson <> new.lesson
    ) then
      raise exception 'Too many lessons.' using errcode = 'insufficient_privilege';
    end if;
  else
    new.user_id := old.user_id;
    new.lesson := old.lesson;
    -- Another tab or device may have been further.
    new.reached := greatest(old.reached, new.reached);
  end if;
  new.opened_at := now();
  -- Keeps the first completion time; undoing a completion is allowed.
  new.completed_at := case
    when new.completed_at is null then null
    when tg_op = 'UPDATE' and old.completed_at is not null then old.completed_at
    else now() end;
  -- One day ahead: it is already tomorrow in some time zones.
  if new.completed_version > current_date + 1 then
    raise exception 'No text has this revision yet.' using errcode = 'insufficient_privilege';
  end if;
  new.completed_version := case
    when new.completed_at is null then null
    when tg_op = 'UPDATE' then greatest(old.completed_version, new.completed_version)
    else new.completed_version end;
  return new;
end
$$;

create trigger guard_progress before insert or update on public.lesson_progress
  for each row execute function public.guard_progress();

create function public.erase_progress() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not new.keep_progress then
    delete from public.lesson_progress l where l.user_id = new.user_id;
    delete from public.quiz_attempts a where a.user_id = new.user_id;
    delete from public.review_cards c where c.user_id = new.user_id;
  end if;
  return null;
end
$$;

create trigger erase_progress after update of keep_progress on public.profiles
  for each row execute function public.erase_progress();

revoke execute on function
  public.guard_progress,
  public.erase_progress
  from public, anon, authenticated;

-- Attempts at the quiz of a lesson. Questions and solutions are not stored here: they are in the lesson's file, and
-- the order in which the parts of a question are shown is derived from a secret of the functions. `answers` holds the
-- tries at each question: { "given", "right" }, `given` as positions in the shown order.
create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  questions text[] not null check (cardinality(questions) between 1 and 20),
  answers jsonb not null default '{}',
  -- Questions answered right, or wrong twice. The next one is questions[closed + 1].
  closed integer not null default 0,
  -- Two for a right answer at the first try, one at the second.
  half_points integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  passed boolean not null default false
);
create unique index quiz_attempts_open on public.quiz_attempts (user_id, lesson)
  where finished_at is null;
create index quiz_attempts_of on public.quiz_attempts (user_id, lesson, half_points desc);

alter table public.quiz_attempts enable row level security;
revoke all on public.quiz_attempts from anon, authenticated;
grant select on public.quiz_attempts to authenticated;
grant select, insert, update, delete on public.quiz_attempts to service_role;

create policy "people read their own quiz attempts" on public.quiz_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.quiz_attempts
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Starts an attempt with the drawn questions, or returns the open one: only one of concurrent calls starts one. Only
-- a new attempt counts towards p_limit (for consume_rate_limit); beyond it none starts, and `wait` is the seconds to
-- wait. p_replaces: an open attempt that no longer fits the lesson's questions; it is deleted.
create function public.start_quiz(
  p_user uuid, p_lesson text, p_questions text[], p_limit jsonb, p_replaces uuid default null
) returns table (attempt jsonb, wait integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  started public.quiz_attempts;
  seconds integer;
begin
  delete from public.quiz_attempts a
    where a.id = p_replaces and a.user_id = p_user and a.finished_at is null;
  insert into public.quiz_attempts (user_id, lesson, questions)
    values (p_user, p_lesson, p_questions)
    on conflict (user_id, lesson) where finished_at is null do nothing
    returning * into started;
  if not found then
    select * into started from public.quiz_attempts a
      where a.user_id = p_user and a.lesson = p_lesson and a.finished_at is null;
    return query select to_jsonb(started), 0;
    return;
  end if;
  seconds := public.consume_rate_limit(
    p_limit ->> 'key', (p_limit ->> 'times')::integer, (p_limit ->> 'seconds')::integer
  );
  if seconds > 0 then
    delete from public.quiz_attempts a where a.id = started.id;
    return query select null::jsonb, seconds;
    return;
  end if;
  return query select to_jsonb(started), 0;
end
$$;

-- Counts an answer to the next question of an open attempt; the last one finishes it. A single statement: only one of
-- concurrent answers with the same p_try counts. p_given is JSON. Returns the row, or nothing if the answer does not
-- count. A finished attempt of a user whose progress is not kept is returned and deleted.
create function public.answer_quiz(
  p_attempt uuid, p_user uuid, p_question text, p_try integer, p_given text, p_right boolean
) returns setof public.quiz_attempts
  language plpgsql security definer set search_path = ''
as $$
declare
  answered public.quiz_attempts;
begin
  update public.quiz_attempts a set
    answers = jsonb_set(
      a.answers, array[p_question],
      coalesce(a.answers -> p_question, '[]')
        || jsonb_build_array(jsonb_build_object('given', p_given::jsonb, 'right', p_right))
    ),
    closed = a.closed + step.closes,
    half_points = a.half_points + step.gain,
    finished_at = case when a.closed + step.closes = cardinality(a.questions) then now() end,
    -- Passed with three quarters of the points; a question gives two half points.
    passed = a.closed + step.closes = cardinality(a.questions)
      and 2 * (a.half_points + step.gain) >= 3 * cardinality(a.questions)
  from (
    select case when p_right then 3 - p_try else 0 end as gain,
      case when p_right or p_try = 2 then 1 else 0 end as closes
  ) step
  where a.id = p_attempt and a.user_id = p_user and a.finished_at is null
    and a.questions[a.closed + 1] = p_question
    and p_try in (1, 2)
    and coalesce(jsonb_array_length(a.answers -> p_question), 0) = p_try - 1
  returning a.* into answered;
  if not found then
    return;
  end if;
  if answered.finished_at is not null and exists (
    select from public.profiles p where p.user_id = p_user and not p.keep_progress
  ) then
    delete from public.quiz_attempts a where a.id = answered.id;
  end if;
  return next answered;
end
$$;

revoke execute on function
  public.start_quiz,
  public.answer_quiz
  from public, anon, authenticated;
grant execute on function
  public.start_quiz,
  public.answer_quiz
  to service_role;

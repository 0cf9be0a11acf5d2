-- The reminder of the daily review: at most one email a day, to users who chose it.

-- The lesson open without a subscription: `freeLesson` in src/domain/course/lessons.ts.
create function public.free_lesson() returns text
  language sql immutable security definer set search_path = ''
as $$
  select 'fondamentaux-blockchain'
$$;

-- Questions asked in a day: `reviewsPerDay` in src/domain/course/review/schedule.ts.
create function public.reviews_per_day() returns integer
  language sql immutable security definer set search_path = ''
as $$
  select 10
$$;

-- Users with questions to review today and no review yet (only p_user, if given): how many questions, of which lessons,
-- and `days`, for how long questions have waited without a review: 1 on the day that the first of them is due. Leaves
-- out users who did not choose the reminder, keep no progress, have no proved address or are being erased. With
-- p_lessons, as in enqueue_review_reminders, counts only questions that a published lesson still has.
create function public.review_reminders(p_user uuid default null, p_lessons jsonb default null)
  returns table (user_id uuid, questions integer, lessons text[], days integer)
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, due.questions, due.lessons, waited.days
  from public.profiles p
  cross join lateral (
    select count(*)::integer as questions, array_agg(distinct next.lesson) as lessons,
      min(next.due_at) as first_due_at
    from (
      select c.lesson, c.due_at from public.review_cards c, public.is_subscriber(p.user_id) paid
      where c.user_id = p.user_id and c.due_at <= now()
        and (paid or c.lesson = public.free_lesson())
        and (p_lessons is null or p_lessons -> p.language -> c.lesson -> 'questions' ? c.question)
      order by c.due_at, c.question limit public.reviews_per_day()
    ) next
  ) due
  cross join lateral (
    select public.paris_day(now()) - greatest(
      public.paris_day(max(c.reviewed_at)), public.paris_day(due.first_due_at) - 1
    ) as days
    from public.review_cards c where c.user_id = p.user_id
  ) waited
  where p.notify_review and p.keep_progress and (p_user is null or p.user_id = p_user)
    and due.questions > 0 and waited.days > 0
    and public.takes_optional_email(p.user_id)
$$;

-- Enqueues up to p_limit reminders, one per user and day in Paris, and returns their number. `rhythm`: `daily` for the
-- first week that questions wait, then `weekly`, then `last`, after which there is none until the next review.
-- p_lessons has the published lessons, with the ids of their questions: { language: { key: { title, questions } } }.
-- claim_emails drops a reminder that is no longer due.
create function public.enqueue_review_reminders(p_lessons jsonb, p_limit integer)
  returns integer
  language sql security definer set search_path = ''
as $$
  with queued as (
    insert into public.emails
      (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, r.user_id, 'review', 'review-reminder', p.language, u.email,
      jsonb_build_object(
        'questions', r.questions,
        'rhythm', case when r.days <= 7 then 'daily' when r.days < 28 then 'weekly' else 'last' end,
        'lessons', (
          select jsonb_agg(p_lessons -> p.language -> lesson -> 'title' order by place)
          from unnest(r.lessons) with ordinality as named (lesson, place)
        )
      ), 2
    from public.review_reminders(p_lessons => p_lessons) r
    join public.profiles p on p.user_id = r.user_id
    join auth.users u on u.id = r.user_id and u.email is not null
    cross join lateral (
      select 'review-reminder:' || r.user_id || ':' || public.paris_day(now()) as cause
    ) caused
    where (r.days <= 7 or r.days in (14, 21, 28))
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by md5(caused.cause) limit p_limit
    on conflict (cause) do nothing
    returning 1
  )
  select count(*)::integer from queued
$$;

revoke execute on function
  public.free_lesson,
  public.reviews_per_day,
  public.review_reminders,
  public.enqueue_review_reminders
  from public, anon, authenticated;
grant execute on function public.enqueue_review_reminders to service_role;

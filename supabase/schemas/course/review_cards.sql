-- Quiz questions to review, with their spaced repetition schedule (FSRS). `card` is the memory state computed by
-- src/domain/course/review/schedule.ts; `version` counts the reviews.
create table public.review_cards (
  user_id uuid not null references auth.users (id) on delete cascade,
  lesson text not null check (lesson ~ '^[a-z0-9-]{1,60}$'),
  question text not null check (question ~ '^[a-z0-9-]{1,40}$'),
  version integer not null default 1 check (version > 0),
  card jsonb not null,
  reviewed_at timestamptz not null default now(),
  due_at timestamptz not null,
  primary key (user_id, lesson, question)
);
create index review_cards_due on public.review_cards (user_id, due_at);

alter table public.review_cards enable row level security;
revoke all on public.review_cards from anon, authenticated;
grant select on public.review_cards to authenticated;
grant select, insert, update, delete on public.review_cards to service_role;

create policy "people read their own review cards" on public.review_cards
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second factor comes first" on public.review_cards
  as restrictive for all to authenticated
  using ((select public.second_factor_given())) with check ((select public.second_factor_given()));

-- Stores reviews: p_cards is an array of { question, version, card, due }, `version` as it was read, 0 for a new
-- card. Only one of concurrent reviews of a version counts. Returns the stored rows: none for a user whose progress
-- is not kept.
create function public.schedule_reviews(p_user uuid, p_lesson text, p_cards jsonb)
  returns setof public.review_cards
  language sql security definer set search_path = ''
as $$
  -- Locked until the end of the transaction: the cards come before progress is turned off, or not at all.
  with kept as (
    select p.user_id from public.profiles p
    where p.user_id = p_user and p.keep_progress for no key update
  )
  insert into public.review_cards as stored (user_id, lesson, question, version, card, due_at)
    select kept.user_id, p_lesson, c.question, c.version + 1, c.card, c.due
    from kept, jsonb_to_recordset(p_cards)
      as c (question text, version integer, card jsonb, due timestamptz)
  on conflict (user_id, lesson, question) do update set
    version = excluded.version,
    card = excluded.card,
    reviewed_at = now(),
    due_at = excluded.due_at
    where stored.version = excluded.version - 1
  returning *
$$;

revoke execute on function public.schedule_reviews from public, anon, authenticated;
grant execute on function public.schedule_reviews to service_role;

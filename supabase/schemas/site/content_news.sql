-- The email about new content: at most one a day, to users who chose it.

-- All lessons and articles ever published, as last listed by the site. A row stays when its page is removed, so that
-- a restored page is not announced as new.
create table public.published_content (
  kind text not null check (kind in ('lessons', 'articles')),
  key text not null check (char_length(key) between 1 and 100),
  -- { language: { title, description, picture } }
  texts jsonb not null,
  -- The latest `revised` seen; an earlier one is not announced.
  revised date,
  is_published boolean not null default true,
  -- The last news; null: listed at the first comparison, so nothing to announce.
  news text check (news in ('new', 'revised')),
  -- Whether the news is still to be announced.
  is_due boolean not null default false,
  -- The day in Paris of the last emails about it. Later news does not reset it: it tells that the day has begun.
  announced_on date,
  primary key (kind, key)
);

alter table public.published_content enable row level security;
revoke all on public.published_content from anon, authenticated;
grant select, insert, update, delete on public.published_content to service_role;

-- Compares the published entries with the stored ones, and returns the number still to be announced. p_entries is the
-- complete list: [{ kind, key, revised, texts }]. The first list is stored without announcing anything.
create function public.record_published_content(p_entries jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  is_first boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('published_content', 0));
  is_first := not exists (select from public.published_content);
  update public.published_content c set is_published = false
    where c.is_published and not exists (
      select from jsonb_to_recordset(p_entries) e (kind text, key text)
      where e.kind = c.kind and e.key = c.key
    );
  insert into public.published_content as c (kind, key, texts, revised, news, is_due)
    select e.kind, e.key, e.texts, e.revised, case when not is_first then 'new' end, not is_first
    from jsonb_to_recordset(p_entries) e (kind text, key text, texts jsonb, revised date)
  on conflict (kind, key) do update set
    texts = excluded.texts,
    is_published = true,
    revised = greatest(excluded.revised, c.revised),
    news = case
      when c.is_due then c.news
      when excluded.revised > coalesce(c.revised, '-infinity') then 'revised'
      else c.news end,
    is_due = c.is_due or coalesce(excluded.revised > coalesce(c.revised, '-infinity'), false);
  return (select count(*) from public.published_content c where c.is_due and c.is_published);
end
$$;

-- The entries announced on a day, as the email shows them in a language: the first six, and how many more. Null: none.
create function public.content_news(p_day date, p_language text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'entries', jsonb_agg(found.shown order by found.place) filter (where found.place <= 6),
    'more', greatest(count(*) - 6, 0)
  )
  from (
    select
      jsonb_build_object('kind', c.kind, 'key', c.key, 'news', c.news) || (c.texts -> p_language) as shown,
      row_number() over (order by c.news, c.kind desc, c.key) as place
    from public.published_content c
    where c.announced_on = p_day and not c.is_due and c.is_published and c.texts ? p_language
  ) found
  having count(*) > 0
$$;

-- Enqueues up to p_limit emails about new content, one per user and day in Paris, and returns their number. The first
-- call of a day with p_may_begin selects the entries to announce that day; later ones wait for the next day.
create function public.enqueue_content_news(p_limit integer, p_may_begin boolean)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := public.paris_day(now());
  queued integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('published_content', 0));
  if p_may_begin
    and not exists (select from public.published_content c where c.announced_on = today)
  then
    update public.published_content c set announced_on = today, is_due = false
      where c.is_due and c.is_published;
  end if;
  insert into public.emails (cause, user_id, purpose, template, language, recipient, data, priority)
    select caused.cause, p.user_id, 'lessons', 'content-news', p.language, u.email, told.data, 2
    from (
      select l.language, public.content_news(today, l.language) as data
      from (select distinct p.language from public.profiles p where p.notify_lessons) l
    ) told
    join public.profiles p on p.language = told.language and p.notify_lessons
    join auth.users u on u.id = p.user_id and u.email is not null
    cross join lateral (select 'content-news:' || p.user_id || ':' || today as cause) caused
    where told.data is not null
      and public.takes_optional_email(p.user_id)
      and not exists (select from public.emails e where e.cause = caused.cause)
    order by p.user_id limit p_limit
  on conflict (cause) do nothing;
  get diagnostics queued = row_count;
  return queued;
end
$$;

revoke execute on function
  public.record_published_content,
  public.content_news,
  public.enqueue_content_news
  from public, anon, authenticated;
grant execute on function
  public.record_published_content,
  public.enqueue_content_news
  to service_role;

/** Functions that reveal or do too much, or for too many roles. */
import { question, type Fault } from './fault.ts';

export const functions: readonly Fault[] = [
  {
    breaks: 'access without the second factor',
    sql: question(
      'has_access(signals boolean default false)',
      'boolean',
      `select exists (select from public.subscriptions s where s.user_id = auth.uid()
        and s.status = 'active' and now() between s.start_date and s.end_date)`,
    ),
    shows: 'has_access',
    says: /answers true to halfway/,
  },
  {
    breaks: 'access by the subscription of anybody',
    sql: question(
      'has_access(signals boolean default false)',
      'boolean',
      `select public.second_factor_given() and exists (
        select from public.subscriptions s where s.status = 'active')`,
    ),
    shows: 'has_access',
    says: /answers true to other/,
  },
  {
    breaks: 'codes of everybody are counted',
    sql: question(
      'recovery_codes_left()',
      'integer',
      'select count(*)::integer from public.recovery_codes',
    ),
    shows: 'recovery_codes_left',
    says: /answers 1 to selfStyledEditor/,
  },
  {
    breaks: 'a function takes the search path of its caller',
    sql: 'alter function public.has_access(boolean) reset search_path',
    says: /has_access\(\) must be/,
  },
  {
    breaks: 'a function looks in public first',
    sql: 'alter function public.consume_rate_limit(text, integer, integer) set search_path = public',
    says: /consume_rate_limit\(\) must be/,
  },
  {
    breaks: 'a function runs as its caller, who may not look',
    sql: 'alter function public.second_factor_given() security invoker',
    says: /second_factor_given\(\) must be/,
  },
  {
    breaks: 'a function that queries take in resolves its names when it is called',
    sql: `create or replace function public.is_active(s public.subscriptions) returns boolean language sql stable
      as 'select s.status = ''active'''`,
    says: /is_active\(\) must be/,
  },
  {
    breaks: 'everybody counts rates',
    sql: 'grant execute on function public.consume_rate_limit(text, integer, integer) to public',
    says: /consume_rate_limit\(\) answers to anon, authenticated; expected is nobody/,
  },
  {
    breaks: 'members apply subscriptions',
    sql: 'grant execute on function public.apply_subscriptions(text, bigint, text, jsonb) to authenticated',
    says: /apply_subscriptions\(\) answers to authenticated, service_role/,
  },
  {
    breaks: 'visitors ask for access',
    sql: 'grant execute on function public.has_access(boolean) to anon',
    shows: 'has_access',
    says: /answers null to anonymous/,
  },
  {
    breaks: 'a new function, open as PostgreSQL makes them',
    sql: `create function public.peek() returns bigint language sql security definer
      as 'select count(*) from auth.users'; grant execute on function public.peek() to public`,
    says: /peek\(\) is new: add who may call it/,
  },
  {
    breaks: 'an editor needs no second factor',
    sql: question(
      'is_editor()',
      'boolean',
      `select exists (select from auth.users u where u.id = auth.uid()
        and u.raw_app_meta_data::jsonb ->> 'role' = 'editor')`,
    ),
    shows: 'signals',
    says: /editorBefore may select/,
  },
  {
    breaks: 'an editor is a user whose own metadata says so',
    sql: question(
      'is_editor()',
      'boolean',
      `select exists (select from auth.users u where u.id = auth.uid()
        and u.raw_user_meta_data::jsonb ->> 'role' = 'editor')`,
    ),
    shows: 'is_editor',
    says: /answers true to selfStyledEditor/,
  },
];

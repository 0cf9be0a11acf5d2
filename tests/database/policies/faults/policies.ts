/** Policies that open too much, or too little. */
import type { Fault } from './fault.ts';

const own = 'user_id = (select auth.uid())';
const mine = (table: string, policy: string, rule: string) =>
  `alter policy "people ${policy}" on public.${table} ${rule}`;

export const policies: readonly Fault[] = [
  {
    breaks: 'everybody reads profiles',
    sql: mine('profiles', 'read their own profile', 'using (true)'),
    shows: 'profiles',
    says: /other may select/,
  },
  {
    breaks: 'everybody edits profiles',
    sql: mine('profiles', 'edit their own profile', 'using (true) with check (true)'),
    shows: 'profiles',
    says: /other may update/,
  },
  {
    breaks: 'the edit of a profile is not checked afterwards',
    sql: mine('profiles', 'edit their own profile', 'with check (true)'),
    says: /edit their own profile" on profiles does not ask auth\.uid\(\)/,
  },
  {
    breaks: 'any subscription is readable that has a person',
    sql: mine('subscriptions', 'read their own subscriptions', 'using (user_id is not null)'),
    shows: 'subscriptions',
    says: /selfStyledEditor may select/,
  },
  {
    breaks: 'subscriptions are matched by the wrong column',
    sql: mine('subscriptions', 'read their own subscriptions', 'using (id = (select auth.uid()))'),
    shows: 'subscriptions',
    says: /owner may not select/,
  },
  {
    breaks: 'evidence is matched by the wrong column',
    sql: mine(
      'checkout_evidence',
      'leave evidence of their own',
      'with check (id = (select auth.uid()))',
    ),
    shows: 'checkout_evidence',
    says: /owner may not insert/,
  },
  {
    breaks: 'evidence is left in any name',
    sql: mine('checkout_evidence', 'leave evidence of their own', 'with check (true)'),
    shows: 'checkout_evidence',
    says: /other may insert/,
  },
  {
    breaks: 'progress is noted in any name',
    sql: mine('lesson_progress', 'note their own progress', 'with check (true)'),
    shows: 'lesson_progress',
    says: /other may insert/,
  },
  {
    breaks: 'progress of others is changed',
    sql: mine('lesson_progress', 'change their own progress', 'using (true) with check (true)'),
    shows: 'lesson_progress',
    says: /selfStyledEditor may update/,
  },
  {
    breaks: 'progress of others is erased',
    sql: mine('lesson_progress', 'erase their own progress', 'using (true)'),
    shows: 'lesson_progress',
    says: /other may delete/,
  },
  {
    breaks: 'who somebody is is asked for each row',
    sql: mine('billing_customers', 'read their own customer', 'using (user_id = auth.uid())'),
    says: /asks for each row/,
  },
  {
    breaks: 'a policy is gone',
    sql: 'drop policy "people read their own customer" on public.billing_customers',
    shows: 'billing_customers',
    says: /owner may not select/,
  },
  {
    breaks: 'a policy for visitors, with the grant',
    sql: `create policy "all read events" on public.stripe_events for select to anon using (true);
      grant select on public.stripe_events to anon`,
    shows: 'stripe_events',
    says: /anonymous may select/,
  },
  {
    breaks: 'a policy for every role there will be',
    sql: mine('profiles', 'read their own profile', 'to public'),
    says: /is for \{public\}/,
  },
  {
    breaks: 'people erase their profile',
    sql: `create policy "people erase their own profile" on public.profiles
      for delete to authenticated using (${own}); grant delete on public.profiles to authenticated`,
    shows: 'profiles',
    says: /owner may delete/,
  },
  {
    breaks: 'people give themselves a subscription',
    sql: `create policy "people subscribe" on public.subscriptions
      for insert to authenticated with check (${own}); grant insert on public.subscriptions to authenticated`,
    shows: 'subscriptions',
    says: /owner may insert/,
  },
  {
    breaks: 'people reset the counters of rates',
    sql: `create policy "all count" on public.rate_limits for all to authenticated using (true);
      grant select, insert, update, delete on public.rate_limits to authenticated`,
    shows: 'rate_limits',
    says: /owner may update/,
  },
  {
    breaks: 'everybody reads all signals',
    sql: 'alter policy "editors read all signals" on public.signals using (true)',
    shows: 'signals',
    says: /other may select/,
  },
  {
    breaks: 'an event is read without permission to read its signal',
    sql: 'alter policy "events are read with their signal" on public.signal_events using (true)',
    shows: 'signal_events',
    says: /anonymous may select/,
  },
  {
    breaks: 'the role of an editor is asked for each row',
    sql: 'alter policy "editors read all signals" on public.signals using (public.is_editor())',
    says: /editors read all signals" on signals asks for each row/,
  },
  {
    breaks: 'signals closed a day ago are for accounts only',
    sql: `alter policy "everybody reads signals closed a day ago" on public.signals to authenticated`,
    says: /closed a day ago" on signals is for \{authenticated\}/,
  },
];

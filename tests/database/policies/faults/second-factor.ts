/** A second factor that is not enforced, or that locks everybody out. */
import { question, type Fault } from './fault.ts';

const restricted = '"the second factor comes first"';

export const secondFactor: readonly Fault[] = [
  {
    breaks: 'the second factor guards profiles no more',
    sql: `drop policy ${restricted} on public.profiles`,
    shows: 'profiles',
    says: /halfway may update/,
  },
  {
    breaks: 'the second factor opens instead of closing',
    sql: `drop policy ${restricted} on public.lesson_progress;
      create policy ${restricted} on public.lesson_progress for all to authenticated
      using ((select public.second_factor_given())) with check ((select public.second_factor_given()))`,
    shows: 'lesson_progress',
    says: /other may select/,
  },
  {
    breaks: 'the second factor guards reading alone',
    sql: `drop policy ${restricted} on public.checkout_evidence;
      create policy ${restricted} on public.checkout_evidence as restrictive for select to authenticated
      using ((select public.second_factor_given()))`,
    shows: 'checkout_evidence',
    says: /halfway may insert/,
  },
  {
    breaks: 'the second factor is taken as given for what is read',
    sql: `alter policy ${restricted} on public.subscriptions using (true)`,
    shows: 'subscriptions',
    says: /halfway may select/,
  },
  {
    breaks: 'every session has given its second factor',
    sql: question('second_factor_given()', 'boolean', 'select true'),
    shows: 'profiles',
    says: /halfway may select/,
  },
  {
    breaks: 'everybody needs a second factor',
    sql: question('second_factor_given()', 'boolean', `select auth.jwt() ->> 'aal' = 'aal2'`),
    shows: 'second_factor_given',
    says: /answers false to owner/,
  },
  {
    breaks: 'a second factor begun counts as one',
    sql: question(
      'second_factor_given()',
      'boolean',
      `select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
       or not exists (select from auth.mfa_factors f where f.user_id = auth.uid())`,
    ),
    shows: 'billing_customers',
    says: /owner may not select/,
  },
  {
    breaks: 'a token whose session has ended still counts',
    sql: question('session_is_live()', 'boolean', 'select true'),
    shows: 'profiles',
    says: /ended may select/,
  },
  {
    breaks: 'the second factor of an ended session counts',
    sql: question(
      'second_factor_given()',
      'boolean',
      `select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
        select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')`,
    ),
    shows: 'lesson_notes',
    says: /ended may delete/,
  },
  {
    breaks: 'an editor stays one after the end of the session',
    sql: question(
      'is_editor()',
      'boolean',
      `select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' and exists (select from auth.users u
        where u.id = auth.uid() and u.raw_app_meta_data::jsonb ->> 'role' = 'editor')`,
    ),
    shows: 'is_editor',
    says: /answers true to editorEnded/,
  },
];

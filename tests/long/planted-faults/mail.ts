/** Emails: sent once, to the right person, without injected content. */
import type { Fault } from './fault.ts';

export const mail: readonly Fault[] = [
  {
    name: 'an email with a lost response is sent twice',
    file: 'netlify/lib/outbox/resend.ts',
    find: "'Idempotency-Key': id,",
    replace: "'Idempotency-Key': crypto.randomUUID(),",
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'an email leased by one worker is taken by another',
    file: 'supabase/schemas/outbox/claim.sql',
    find: 'leased_until = moment + make_interval(secs => p_lease_seconds) where e.id = any (leased_ids)',
    replace: 'leased_until = moment\n      where e.id = any (leased_ids)',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'a line break in user input starts an email header',
    file: 'netlify/mail/layout.ts',
    find: "const subject = content.subject.replace(/\\p{Cc}+/gu, ' ');",
    replace: 'const { subject } = content;',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'user input is HTML in an email',
    file: 'netlify/mail/layout.ts',
    find: 'return text.replace(/[&<>"\']/g, (character) => `&#${character.charCodeAt(0)};`);',
    replace: 'return text;',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'emails contain links from user input',
    file: 'netlify/mail/content.ts',
    find: "'\\u2060$&\\u2060'",
    replace: "'$&'",
    caughtBy: { suite: 'functions', files: ['tests/functions/mail/support.test.ts'] },
  },
  {
    name: 'emails are sent during a Resend rate limit',
    file: 'supabase/schemas/outbox/claim.sql',
    find: "select from public.rate_limits r where r.key = 'email:pause' and r.resets_at > now()",
    replace: "select from public.rate_limits r where r.key = 'mail:none'",
    caughtBy: { suite: 'database', files: ['tests/database/outbox/outbox.test.ts'] },
  },
  {
    name: 'a sent email keeps the person’s address',
    file: 'supabase/schemas/outbox/emails.sql',
    find: "(sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)",
    replace: 'created_at is not null',
    caughtBy: { suite: 'database', files: ['tests/database/outbox/outbox.test.ts'] },
  },
  {
    name: 'every email is in French',
    file: 'netlify/lib/outbox/outbox.ts',
    find: 'renderEmail(template, language,',
    replace: "renderEmail(template, 'fr',",
    caughtBy: { suite: 'functions', files: ['tests/functions/support/support.test.ts'] },
  },
];

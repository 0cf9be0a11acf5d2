/** Mails: once, to the right person, with nothing in them that somebody else wrote. */
import type { Fault } from './fault.ts';

export const mail: readonly Fault[] = [
  {
    name: 'a mail whose answer was lost is sent twice',
    file: 'netlify/lib/outbox/resend.ts',
    find: "'Idempotency-Key': id,",
    replace: "'Idempotency-Key': crypto.randomUUID(),",
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'a mail that one worker sends is taken by another',
    file: 'supabase/schemas/outbox/claim.sql',
    find: 'claimed_until = moment + make_interval(secs => p_lease_seconds) where e.id = any (leased_ids)',
    replace: 'claimed_until = moment\n      where e.id = any (leased_ids)',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'a line break in what was typed starts a header',
    file: 'netlify/mail/layout.ts',
    find: "const subject = content.subject.replace(/\\p{Cc}+/gu, ' ');",
    replace: 'const { subject } = content;',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'what was typed is HTML in a mail',
    file: 'netlify/mail/layout.ts',
    find: 'return text.replace(/[&<>"\']/g, (character) => `&#${character.charCodeAt(0)};`);',
    replace: 'return text;',
    caughtBy: { suite: 'functions', files: ['tests/functions/outbox/deliver.test.ts'] },
  },
  {
    name: 'strangers have us mail links of theirs',
    file: 'netlify/mail/content.ts',
    find: "'\\u2060$&\\u2060'",
    replace: "'$&'",
    caughtBy: { suite: 'functions', files: ['tests/functions/mail/support.test.ts'] },
  },
  {
    name: 'mails go on while Resend asks for a pause',
    file: 'supabase/schemas/outbox/claim.sql',
    find: "select from public.rate_limits r where r.key = 'email:pause' and r.resets_at > now()",
    replace: "select from public.rate_limits r where r.key = 'mail:none'",
    caughtBy: { suite: 'database', files: ['tests/database/outbox/outbox.test.ts'] },
  },
  {
    name: 'a mail that was sent keeps the address of the person',
    file: 'supabase/schemas/outbox/emails.sql',
    find: "(sent_at is null and given_up_at is null) or (recipient is null and data = '{}'::jsonb)",
    replace: 'created_at is not null',
    caughtBy: { suite: 'database', files: ['tests/database/account/account-rules.test.ts'] },
  },
  {
    name: 'every mail is written in French',
    file: 'netlify/lib/outbox/outbox.ts',
    find: 'email.template, email.language,',
    replace: "email.template, 'fr',",
    caughtBy: { suite: 'functions', files: ['tests/functions/support/support.test.ts'] },
  },
];

/** Accounts with a unique marker in every text column, and the places where it is stored. */
import { randomUUID } from 'node:crypto';
import type { Person } from '../../database/fixtures/supabase.ts';
import type { Services } from '../fixtures/services.ts';

export interface SeededAccount extends Person {
  /** Every marker written, by `schema.table.column`. */
  readonly marks: ReadonlyMap<string, string>;
  /** Text contained in every marker of this user and in their address. */
  readonly sign: string;
}

/** A row to mark, for each table that may hold user data. `$` is the account's id. */
const rows: Readonly<Record<string, string | undefined>> = {
  // Created with the account.
  'auth.users': undefined,
  'auth.identities': undefined,
  'auth.sessions': undefined,
  'auth.refresh_tokens': undefined,
  'public.profiles': undefined,
  // Created first: the second factor needs it.
  'public.address_proofs': undefined,
  'public.account_mailboxes': undefined,
  'auth.flow_state': `(id, user_id, authentication_method, provider_type)
    values (gen_random_uuid(), $, 'x', 'x')`,
  'auth.mfa_factors': `(user_id, friendly_name, secret) values ($, $, 'secret')`,
  'public.billing_customers': `(user_id, stripe_customer_id) values ($, 'cus_' || $)`,
  'public.subscriptions': `(user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
    plan_name, amount, currency, start_date, end_date)
    values ($, 'sub_' || $, 'cus_' || $, 'price', 'canceled', 'x', 1, 'eur', now(), now())`,
  'public.checkout_evidence': `(user_id, price_id, plan_key, amount, currency, language, terms_version)
    values ($, 'price', 'formation', 1, 'eur', 'fr', 'v')`,
  'public.lesson_progress': `(user_id, lesson) values ($, 'x')`,
  'public.quiz_attempts': `(user_id, lesson, questions) values ($, 'x', '{x}')`,
  'public.review_cards': `(user_id, lesson, question, card, due_at) values ($, 'x', 'x', '{}', now())`,
  'public.certificates': `(user_id, number, subject, name, language, minutes, content_version, issued_at, badge)
    values ($, 'ECT-' || upper(left(md5($), 4)) || '-0000-0000', gen_random_uuid(), 'x', 'fr', 1,
      '0123456789ab', now(), '{}')`,
  'public.lesson_notes': `(id, user_id, lesson, block, lang) values (gen_random_uuid(), $, 'x', 1, 'fr')`,
  'public.sign_up_codes': `(user_id, address_hash, code_hash, tries_left)
    values ($, md5($) || md5($), repeat('a', 64), 5)`,
  'public.recovery_codes': `(user_id, code_hash) values ($, repeat('a', 64))`,
  'public.emails': `(user_id, cause, purpose, template, language, recipient)
    values ($, 'x' || $, 'account', 'account-deleted', 'fr', 'x')`,
  'public.contract_ends': `(user_id, kind, name, email, language, declared_at)
    values ($, 'cancellation', 'x', $ || '@example.test', 'fr', now())`,
  'public.support_tickets': `(user_id, request, form_token_hash, name, email, subject, message, language)
    values ($, gen_random_uuid(), repeat('a', 64), 'x', $ || '@example.test', 'x', 'x', 'fr')`,
  // Cancelled, since both users have the same slot.
  'public.appointments': `(user_id, status, start_at, end_at, reference, request, email)
    values ($, 'cancelled', now(), now() + interval '1 hour',
      public.new_appointment_reference(), $, $ || '@example.test')`,
  'public.signal_reads': `(user_id, position) values ($, 1)`,
  'public.signal_webhooks': `(user_id, name, url, recipe)
    values ($, 'x', 'https://tool.example.com/' || $, 'json')`,
  // Created by the request itself.
  'public.erasures': undefined,
};

/** Names of secret columns: never exported. */
export const secretColumn = /password|token|secret|hmac|hash|^parent$|auth_code|code_challenge/;

/** Signs a user up and marks all their columns, except those that match `spared`. */
export async function seedAccount(
  services: Services,
  name: string,
  spared = /^$/,
): Promise<SeededAccount> {
  const { supabase } = services;
  const sign = `mark-${name}-`;
  const person = await supabase.createUser(`${sign}@example.test`, 'correct horse', {
    first_name: `${sign}given`,
    last_name: `${sign}family`,
    full_name: `${sign}whole`,
  });
  await supabase.proveAddress(person.id);
  const tables = await supabase.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
     where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p')
     union select 'auth.users'`,
  );
  for (const { name: table } of tables) {
    if (!(table in rows)) {
      throw new Error(`Add a row of ${table} to tests/functions/account/seeded-account.ts.`);
    }
    const values = rows[table]?.replaceAll('$', `'${person.id}'`);
    if (values !== undefined) await supabase.query(`insert into ${table} ${values}`);
  }
  await supabase.query(
    `insert into auth.audit_log_entries (id, payload, created_at) values ('${randomUUID()}',
     '${JSON.stringify({ actor_id: person.id, actor_username: person.email, note: `${sign}audit` })}',
     now())`,
  );
  const marks = new Map<string, string>();
  // Without triggers: they would reject a marker here.
  await supabase.query('set session_replication_role = replica');
  for (const { name: table } of tables) {
    for (const [column, mark] of await markTable(services, table, person.id, sign, spared)) {
      marks.set(`${table}.${column}`, mark);
    }
  }
  await supabase.query('set session_replication_role = origin');
  return { ...person, marks, sign };
}

async function markTable(
  { supabase }: Services,
  table: string,
  id: string,
  sign: string,
  spared: RegExp,
): Promise<Map<string, string>> {
  const columns = await supabase.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
       and attgenerated = '' and attname !~ '(^|_)id$|^email$|^aud$|^role$|^provider$'`,
  );
  const marks = new Map<string, string>();
  for (const { name, type } of columns) {
    if (spared.test(name)) continue;
    const label = `${sign}${table}.${name}`.replace(/[^a-z0-9-]/g, '-').slice(0, 60);
    for (const [value, mark] of candidates(type, label)) {
      try {
        const written = await supabase.query(
          `update ${table} set ${name} = ${value}
           where ${table === 'auth.users' ? 'id' : 'user_id'} = '${id}' returning 1`,
        );
        if (written.length > 0) marks.set(name, mark);
        break;
      } catch (error) {
        // A check constraint that no marker passes, such as a list of values.
        if ((error as { code?: string }).code !== '23514') throw error;
      }
    }
  }
  return marks;
}

/** Ways to write a marker into a column of a type, as SQL and as read back. */
function candidates(type: string, mark: string): [sql: string, written: string][] {
  if (/^jsonb?$/.test(type)) {
    return [[`'{"note":"${mark}"}'`, mark]];
  }
  if (type === 'text[]') return [[`array['${mark}']`, mark]];
  if (!/^(text|character varying)$/.test(type)) return [];
  const digits = [...Buffer.from(mark)].reduce((sum, byte) => (sum * 31 + byte) % 1e10, 7);
  const phone = `+33${String(digits).padStart(10, '1')}`;
  const hash = mark.padEnd(64, '0');
  return [mark, phone, hash].map((text) => [`'${text}'`, text]);
}

/** All rows of all tables of all schemas that are not PostgreSQL's own, as text, by table. */
export async function dump({ supabase }: Services): Promise<Map<string, string>> {
  const tables = await supabase.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm') and n.nspname !~ '^(pg_|information_schema$)'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await supabase.query<{ rows: string | null }>(
      `select jsonb_agg(to_jsonb(x))::text as rows from ${name} x`,
    );
    found.set(name, row?.rows ?? '');
  }
  return found;
}

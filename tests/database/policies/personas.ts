/**
 * The personas, and the two ways to run commands: through the Data API, and in a rolled-back
 * transaction.
 */
import { createHmac } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Person, Row, Supabase } from '../fixtures/supabase.ts';

/**
 * `other` and `selfStyledEditor` do not own the rows; the latter only has the role in the metadata that users may change.
 * `halfway` and `verified` own their rows and have a second factor: not yet given, and given. `editor` has the role from
 * the operator and has given a second factor; `editorBefore` has not. `ended` and `editorEnded` are the owner and the
 * editor with a token whose session was deleted.
 */
export const personas = [
  'owner',
  'other',
  'anonymous',
  'selfStyledEditor',
  'halfway',
  'verified',
  'editorBefore',
  'editor',
  'ended',
  'editorEnded',
  'service',
] as const;
export type Persona = (typeof personas)[number];

export const commands = ['select', 'insert', 'update', 'delete'] as const;
export type Command = (typeof commands)[number];

/**
 * One command; `values` are the row to insert or the columns to change, `columns` those to select: all, unless given.
 * Writes have no row filter.
 */
export interface Attempt {
  readonly table: string;
  readonly command: Command;
  readonly values?: Row;
  readonly columns?: readonly string[] | undefined;
}

/** The result of a function for a caller without the privilege. */
export const refused = 'refused';

export interface Driver {
  /** Runs SQL as the database's owner. */
  readonly query: <T = Row>(sql: string) => Promise<T[]>;
  /** The account whose rows are the target. */
  subjectOf(persona: Persona): string;
  /** The id of an account that owns no rows. */
  readonly stranger: string;
  /**
   * Returns the number of rows selected. A refused write does not throw; only the stored rows show
   * it.
   */
  attempt(persona: Persona, wish: Attempt): Promise<number>;
  /** Calls a function without arguments; returns its result. */
  call(persona: Persona, name: string): Promise<unknown>;
}

/** The id of a session that does not exist. */
const endedSession = '00000000-0000-4000-8000-00000000dead';

type Name = 'owner' | 'other' | 'selfStyledEditor' | 'guarded' | 'editor';
type Account = { readonly id: string };

/**
 * Five accounts with their second factors, and a session of each with the id of the account; the `owner` has an
 * unverified factor.
 */
export async function createPeople<Made extends Account>(
  query: Driver['query'],
  make: (email: string, metadata: Row) => Promise<Made>,
): Promise<Record<Name, Made>> {
  const made = async (name: Name, metadata: Row = {}) =>
    await make(`${name}@example.test`, metadata);
  const people = {
    owner: await made('owner'),
    other: await made('other'),
    selfStyledEditor: await made('selfStyledEditor', { role: 'editor' }),
    guarded: await made('guarded'),
    editor: await made('editor'),
  };
  await query(
    `insert into address_proofs (user_id) values ('${people.owner.id}'), ('${people.guarded.id}');
     insert into auth.mfa_factors (user_id, factor_type, status, secret, created_at, updated_at) values
      ('${people.owner.id}', 'totp', 'unverified', 'secret', now(), now()),
      ('${people.guarded.id}', 'totp', 'verified', 'secret', now(), now());
     insert into auth.sessions (id, user_id) select u.id, u.id from auth.users u
       on conflict do nothing;
     update auth.users set raw_app_meta_data =
       coalesce(raw_app_meta_data::jsonb, '{}') || '{"role": "editor"}' where id = '${people.editor.id}'`,
  );
  return people;
}

function shared(query: Driver['query'], people: Record<Name, Account>) {
  return {
    query,
    subjectOf: (persona: Persona) =>
      (persona === 'halfway' || persona === 'verified' ? people.guarded : people.owner).id,
    stranger: people.other.id,
  };
}

/** Runs commands as the browser does: over HTTP, with the user's token. */
export function throughApi(supabase: Supabase, people: Record<Name, Person>): Driver {
  const signed = (token: string, claims: Row) =>
    createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { Authorization: `Bearer ${withClaims(token, claims, supabase)}` } },
    }) as SupabaseClient;
  const clients: Record<Persona, SupabaseClient> = {
    owner: people.owner.client,
    other: people.other.client,
    anonymous: supabase.clientFor(supabase.publishableKey),
    selfStyledEditor: people.selfStyledEditor.client,
    halfway: signed(people.guarded.token, { aal: 'aal1' }),
    verified: signed(people.guarded.token, { aal: 'aal2' }),
    editorBefore: people.editor.client,
    editor: signed(people.editor.token, { aal: 'aal2' }),
    ended: signed(people.owner.token, { session_id: endedSession }),
    editorEnded: signed(people.editor.token, { aal: 'aal2', session_id: endedSession }),
    service: supabase.clientFor(supabase.secretKey),
  };
  return {
    ...shared((sql) => supabase.query(sql), people),
    async attempt(persona, { table, command, values = {}, columns = ['*'] }) {
      const rows = clients[persona].from(table);
      if (command === 'insert') await rows.insert(values);
      else if (command === 'update') await rows.update(values);
      else if (command === 'delete') await rows.delete();
      else return ((await rows.select(columns.join())).data as Row[] | null)?.length ?? 0;
      return 0;
    },
    async call(persona, name) {
      const answer = await clients[persona].rpc(name);
      return answer.error ? refused : (answer.data as unknown);
    },
  };
}

/** The same token with other claims, such as the assurance level that Auth signs after a second factor. */
function withClaims(token: string, changes: Row, { jwtSecret }: Supabase): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = {
    ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Row),
    ...changes,
  };
  const body = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}

/**
 * Runs commands in the open transaction, with the persona's role and claims, as the Data API does.
 */
export function inTransaction(query: Driver['query'], people: Record<Name, Account>): Driver {
  const ids: Partial<Record<Persona, string>> = {
    owner: people.owner.id,
    other: people.other.id,
    selfStyledEditor: people.selfStyledEditor.id,
    halfway: people.guarded.id,
    verified: people.guarded.id,
    editorBefore: people.editor.id,
    editor: people.editor.id,
    ended: people.owner.id,
    editorEnded: people.editor.id,
  };
  const as = async (persona: Persona, sql: string): Promise<Row[] | typeof refused> => {
    const sub = ids[persona] ?? '';
    const named = persona === 'service' ? 'service_role' : 'anon';
    const role = sub === '' ? named : 'authenticated';
    const claims = {
      sub,
      role,
      aal: ['verified', 'editor', 'editorEnded'].includes(persona) ? 'aal2' : 'aal1',
      session_id: persona === 'ended' || persona === 'editorEnded' ? endedSession : sub,
    };
    try {
      const rows = await query(
        `savepoint attempt; set local role ${role};
         set local "request.jwt.claim.sub" = '${sub}';
         set local "request.jwt.claims" = '${JSON.stringify(claims)}'; ${sql}`,
      );
      await query('reset role; release savepoint attempt');
      return rows;
    } catch {
      await query('rollback to savepoint attempt; release savepoint attempt');
      return refused;
    }
  };
  return {
    ...shared(query, people),
    async attempt(persona, { table, command, values = {}, columns: wanted = ['*'] }) {
      const columns = Object.keys(values);
      const record = `jsonb_populate_record(null::public.${table}, '${JSON.stringify(values)}')`;
      const sql = {
        select: `select ${wanted.join()} from public.${table}`,
        insert: `insert into public.${table} (${columns.join()}) select ${columns.join()} from ${record}`,
        update: `update public.${table} set ${columns.map((name) => `${name} = wanted.${name}`).join()}
          from ${record} as wanted`,
        delete: `delete from public.${table}`,
      }[command];
      const rows = await as(persona, sql);
      return rows === refused ? 0 : rows.length;
    },
    async call(persona, name) {
      const answer = await as(persona, `select public.${name}() as answer`);
      return answer === refused ? refused : answer[0]?.answer;
    },
  };
}

/**
 * A whole Supabase for a test: `@supabase/lite` with the project's own migrations, on PGlite (one
 * connection, quick) or on a real PostgreSQL (for races), reached over HTTP on a free port.
 */
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { App } from '@supabase/lite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { MFA_SCHEMA } from '../../local/supabase/mfa-schema.ts';
import { serve } from './http.ts';
import { openPglite, openPostgres, type Row } from './postgres.ts';

export type { Row };

/** A signed-in account of a test. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Speaks as this person, through the Data API. */
  readonly client: SupabaseClient;
}

export interface Supabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly app: Pick<App, 'fetch'>;
  /** A client without a session: the service with the secret key, anybody with the publishable one. */
  clientFor(key: string): SupabaseClient;
  /** Signs somebody up through the Auth API; `data` becomes the account's metadata. */
  createUser(email: string, password: string, data?: Row): Promise<Person>;
  /** Runs SQL as the database's owner; gives the rows of the last statement. */
  query<T = Row>(sql: string): Promise<T[]>;
  close(): Promise<void>;
}

const migrations = new URL('../../supabase/migrations/', import.meta.url);

/** Starts one, migrated and empty; `close` frees its port, its processes and its files. */
export async function startSupabase(
  options: { readonly driver?: 'pglite' | 'postgres' } = {},
): Promise<Supabase> {
  const database = await (options.driver === 'postgres' ? openPostgres() : openPglite());
  const publishableKey = `sb_publishable_${randomBytes(16).toString('hex')}`;
  const secretKey = `sb_secret_${randomBytes(16).toString('hex')}`;
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: randomBytes(32).toString('hex'),
      publishable_key: publishableKey,
      secret_key: secretKey,
      site_url: 'http://127.0.0.1',
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: false },
    },
    options: { server: { admin: false } },
  });
  await app.ensureSystemSchema();
  await database.query(MFA_SCHEMA);
  for (const file of (await readdir(migrations)).sort()) {
    await database.query(await readFile(new URL(file, migrations), 'utf8'));
  }
  await app.init();
  const server = await serve((request) => database.inTurn(() => app.fetch(request)));

  const clientFor = (key: string, token?: string): SupabaseClient =>
    createClient(server.origin, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(token === undefined ? {} : { global: { headers: { Authorization: `Bearer ${token}` } } }),
    }) as SupabaseClient;
  // The first use of a role runs DDL: parallel first uses would fail.
  await clientFor(publishableKey).from('profiles').select('user_id');
  await clientFor(secretKey).from('profiles').select('user_id');

  return {
    url: server.origin,
    publishableKey,
    secretKey,
    app,
    clientFor,
    query: <T>(sql: string) => database.query(sql) as Promise<T[]>,
    async createUser(email, password, data = {}) {
      const { data: made, error } = await clientFor(publishableKey).auth.signUp({
        email,
        password,
        options: { data },
      });
      if (error) throw error;
      if (!made.user || !made.session) throw new Error('Signing up gave no session.');
      const token = made.session.access_token;
      return { id: made.user.id, email, token, client: clientFor(publishableKey, token) };
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}

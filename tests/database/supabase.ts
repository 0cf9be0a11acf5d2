/**
 * A whole Supabase for a test: `@supabase/lite` with the project's own migrations, on PGlite (one
 * connection, quick) or on a real PostgreSQL (for races), reached over HTTP on a free port.
 */
import { randomBytes } from 'node:crypto';
import { App } from '@supabase/lite';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { OutgoingMail } from '../../local/mail/index.ts';
import type { EmailVerification } from '../../local/settings.ts';
import { NO_MAIL, authSettings, createAuth, setVerification } from '../../local/supabase/auth.ts';
import { createLimits } from '../../local/supabase/limits.ts';
import { createMails } from '../../local/supabase/mails.ts';
import type { Query } from '../../local/supabase/query.ts';
import { serve } from './http.ts';
import { openPglite, openPostgres, type Database, type Row } from './postgres.ts';
import { migrate, migratedSnapshot } from './snapshot.ts';

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
  /** Signs access tokens. */
  readonly jwtSecret: string;
  /** Answers a request as if it came from this address. */
  readonly fetch: (request: Request, caller: string) => Promise<Response>;
  /** A client without a session: the service with the secret key, anybody with the publishable one. */
  clientFor(key: string): SupabaseClient;
  /** Signs somebody up through the Auth API; `data` becomes the account's metadata. */
  createUser(email: string, password: string, data?: Row): Promise<Person>;
  /** Runs SQL as the database's owner; gives the rows of the last statement. */
  query<T = Row>(sql: string): Promise<T[]>;
  /** Runs one statement with parameters, as the database's owner. */
  readonly run: Query;
  close(): Promise<void>;
}

export interface SupabaseOptions {
  readonly driver?: 'pglite' | 'postgres';
  /** Default: `emailjs`. */
  readonly verification?: EmailVerification;
  /** How long sign-up and reset take at least, in ms; default: as short as can be. */
  readonly evenTime?: number;
  /** Where mails are put. */
  readonly mails?: OutgoingMail[];
  /** Hears what a real PostgreSQL remarks, plans included. */
  readonly onNotice?: (message: string) => void;
}

/** Where mails lead to. */
export const siteOrigin = 'http://127.0.0.1';

/** Starts one, migrated and empty; `close` frees its port, its processes and its files. */
export async function startSupabase(options: SupabaseOptions = {}): Promise<Supabase> {
  const database = await openDatabase(options);
  const keys = {
    publishableKey: `sb_publishable_${randomBytes(16).toString('hex')}`,
    secretKey: `sb_secret_${randomBytes(16).toString('hex')}`,
    jwtSecret: randomBytes(32).toString('hex'),
  };
  const { publishableKey, secretKey, jwtSecret } = keys;
  const app = new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: authSettings(siteOrigin, keys),
    options: { server: { admin: false }, drivers: { email: NO_MAIL } },
  });
  await app.init();
  const ask = queryOf(database);
  const { verification = 'emailjs', evenTime = 0, mails = [] } = options;
  await setVerification(ask, verification);
  const deliver = async (mail: OutgoingMail): Promise<void> => void mails.push(mail);
  const fetch = createAuth({
    siteOrigin,
    keys,
    query: ask,
    limits: createLimits(ask, keys.jwtSecret),
    mails: createMails({ deliver }, siteOrigin, verification),
    lite: (request) => database.inTurn(async () => app.fetch(request)),
    evenTime,
  });
  const server = await serve((request) => fetch(request, '127.0.0.1'));

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
    jwtSecret,
    fetch,
    clientFor,
    query: <T>(sql: string) => database.query(sql) as Promise<T[]>,
    run: ask,
    async createUser(email, password, data = {}) {
      const { auth } = clientFor(publishableKey);
      const { error: refused } = await auth.signUp({ email, password, options: { data } });
      if (refused) throw refused;
      const { data: made, error } = await auth.signInWithPassword({ email, password });
      if (error) throw error;
      const token = made.session.access_token;
      return { id: made.user.id, email, token, client: clientFor(publishableKey, token) };
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}

async function openDatabase({ driver, onNotice }: SupabaseOptions): Promise<Database> {
  if (driver !== 'postgres') return openPglite(await migratedSnapshot());
  const database = await openPostgres(onNotice);
  await migrate(database);
  return database;
}

/** Runs one statement with parameters, on either database. */
function queryOf(database: Database): Query {
  const driver = database.connection.driver as
    | { unsafe(sql: string, parameters: unknown[], how: { prepare: true }): Promise<Row[]> }
    | { query(sql: string, parameters: unknown[]): Promise<{ rows: Row[] }> };
  return (sql, parameters = []) =>
    database.inTurn(async () => {
      const rows =
        'unsafe' in driver
          ? // Prepared, as the Data API does: one way there and back instead of two.
            await driver.unsafe(sql, [...parameters], { prepare: true })
          : (await driver.query(sql, [...parameters])).rows;
      return rows as never;
    });
}

import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { GoogleService } from './google.ts';
import type { MailService } from './mail.ts';
import { listen } from './netlify/listen.ts';
import { readBody, sendResponse, toRequest } from './netlify/messages.ts';
import { type Keys, root } from './settings.ts';
import { openDatabase } from './supabase/database.ts';
import { MFA_SCHEMA } from './supabase/mfa-schema.ts';
import { applyMigrations } from './supabase/migrations.ts';
import { createTurns } from './supabase/turns.ts';

export interface SupabaseOptions {
  dataDir: string;
  /** The site's origin: where mails and Google lead back to. */
  siteOrigin: string;
  keys: Pick<Keys, 'publishableKey' | 'secretKey' | 'jwtSecret'>;
  mail: Pick<MailService, 'deliver'>;
  google: Pick<GoogleService, 'clientId' | 'clientSecret' | 'rewriteAuthorizeLocation'>;
  /** Default: the project's `supabase/migrations`. */
  migrations?: string;
}

export interface Supabase {
  /** Loopback origin, for functions. */
  url: string;
  /** Answers a request to /auth/v1 or /rest/v1. */
  handle(request: Request): Promise<Response>;
  /** Runs SQL as the database's owner. */
  query<T>(sql: string, parameters?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

const PATHS = /^\/(auth|rest)\/v1(\/|$)/;

/** Starts Supabase: PostgreSQL, Auth and the Data API, in this process. */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { dataDir, siteOrigin, keys, mail, google } = options;
  const connection = await openDatabase(dataDir);
  const inTurn = createTurns();
  const app = new App({
    connection,
    api: { external_url: siteOrigin, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteOrigin,
      additional_redirect_urls: [`${siteOrigin}/**`],
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: false, double_confirm_changes: true },
      external: {
        google: { enabled: true, client_id: google.clientId, secret: google.clientSecret },
      },
    },
    options: {
      server: { admin: false },
      drivers: { email: { send: (message) => mail.deliver(message) } },
    },
  });
  await app.ensureSystemSchema();
  await connection.driver.exec(MFA_SCHEMA);
  await applyMigrations(connection.driver, options.migrations ?? join(root, 'supabase/migrations'));
  await app.init();

  async function handle(request: Request): Promise<Response> {
    const response = await inTurn(async () => app.fetch(request));
    const location = response.headers.get('location');
    if (location === null) return response;
    const headers = new Headers(response.headers);
    headers.set('location', google.rewriteAuthorizeLocation(location));
    return new Response(response.body, { status: response.status, headers });
  }

  const server = await listen(0, async (req, res) => {
    if (!PATHS.test(req.url ?? '')) return sendResponse(res, new Response(null, { status: 404 }));
    const body = await readBody(req);
    if (body === undefined) return sendResponse(res, new Response(null, { status: 413 }));
    return sendResponse(res, await handle(toRequest(req, server.origin, body)));
  });

  return {
    url: server.origin,
    handle,
    query: (sql, parameters = []) =>
      inTurn(async () => (await connection.driver.query(sql, parameters)).rows as never),
    async close() {
      await server.close();
      await inTurn(() => connection.close());
    },
  };
}
